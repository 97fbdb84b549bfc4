import type { Db } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { addressKey, type Limit } from '../../../platform/throttle/throttle.ts';
import { consumeTries, type GiveBack, throttled } from '../consume-tries.ts';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Counts a try at the second step of a login before it is checked: 10 wrong ones in 15 minutes per account
 * and network address, 50 from that address for all accounts, and 100 app codes a day per account. Beyond the
 * last, recovery codes, which cannot be guessed, still work. The returned function undoes the count after a
 * correct code.
 *
 * @throws AppError `login_throttled`, `second_factor_exhausted`.
 */
export async function consumeLoginTry(
  db: Db,
  { userId, ip, isTotp }: { userId: number; ip: string; isTotp: boolean },
  now: Date,
): Promise<GiveBack> {
  const address = addressKey(ip);
  const limits: Limit[] = [
    { name: `second-factor:${userId}:${address}`, limit: 10, windowMs: QUARTER_MS },
    { name: `second-factor:${address}`, limit: 50, windowMs: QUARTER_MS },
  ];
  if (isTotp) limits.push({ name: `second-factor-day:${userId}`, limit: 100, windowMs: DAY_MS });
  return consumeTries(db, limits, now, (limit, waitMs) =>
    limit.windowMs === DAY_MS ? new AppError('second_factor_exhausted') : throttled(limit, waitMs),
  );
}

/** As above, for a user who is already logged in. */
export async function consumeOwnTry(db: Db, userId: number, now: Date): Promise<GiveBack> {
  return consumeTries(db, [{ name: `own-second-factor:${userId}`, limit: 10, windowMs: QUARTER_MS }], now);
}
