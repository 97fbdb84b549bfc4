import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { addressKey, type Limit, returnUnit, takeUnit } from '../../../platform/throttle/throttle.ts';
import type { Db } from '../../permissions/permissions.ts';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Counts a try at a login's second step before it is looked at: 10 wrong ones in a quarter of an hour for an account
 * from one network address, 50 from that address for all accounts, and 100 codes of the app in a day for an account
 * from everywhere. Beyond the last its recovery codes, which nobody can guess, still let its user in. The answer gives
 * the try back when the code was right.
 *
 * @throws AppError `login_throttled`, `second_factor_exhausted`.
 */
export async function takeLoginTry(
  db: Db,
  { userId, ip, isTotp }: { userId: number; ip: string; isTotp: boolean },
  now: Date,
): Promise<() => Promise<void>> {
  const address = addressKey(ip);
  const limits: Limit[] = [
    { name: `second-factor:${userId}:${address}`, limit: 10, windowMs: QUARTER_MS },
    { name: `second-factor:${address}`, limit: 50, windowMs: QUARTER_MS },
  ];
  if (isTotp) limits.push({ name: `second-factor-day:${userId}`, limit: 100, windowMs: DAY_MS });
  return takeAll(db, limits, now);
}

/** The same for somebody who is logged in already. */
export async function takeOwnTry(db: Db, userId: number, now: Date): Promise<() => Promise<void>> {
  return takeAll(db, [{ name: `own-second-factor:${userId}`, limit: 10, windowMs: QUARTER_MS }], now);
}

/** One unit of each limit, or of none. */
async function takeAll(db: Db, limits: readonly Limit[], now: Date): Promise<() => Promise<void>> {
  await inTransaction(db, async (trx) => {
    for (const limit of limits) {
      const waitMs = await takeUnit(trx, limit, now);
      if (waitMs === undefined) continue;
      if (limit.windowMs === DAY_MS) throw new AppError('second_factor_exhausted');
      throw new AppError('login_throttled', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
    }
  });
  return async () => {
    for (const limit of limits) await returnUnit(db, limit, now);
  };
}
