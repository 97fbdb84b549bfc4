import type { ReplyOf } from '@serai/contract/endpoint';
import type { confirmOrder as endpoint } from '@serai/contract/order-actions';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { moveOrder } from './move-order.ts';
import { openOrderToChange } from './open-order.ts';
import { presentOrder } from './present-order.ts';
import type { Products } from './products.ts';

/** Accepts the offer made for an order that was asked for on request; payment comes next. */
export async function acceptOffer(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const opened = await openOrderToChange(trx, products, member, call.input.id, 'confirm');
  const order = await moveOrder(trx, opened, {
    event: 'acceptOffer',
    actor: 'member',
    userId: member.userId,
    now: call.now,
    lang: call.lang,
  });
  return { order: presentOrder({ ...opened, order }, call) };
}
