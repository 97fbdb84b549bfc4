import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';

interface LinkTables {
  one_time_links: {
    token_hash: Buffer;
    purpose: string;
    facts: unknown;
    expires_at: Date;
    used_at: Date | null;
  };
}
type Trx<T extends LinkTables> = Transaction<T>;

/** Makes the token of a link that works once; only its hash is kept. */
export async function makeLink<T extends LinkTables>(
  trx: Kysely<T>,
  link: { purpose: string; facts: Record<string, number | string>; expiresAt: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`INSERT INTO one_time_links (token_hash, purpose, facts, expires_at)
    VALUES (${hashOf(token)}, ${link.purpose}, ${JSON.stringify(link.facts)}::jsonb,
      ${link.expiresAt}::timestamptz)`.execute(trx);
  return token;
}

/** The facts of a link that would still work; asked before work that a guess must not cost. */
export async function findLink<T extends LinkTables>(
  db: Kysely<T>,
  { purpose, token }: { purpose: string; token: string },
  now: Date,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ facts: Record<string, unknown> }>`SELECT facts FROM one_time_links
    WHERE token_hash = ${hashOf(token)} AND purpose = ${purpose} AND used_at IS NULL
      AND expires_at > ${now}::timestamptz`.execute(db);
  return rows[0]?.facts;
}

/** Uses a link up and answers its facts; of two at once one gets them. */
export async function useLink<T extends LinkTables>(
  trx: Kysely<T>,
  { purpose, token }: { purpose: string; token: string },
  now: Date,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ facts: Record<string, unknown> }>`
    UPDATE one_time_links SET used_at = ${now}::timestamptz
    WHERE token_hash = ${hashOf(token)} AND purpose = ${purpose} AND used_at IS NULL
      AND expires_at > ${now}::timestamptz
    RETURNING facts`.execute(trx);
  return rows[0]?.facts;
}

/** Makes a link work again whose use came to nothing. */
export async function returnLink<T extends LinkTables>(
  db: Kysely<T>,
  { purpose, token }: { purpose: string; token: string },
): Promise<void> {
  await sql`UPDATE one_time_links SET used_at = NULL
    WHERE token_hash = ${hashOf(token)} AND purpose = ${purpose}`.execute(db);
}

/** Ends all links of a purpose. */
export async function endAllLinks<T extends LinkTables>(trx: Trx<T>, purpose: string): Promise<void> {
  await sql`DELETE FROM one_time_links WHERE purpose = ${purpose}`.execute(trx);
}

/** Ends the links of a purpose that carry a fact. */
export async function endLinks<T extends LinkTables>(
  trx: Trx<T>,
  { purpose, fact, value }: { purpose: string; fact: string; value: number | string },
): Promise<void> {
  await sql`DELETE FROM one_time_links
    WHERE purpose = ${purpose} AND facts ->> ${fact} = ${String(value)}`.execute(trx);
}

/** Deletes the links of a purpose that ended before the given instant; returns how many. */
export async function purgeLinks<T extends LinkTables>(
  db: Kysely<T>,
  { purpose, before }: { purpose: string; before: Date },
): Promise<number> {
  const result = await sql`DELETE FROM one_time_links
    WHERE purpose = ${purpose} AND expires_at < ${before}::timestamptz`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
