import type { ReplyOf } from '@serai/contract/endpoint';
import type { declineAdjustment as endpoint } from '@serai/contract/orders/adjustments';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import { addMemberEvent } from '../desk/add-order-event.ts';
import type { OpenOrder } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import { closeAdjustment, findOpenAdjustment } from './adjustment-store.ts';
import { notifyOfAdjustment } from './notify-of-adjustment.ts';

/** Declines a proposed charge: it is not owed, and the desk sees the reason. */
export async function declineAdjustment(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { id, adjustment_id, reason } = call.input;
  const adjustment = await findOpenAdjustment(trx, id, adjustment_id);
  await closeAdjustment(trx, adjustment_id, { status: 'declined', declined_because: reason });
  const { now } = call;
  const { amount } = adjustment;
  await addMemberEvent(trx, { orderId: id, event: 'declineAdjustment', reason, amount, userId, now });
  await notifyOfAdjustment(trx, opened.order, {
    event: 'adjustment_declined',
    adjustment,
    words: reason,
    now,
  });
  return { order: presentOrder(opened, call) };
}
