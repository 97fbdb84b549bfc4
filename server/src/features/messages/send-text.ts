import { randomUUID } from 'node:crypto';
import { texts as en } from '@serai/phrases/en/texts';
import { fill } from '@serai/phrases/lang';
import { texts as my } from '@serai/phrases/my/texts';
import { texts as th } from '@serai/phrases/th/texts';
import { texts as zh } from '@serai/phrases/zh/texts';
import type { Trx } from '../../calls.ts';
import type { TextLang, TextParts } from '../../platform/sms/texter.ts';
import { insertMessage } from './outbox-store.ts';
import { findSellerNames } from './seller-names.ts';

/** All events with a text message. */
export type TextEvent = keyof typeof zh;

export interface Text {
  event: TextEvent;
  /** E.164 */
  to: string;
  lang: TextLang;
  facts: Readonly<Record<string, unknown>>;
  /** Expiry; the message is not sent after it. */
  validUntil: Date;
  /** User to notify if the text could not be sent. */
  userId: number | undefined;
  /** Order that it is about, for the order's page of the staff. */
  orderId?: number;
  now: Date;
}

/** Queues one text message in the caller's transaction; it is sent after commit. */
export async function sendText(trx: Trx, text: Text): Promise<void> {
  const phrase = phraseOf(text);
  const seller = await findSellerNames(trx);
  const words = { ...text.facts, site: text.lang === 'zh-cn' ? seller.zh : seller.en };
  await insertMessage(trx, {
    kind: 'sms',
    event: text.event,
    recipient: text.to,
    subject: '',
    body: fill(phrase, words),
    parts: JSON.stringify(partsOf(text, phrase)),
    message_id: randomUUID(),
    created_at: text.now,
    next_try_at: text.now,
    valid_until: text.validUntil,
    user_id: text.userId ?? null,
    order_id: text.orderId ?? null,
  });
}

/** Returns the Burmese or Thai text if there is one, otherwise the English text. */
function phraseOf({ event, lang }: Text): string {
  if (lang === 'zh-cn') return zh[event];
  return (lang === 'en' ? undefined : { my, th }[lang][event]) ?? en[event];
}

/**
 * Returns the values of a provider's template in the order of our text. The seller's name is not among them:
 * it is part of the approved template or signature.
 */
function partsOf({ event, lang, facts }: Text, phrase: string): TextParts {
  const places = [...phrase.matchAll(/\{\w+\}/g)].map(([place]) => place);
  const values = places.filter((place) => place !== '{site}').map((place) => fill(place, facts));
  return { purpose: event, lang, values };
}
