import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/calls.ts';
import { ownerOf } from './table-owners.ts';

/** Counters of tries and limits, and what processes tell each other. */
const unwatched: ReadonlySet<string> = new Set([
  'captcha_challenges',
  'change_marks',
  'changes',
  'login_tickets',
  // Who is refused for a preview that is over is answered a new one.
  'refund_previews',
  'schema_migrations',
  'session_uses',
  'throttle_counters',
  'upload_attempts',
  'verification_codes',
]);

/** Tables whose rows a refused call must not change: all of them but those. */
export const watched = Object.keys(ownerOf).filter((table) => !unwatched.has(table));

/**
 * A function of the test database that answers with the rows of each table and how young the newest of them is, counted
 * in transactions from the first: planning so many questions takes longer than answering them, and a function keeps its
 * plan. Ages are numbers; the transactions themselves would have to be written out to be compared.
 */
export const marksFunction = `
  CREATE FUNCTION test_marks() RETURNS text[] LANGUAGE plpgsql AS $$
  BEGIN
    RETURN ARRAY[${watched
      .map((table) => `(SELECT count(*) || ' ' || age('3'::xid) - min(age(xmin)) FROM ${table})`)
      .join(',')}];
  END $$`;

/**
 * The same as long as nobody has written a row, not even with the values it had: a small part of the work of the digest,
 * for those who ask before and after each of many calls that must change nothing.
 */
export async function markState(db: Db): Promise<string> {
  const { rows } = await sql<{ marks: (string | null)[] }>`SELECT test_marks() AS marks`.execute(db);
  return rows[0]!.marks.join('\n');
}

/** One sum of the hashes of its rows for each table, in one statement. */
const digests = sql.join(
  watched.map(
    (table) => sql`(SELECT sum(hashtextextended(row::text, 0))::text FROM ${sql.table(table)} AS row)`,
  ),
);

/** One hash over everything that matters, the same for the same state. */
export async function digestState(db: Db): Promise<string> {
  const { rows } = await sql<{ digests: (string | null)[] }>`SELECT ARRAY[${digests}] AS digests`.execute(db);
  return createHash('sha256').update(rows[0]!.digests.join('\n')).digest('hex');
}
