import type { ReplyOf } from '@serai/contract/endpoint';
import type { askAdjustment as endpoint } from '@serai/contract/orders/adjustments';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { addMemberEvent } from '../desk/add-order-event.ts';
import type { OpenOrder } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import { findOpenAdjustment, isQuestioned, updateQuestion } from './adjustment-store.ts';
import { notifyOfAdjustment } from './notify-of-adjustment.ts';

/**
 * Asks the desk about a proposed charge, which stays open. Refuses a second open question with
 * `question_open`.
 */
export async function askAdjustment(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { id, adjustment_id, question } = call.input;
  const adjustment = await findOpenAdjustment(trx, id, adjustment_id);
  if (isQuestioned(adjustment)) throw new AppError('question_open');
  const { now } = call;
  const { amount } = adjustment;
  await updateQuestion(trx, adjustment_id, { question, asked_at: now, answer: '', answered_at: null });
  await addMemberEvent(trx, { orderId: id, event: 'askAdjustment', reason: question, amount, userId, now });
  await notifyOfAdjustment(trx, opened.order, {
    event: 'adjustment_asked',
    adjustment,
    words: question,
    now,
  });
  return { order: presentOrder(opened, call) };
}
