import { randomUUID } from 'node:crypto';
import { texts as en } from '@serai/phrases/en/texts';
import { fill, type Lang } from '@serai/phrases/lang';
import { texts as zh } from '@serai/phrases/zh/texts';
import type { Trx } from '../../calls.ts';
import type { TextParts } from '../../platform/sms/texter.ts';
import { insertMessage } from './outbox-store.ts';
import { findSellerNames } from './seller-names.ts';

/** Every text message the portal knows. */
export type TextEvent = keyof typeof zh;

export interface Text {
  event: TextEvent;
  /** E.164 */
  to: string;
  lang: Lang;
  facts: Readonly<Record<string, unknown>>;
  /** When it becomes worthless: it is not sent any more from then on. */
  validUntil: Date;
  /** Who is told when it could not be sent. */
  userId: number | undefined;
  now: Date;
}

/** Queues one text message in the caller's transaction; it leaves after commit. */
export async function sendText(trx: Trx, text: Text): Promise<void> {
  const phrase = (text.lang === 'en' ? en : zh)[text.event];
  const seller = await findSellerNames(trx);
  const words = { ...text.facts, site: text.lang === 'en' ? seller.en : seller.zh };
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
  });
}

/**
 * What a provider's own template needs: the values of the places in the order of our own text. The seller is none of
 * them: its name stands in the template, or in the signature, that the provider has approved.
 */
function partsOf({ event, lang, facts }: Text, phrase: string): TextParts {
  const places = [...phrase.matchAll(/\{\w+\}/g)].map(([place]) => place);
  const values = places.filter((place) => place !== '{site}').map((place) => fill(place, facts));
  return { purpose: event, lang, values };
}
