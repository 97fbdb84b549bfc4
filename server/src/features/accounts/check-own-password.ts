import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { type Limit, returnUnit, takeUnit } from '../../platform/throttle/throttle.ts';
import type { Db } from '../permissions/permissions.ts';
import type { OwnAccount } from './own-account-store.ts';

/**
 * Refuses somebody who sits before an open session and does not know its user's password: 10 tries in a quarter
 * of an hour. Not to be called inside a transaction: it hashes, and its count must stay.
 *
 * @throws AppError `old_password_wrong` naming the field, `login_throttled`.
 */
export async function checkOwnPassword(
  db: Db,
  account: OwnAccount,
  { field, password }: { field: string; password: string },
  now: Date,
): Promise<void> {
  const limit: Limit = { name: `own-password:${account.id}`, limit: 10, windowMs: 15 * 60_000 };
  const waitMs = await takeUnit(db, limit, now);
  if (waitMs !== undefined)
    throw new AppError('login_throttled', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
  if (!(await verifyPassword(account.password_hash, password)))
    throw refusedField(field, 'old_password_wrong');
  await returnUnit(db, limit, now);
}
