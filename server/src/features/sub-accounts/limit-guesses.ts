import type { Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { consumeUnit, returnUnit } from '../../platform/throttle/throttle.ts';
import { tooOften } from './consume-try.ts';

const DAY_MS = 86_400_000;
const GUESSES_A_DAY = 10;

/**
 * Runs a change that reports `email_taken` for a mistyped address, which reveals that the address has an
 * account. An agency sees it ten times a day; then its changes are refused with `sub_account_too_often`,
 * taken or not.
 */
export async function limitGuesses<Reply>(
  db: Db,
  { agencyId, now }: { agencyId: number; now: Date },
  change: () => Promise<Reply>,
): Promise<Reply> {
  const limit = { name: `sub_account:taken:${agencyId}`, limit: GUESSES_A_DAY, windowMs: DAY_MS };
  const waitMs = await consumeUnit(db, limit, now);
  if (waitMs !== undefined) throw tooOften(waitMs);
  try {
    const reply = await change();
    await returnUnit(db, limit, now);
    return reply;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'email_taken')) await returnUnit(db, limit, now);
    throw error;
  }
}
