import type { BindingType } from '@serai/contract/profile';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Db, Trx } from '../permissions/permissions.ts';
import { boundKey } from './binding-target.ts';
import { findOwnAccount, type OwnAccount } from './own-account-store.ts';
import { hashToken, isToken, makeToken } from './tokens.ts';
import { useCode } from './verification-codes.ts';

const LIFE_MS = 600_000;
const PURPOSE = 'binding_proof';

/**
 * Trades a code that was sent to an address of the user for a token that proves this address, once, for 600 s.
 *
 * @throws AppError `binding_missing` when there is no such address, `code_wrong`.
 */
export async function verifyBinding(
  db: Db,
  userId: number,
  { type, captcha }: { type: BindingType; captcha: string },
  now: Date,
): Promise<{ type: BindingType; accountVerificationToken: string }> {
  const target = boundKey(await findOwnAccount(db, userId), type);
  if (target === undefined) throw refusedField('type', 'binding_missing');
  const token = makeToken();
  const isProved = await inTransaction(db, async (trx) => {
    const proof = { target, event: `user_${type}_verify`, code: captcha } as const;
    if (!(await useCode(trx, proof, now))) return false;
    await insertProof(trx, token, { userId, type, target }, now);
    return true;
  });
  // Outside the transaction, which keeps the count of wrong tries.
  if (!isProved) throw refusedField('captcha', 'code_wrong');
  return { type, accountVerificationToken: token };
}

/**
 * Uses a proof of the user's present address up; of two at once one gets it. A proof of an address that was
 * changed since proves nothing.
 *
 * @throws AppError `binding_unproved`.
 */
export async function useProof(
  trx: Trx,
  account: OwnAccount,
  type: BindingType,
  token: unknown,
  now: Date,
): Promise<void> {
  const used = isToken(token)
    ? await trx
        .updateTable('one_time_links')
        .set({ used_at: now })
        .where('token_hash', '=', hashToken(token))
        .where('purpose', '=', PURPOSE)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('facts')
        .executeTakeFirst()
    : undefined;
  const facts = used?.facts as Proof | undefined;
  const isOwn =
    facts?.userId === account.id && facts.type === type && facts.target === boundKey(account, type);
  if (!isOwn) throw new AppError('binding_unproved');
}

/** Deletes proofs that ended before the given instant; returns how many. */
export async function forgetProofs(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('one_time_links')
    .where('purpose', '=', PURPOSE)
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

interface Proof {
  userId: number;
  type: BindingType;
  target: string;
}

async function insertProof(trx: Trx, token: string, proof: Proof, now: Date): Promise<void> {
  await trx
    .insertInto('one_time_links')
    .values({
      token_hash: hashToken(token),
      purpose: PURPOSE,
      facts: JSON.stringify(proof),
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
}
