import type { Money } from '@serai/contract/money';
import { mails as en } from '@serai/phrases/en/mails';
import { fill, type Lang } from '@serai/phrases/lang';
import { mails as zh } from '@serai/phrases/zh/mails';
import { formatMoney } from '../../domain/money.ts';
import type { SellerNames } from './seller-names.ts';

/** Every mail the portal knows. */
export type MailEvent = Exclude<keyof typeof zh, 'orderFoot' | 'hotelDetails'>;

/**
 * Subject and text of a mail in a language. A fact `x_zh`/`x_en` fills `{x}`; money is written out; `{site}` is the
 * seller.
 */
export function writeMail(
  event: MailEvent,
  lang: Lang,
  facts: Readonly<Record<string, unknown>>,
  seller: SellerNames,
): { subject: string; body: string } {
  const mails = lang === 'en' ? en : zh;
  const words = { ...wordsOf(facts, lang), site: lang === 'en' ? seller.en : seller.zh };
  const { subject, body } = mails[event];
  return {
    // A line break in a fact would end the header.
    subject: fill(subject, words).replace(/\s+/g, ' ').trim(),
    body: fill(body, words) + ('sn' in facts ? fill(mails.orderFoot, words) : ''),
  };
}

function wordsOf(facts: Readonly<Record<string, unknown>>, lang: Lang): Record<string, string> {
  const own = lang === 'en' ? '_en' : '_zh';
  const words: Record<string, string> = {};
  for (const [name, value] of Object.entries(facts)) {
    words[name.endsWith(own) ? name.slice(0, -own.length) : name] = isMoney(value)
      ? formatMoney(value)
      : String(value || '—');
  }
  return words;
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
}
