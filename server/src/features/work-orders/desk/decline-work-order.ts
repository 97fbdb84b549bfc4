import type { ReplyOf } from '@serai/contract/endpoint';
import type { declineWorkOrder as endpoint } from '@serai/contract/work-orders/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { announceWorkOrder } from '../announce-work-order.ts';
import { moveWorkOrder } from '../move-work-order.ts';
import { showForStaff } from '../present-work-order.ts';
import { lockWorkOrder } from '../work-order-store.ts';
import { actionOnWorkOrder } from './action-on-work-order.ts';

/** Declines a request with a reason that the requester sees. */
export async function declineWorkOrder(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, lang, now } = call;
  const { reason } = input;
  const row = await lockWorkOrder(trx, input.id);
  const moved = await moveWorkOrder(trx, row, {
    event: 'decline',
    by: 'staff',
    userId,
    content: reason,
    lang,
    now,
  });
  await announceWorkOrder(trx, moved.row, { event: 'work_order_declined', facts: { reason }, now });
  return { reply: await showForStaff(trx, row.id, call), did: actionOnWorkOrder(row, moved.row, reason) };
}
