import { type Kysely, sql, type Transaction } from 'kysely';

interface ThrottleTables {
  throttle_counters: { name: string; window_start: Date; count: number };
}

/** At most `limit` units of `name` in each window of `windowMs`. */
export interface Limit {
  name: string;
  limit: number;
  windowMs: number;
}

/**
 * Takes one unit and answers how long (ms) until the next window when there was none left; undefined = taken.
 * One statement, so that any number of rivals, in any number of processes, share the limit exactly; the
 * counters survive a restart.
 */
export async function takeUnit<T extends ThrottleTables>(
  db: Kysely<T> | Transaction<T>,
  limit: Limit,
  now: Date,
): Promise<number | undefined> {
  const start = windowStart(limit, now);
  const { rows } = await sql<{ count: number }>`
    INSERT INTO throttle_counters (name, window_start, count) VALUES (${limit.name}, ${start}, 1)
    ON CONFLICT (name, window_start) DO UPDATE SET count = throttle_counters.count + 1
    RETURNING count`.execute(db);
  if (rows[0]!.count <= limit.limit) return undefined;
  return start.getTime() + limit.windowMs - now.getTime();
}

/** Gives a unit back: what was tried turned out not to count. */
export async function returnUnit<T extends ThrottleTables>(
  db: Kysely<T> | Transaction<T>,
  limit: Limit,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE throttle_counters SET count = count - 1
    WHERE name = ${limit.name} AND window_start = ${windowStart(limit, now)} AND count > 0`.execute(db);
}

/** Deletes the counters of windows that began before the given instant; returns how many. */
export async function forgetCounters<T extends ThrottleTables>(db: Kysely<T>, before: Date): Promise<number> {
  const result = await sql`DELETE FROM throttle_counters WHERE window_start < ${before}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** Whom an address stands for: an IPv6 customer holds a whole /64 and may change within it at will. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = ip.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return `${[...left, ...gap, ...right].slice(0, 4).join(':')}::/64`;
}

function windowStart({ windowMs }: Limit, now: Date): Date {
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}
