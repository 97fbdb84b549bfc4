import type { Db } from '../../calls.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { consumeTries, judged } from './consume-tries.ts';
import type { OwnAccount } from './own-account-store.ts';

/**
 * Refuses a person at an open session who does not know the user's password: 5 tries in 15 minutes. Must not
 * run inside a transaction: it hashes, and its count must survive a rollback.
 *
 * @throws AppError `old_password_wrong` naming the field, `login_throttled`.
 */
export async function checkOwnPassword(
  db: Db,
  account: OwnAccount,
  { field, password }: { field: string; password: string },
  now: Date,
): Promise<void> {
  const limit = { name: `own-password:${account.id}`, limit: 5, windowMs: 15 * 60_000 };
  const returnTry = await consumeTries(db, [limit], now);
  if (!(await judged(verifyPassword(account.password_hash, password), returnTry)))
    throw refusedField(field, 'old_password_wrong');
  await returnTry();
}
