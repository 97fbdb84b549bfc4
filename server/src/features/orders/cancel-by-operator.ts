import type { ReplyOf } from '@serai/contract/endpoint';
import type { cancelByOperator as endpoint } from '@serai/contract/order-actions';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { actionOnOrder, standingOf } from './action-on-order.ts';
import { endOrder } from './end-order.ts';
import { openOrderAsOperator } from './open-order.ts';
import { presentOrder } from './present-order.ts';
import type { Products } from './products.ts';

/** Cancels a confirmed order for the seller: overbooked (fee 0), or a waiver with the agreed fee. */
export async function cancelByOperator(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, fee, reason } = call.input;
  const opened = await openOrderAsOperator(trx, products, id);
  const total = opened.order.total_price;
  if (fee > total) {
    throw new AppError('input_invalid', {
      fields: [{ path: 'fee', phrase: 'field_too_big', facts: { limit: total } }],
    });
  }
  const order = await endOrder(trx, opened, {
    event: 'cancelByOperator',
    actor: 'operator',
    userId: operator.userId,
    now: call.now,
    lang: call.lang,
    reason,
    fee,
    changes: { operator_id: operator.userId },
  });
  const shown = { ...opened, order: { ...order, operator_name: operator.nickname } };
  return {
    reply: { order: presentOrder(shown, call) },
    did: actionOnOrder(order, { before: standingOf(opened.order), after: standingOf(order), reason }),
  };
}
