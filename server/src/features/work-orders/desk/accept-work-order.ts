import type { ReplyOf } from '@serai/contract/endpoint';
import type { acceptWorkOrder as endpoint } from '@serai/contract/work-orders/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { moveWorkOrder } from '../move-work-order.ts';
import { showForStaff } from '../present-work-order.ts';
import { findLastMover, lockWorkOrder } from '../work-order-store.ts';
import { actionOnWorkOrder } from './action-on-work-order.ts';

/**
 * Assigns a work order to the caller; of two concurrent calls, the second is refused with the name of the
 * first.
 */
export async function acceptWorkOrder(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, lang, now } = call;
  const row = await lockWorkOrder(trx, input.id);
  if (row.status === 'accepted') {
    throw new AppError('work_order_taken', { facts: { who: await findLastMover(trx, row.id) } });
  }
  const moved = await moveWorkOrder(trx, row, {
    event: 'accept',
    by: 'staff',
    userId,
    lang,
    now,
    changes: { owner_id: userId },
  });
  return {
    reply: await showForStaff(trx, row.id, call),
    did: actionOnWorkOrder(row, moved.row),
  };
}
