import { randomUUID } from 'node:crypto';
import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { insertMessage } from './outbox-store.ts';
import { findSellerNames } from './seller-names.ts';
import { type MailEvent, writeMail } from './write-mail.ts';

/** Queues one mail in the caller's transaction; it leaves after commit. */
export async function sendMail(
  trx: Trx,
  mail: { event: MailEvent; to: string; lang: Lang; facts: Readonly<Record<string, unknown>>; now: Date },
): Promise<void> {
  await insertMessage(trx, {
    kind: 'mail',
    event: mail.event,
    recipient: mail.to,
    ...writeMail(mail.event, mail.lang, mail.facts, await findSellerNames(trx)),
    message_id: `<${randomUUID()}@serai>`,
    created_at: mail.now,
    next_try_at: mail.now,
  });
}
