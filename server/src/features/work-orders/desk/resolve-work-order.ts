import type { ReplyOf } from '@serai/contract/endpoint';
import type { resolveWorkOrder as endpoint } from '@serai/contract/work-orders/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { announceWorkOrder } from '../announce-work-order.ts';
import { moveWorkOrder } from '../move-work-order.ts';
import { showForStaff } from '../present-work-order.ts';
import { lockWorkOrder } from '../work-order-store.ts';
import { actionOnWorkOrder } from './action-on-work-order.ts';

/** Resolves a work order; the requester can reopen it for some time. */
export async function resolveWorkOrder(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, lang, now } = call;
  const { content } = input;
  const row = await lockWorkOrder(trx, input.id);
  const moved = await moveWorkOrder(trx, row, { event: 'resolve', by: 'staff', userId, content, lang, now });
  await announceWorkOrder(trx, moved.row, { event: 'work_order_resolved', facts: { content }, now });
  return { reply: await showForStaff(trx, row.id, call), did: actionOnWorkOrder(row, moved.row) };
}
