import type { ReplyOf } from '@serai/contract/endpoint';
import type { confirmCheckIn as endpoint } from '@serai/contract/orders/actions';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import { announceOrder } from '../announce-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';

/** Records the check-in of the guests, from the local arrival date on. */
export async function checkInOrder(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const order = await moveOrder(trx, opened, {
    event: 'checkIn',
    actor: 'member',
    userId: memberOf(call).userId,
    now: call.now,
    lang: call.lang,
  });
  await announceOrder(trx, order, { event: 'order_checked_in', facts: {}, now: call.now });
  return { order: presentOrder({ ...opened, order }, call) };
}
