import type { ReplyOf } from '@serai/contract/endpoint';
import type { decideReview as endpoint } from '@serai/contract/reviews';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { actionOnOrder, standingOf } from './action-on-order.ts';
import type { WhenCompleted } from './completion-port.ts';
import { earnOrder } from './earn-order.ts';
import { endOrder } from './end-order.ts';
import { openOrderAsOperator } from './open-order.ts';
import { presentOrder } from './present-order.ts';
import type { Products } from './products.ts';

/** Decides whether an order that nothing shows to have been served was: it is completed, or all is refunded. */
export async function decideReview(
  trx: Trx,
  { products, whenCompleted }: { products: Products; whenCompleted: WhenCompleted },
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { id, decision, evidence } = call.input;
  const opened = await openOrderAsOperator(trx, products, id);
  if (opened.order.needs_review !== 'unserved') throw new AppError('review_not_open');
  const changes = { operator_id: userId };
  const { now, lang } = call;
  const move = { actor: 'operator', userId, now, lang, reason: evidence, changes } as const;
  const order =
    decision === 'served'
      ? await earnOrder(trx, opened, move, whenCompleted)
      : await endOrder(trx, opened, { event: 'unserved', fee: 0, ...move });
  return {
    reply: { order: presentOrder({ ...opened, order: { ...order, operator_name: nickname } }, call) },
    did: actionOnOrder(order, {
      before: standingOf(opened.order),
      after: standingOf(order),
      reason: evidence,
    }),
  };
}
