import type { ReplyOf } from '@serai/contract/endpoint';
import type { cancelOrder as endpoint } from '@serai/contract/order-actions';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { announce } from '../messages/messages.ts';
import { moveOrder } from './move-order.ts';
import { openOrderToChange } from './open-order.ts';
import { presentOrder } from './present-order.ts';
import type { Products } from './products.ts';

/** Cancels an order for which nothing was paid, and gives its stock back. */
export async function cancelOrder(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { id, reason } = call.input;
  const opened = await openOrderToChange(trx, products, member, id, 'cancel');
  const { order, product } = opened;
  const cancelled = await moveOrder(trx, opened, {
    event: 'cancel',
    actor: 'member',
    userId: member.userId,
    now: call.now,
    lang: call.lang,
    reason,
  });
  await product.releaseStock(trx, id, 'ended');
  const { sn, title_zh, title_en } = order;
  await announce(trx, {
    agencyId: order.agency_id,
    event: 'order_cancelled',
    facts: { sn, title_zh, title_en },
    orderId: id,
    now: call.now,
  });
  return { order: presentOrder({ order: cancelled, product }, call) };
}
