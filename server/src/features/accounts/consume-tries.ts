import type { Db } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { consumeUnit, type Limit, returnUnit } from '../../platform/throttle/throttle.ts';

/** Undoes the count of an attempt that turned out not to count. */
export type GiveBack = () => Promise<void>;

/**
 * Counts an attempt before it is checked, so that parallel requests get no extra attempts: one unit of each limit,
 * or none. Must not run inside a transaction, because the count must survive a rollback.
 * @throws AppError `login_throttled`, or the result of `refusalOf` for the limit that is reached.
 */
export async function consumeTries(
  db: Db,
  limits: readonly Limit[],
  now: Date,
  refusalOf: (limit: Limit, waitMs: number) => AppError = throttled,
): Promise<GiveBack> {
  await inTransaction(db, async (trx) => {
    for (const limit of limits) {
      const waitMs = await consumeUnit(trx, limit, now);
      if (waitMs !== undefined) throw refusalOf(limit, waitMs);
    }
  });
  return async () => {
    for (const limit of limits) await returnUnit(db, limit, now);
  };
}

/** Builds the refusal that names the minutes until the next try. */
export function throttled(_: Limit, waitMs: number): AppError {
  return new AppError('login_throttled', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
}

/**
 * Awaits the check of an attempt; if the check itself fails, for example because too many hashes are running, the
 * attempt is not counted.
 */
export async function judged<Result>(verdict: Promise<Result>, giveBack: GiveBack): Promise<Result> {
  try {
    return await verdict;
  } catch (error) {
    await giveBack();
    throw error;
  }
}
