/** Returns the end of a rental moved to another start with the same length, in local time. */
export function movedEnd({ from, to }: { from: string; to: string }, begins: string): string {
  const length = instant(to) - instant(from);
  const end = instant(begins) + length;
  return Number.isNaN(end) ? to : new Date(end).toISOString().slice(0, 16);
}

/** Wall-clock time only; the price does not depend on the zone either. */
function instant(local: string): number {
  return Date.parse(`${local}Z`);
}
