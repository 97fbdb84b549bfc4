import type { Db } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { consumeUnit, type Limit, returnUnit } from '../../platform/throttle/throttle.ts';

/** Gives a try back that turned out not to count. */
export type GiveBack = () => Promise<void>;

/**
 * Counts a try before it is looked at, so that rivals in parallel get no extra ones: one unit of each limit, or of
 * none. Not to be called inside a transaction: the count must stay.
 *
 * @throws AppError `login_throttled`, or what `refusalOf` makes of the limit that is reached.
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

/** Waits for what judges a try; where that fails, as when too many hash at once, nothing was tried. */
export async function judged<Result>(verdict: Promise<Result>, giveBack: GiveBack): Promise<Result> {
  try {
    return await verdict;
  } catch (error) {
    await giveBack();
    throw error;
  }
}
