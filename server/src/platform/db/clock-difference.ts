import type { Pool } from 'pg';

/** Maximum difference between the clocks of a process and its database in ms; beyond it deadlines would be wrong. */
export const maxClockDifferenceMs = 60_000;

/**
 * Measures by how many ms this machine's clock is ahead of the database's; negative if it is behind. The round-trip
 * time is excluded. `machineNow` replaces `Date.now` in tests.
 */
export async function readClockDifference(
  pool: Pick<Pool, 'query'>,
  machineNow: () => number = Date.now,
): Promise<number> {
  const before = machineNow();
  const { rows } = await pool.query<{ now: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now',
  );
  const after = machineNow();
  const now = Number(rows[0]!.now);
  if (now < before) return before - now;
  return now > after ? after - now : 0;
}

/** Whether the difference is small enough to serve calls and run jobs. */
export function isClockRight(differenceMs: number): boolean {
  return Math.abs(differenceMs) <= maxClockDifferenceMs;
}

/** Describes the difference for operators and for the log. */
export function describeClockDifference(differenceMs: number): string {
  const seconds = Math.round(Math.abs(differenceMs) / 1000);
  return `The clocks of this machine and of the database differ by ${seconds} s. Set them right.`;
}
