import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/calls.ts';
import { ownerOf } from './table-owners.ts';

/** Counters of tries and limits, and messages between processes. */
const unwatched: ReadonlySet<string> = new Set([
  'captcha_challenges',
  'change_marks',
  'changes',
  'login_tickets',
  // Who has an order open, recorded by a reading call.
  'order_presence',
  // A refusal for an expired preview returns a new one.
  'refund_previews',
  'schema_migrations',
  'session_uses',
  'throttle_counters',
  'upload_attempts',
  'verification_codes',
]);

/** Tables whose rows a refused call must not change: all except the unwatched ones. */
export const watched = Object.keys(ownerOf).filter((table) => !unwatched.has(table));

/**
 * A function of the test database that returns, per table, the number of rows and the age of the newest row,
 * in transactions since the first. A function caches its plan; planning these queries takes longer than
 * running them. Ages are numbers; transaction ids would have to be converted to text to be compared.
 */
export const marksFunction = `
  CREATE FUNCTION test_marks() RETURNS text[] LANGUAGE plpgsql AS $$
  BEGIN
    RETURN ARRAY[${watched
      .map((table) => `(SELECT count(*) || ' ' || age('3'::xid) - min(age(xmin)) FROM ${table})`)
      .join(',')}];
  END $$`;

/**
 * Returns a mark that changes whenever a row is written, even with equal values. Much cheaper than the
 * digest, for callers who check before and after each of many calls that must change nothing.
 */
export async function markState(db: Db): Promise<string> {
  const { rows } = await sql<{ marks: (string | null)[] }>`SELECT test_marks() AS marks`.execute(db);
  return rows[0]!.marks.join('\n');
}

/** One sum of row hashes per table, in one statement. */
const digests = sql.join(
  watched.map(
    (table) => sql`(SELECT sum(hashtextextended(row::text, 0))::text FROM ${sql.table(table)} AS row)`,
  ),
);

/** Returns one hash over all watched tables, equal for equal state. */
export async function digestState(db: Db): Promise<string> {
  const { rows } = await sql<{ digests: (string | null)[] }>`SELECT ARRAY[${digests}] AS digests`.execute(db);
  return createHash('sha256').update(rows[0]!.digests.join('\n')).digest('hex');
}
