import { defaultLang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../../calls.ts';
import type { WhenCompleted } from '../charging/completion-port.ts';
import { earnOrder } from '../charging/earn-order.ts';
import type { OpenOrder } from '../open-order.ts';
import { listDueToClose } from '../order-store.ts';
import type { Products } from '../products.ts';
import { askReview } from '../reviews/review-order.ts';
import { sweepOrders } from './sweep-orders.ts';

/**
 * Closes all orders whose closing time has come; returns the number handled. An order with evidence of its
 * service is completed. Any other order goes to the desk for a decision: the job neither earns nor refunds
 * it. Idempotent and safe to run concurrently.
 */
export async function closeOrders(
  db: Db,
  products: Products,
  now: Date,
  whenCompleted: WhenCompleted,
): Promise<number> {
  return sweepOrders(db, products, {
    list: (limit) => listDueToClose(db, now, limit),
    isDue: ({ order_status, auto_complete_at, needs_review }) =>
      (order_status === 'confirmed' || order_status === 'in_service') &&
      auto_complete_at <= now &&
      (needs_review === null || needs_review === 'hotel_silent'),
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
  if (served) {
    const move = { actor: 'timer', userId: null, now, lang: defaultLang, served } as const;
    await earnOrder(trx, opened, move, whenCompleted);
  } else {
    await askReview(trx, opened, { reason: 'unserved', queue: 'desk', now });
  }
}
