import type { ReplyOf } from '@serai/contract/endpoint';
import type { withdrawAdjustment as endpoint } from '@serai/contract/orders/adjustments';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder } from '../desk/action-on-order.ts';
import { addOrderEvent } from '../desk/add-order-event.ts';
import { openOrderForStaff } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { closeAdjustment, findOpenAdjustment } from './adjustment-store.ts';

/** Withdraws a charge that was not decided yet. */
export async function withdrawAdjustment(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, adjustment_id, reason } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  const { amount, kind } = await findOpenAdjustment(trx, id, adjustment_id);
  await closeAdjustment(trx, adjustment_id, { status: 'withdrawn' });
  await addOrderEvent(trx, {
    orderId: id,
    event: 'withdrawAdjustment',
    operatorId: operator.userId,
    reason,
    amount,
    now: call.now,
  });
  const order = { ...opened.order, operator_name: operator.nickname };
  return {
    reply: { order: presentOrder({ ...opened, order }, call) },
    did: actionOnOrder(order, { before: { adjustment_id, kind, amount }, after: null, reason }),
  };
}
