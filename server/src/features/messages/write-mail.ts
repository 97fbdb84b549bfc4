import type { Money } from '@serai/contract/money';
import { mails as en } from '@serai/phrases/en/mails';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { mails as zh } from '@serai/phrases/zh/mails';
import { formatMoney } from '../../domain/money.ts';
import type { SellerNames } from './seller-names.ts';

/** All events with an email. */
export type MailEvent = Exclude<
  keyof typeof zh,
  | 'greeting'
  | 'signature'
  | 'attached'
  | 'see'
  | 'foot'
  | 'orderFacts'
  | 'orderFoot'
  | 'staffFoot'
  | 'hotelDetails'
  | 'hotelRoomingStay'
>;

type Facts = Readonly<Record<string, unknown>>;

/**
 * Returns subject and text of an email in a language. A fact `x_zh`/`x_en` fills `{x}`; money is formatted;
 * `{site}` is the seller. An email about an order ends with the way to find it; for staff, who have no such page,
 * with the signature.
 */
export function writeMail(
  event: MailEvent,
  lang: Lang,
  facts: Facts,
  seller: SellerNames,
  { forStaff = false }: { forStaff?: boolean } = {},
): { subject: string; body: string } {
  const mails = inLanguage(lang, { zh, en });
  const words = wordsOf(facts, lang, seller);
  const { subject, body } = mails[event];
  return {
    subject: inOneLine(fill(subject, words)),
    body: [
      fillKnown(body, words),
      ...('sn' in facts
        ? [fillKnown(mails.orderFacts, words), fill(forStaff ? mails.staffFoot : mails.orderFoot, words)]
        : []),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/**
 * Fills the placeholders of a text. A line that only shows a fact (`Amount: {total}`) is omitted if the fact is
 * unknown: orders differ in their facts, and older notices have fewer.
 */
function fillKnown(text: string, words: Record<string, string>): string {
  const lines = text.split('\n').filter((line) => {
    const [, place] = /^[^{}]+[：:] ?\{(\w+)\}$/.exec(line) ?? [];
    return place === undefined || place in words;
  });
  return fill(lines.join('\n'), words);
}

/**
 * As above for a notice on the site: without greeting, signature, attachment and the facts and address of the
 * order.
 */
export function writeNotice(
  event: MailEvent,
  lang: Lang,
  facts: Facts,
  seller: SellerNames,
): { title: string; text: string } {
  const mails = inLanguage(lang, { zh, en });
  const words = wordsOf(facts, lang, seller);
  const { subject, body } = mails[event];
  const { greeting, signature, attached } = mails;
  const leftOut: readonly string[] = [greeting, signature, attached];
  const said = body.split('\n\n').filter((part) => !leftOut.includes(part));
  return { title: inOneLine(fill(subject, words)), text: fillKnown(said.join('\n\n'), words) };
}

/** A line break in a fact would end the header of an email. */
function inOneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}

function wordsOf(facts: Facts, lang: Lang, seller: SellerNames): Record<string, string> {
  const own = lang === 'en' ? '_en' : '_zh';
  const words: Record<string, string> = {};
  for (const [name, value] of Object.entries(facts)) {
    words[name.endsWith(own) ? name.slice(0, -own.length) : name] = isMoney(value)
      ? formatMoney(value)
      : String(value || '—');
  }
  // A fact `site` replaces the site's name in the signature.
  return { site: inLanguage(lang, seller), ...words };
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
}
