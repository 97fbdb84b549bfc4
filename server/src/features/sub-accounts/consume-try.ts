import type { Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { consumeUnit } from '../../platform/throttle/throttle.ts';

/** Counts an attempt at an action that sends emails to others; above the hourly limit `sub_account_too_often`. */
export async function consumeTry(db: Db, what: string, limit: number, now: Date): Promise<void> {
  const waitMs = await consumeUnit(db, { name: `sub_account:${what}`, limit, windowMs: 3_600_000 }, now);
  if (waitMs !== undefined) throw tooOften(waitMs);
}

/** Builds the refusal that names the waiting time. */
export function tooOften(waitMs: number): AppError {
  return new AppError('sub_account_too_often', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
}
