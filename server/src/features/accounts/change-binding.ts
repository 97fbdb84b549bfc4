import type { changeBind as endpoint } from '@serai/contract/accounts/profile';
import type { ParsedInputOf } from '@serai/contract/endpoint';
import { accountWords as en } from '@serai/phrases/en/account-words';
import { inLanguage } from '@serai/phrases/lang';
import { accountWords as zh } from '@serai/phrases/zh/account-words';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { isTaken, updateUser } from '../people/people.ts';
import { boundKey, columnsOf, maskTarget, readBinding } from './binding-target.ts';
import { checkOwnPassword } from './check-own-password.ts';
import type { CodeTarget } from './code-target.ts';
import { notifyOwner } from './notify-owner.ts';
import { findOwnAccount, lockOwnAccount, type OwnAccount } from './own-account-store.ts';
import { useCode } from './verification-codes.ts';
import { useProof } from './verify-binding.ts';

type Change = ParsedInputOf<typeof endpoint>;

/**
 * Replaces a user's email address or mobile number after two proofs: the token for the current address (the
 * password if there is none) and the code sent to the new one. The former addresses are notified.
 *
 * @throws AppError `binding_same`, `binding_unproved`, `old_password_wrong`, `login_throttled`, `code_wrong`,
 *   `binding_taken`; `input_invalid` naming the address.
 */
export async function changeBinding(db: Db, userId: number, change: Change, now: Date): Promise<void> {
  const { type } = change;
  const before = await findOwnAccount(db, userId);
  const wanted = readBinding(change, before.area_num);
  if (boundKey(before, type) === wanted.key) throw refusedField(type, 'binding_same');
  const hadNone = boundKey(before, type) === undefined;
  if (hadNone)
    await checkOwnPassword(db, before, { field: 'password', password: change.password ?? '' }, now);
  try {
    const isDone = await inTransaction(db, async (trx) => {
      const account = await lockOwnAccount(trx, userId);
      const isStillNone = hadNone && boundKey(account, type) === undefined;
      const proof = { target: wanted.key, event: `user_change_${type}`, code: change.captcha } as const;
      if (!(await useCode(trx, proof, now))) return false;
      // After the code, so that a wrong one leaves the token usable.
      if (!isStillNone) await useProof(trx, account, type, change.accountVerificationToken, now);
      await updateUser(trx, userId, columnsOf(wanted));
      await notifyOldAddress(trx, account, { type, wanted, now });
      return true;
    });
    // Outside the transaction, which keeps the count of wrong tries.
    if (!isDone) throw refusedField('captcha', 'code_wrong');
  } catch (error) {
    if (isTaken(error)) throw refusedField(type, 'binding_taken');
    throw error;
  }
}

async function notifyOldAddress(
  trx: Trx,
  account: OwnAccount,
  { type, wanted, now }: { type: Change['type']; wanted: CodeTarget; now: Date },
): Promise<void> {
  const facts = {
    what: inLanguage(account.lang, { zh, en }).bindings[type],
    new_address: maskTarget(wanted),
  };
  await notifyOwner(trx, account, { event: 'binding_changed', facts, isMobileLost: type === 'mobile', now });
}
