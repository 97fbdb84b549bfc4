import type { Caller, Db } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { updateUser } from '../people/people.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { endSessionsOf } from './end-sessions.ts';
import { notifyOwner } from './notify-owner.ts';
import { findOwnAccount, lockOwnAccount } from './own-account-store.ts';
import { refuseCommon, refuseOwnNames } from './refuse-guessable.ts';

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/**
 * Changes a user's password. All other sessions end, and the user is notified.
 * @throws AppError `passwords_differ`, `password_unchanged`, `password_common`, `password_like_account`,
 *   `old_password_wrong` naming the field; `login_throttled`.
 */
export async function changePassword(
  db: Db,
  { userId, sessionId }: Caller,
  { oldPassword, newPassword, confirmPassword }: PasswordChange,
  now: Date,
): Promise<void> {
  if (newPassword !== confirmPassword) throw refusedField('confirmPassword', 'passwords_differ');
  if (newPassword === oldPassword) throw refusedField('newPassword', 'password_unchanged');
  await refuseCommon(db, 'newPassword', newPassword);
  const before = await findOwnAccount(db, userId);
  refuseOwnNames('newPassword', newPassword, before);
  await checkOwnPassword(db, before, { field: 'oldPassword', password: oldPassword }, now);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (trx) => {
    const account = await lockOwnAccount(trx, userId);
    // A concurrent change was faster: the checked password is no longer the current one.
    if (account.password_hash !== before.password_hash)
      throw refusedField('oldPassword', 'old_password_wrong');
    await updateUser(trx, userId, { password_hash: passwordHash });
    await endSessionsOf(trx, userId, now, { except: sessionId, passwordChanged: true });
    await notifyOwner(trx, account, { event: 'password_changed', now });
  });
}
