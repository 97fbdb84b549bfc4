import type { Away } from '../journey.ts';

const MINUTE_MS = 60_000;

/** Minutes of a period that at least one interval covers; overlaps count once. */
export function busyMinutes(intervals: readonly Away[], period: Away): number {
  const sorted = [...intervals].sort((a, b) => a.from.getTime() - b.from.getTime());
  let covered = 0;
  let until = period.from.getTime();
  for (const { from, to } of sorted) {
    const start = Math.max(from.getTime(), until);
    const end = Math.min(to.getTime(), period.to.getTime());
    if (end <= start) continue;
    covered += end - start;
    until = end;
  }
  return Math.round(covered / MINUTE_MS);
}
