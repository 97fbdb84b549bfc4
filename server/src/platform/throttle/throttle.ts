import { type Kysely, sql, type Transaction } from 'kysely';

interface ThrottleTables {
  throttle_counters: { name: string; taken_at: Date[] };
}

/** At most `limit` units of `name` within any stretch of `windowMs`. */
export interface Limit {
  name: string;
  limit: number;
  windowMs: number;
}

/**
 * Takes one unit; if none is left, returns the time in ms until one is available, undefined if taken. Refused
 * attempts do not count. Stores instants instead of a count per hour, so that no caller gets twice the limit
 * around a full hour. One statement, so that any number of competing callers in any number of processes share
 * the limit exactly; it survives a restart.
 */
export async function consumeUnit<T extends ThrottleTables>(
  db: Kysely<T> | Transaction<T>,
  { name, limit, windowMs }: Limit,
  now: Date,
): Promise<number | undefined> {
  if (limit < 1) return windowMs;
  const since = new Date(now.getTime() - windowMs);
  const { rows } = await sql`
    INSERT INTO throttle_counters AS kept (name, taken_at) VALUES (${name}, ARRAY[${now}::timestamptz])
    ON CONFLICT (name) DO UPDATE SET taken_at =
      ARRAY(SELECT taken FROM unnest(kept.taken_at) AS taken WHERE taken > ${since}) || excluded.taken_at
    WHERE (SELECT count(*) FROM unnest(kept.taken_at) AS taken WHERE taken > ${since}) < ${limit}
    RETURNING name`.execute(db);
  if (rows.length > 0) return undefined;
  return waitFor(db, { name, limit, windowMs }, now);
}

/** Gives a unit back that was taken at `now`: what was tried turned out not to count. */
export async function returnUnit<T extends ThrottleTables>(
  db: Kysely<T> | Transaction<T>,
  { name }: Limit,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE throttle_counters
    SET taken_at = taken_at[:array_position(taken_at, ${now}) - 1] || taken_at[array_position(taken_at, ${now}) + 1:]
    WHERE name = ${name} AND array_position(taken_at, ${now}) IS NOT NULL`.execute(db);
}

/** Deletes the counters of which nothing was taken since the given instant; returns how many. */
export async function purgeCounters<T extends ThrottleTables>(db: Kysely<T>, since: Date): Promise<number> {
  const result = await sql`
    DELETE FROM throttle_counters
    WHERE NOT EXISTS (SELECT FROM unnest(taken_at) AS taken WHERE taken >= ${since})`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** The key to count an address by: an IPv6 customer holds a whole /64 and may use any address within it. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  // A proxy may write `0db8` for `db8`.
  const groupsOf = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => group.replace(/^0+(?=.)/, ''));
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const gap = ip.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return `${[...left, ...gap, ...right].slice(0, 4).join(':')}::/64`;
}

/** Until so few of the units taken lie within the window that there is one to take, at least 1 ms. */
async function waitFor<T extends ThrottleTables>(
  db: Kysely<T> | Transaction<T>,
  { name, limit, windowMs }: Limit,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ taken: Date }>`
    SELECT taken FROM throttle_counters, unnest(taken_at) AS taken
    WHERE name = ${name} ORDER BY taken DESC OFFSET ${limit - 1} LIMIT 1`.execute(db);
  const freeAt = (rows[0]?.taken ?? now).getTime() + windowMs;
  return Math.min(windowMs, Math.max(1, freeAt - now.getTime()));
}
