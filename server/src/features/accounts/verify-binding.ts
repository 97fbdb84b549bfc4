import type { BindingType } from '@serai/contract/accounts/profile';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { makeLink, purgeLinks, useLink } from '../../platform/one-time-links.ts';
import { boundKey } from './binding-target.ts';
import { findOwnAccount, type OwnAccount } from './own-account-store.ts';
import { useCode } from './verification-codes.ts';

const LIFE_MS = 600_000;
const purpose = 'binding_proof';

/**
 * Exchanges a code that was sent to an address of the user for a token that proves this address, once, for 600 s.
 * @throws AppError `binding_missing` if there is no such address, `code_wrong`.
 */
export async function verifyBinding(
  db: Db,
  userId: number,
  { type, captcha }: { type: BindingType; captcha: string },
  now: Date,
): Promise<{ type: BindingType; accountVerificationToken: string }> {
  const target = boundKey(await findOwnAccount(db, userId), type);
  if (target === undefined) throw refusedField('type', 'binding_missing');
  const token = await inTransaction(db, async (trx) => {
    const proof = { target, event: `user_${type}_verify`, code: captcha } as const;
    if (!(await useCode(trx, proof, now))) return undefined;
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    return makeLink(trx, { purpose, facts: { userId, type, target }, expiresAt });
  });
  // Outside the transaction, which keeps the count of wrong tries.
  if (token === undefined) throw refusedField('captcha', 'code_wrong');
  return { type, accountVerificationToken: token };
}

/**
 * Consumes a proof of the user's current address; of two concurrent requests one succeeds. A proof of a former
 * address is void.
 * @throws AppError `binding_unproved`.
 */
export async function useProof(
  trx: Trx,
  account: OwnAccount,
  type: BindingType,
  token: string | null | undefined,
  now: Date,
): Promise<void> {
  const facts = token ? await useLink(trx, { purpose, token }, now) : undefined;
  const isOwn =
    facts?.userId === account.id && facts.type === type && facts.target === boundKey(account, type);
  if (!isOwn) throw new AppError('binding_unproved');
}

/** Deletes proofs that ended before the given instant; returns how many. */
export function purgeProofs(db: Db, before: Date): Promise<number> {
  return purgeLinks(db, { purpose, before });
}
