import type { ReplyOf } from '@serai/contract/endpoint';
import type { Money } from '@serai/contract/money';
import type { decideReview as endpoint } from '@serai/contract/orders/reviews';
import type { ReviewReason } from '@serai/contract/orders/view';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { totalSettlementPrice } from '../../../domain/settlement.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import type { WhenCompleted } from '../charging/completion-port.ts';
import { earnOrder } from '../charging/earn-order.ts';
import { endOrder } from '../charging/end-order.ts';
import { aboutOrder } from '../desk/about-order.ts';
import { actionOnOrder, standingOf } from '../desk/action-on-order.ts';
import { refundFee } from '../member/preview-refund.ts';
import { decideByOperator, type Move } from '../move-order.ts';
import { type OpenOrder, openOrderForStaff } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { clearReview } from './review-order.ts';

export type Decision = Call<typeof endpoint>['input']['decision'];

/**
 * Decisions allowed per reason. The order's state machine refuses `served` and `unserved` before its end, and
 * `cancelled` once the service has begun.
 */
const decisions: Partial<Record<ReviewReason, readonly Decision[]>> = {
  unserved: ['served', 'unserved'],
  hotel_refused: ['kept', 'cancelled', 'served', 'unserved'],
  hotel_silent: ['kept', 'cancelled'],
  cancel_refused: ['kept', 'cancelled', 'served', 'unserved'],
};

/**
 * Decides an order under review. `served` completes it, `unserved` and `cancelled` refund it in full, and
 * `kept` keeps the booking: the hotel's statement to the desk counts as its acknowledgement. A refund
 * required neither by the policy nor by the hotel's refusal is a concession: above one person's limits a
 * second person must approve it.
 */
export async function decideReview(
  trx: Trx,
  { products, whenCompleted }: { products: Products; whenCompleted: WhenCompleted },
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { id, decision, evidence } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  refuseDecision(opened, decision, call);
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
    cancelled: () => endOrder(trx, opened, { event: 'cancelForStaff', fee: 0, ...move }),
  };
  const order = await carryOut[decision]();
  const given = givenUp(opened.order, decision, now);
  const concession = { kind: 'refund', ...aboutOrder(opened.order), reason: evidence, given } as const;
  await guardConcession(trx, concession, { userId, now });
  return {
    reply: { order: presentOrder({ ...opened, order: { ...order, operator_name: nickname } }, call) },
    did: actionOnOrder(order, {
      before: { ...standingOf(opened.order), review: opened.order.needs_review },
      after: { ...standingOf(order), review: order.needs_review },
      reason: evidence,
    }),
  };
}

const events = {
  served: 'complete',
  unserved: 'unserved',
  cancelled: 'cancelForStaff',
} as const;

/**
 * Refuses a decision without an open review, one that its reason does not allow, and one that the state machine
 * of the order does not allow now.
 */
export function refuseDecision(opened: OpenOrder, decision: Decision, at: Pick<Move, 'now' | 'lang'>): void {
  const open = decisions[opened.order.needs_review as ReviewReason];
  if (!open) throw new AppError('review_not_open');
  if (!open.includes(decision)) throw refusedField('decision', 'review_decided_otherwise');
  if (decision !== 'kept') decideByOperator(opened, events[decision], at);
}

/**
 * Calculates the value of the seller's concession by a decision: the whole price of an unproven service, or the
 * policy's fee of an early cancellation. A stay that its hotel refused is no concession.
 */
export function givenUp(order: OrderRow, decision: Decision, now: Date): Money {
  return { amount: amountGivenUp(order, decision, now), currency: order.currency };
}

function amountGivenUp(order: OrderRow, decision: Decision, now: Date): number {
  if (order.needs_review === 'hotel_refused') return 0;
  if (decision === 'unserved') return totalSettlementPrice(order);
  return decision === 'cancelled' ? refundFee(order, now).fee : 0;
}
