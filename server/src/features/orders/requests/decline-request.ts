import type { ReplyOf } from '@serai/contract/endpoint';
import type { declineRequest as endpoint } from '@serai/contract/orders/requests';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { announceOrder } from '../announce-order.ts';
import { actionOnOrder, standingOf } from '../desk/action-on-order.ts';
import { moveOrder } from '../move-order.ts';
import { openOrderForStaff } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { clearReview } from '../reviews/review-order.ts';
import { refuseAnswer } from './answer-request.ts';

/** Declines an order on request, with a reason for the agency; nothing was held or paid. */
export async function declineRequest(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, reason } = call.input;
  const { now, lang } = call;
  const opened = await openOrderForStaff(trx, products, id);
  refuseAnswer(opened, 'decline', { now, lang });
  const declined = await moveOrder(trx, opened, {
    event: 'decline',
    actor: 'operator',
    userId: operator.userId,
    now,
    lang,
    reason,
    changes: { operator_id: operator.userId, answer_by: null },
  });
  const order = await clearReview(trx, { order: declined }, { now });
  await announceOrder(trx, order, { event: 'order_declined', facts: { reason }, now });
  const shown = { ...opened, order: { ...order, operator_name: operator.nickname } };
  return {
    reply: { order: presentOrder(shown, call) },
    did: actionOnOrder(order, { before: standingOf(opened.order), after: standingOf(order), reason }),
  };
}
