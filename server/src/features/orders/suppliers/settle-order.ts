import { defaultLang } from '@serai/phrases/lang';
import type { Trx } from '../../../calls.ts';
import { announceOrder } from '../announce-order.ts';
import { endOrder } from '../charging/end-order.ts';
import { type Move, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderChanges, OrderRow } from '../order-store.ts';

/** Source of the information about an order at its supplier, and its basis. */
export interface Word extends Pick<Move, 'actor' | 'userId' | 'now' | 'lang' | 'reason'> {
  changes?: OrderChanges;
}

/**
 * Returns the supplier's own answer as source. Its reasons are for the desk and not stored in the agency's
 * history.
 */
export function supplierSource(now: Date): Word {
  return { actor: 'supplier', userId: null, now, lang: defaultLang };
}

/** Confirms a locked order in process: it is booked at its supplier under the given code. */
export async function confirmOrder(trx: Trx, opened: OpenOrder, code: string, word: Word): Promise<OrderRow> {
  const { order, product } = opened;
  const { now } = word;
  const changes = { ...word.changes, confirmed_at: now };
  const confirmed = await moveOrder(trx, opened, { event: 'confirm', ...word, changes });
  await product.supplied?.keepCode(trx, order.id, code);
  await announceOrder(trx, confirmed, { event: 'order_confirmed', facts: {}, now });
  return confirmed;
}

/** Rejects an unavailable order: everything paid is refunded. */
export function rejectOrder(trx: Trx, opened: OpenOrder, word: Word): Promise<OrderRow> {
  return endOrder(trx, opened, { event: 'decline', fee: 0, ...word });
}

/** Completes a requested cancellation at the fee of the request. */
export function finishCancel(trx: Trx, opened: OpenOrder, word: Word): Promise<OrderRow> {
  return endOrder(trx, opened, { event: 'finishCancel', fee: opened.order.fee, ...word });
}

/**
 * Records that the supplier refused the cancellation: the order returns to its former status, and the agency
 * is notified.
 */
export async function refuseCancel(trx: Trx, opened: OpenOrder, word: Word): Promise<OrderRow> {
  const { now } = word;
  const changes = { ...word.changes, fee: 0 };
  const order = await moveOrder(trx, opened, { event: 'refuseCancel', ...word, changes });
  await announceOrder(trx, order, { event: 'order_cancel_refused', facts: {}, now });
  return order;
}
