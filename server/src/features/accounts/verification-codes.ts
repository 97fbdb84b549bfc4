import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { codeEvents } from '@serai/contract/accounts/accounts';
import type { textCodeEvents } from '@serai/contract/accounts/recovery';
import type { Db, Trx } from '../../calls.ts';

export type CodeEvent = (typeof codeEvents)[number] | (typeof textCodeEvents)[number];

/** How long a code works. */
export const CODE_LIFE_MS = 600_000;
const MAX_TRIES = 5;

/**
 * Makes a new six-digit code for a target (see code-target.ts) and returns it. Only its hash is stored, and it
 * replaces the previous one.
 */
export async function issueCode(trx: Trx, target: string, event: CodeEvent, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await trx
    .insertInto('verification_codes')
    .values({
      target,
      event,
      code_hash: hashCode(target, event, code),
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    })
    .execute();
  return code;
}

/**
 * Checks a code and consumes it if it is correct: 10 minutes, once, 5 attempts, the newest only. The count of
 * attempts is kept only if the caller's transaction commits, so the caller must not throw inside it after a wrong
 * code.
 */
export async function useCode(
  trx: Trx,
  { target, event, code }: { target: string; event: CodeEvent; code: string },
  now: Date,
): Promise<boolean> {
  const issued = await trx
    .selectFrom('verification_codes')
    .select(['id', 'code_hash', 'tries', 'expires_at', 'used_at'])
    .where('target', '=', target)
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!issued || issued.used_at !== null || issued.expires_at <= now || issued.tries >= MAX_TRIES)
    return false;
  const isRight = timingSafeEqual(issued.code_hash, hashCode(target, event, code.trim()));
  await trx
    .updateTable('verification_codes')
    .set(isRight ? { used_at: now } : { tries: issued.tries + 1 })
    .where('id', '=', issued.id)
    .execute();
  return isRight;
}

/** Deletes codes that ended before the given instant; returns how many. */
export async function purgeCodes(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('verification_codes')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function hashCode(target: string, event: string, code: string): Buffer {
  return createHash('sha256').update(`${event}\n${target}\n${code}`).digest();
}
