import { defaultLang } from '@serai/phrases/lang';
import type { Trx } from '../../../calls.ts';
import { announceOrder } from '../announce-order.ts';
import { endOrder } from '../end-order.ts';
import { type Move, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderChanges, OrderRow } from '../order-store.ts';

/** Who says what became of an order at its supplier, and how they know. */
export interface Word extends Pick<Move, 'actor' | 'userId' | 'now' | 'lang' | 'reason'> {
  changes?: OrderChanges;
}

/** The supplier's own word. Its reasons are for the desk, not for the agency's history. */
export function wordOfSupplier(now: Date): Word {
  return { actor: 'supplier', userId: null, now, lang: defaultLang };
}

/** A locked order that was being confirmed is booked at its supplier, under its code. */
export async function confirmOrder(trx: Trx, opened: OpenOrder, code: string, word: Word): Promise<OrderRow> {
  const { order, product } = opened;
  const { now } = word;
  const changes = { ...word.changes, confirmed_at: now };
  const confirmed = await moveOrder(trx, opened, { event: 'confirm', ...word, changes });
  await product.supplied?.keepCode(trx, order.id, code);
  await announceOrder(trx, confirmed, { event: 'order_confirmed', facts: {}, now });
  return confirmed;
}

/** It cannot be had: all that was paid goes back. */
export function rejectOrder(trx: Trx, opened: OpenOrder, word: Word): Promise<OrderRow> {
  return endOrder(trx, opened, { event: 'decline', fee: 0, ...word });
}

/** What was asked to be cancelled is, at the fee it was asked at. */
export function finishCancel(trx: Trx, opened: OpenOrder, word: Word): Promise<OrderRow> {
  return endOrder(trx, opened, { event: 'finishCancel', fee: opened.order.fee, ...word });
}

/** The supplier does not cancel: the order stands as before, and the agency hears of it. */
export async function refuseCancel(trx: Trx, opened: OpenOrder, word: Word): Promise<OrderRow> {
  const { now } = word;
  const changes = { ...word.changes, fee: 0 };
  const order = await moveOrder(trx, opened, { event: 'refuseCancel', ...word, changes });
  await announceOrder(trx, order, { event: 'order_cancel_refused', facts: {}, now });
  return order;
}
