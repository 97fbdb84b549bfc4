import type { Logger } from 'pino';
import type { Db, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addressKey, consumeUnit, type Limit } from '../../platform/throttle/throttle.ts';
import type { CodeTarget } from './code-target.ts';
import { consumeTries, type GiveBack } from './consume-tries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MAILS_PER_HOUR = 1000;
/** Of the ten codes per day for an address, the number that one network address may request. */
const TARGETS_DAY_FOR_ONE = 7;

/** Sender and recipient of a code. */
export interface Turn {
  target: CodeTarget;
  userId: number | undefined;
  ip: string;
  textsPerHour: number;
  now: Date;
}

/**
 * Acquires the right to send one code, or refuses with the waiting time; a rollback returns it. One per 60 s
 * and recipient; 5 an hour and 10 a day per recipient, of which 7 from one network address, so that an
 * attacker leaves some to the owner elsewhere; 10 and 20 per user, 10 and 50 per network address, and a total
 * per hour, because each costs money.
 *
 * @throws AppError `code_too_soon`, `code_too_often`, `code_day_full`.
 */
export function consumeTurn(
  trx: Trx,
  { target, userId, ip, textsPerHour, now }: Turn,
  log: Logger,
): Promise<void> {
  const source = addressKey(ip);
  const limits = [
    { name: `code-by:${target.key}:${source}`, limit: TARGETS_DAY_FOR_ONE, windowMs: DAY_MS },
    { name: `code-soon:${target.key}`, limit: 1, windowMs: MINUTE_MS },
    ...byDayAndHour(`code:${target.key}`, 5, 10),
    ...(userId === undefined ? [] : byDayAndHour(`code-of:${userId}`, 10, 20)),
    ...byDayAndHour(`code-from:${source}`, 10, 50),
    target.type === 'mobile' ? { name: 'text-all', limit: textsPerHour, windowMs: HOUR_MS } : allMails,
  ];
  return consumeAll(trx, limits, now, log);
}

/**
 * As above, for a code that replaces a captcha. Anyone may request one, so the limits are once per 60 s and 3 an
 * hour per email address, 5 an hour per network address, and the same total as emails with codes.
 */
export function consumeCaptchaTurn(
  trx: Trx,
  { target, ip, now }: Pick<Turn, 'target' | 'ip' | 'now'>,
  log: Logger,
): Promise<void> {
  const limits = [
    { name: `captcha-soon:${target.key}`, limit: 1, windowMs: MINUTE_MS },
    { name: `captcha-mail:${target.key}`, limit: 3, windowMs: HOUR_MS },
    { name: `captcha-from:${addressKey(ip)}`, limit: 5, windowMs: HOUR_MS },
    allMails,
  ];
  return consumeAll(trx, limits, now, log);
}

const allMails: Limit = { name: 'code-all', limit: MAILS_PER_HOUR, windowMs: HOUR_MS };

/** The daily limit is checked first: if it is used up, waiting an hour would be of no use. */
function byDayAndHour(name: string, hour: number, day: number): Limit[] {
  return [
    { name: `${name}:day`, limit: day, windowMs: DAY_MS },
    { name, limit: hour, windowMs: HOUR_MS },
  ];
}

/**
 * Consumes the limits in the given order. All callers use the same order, so concurrent ones wait for each other
 * without deadlocks.
 */
async function consumeAll(trx: Trx, limits: readonly Limit[], now: Date, log: Logger): Promise<void> {
  for (const limit of limits) {
    const waitMs = await consumeUnit(trx, limit, now);
    if (waitMs === undefined) continue;
    // The total is used up: the portal has grown, or an attacker is causing costs.
    if (limit.name.endsWith('-all')) log.error({ limit: limit.limit }, `${limit.name} is used up`);
    throw refusalOf(limit, waitMs);
  }
}

function refusalOf({ name, windowMs }: Limit, waitMs: number): AppError {
  const log = `limit ${name.split(':')[0]} reached`;
  if (windowMs === MINUTE_MS) {
    const seconds = Math.ceil(waitMs / 1000);
    return new AppError('code_too_soon', { facts: { seconds }, data: { wait: seconds }, log });
  }
  return windowMs === DAY_MS
    ? new AppError('code_day_full', { facts: { hours: Math.ceil(waitMs / HOUR_MS) }, log })
    : new AppError('code_too_often', { facts: { minutes: Math.ceil(waitMs / MINUTE_MS) }, log });
}

/**
 * Counts an attempt with a code before it is checked: 30 wrong ones in a quarter of an hour per network address,
 * over all targets. The returned function undoes the count after a correct code.
 * @throws AppError `code_tries_throttled`.
 */
export async function consumeTry(db: Db, ip: string, now: Date): Promise<GiveBack> {
  const limit = { name: `code-try:${addressKey(ip)}`, limit: 30, windowMs: 15 * MINUTE_MS };
  return consumeTries(
    db,
    [limit],
    now,
    (_, waitMs) =>
      new AppError('code_tries_throttled', { facts: { minutes: Math.ceil(waitMs / MINUTE_MS) } }),
  );
}
