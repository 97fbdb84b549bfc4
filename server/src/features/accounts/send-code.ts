import type { Lang } from '@serai/phrases/lang';
import type { Logger } from 'pino';
import { checkCaptcha } from '../../platform/captcha/captcha.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addressKey, type Limit, takeUnit } from '../../platform/throttle/throttle.ts';
import { sendMail } from '../messages/messages.ts';
import type { Caller, Db, Trx } from '../permissions/permissions.ts';
import { findUserByEmail } from './user-store.ts';
import { type CodeEvent, issueCode, lockLastCodeTime } from './verification-codes.ts';

const COOLDOWN_MS = 60_000;
const HOUR_MS = 3_600_000;

export interface CodeRequest {
  email: string;
  event: CodeEvent;
  captchaId: string | undefined;
  captchaInfo: unknown;
  caller: Caller | undefined;
  ip: string;
  lang: Lang;
  now: Date;
}

/**
 * Sends a verification code by e-mail. Every address gets the same answer and a mail, whether it belongs to a
 * user or not: where no code is due, the mail tells its owner why. Once per 60 s and address written to, 5 an
 * hour for it, 10 an hour for the network address that asks, 1,000 an hour in all.
 */
export async function sendCode({ db, log }: { db: Db; log: Logger }, request: CodeRequest): Promise<void> {
  const { event, caller, now } = request;
  if (isForUsers(event) && caller === undefined) throw new AppError('need_login');
  const answer = { id: request.captchaId, info: request.captchaInfo, consume: true };
  if (!(await checkCaptcha(db, answer, now))) throw new AppError('captcha_wrong');
  const target = request.email.toLowerCase();
  await inTransaction(db, async (trx) => {
    await takeTurn(trx, target, request);
    // Made even where it is not sent, so that both cases wait and cost alike.
    const code = await issueCode(trx, target, event, now);
    const mail = await chooseMail(trx, target, request);
    await sendMail(trx, { event: mail, to: request.email, lang: request.lang, facts: { code }, now });
  });
  log.info({ event, ip: request.ip }, 'verification code sent');
}

function isForUsers(event: CodeEvent): boolean {
  return event === 'user_change_email' || event === 'user_email_verify';
}

/** Refuses with the waiting time; what was taken is given back by the rollback. */
async function takeTurn(trx: Trx, target: string, { ip, now }: CodeRequest): Promise<void> {
  const last = await lockLastCodeTime(trx, target);
  const waitMs = last === undefined ? 0 : last.getTime() + COOLDOWN_MS - now.getTime();
  if (waitMs > 0) throw tooSoon(Math.min(60, Math.ceil(waitMs / 1000)));
  const limits: Limit[] = [
    { name: `code:${target}`, limit: 5, windowMs: HOUR_MS },
    { name: `code-from:${addressKey(ip)}`, limit: 10, windowMs: HOUR_MS },
    { name: 'code-all', limit: 1000, windowMs: HOUR_MS },
  ];
  for (const limit of limits) {
    const hourWaitMs = await takeUnit(trx, limit, now);
    if (hourWaitMs === undefined) continue;
    throw new AppError('code_too_often', {
      facts: { minutes: Math.ceil(hourWaitMs / 60_000) },
      log: `limit ${limit.name.split(':')[0]} reached`,
    });
  }
}

function tooSoon(seconds: number): AppError {
  return new AppError('code_too_soon', { facts: { seconds }, data: { wait: seconds } });
}

async function chooseMail(trx: Trx, target: string, { event, caller }: CodeRequest) {
  const owner = await findUserByEmail(trx, target);
  if (event === 'user_register') return owner ? 'account_exists' : 'code_user_register';
  if (event === 'user_retrieve_pwd') return owner ? 'code_user_retrieve_pwd' : 'account_missing';
  if (event === 'user_change_email') return owner ? 'account_exists' : 'code_user_change_email';
  return owner?.id === caller?.userId ? 'code_user_email_verify' : 'account_missing';
}
