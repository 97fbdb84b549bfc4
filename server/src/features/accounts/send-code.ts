import type { Lang } from '@serai/phrases/lang';
import type { Logger } from 'pino';
import type { Caller, Db, Trx } from '../../calls.ts';
import { checkCaptcha } from '../../platform/captcha/captcha.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, refusedInput } from '../../platform/http/app-error.ts';
import { refuseWhileUndelivered, sendMail, sendText } from '../messages/messages.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { consumeTurn } from './code-limits.ts';
import type { CodeTarget } from './code-target.ts';
import { findOwnAccount } from './own-account-store.ts';
import { findUserOfTarget } from './user-store.ts';
import { CODE_LIFE_MS, type CodeEvent, issueCode } from './verification-codes.ts';

export interface CodeRequest {
  target: CodeTarget;
  event: CodeEvent;
  /** Family clients send it if the code proves one's own account; a wrong one is refused. */
  password: string | undefined;
  captchaId: string | undefined;
  captchaInfo: unknown;
  caller: Caller | undefined;
  ip: string;
  lang: Lang;
  now: Date;
}

/** Dependencies of sending codes. */
export interface CodeDeps {
  db: Db;
  log: Logger;
  /** Maximum text messages per hour, for all users together. */
  textsPerHour: number;
  /** ISO codes of the countries whose numbers receive codes; texts to other countries can be very expensive. */
  textCountries: readonly string[];
}

/**
 * Sends a verification code by email or text message. Every target gets the same reply and a message, whether it
 * belongs to a user or not: if no code is due, the message explains why to its owner. For the limits see
 * code-limits.ts.
 * @throws AppError `need_login`, `captcha_wrong`, `old_password_wrong`, `login_throttled`, `code_too_soon`,
 *   `code_too_often`, `code_day_full`, `text_delayed`, `text_undelivered`.
 */
export async function sendCode(
  { db, log, textsPerHour, textCountries }: CodeDeps,
  request: CodeRequest,
): Promise<void> {
  const { target, event, caller, ip, now } = request;
  if (isForUsers(event) && caller === undefined) throw new AppError('need_login');
  if (target.type === 'mobile' && !textCountries.includes(target.number.country ?? '')) {
    throw refusedInput('mobile', 'mobile_not_texted');
  }
  const answer = { id: request.captchaId, info: request.captchaInfo, consume: true };
  if (!(await checkCaptcha(db, answer, now))) throw new AppError('captcha_wrong');
  if (caller && request.password && isProof(event)) {
    const proof = { field: 'password', password: request.password };
    await checkOwnPassword(db, await findOwnAccount(db, caller.userId), proof, now);
  }
  if (target.type === 'mobile') await refuseWhileUndelivered(db, target.number.e164, now);
  await inTransaction(db, async (trx) => {
    await consumeTurn(trx, { target, userId: caller?.userId, ip, textsPerHour, now }, log);
    // Also made when it is not sent, so that both cases take the same time.
    const code = await issueCode(trx, target.key, event, now);
    await queueMessage(trx, request, code);
  });
  log.info({ event, type: target.type, ip }, 'verification code sent');
}

function isForUsers(event: CodeEvent): boolean {
  return event.startsWith('user_change_') || isProof(event);
}

function isProof(event: CodeEvent): boolean {
  return event === 'user_email_verify' || event === 'user_mobile_verify';
}

async function queueMessage(trx: Trx, request: CodeRequest, code: string): Promise<void> {
  const { target, event, caller, lang, now } = request;
  const owner = await findUserOfTarget(trx, target);
  const isDue = isCodeDue(event, owner?.id, caller?.userId);
  const refusal = event === 'user_register' || event.startsWith('user_change_') ? 'exists' : 'missing';
  const facts = { code };
  if (target.type === 'email') {
    const mail = isDue ? (`code_${event as MailCodeEvent}` as const) : (`account_${refusal}` as const);
    await sendMail(trx, { event: mail, to: target.email, lang, facts, now });
    return;
  }
  await sendText(trx, {
    event: isDue ? (`code_${event as TextCodeEvent}` as const) : (`account_${refusal}` as const),
    to: target.number.e164,
    lang,
    facts,
    validUntil: new Date(now.getTime() + CODE_LIFE_MS),
    // A user without an account sees that nothing arrived; there is no one else to notify.
    userId: caller?.userId ?? (isDue ? owner?.id : undefined),
    now,
  });
}

type MailCodeEvent = Exclude<CodeEvent, 'user_change_mobile' | 'user_mobile_verify'>;
type TextCodeEvent = Exclude<CodeEvent, 'user_change_email' | 'user_email_verify'>;

/** A new account or binding needs a free address, retrieval a known one, a proof the caller's own. */
function isCodeDue(event: CodeEvent, ownerId: number | undefined, callerId: number | undefined): boolean {
  if (event === 'user_retrieve_pwd') return ownerId !== undefined;
  if (isProof(event)) return ownerId !== undefined && ownerId === callerId;
  return ownerId === undefined;
}
