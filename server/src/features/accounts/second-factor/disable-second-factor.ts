import type { Db } from '../../../calls.ts';
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
    await lockOwnAccount(trx, user.id);
    if (!(await deleteFactor(trx, user.id))) return 'no factor';
    await notifyAccountOwner(trx, user.id, { event: 'second_factor_off', now });
    return 'done';
  });
}
