import type { ReplyOf } from '@serai/contract/endpoint';
import type { ReviewReason } from '@serai/contract/order-view';
import type { decideReview as endpoint } from '@serai/contract/reviews';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { actionOnOrder, standingOf } from './action-on-order.ts';
import type { WhenCompleted } from './completion-port.ts';
import { earnOrder } from './earn-order.ts';
import { endOrder } from './end-order.ts';
import { openOrderAsOperator } from './open-order.ts';
import type { OrderRow } from './order-store.ts';
import { presentOrder } from './present-order.ts';
import type { Products } from './products.ts';
import { clearReview } from './review-order.ts';

type Decision = Call<typeof endpoint>['input']['decision'];

/**
 * What each reason can be decided to. `served` and `unserved` are refused by the order's machine before its end, `cancelled`
 * once its service has begun.
 */
const decisions: Partial<Record<ReviewReason, readonly Decision[]>> = {
  unserved: ['served', 'unserved'],
  hotel_refused: ['kept', 'cancelled', 'served', 'unserved'],
  hotel_silent: ['kept', 'cancelled'],
  cancel_refused: ['kept', 'cancelled', 'served', 'unserved'],
};

/**
 * Decides an order under review. `served` completes it, `unserved` and `cancelled` refund everything, and with `kept` the
 * booking stands: the desk has the word of the hotel, which counts as its acknowledgement.
 */
export async function decideReview(
  trx: Trx,
  { products, whenCompleted }: { products: Products; whenCompleted: WhenCompleted },
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { id, decision, evidence } = call.input;
  const opened = await openOrderAsOperator(trx, products, id);
  const open = decisions[opened.order.needs_review as ReviewReason];
  if (!open) throw new AppError('review_not_open');
  if (!open.includes(decision)) throw refusedField('decision', 'review_decided_otherwise');
  const changes = { operator_id: userId };
  const { now, lang } = call;
  const move = { actor: 'operator', userId, now, lang, reason: evidence, changes } as const;
  const carryOut: Record<Decision, () => Promise<OrderRow>> = {
    served: () => earnOrder(trx, opened, move, whenCompleted),
    unserved: () => endOrder(trx, opened, { event: 'unserved', fee: 0, ...move }),
    kept: async () => {
      await opened.product.acknowledge?.(trx, id, { by: nickname, now });
      return clearReview(trx, opened, { now, by: { operatorId: userId, reason: evidence } });
    },
    cancelled: () => endOrder(trx, opened, { event: 'cancelByOperator', fee: 0, ...move }),
  };
  const order = await carryOut[decision]();
  return {
    reply: { order: presentOrder({ ...opened, order: { ...order, operator_name: nickname } }, call) },
    did: actionOnOrder(order, {
      before: { ...standingOf(opened.order), review: opened.order.needs_review },
      after: { ...standingOf(order), review: order.needs_review },
      reason: evidence,
    }),
  };
}
