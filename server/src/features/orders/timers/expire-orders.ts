import { defaultLang } from '@serai/phrases/lang';
import type { Db } from '../../../calls.ts';
import { announceOrder } from '../announce-order.ts';
import { moveOrder } from '../move-order.ts';
import { listUnpaidOverdue, type OrderRow } from '../order-store.ts';
import type { Products } from '../products.ts';
import { clearReview } from '../reviews/review-order.ts';
import { sweepOrders } from './sweep-orders.ts';

/**
 * Expires unpaid orders and unanswered or unaccepted orders on request, and releases their stock; returns the
 * number expired. Idempotent and safe to run concurrently.
 */
export async function expireOrders(db: Db, products: Products, now: Date): Promise<number> {
  return sweepOrders(db, products, {
    list: (limit) => listUnpaidOverdue(db, now, limit),
    isDue: (order) =>
      (order.order_status === 'pending_payment' && order.pay_by <= now) ||
      (order.order_status === 'offer_pending' && (order.offer_until ?? order.pay_by) <= now),
    handle: async (trx, opened) => {
      const timer = { actor: 'timer', userId: null, now, lang: defaultLang } as const;
      await clearReview(trx, { order: await moveOrder(trx, opened, { event: 'expire', ...timer }) }, { now });
      await opened.product.releaseStock(trx, opened.order.id, 'ended');
      await announceOrder(trx, opened.order, { event: newsOf(opened.order), facts: {}, now });
    },
  });
}

function newsOf({ order_status, offer_id }: OrderRow) {
  if (order_status === 'pending_payment') return 'order_expired';
  return offer_id === null ? 'order_request_lapsed' : 'order_offer_lapsed';
}
