import type { Trx } from '../../calls.ts';
import { maskMobile, readMobile } from '../../platform/sms/mobile-number.ts';
import { addNotice } from './add-notice.ts';
import { findReceiver } from './outbox-store.ts';
import { sendMail } from './send-mail.ts';

/**
 * Notifies a user that a text message could not be sent, by a notice and, if there is an address, by email.
 * Messages without a user notify no one.
 */
export async function notifyUndelivered(
  trx: Trx,
  message: { recipient: string; user_id: number | null },
  now: Date,
): Promise<void> {
  const receiver = message.user_id === null ? undefined : await findReceiver(trx, message.user_id);
  const number = readMobile(message.recipient);
  if (!receiver || !number) return;
  const facts = { mobile: maskMobile(number) };
  await addNotice(trx, receiver.id, { event: 'text_undelivered', facts, now });
  if (receiver.email === null) return;
  const lang = receiver.lang === 'en' ? 'en' : 'zh-cn';
  await sendMail(trx, { event: 'text_undelivered', to: receiver.email, lang, facts, now });
}
