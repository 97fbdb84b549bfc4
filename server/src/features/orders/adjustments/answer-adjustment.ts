import type { ReplyOf } from '@serai/contract/endpoint';
import type { answerAdjustment as endpoint } from '@serai/contract/orders/adjustments';
import { adjustments as en } from '@serai/phrases/en/adjustments';
import { adjustments as zh } from '@serai/phrases/zh/adjustments';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { announceOrder } from '../announce-order.ts';
import { actionOnOrder } from '../desk/action-on-order.ts';
import { addOrderEvent } from '../desk/add-order-event.ts';
import { openOrderForStaff } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { type AdjustmentRow, findOpenAdjustment, isQuestioned, updateQuestion } from './adjustment-store.ts';

/** Answers a member's question about a proposed charge; throws `question_not_open` if there is none. */
export async function answerAdjustment(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId: operatorId, nickname } = operatorOf(call);
  const { id, adjustment_id, answer } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  const adjustment = await findOpenAdjustment(trx, id, adjustment_id);
  refuseUnquestioned(adjustment);
  const { now } = call;
  const { kind, amount, question } = adjustment;
  await updateQuestion(trx, adjustment_id, { answer, answered_at: now });
  await addOrderEvent(trx, {
    orderId: id,
    event: 'answerAdjustment',
    operatorId,
    reason: answer,
    amount,
    now,
  });
  const order = { ...opened.order, operator_name: nickname };
  const sum = { amount, currency: order.currency };
  await announceOrder(trx, order, {
    event: 'adjustment_answered',
    facts: { label_zh: zh[kind], label_en: en[kind], amount: sum, question, answer },
    now,
  });
  return {
    reply: { order: presentOrder({ ...opened, order }, call) },
    did: actionOnOrder(order, {
      before: { adjustment_id, kind, amount },
      after: { adjustment_id, kind, amount },
      reason: answer,
    }),
  };
}

/** Refuses an answer to a charge without an open question. */
export function refuseUnquestioned(adjustment: AdjustmentRow): void {
  if (!isQuestioned(adjustment)) throw new AppError('question_not_open');
}
