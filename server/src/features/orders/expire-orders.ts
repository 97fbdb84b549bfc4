import { defaultLang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { announceOrder } from './announce-order.ts';
import { moveOrder } from './move-order.ts';
import { listUnpaidOverdue } from './order-store.ts';
import type { Products } from './products.ts';
import { sweepOrders } from './sweep-orders.ts';

/**
 * Ends the orders whose time to pay is over and gives their stock back; returns how many. Safe to run anywhere,
 * any number of times.
 */
export async function expireOrders(db: Db, products: Products, now: Date): Promise<number> {
  return sweepOrders(db, products, {
    list: (limit) => listUnpaidOverdue(db, now, limit),
    isDue: (order) =>
      (order.order_status === 'pending_payment' || order.order_status === 'offer_pending') &&
      order.pay_by <= now,
    handle: async (trx, opened) => {
      await moveOrder(trx, opened, { event: 'expire', actor: 'timer', userId: null, now, lang: defaultLang });
      await opened.product.releaseStock(trx, opened.order.id, 'ended');
      await announceOrder(trx, opened.order, { event: 'order_expired', facts: {}, now });
    },
  });
}
