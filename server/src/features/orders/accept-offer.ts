import type { ReplyOf } from '@serai/contract/endpoint';
import type { confirmOrder as endpoint } from '@serai/contract/order-actions';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { moveOrder } from './move-order.ts';
import type { OpenOrder } from './open-order.ts';
import { presentOrder } from './present-order.ts';

/** Accepts the offer made for an order that was asked for on request; payment comes next. */
export async function acceptOffer(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const order = await moveOrder(trx, opened, {
    event: 'acceptOffer',
    actor: 'member',
    userId: memberOf(call).userId,
    now: call.now,
    lang: call.lang,
  });
  return { order: presentOrder({ ...opened, order }, call) };
}
