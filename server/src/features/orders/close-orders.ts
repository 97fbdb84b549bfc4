import { defaultLang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../calls.ts';
import type { WhenCompleted } from './completion-port.ts';
import { earnOrder } from './earn-order.ts';
import { endOrder } from './end-order.ts';
import type { OpenOrder } from './open-order.ts';
import { listDueToClose } from './order-store.ts';
import type { Products } from './products.ts';
import { askReview } from './review-order.ts';
import { sweepOrders } from './sweep-orders.ts';

/** How long the staff have to find out whether an order was served, before the agency gets its money back. */
const REVIEW_MS = 48 * 3_600_000;

/**
 * Closes every order whose own time for it has come; returns how many it handled. What something shows to have been
 * served is completed. The rest the desk must look at, and where nobody decides in time, the fault is the seller's: all
 * that was paid goes back. Safe to run anywhere, any number of times.
 */
export async function closeOrders(
  db: Db,
  products: Products,
  now: Date,
  whenCompleted: WhenCompleted,
): Promise<number> {
  return sweepOrders(db, products, {
    list: (limit) => listDueToClose(db, now, limit),
    isDue: ({ order_status, auto_complete_at, needs_review, review_due }) =>
      (order_status === 'confirmed' || order_status === 'in_service') &&
      auto_complete_at <= now &&
      (needs_review !== 'unserved' || review_due! <= now),
    handle: (trx, opened) => closeOrder(trx, opened, now, whenCompleted),
  });
}

async function closeOrder(
  trx: Trx,
  opened: OpenOrder,
  now: Date,
  whenCompleted: WhenCompleted,
): Promise<void> {
  const { order, product } = opened;
  const served = (await product.findServed(trx, [order.id])).has(order.id);
  const move = { actor: 'timer', userId: null, now, lang: defaultLang, served } as const;
  if (served) {
    await earnOrder(trx, opened, move, whenCompleted);
  } else if (order.needs_review === 'unserved') {
    await endOrder(trx, opened, { event: 'unserved', fee: 0, ...move });
  } else {
    const due = new Date(now.getTime() + REVIEW_MS);
    await askReview(trx, opened, { reason: 'unserved', queue: 'desk', due, now });
  }
}
