import { randomUUID } from 'node:crypto';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { linkOf } from './link-of.ts';
import type { MailedFile } from './mail-files.ts';
import { insertMessage } from './outbox-store.ts';
import { findSellerNames, type SellerNames } from './seller-names.ts';
import { type MailEvent, writeMail } from './write-mail.ts';

interface OutgoingMail {
  event: MailEvent;
  to: string;
  lang: Lang;
  /** Repeats the text in this language below, for a receiver whose language is a guess. */
  alsoIn?: Lang;
  /** Introductory line; `{site}` is the seller. */
  foreword?: string;
  facts: Readonly<Record<string, unknown>>;
  /** Attachments, each made at sending. */
  files?: readonly MailedFile[];
  /** Reply-To address; none if unset. */
  replyTo?: string;
  /** Order that it is about, for the order's page of the staff. */
  orderId?: number;
  now: Date;
}

/** Queues one email in the caller's transaction; it is sent after commit. Returns its Message-ID. */
export async function sendMail(trx: Trx, mail: OutgoingMail): Promise<string> {
  const id = `<${randomUUID()}@serai>`;
  await insertMessage(trx, {
    kind: 'mail',
    event: mail.event,
    recipient: mail.to,
    lang: mail.lang,
    link: linkOf(mail.facts),
    reply_to: mail.replyTo ?? '',
    ...write(mail, await findSellerNames(trx)),
    message_id: id,
    files: mail.files ? JSON.stringify(mail.files) : null,
    created_at: mail.now,
    next_try_at: mail.now,
    order_id: mail.orderId ?? null,
  });
  return id;
}

function write({ event, lang, alsoIn, foreword = '', facts }: OutgoingMail, seller: SellerNames) {
  const own = writeMail(event, lang, facts, seller);
  const also = alsoIn && writeMail(event, alsoIn, facts, seller);
  const signs = facts[lang === 'en' ? 'site_en' : 'site_zh'];
  const site = typeof signs === 'string' ? signs : inLanguage(lang, seller);
  return {
    subject: [own.subject, also?.subject].filter(Boolean).join(' · '),
    body: [fill(foreword, { site }), own.body, also?.body].filter(Boolean).join('\n\n'),
  };
}
