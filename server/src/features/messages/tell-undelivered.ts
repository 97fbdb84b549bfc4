import type { Trx } from '../../calls.ts';
import { maskMobile, readMobile } from '../../platform/sms/mobile-number.ts';
import { findReceiver } from './outbox-store.ts';
import { sendMail } from './send-mail.ts';

/**
 * Tells the user of a message that it could not be sent: by mail, or as a notice to the agency when the user has
 * no address. Nobody is told of a message that belongs to no user, nor of a mail: there is no other way.
 */
export async function tellUndelivered(
  trx: Trx,
  message: { recipient: string; user_id: number | null },
  now: Date,
): Promise<void> {
  const receiver = message.user_id === null ? undefined : await findReceiver(trx, message.user_id);
  const number = readMobile(message.recipient);
  if (!receiver || !number) return;
  const facts = { mobile: maskMobile(number) };
  if (receiver.email !== null) {
    const lang = receiver.lang === 'en' ? 'en' : 'zh-cn';
    await sendMail(trx, { event: 'text_undelivered', to: receiver.email, lang, facts, now });
  } else if (receiver.agency_id !== null) {
    await trx
      .insertInto('notices')
      .values({
        agency_id: receiver.agency_id,
        event: 'text_undelivered',
        facts: JSON.stringify(facts),
        created_at: now,
      })
      .execute();
  }
}
