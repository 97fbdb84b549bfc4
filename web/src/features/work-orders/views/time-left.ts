/** A duration in at most two units: `{ days: 1, hours: 3 }`, `{ hours: 1, minutes: 5 }`, `{ minutes: 12 }`. */
export interface SpanParts {
  days?: number;
  hours?: number;
  minutes?: number;
}

/** Splits seconds for display: no seconds, and no minutes beside days. */
export function spanParts(seconds: number): SpanParts {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return { days, ...(hours > 0 ? { hours } : {}) };
  const rest = minutes % 60;
  if (hours > 0) return { hours, ...(rest > 0 ? { minutes: rest } : {}) };
  return { minutes: rest };
}
