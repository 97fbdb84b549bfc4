import type { Logger } from 'pino';
import { AppError } from '../../platform/http/app-error.ts';
import { addressKey, type Limit, returnUnit, takeUnit } from '../../platform/throttle/throttle.ts';
import type { Db, Trx } from '../permissions/permissions.ts';
import type { CodeTarget } from './code-target.ts';
import { lockLastCodeTime } from './verification-codes.ts';

const COOLDOWN_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MAILS_PER_HOUR = 1000;

/** Who sends a code to whom. */
export interface Turn {
  target: CodeTarget;
  userId: number | undefined;
  ip: string;
  textsPerHour: number;
  now: Date;
}

/**
 * Takes the right to send one code, or refuses with the waiting time; what was taken is given back by the
 * rollback. Once per 60 s and target; 5 an hour and 10 a day for a target, 10 and 20 for a user, 10 and 50 for a
 * network address, and so many an hour in all, since each costs.
 */
export async function takeTurn(trx: Trx, turn: Turn, log: Logger): Promise<void> {
  const { target, now } = turn;
  const last = await lockLastCodeTime(trx, target.key);
  const waitMs = last === undefined ? 0 : last.getTime() + COOLDOWN_MS - now.getTime();
  if (waitMs > 0) throw tooSoon(Math.min(60, Math.ceil(waitMs / 1000)));
  for (const limit of limitsOf(turn)) {
    const limitWaitMs = await takeUnit(trx, limit, now);
    if (limitWaitMs === undefined) continue;
    // Nobody can get a code now: either the portal has grown or somebody runs up its bill.
    if (houseLimits.includes(limit.name)) log.error({ limit: limit.limit }, `${limit.name} is used up`);
    throw tooOften(limit, limitWaitMs);
  }
}

/** Limits of all callers together. */
const houseLimits = ['text-all', 'code-all'];

/** In one order for all, so that rivals wait for one another and never in a circle. */
function limitsOf({ target, userId, ip, textsPerHour }: Turn): Limit[] {
  const byDayAndHour = (name: string, hour: number, day: number): Limit[] => [
    // The day first: who has used it up should not be sent to wait for the hour.
    { name: `${name}:day`, limit: day, windowMs: DAY_MS },
    { name, limit: hour, windowMs: HOUR_MS },
  ];
  return [
    ...byDayAndHour(`code:${target.key}`, 5, 10),
    ...(userId === undefined ? [] : byDayAndHour(`code-of:${userId}`, 10, 20)),
    ...byDayAndHour(`code-from:${addressKey(ip)}`, 10, 50),
    target.type === 'mobile'
      ? { name: 'text-all', limit: textsPerHour, windowMs: HOUR_MS }
      : { name: 'code-all', limit: MAILS_PER_HOUR, windowMs: HOUR_MS },
  ];
}

function tooSoon(seconds: number): AppError {
  return new AppError('code_too_soon', { facts: { seconds }, data: { wait: seconds } });
}

function tooOften({ name, windowMs }: Limit, waitMs: number): AppError {
  const log = `limit ${name.split(':')[0]} reached`;
  return windowMs === DAY_MS
    ? new AppError('code_day_full', { facts: { hours: Math.ceil(waitMs / HOUR_MS) }, log })
    : new AppError('code_too_often', { facts: { minutes: Math.ceil(waitMs / 60_000) }, log });
}

/**
 * Counts a try with a code before it is looked at: 30 wrong ones in a quarter of an hour from one network address,
 * whatever targets they are for. The answer gives the try back when the code was right.
 *
 * @throws AppError `code_tries_throttled`.
 */
export async function takeTry(db: Db, ip: string, now: Date): Promise<() => Promise<void>> {
  const limit: Limit = { name: `code-try:${addressKey(ip)}`, limit: 30, windowMs: 15 * 60_000 };
  const waitMs = await takeUnit(db, limit, now);
  if (waitMs !== undefined)
    throw new AppError('code_tries_throttled', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
  return () => returnUnit(db, limit, now);
}
