import type { Db } from '../../../calls.ts';
import { listUnanswered } from '../order-store.ts';
import type { Products } from '../products.ts';
import { sweepOrders } from '../timers/sweep-orders.ts';
import { askReview } from './review-order.ts';

/** Time for the desk to answer an overdue request. */
const GRACE_MS = 2 * 3_600_000;

/**
 * Opens reviews for requests past their answer deadline; returns the number. They stay open until they lapse.
 * Idempotent and safe to run concurrently.
 */
export async function reviewUnanswered(db: Db, products: Products, now: Date): Promise<number> {
  return sweepOrders(db, products, {
    list: (limit) => listUnanswered(db, now, limit),
    isDue: ({ order_status, answer_by, needs_review }) =>
      order_status === 'offer_pending' && answer_by !== null && answer_by <= now && needs_review === null,
    handle: async (trx, opened) => {
      const due = new Date(Math.min(now.getTime() + GRACE_MS, opened.order.pay_by.getTime()));
      await askReview(trx, opened, { reason: 'offer_overdue', queue: 'desk', due, now });
    },
  });
}
