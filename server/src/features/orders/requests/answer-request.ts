import type { OrderView } from '@serai/contract/orders/view';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder, standingOf } from '../desk/action-on-order.ts';
import { decideByOperator, type Move, wrongState } from '../move-order.ts';
import { type OpenOrder, openOrderForStaff } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { makeOffer } from './make-offer.ts';
import type { OrderOffer } from './offer-store.ts';

type Answer = { caller: Caller | undefined; now: Date; lang: Lang };

/**
 * Locks the order on request that an operator answers with an offer. Throws `not_found` for an order of another
 * product, otherwise as `refuseAnswer` does.
 */
export async function openRequest(
  trx: Trx,
  products: Products,
  product: string,
  { input, now, lang }: { input: { id: number }; now: Date; lang: Lang },
): Promise<OpenOrder> {
  const opened = await openOrderForStaff(trx, products, input.id);
  if (opened.product.name !== product) throw new AppError('not_found');
  refuseAnswer(opened, 'offer', { now, lang });
  return opened;
}

/**
 * Refuses an answer to an order that is not on request, with `order_wrong_state`, and an offer after its payment
 * deadline, with `offer_over`.
 */
export function refuseAnswer(
  opened: OpenOrder,
  answer: 'offer' | 'decline',
  at: Pick<Move, 'now' | 'lang'>,
): void {
  if (opened.order.order_status !== 'offer_pending') throw wrongState(opened.order, at.lang);
  decideByOperator(opened, answer, at);
}

/** Answers a locked order on request with an offer; returns the reply and the activity entry. */
export async function answerRequest(
  trx: Trx,
  opened: OpenOrder,
  offer: OrderOffer,
  call: Answer,
): Promise<Done<{ order: OrderView }>> {
  const { order, product } = opened;
  const { userId, nickname } = operatorOf(call);
  const made = await makeOffer(trx, opened, offer, { userId, now: call.now, lang: call.lang });
  return {
    reply: { order: presentOrder({ product, order: { ...made, operator_name: nickname } }, call) },
    did: actionOnOrder(made, {
      before: standingOf(order),
      after: { ...standingOf(made), kind: offer.kind, amount: made.offer_total },
      reason: offer.note,
    }),
  };
}
