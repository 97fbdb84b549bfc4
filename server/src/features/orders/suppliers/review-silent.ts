import { defaultLang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../../calls.ts';
import { announceOrder } from '../announce-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { Products } from '../products.ts';
import { askReview } from '../reviews/review-order.ts';
import { closesAt } from '../timers/closing-time.ts';
import { sweepOrders } from '../timers/sweep-orders.ts';
import { listSilent, lockRequest } from './request-store.ts';

const REVIEW_TIME_MS = 2 * 3_600_000;
/** Minimum time for the desk if the guests arrive very soon. */
const SHORTEST_MS = 15 * 60_000;

/**
 * Opens reviews for orders without a definite supplier answer in time or before their start; returns the
 * number. Their statuses are unchanged: silence is not a refusal, and the requests are still followed up.
 * Idempotent and safe to run concurrently.
 */
export async function reviewSilent(db: Db, products: Products, now: Date): Promise<number> {
  return sweepOrders(db, products, {
    list: (limit) => listSilent(db, now, limit),
    isDue: ({ order_status, needs_review }) =>
      (order_status === 'processing' || order_status === 'cancelling') && needs_review === null,
    handle: (trx, opened) => reviewOne(trx, opened, now),
  });
}

async function reviewOne(trx: Trx, opened: OpenOrder, now: Date): Promise<void> {
  const { id, order_status } = opened.order;
  const isBooking = order_status === 'processing';
  const request = await lockRequest(trx, id, isBooking ? 'book' : 'cancel');
  if (request?.state !== 'open' || request.silent_at > now) return;
  const timer = { actor: 'timer', userId: null, now, lang: defaultLang } as const;
  const order = await moveOrder(trx, opened, { event: 'silent', ...timer });
  const wanted = Math.min(now.getTime() + REVIEW_TIME_MS, closesAt(opened.order));
  const due = new Date(Math.max(wanted, now.getTime() + SHORTEST_MS));
  const reason = isBooking ? 'supplier_silent' : 'cancel_silent';
  await askReview(trx, { ...opened, order }, { reason, queue: 'desk', due, now });
  if (!isBooking) await announceOrder(trx, order, { event: 'order_cancel_delayed', facts: {}, now });
}
