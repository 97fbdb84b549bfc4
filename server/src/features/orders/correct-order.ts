import type { correctOrder as endpoint } from '@serai/contract/corrections';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { feeAmounts } from '../../domain/cancellation-policy.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { notifyStaff } from '../messages/messages.ts';
import { findCorrectionRule } from '../site/site.ts';
import { actionOnOrder, standingOf } from './action-on-order.ts';
import { carryOutCorrection } from './carry-out-correction.ts';
import type { Completions } from './completion-port.ts';
import { hasOpenCorrection, insertCorrection, showCorrection } from './correction-store.ts';
import { decideMove, wrongState } from './move-order.ts';
import { openOrderAsOperator } from './open-order.ts';
import type { OrderRow } from './order-store.ts';
import { type FrozenPolicy, feeBaseOf } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import type { Products } from './products.ts';

/** How long a correction waits for its second person. */
const SECOND_PERSON_MS = 72 * 3_600_000;

/**
 * Puts right what was wrongly recorded as a no-show or as completed. Above the sum that one person may correct alone
 * nothing is changed yet: the correction waits for a colleague.
 */
export async function correctOrder(
  trx: Trx,
  deps: { products: Products } & Completions,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { id, to, evidence: reason } = call.input;
  const opened = await openOrderAsOperator(trx, deps.products, id);
  const { order } = opened;
  const fee = to === 'completed' ? 0 : feeAmounts(order.policy as FrozenPolicy, feeBaseOf(order)).noShow;
  const { now, lang } = call;
  const moves = decideMove(opened, { event: 'correct', actor: 'operator', now, lang, fee });
  if (moves.order_status?.at(-1) !== to) throw wrongState(order, lang);
  if (await hasOpenCorrection(trx, id)) throw new AppError('correction_open');
  const amount = to === 'completed' ? order.total_price - order.fee : fee - order.total_price;
  const needsSecond = Math.abs(amount) > (await findCorrectionRule(trx)).aloneUpTo;
  const due_at = needsSecond ? new Date(now.getTime() + SECOND_PERSON_MS) : null;
  const asked = { asked_by: userId, asked_at: now, needs_second: needsSecond, due_at };
  const correction = await insertCorrection(trx, {
    order_id: id,
    to_status: to,
    fee,
    amount,
    reason,
    ...asked,
  });
  const by = { userId, now, lang };
  const corrected = needsSecond ? order : await carryOutCorrection(trx, opened, correction, by, deps);
  if (needsSecond) await askSecond(trx, order, { amount, reason, asked_by: nickname, now });
  const shown = needsSecond ? order : { ...corrected, operator_name: nickname };
  return {
    reply: {
      correction: await showCorrection(trx, correction.id, lang),
      order: presentOrder({ ...opened, order: shown }, call),
    },
    did: actionOnOrder(order, {
      before: { ...standingOf(order), correction: null },
      after: { ...standingOf(corrected), correction: correction.status, corrected_amount: amount },
      reason,
    }),
  };
}

async function askSecond(
  trx: Trx,
  { sn, title_zh, title_en, currency }: OrderRow,
  asked: { amount: number; reason: string; asked_by: string; now: Date },
): Promise<void> {
  const { amount, reason, asked_by, now } = asked;
  const sum = { amount: Math.abs(amount), currency };
  const facts = { sn, title_zh, title_en, amount: sum, reason, asked_by };
  await notifyStaff(trx, { queue: 'finance', event: 'correction_asked', facts, now });
}
