import type { ReplyOf } from '@serai/contract/endpoint';
import type { confirmComplete as endpoint } from '@serai/contract/order-actions';
import { defaultLang } from '@serai/phrases/lang';
import { type Call, type Db, memberOf, type Trx } from '../../calls.ts';
import { completeLines } from '../../domain/ledger/lines.ts';
import { post } from '../wallet/wallet.ts';
import { announceOrder } from './announce-order.ts';
import type { WhenCompleted } from './completion-port.ts';
import { type Move, moveOrder } from './move-order.ts';
import type { OpenOrder } from './open-order.ts';
import { listDueForCompletion, type OrderRow } from './order-store.ts';
import { presentOrder } from './present-order.ts';
import type { Products } from './products.ts';
import { sweepOrders } from './sweep-orders.ts';

/** Records that the service is done; the held price is earned. */
export async function completeOrder(
  trx: Trx,
  { opened, whenCompleted }: { opened: OpenOrder; whenCompleted: WhenCompleted },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const move = { actor: 'member', userId: memberOf(call).userId, now: call.now, lang: call.lang } as const;
  const order = await complete(trx, opened, { event: 'complete', ...move }, whenCompleted);
  return { order: presentOrder({ ...opened, order }, call) };
}

/** Completes every order whose own time for it has come; returns how many. Safe to run anywhere, any number of times. */
export async function completeOrders(
  db: Db,
  products: Products,
  now: Date,
  whenCompleted: WhenCompleted,
): Promise<number> {
  return sweepOrders(db, products, {
    list: (limit) => listDueForCompletion(db, now, limit),
    isDue: (order) =>
      (order.order_status === 'confirmed' || order.order_status === 'in_service') &&
      order.auto_complete_at <= now,
    handle: async (trx, opened) => {
      const move = { actor: 'timer', userId: null, now, lang: defaultLang } as const;
      await complete(trx, opened, { event: 'complete', ...move }, whenCompleted);
    },
  });
}

async function complete(
  trx: Trx,
  opened: OpenOrder,
  move: Move,
  whenCompleted: WhenCompleted,
): Promise<OrderRow> {
  const order = await moveOrder(trx, opened, move);
  // Before the posting: people are locked before accounts, as by payments.
  await whenCompleted(trx, order, move.now);
  await post(trx, {
    event: 'complete',
    key: `order:${order.id}:complete`,
    agencyId: order.agency_id,
    orderId: order.id,
    lines: completeLines(order.total_price),
    userId: move.userId,
    memo: '',
    now: move.now,
  });
  await announceOrder(trx, order, { event: 'order_completed', facts: {}, now: move.now });
  return order;
}
