import type { Lang } from '@serai/phrases/lang';
import { linkOf } from './link-of.ts';
import { sampleFacts } from './sample-facts.ts';
import { unsetSellerNames } from './seller-names.ts';
import { writeLetter } from './write-letter.ts';
import { type MailEvent, writeMail } from './write-mail.ts';

/** Renders an email of an invented event as it would be sent; `publicUrl` is the origin of links. */
export function previewMail(
  event: MailEvent,
  lang: Lang,
  publicUrl: string,
  facts: Readonly<Record<string, unknown>> = sampleFacts(event, publicUrl),
): { subject: string; text: string; html: string } {
  const seller = unsetSellerNames;
  const { subject, body } = writeMail(event, lang, facts, seller);
  const letter = writeLetter(
    { event, lang, subject, body, link: linkOf(facts) },
    {
      seller,
      publicUrl,
      mailbox: 'desk@serai.example',
      servicePhone: '+95 1 555 0123',
      urgentPhone: '+95 1 555 0199',
    },
  );
  return { subject, ...letter };
}
