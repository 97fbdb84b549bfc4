import type { ReplyOf } from '@serai/contract/endpoint';
import type { cancelForStaff as endpoint } from '@serai/contract/orders/actions';
import type { Lang } from '@serai/phrases/lang';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import { type Ending, endOrder } from '../charging/end-order.ts';
import { refundFee } from '../member/preview-refund.ts';
import { openOrderForStaff } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { aboutOrder } from './about-order.ts';
import { actionOnOrder, standingOf } from './action-on-order.ts';

/**
 * Cancels a confirmed order for the seller: overbooked (fee 0), or at an agreed fee. The waived part of the
 * policy's fee counts as a concession.
 */
export async function cancelForStaff(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, fee, reason } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  const total = opened.order.total_price;
  if (fee > total) {
    throw new AppError('input_invalid', {
      fields: [{ path: 'fee', phrase: 'field_too_big', facts: { limit: total } }],
    });
  }
  const { now, lang } = call;
  const { userId } = operator;
  const order = await endOrder(trx, opened, cancellation({ fee, reason }, { userId, now, lang }));
  const { currency } = opened.order;
  await guardConcession(
    trx,
    {
      kind: 'cancellation',
      ...aboutOrder(opened.order),
      reason,
      given: { amount: refundFee(opened.order, now).fee - fee, currency },
    },
    { userId, now },
  );
  const shown = { ...opened, order: { ...order, operator_name: operator.nickname } };
  return {
    reply: { order: presentOrder(shown, call) },
    did: actionOnOrder(order, { before: standingOf(opened.order), after: standingOf(order), reason }),
  };
}

/** Builds the ending of a confirmed order by an operator, with the kept fee in minor units. */
export function cancellation(
  { fee, reason }: { fee: number; reason: string },
  { userId, now, lang }: { userId: number; now: Date; lang: Lang },
): Ending {
  return {
    event: 'cancelForStaff',
    actor: 'operator',
    userId,
    now,
    lang,
    reason,
    fee,
    changes: { operator_id: userId },
  };
}
