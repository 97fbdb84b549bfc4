import type { Lang } from '@serai/phrases/lang';
import type { Logger } from 'pino';
import type { Db } from '../../calls.ts';
import { issueCodeCaptcha } from '../../platform/captcha/captcha.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { sendMail } from '../messages/messages.ts';
import { consumeCaptchaTurn } from './code-limits.ts';
import { readEmailTarget } from './code-target.ts';

/**
 * Sends a code by email that answers this captcha id, for people who cannot see the picture. Every address gets the
 * same reply and the same email, whether it belongs to a user or not.
 * @throws AppError `code_too_soon`, `code_too_often`; `input_invalid` naming the address.
 */
export async function mailCaptcha(
  { db, log }: { db: Db; log: Logger },
  { id, email, ip, lang, now }: { id: string; email: string; ip: string; lang: Lang; now: Date },
): Promise<void> {
  const target = readEmailTarget(email, 'email');
  await inTransaction(db, async (trx) => {
    await consumeCaptchaTurn(trx, { target, ip, now }, log);
    const code = await issueCodeCaptcha(trx, id, now);
    await sendMail(trx, { event: 'captcha_code', to: target.email, lang, facts: { code }, now });
  });
  log.info({ ip }, 'captcha sent by mail');
}
