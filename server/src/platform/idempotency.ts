import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { inTransaction } from './db/transaction.ts';
import { AppError } from './http/app-error.ts';
import type { Answer } from './http/route.ts';

interface IdempotencyTables {
  idempotency_keys: {
    scope: string;
    call: string;
    key: string;
    body_hash: Buffer;
    reply: unknown;
    created_at: Date;
  };
}

/** Which command is repeated: whose key (a user's), for which call, with which body. */
export interface CommandKey {
  scope: string;
  call: string;
  key: string;
  rawBody: string;
  now: Date;
}

/**
 * Runs a command in one transaction, at most once per key. The key's row is claimed first, so a rival with the
 * same key waits for the first one's commit and then gets its stored reply; a refusal rolls the claim back and
 * leaves the key free. Same key with another body: `idempotency_key_reused`.
 */
export async function runOnce<T extends IdempotencyTables>(
  db: Kysely<T>,
  command: CommandKey,
  operation: (trx: Transaction<T>) => Promise<unknown>,
): Promise<Answer> {
  const bodyHash = createHash('sha256').update(command.rawBody).digest();
  return inTransaction(db, async (trx) => {
    const keys = trx as unknown as Transaction<IdempotencyTables>;
    const claimed = await claimKey(keys, command, bodyHash);
    if (!claimed) return replay(keys, command, bodyHash);
    const data = await operation(trx);
    await keys
      .updateTable('idempotency_keys')
      .set({ reply: JSON.stringify(data) })
      .where('scope', '=', command.scope)
      .where('call', '=', command.call)
      .where('key', '=', command.key)
      .execute();
    return { data, replayed: false };
  });
}

async function claimKey(
  trx: Transaction<IdempotencyTables>,
  { scope, call, key, now }: CommandKey,
  bodyHash: Buffer,
): Promise<boolean> {
  const result = await trx
    .insertInto('idempotency_keys')
    .values({ scope, call, key, body_hash: bodyHash, reply: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function replay(
  trx: Transaction<IdempotencyTables>,
  { scope, call, key }: CommandKey,
  bodyHash: Buffer,
): Promise<Answer> {
  const stored = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('scope', '=', scope)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!stored.body_hash.equals(bodyHash)) throw new AppError('idempotency_key_reused');
  return { data: stored.reply, replayed: true };
}

/** Forgets keys older than the given instant (kept at least 7 days). */
export async function purgeKeys<T extends IdempotencyTables>(db: Kysely<T>, before: Date): Promise<number> {
  const result = await sql`DELETE FROM idempotency_keys WHERE created_at < ${before}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
