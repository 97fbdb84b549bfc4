import type { ReplyOf } from '@serai/contract/endpoint';
import type { cancelOrder as endpoint } from '@serai/contract/orders/actions';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import { announceOrder } from '../announce-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import { clearReview } from '../reviews/review-order.ts';

/** Cancels an unpaid order and releases its stock. */
export async function cancelOrder(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { id, reason } = call.input;
  const { order, product } = opened;
  const moved = await moveOrder(trx, opened, {
    event: 'cancel',
    actor: 'member',
    userId: memberOf(call).userId,
    now: call.now,
    lang: call.lang,
    reason,
  });
  const cancelled = await clearReview(trx, { order: moved }, call);
  await product.releaseStock(trx, id, 'ended');
  await announceOrder(trx, order, { event: 'order_cancelled', facts: {}, now: call.now });
  return { order: presentOrder({ order: cancelled, product }, call) };
}
