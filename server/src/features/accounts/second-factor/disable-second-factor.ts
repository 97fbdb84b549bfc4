import type { Db, Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notifyAccountOwner } from '../notify-owner.ts';
import { lockOwnAccount } from '../own-account-store.ts';
import { findUserByUsername } from '../user-store.ts';
import { deleteFactor } from './second-factor-store.ts';

/**
 * Disables the second factor of a user who has lost the app and the recovery codes, and notifies the user. For the
 * people who run the server; they verify the person first.
 */
export async function disableSecondFactor(
  db: Db,
  username: string,
  now: Date,
): Promise<'done' | 'no user' | 'no factor'> {
  return inTransaction(db, async (trx) => {
    const user = await findUserByUsername(trx, username);
    if (!user) return 'no user';
    return (await resetSecondFactor(trx, user.id, now)) ? 'done' : 'no factor';
  });
}

/** Removes a user's second factor and notifies the user; false if there is none. The caller verified the person. */
export async function resetSecondFactor(trx: Trx, userId: number, now: Date): Promise<boolean> {
  await lockOwnAccount(trx, userId);
  if (!(await deleteFactor(trx, userId))) return false;
  await notifyAccountOwner(trx, userId, { event: 'second_factor_off', now });
  return true;
}
