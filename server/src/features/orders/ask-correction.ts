import type { CorrectionView } from '@serai/contract/corrections';
import type { OrderView } from '@serai/contract/order-view';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, type Db, operatorOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { notifyStaff } from '../messages/messages.ts';
import { findCorrectionRule } from '../site/site.ts';
import { actionOnOrder, standingOf } from './action-on-order.ts';
import { type Corrector, carryOut } from './carry-out.ts';
import type { Completions } from './completion-port.ts';
import {
  type CorrectionRow,
  hasOpenCorrection,
  insertCorrection,
  showCorrection,
} from './correction-store.ts';
import type { OpenOrder } from './open-order.ts';
import type { OrderRow } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/** How long a correction waits for its second person. */
const SECOND_PERSON_MS = 72 * 3_600_000;

/** What is to be corrected, sums in minor units: `amount` is what the agency is charged more, or given back (negative). */
export type Correction = Pick<CorrectionRow, 'kind' | 'to_status' | 'fee' | 'amount' | 'reason'>;

/**
 * Corrects a locked order by a call. Above the sum that one person may correct alone nothing is changed yet: the correction
 * waits for a colleague. Refuses a second one meanwhile with `correction_open`.
 */
export async function askCorrection(
  trx: Trx,
  opened: OpenOrder,
  wanted: Correction,
  call: { caller: Caller | undefined; now: Date; lang: Lang },
  completions: Completions,
): Promise<Done<{ correction: CorrectionView; order: OrderView }>> {
  const { order } = opened;
  const { now, lang } = call;
  const operator = operatorOf(call);
  const { correction, order: corrected } = await correct(
    trx,
    opened,
    wanted,
    { operator, now, lang },
    completions,
  );
  const { amount, reason } = wanted;
  return {
    reply: {
      correction: await showCorrection(trx, correction.id, lang),
      order: presentOrder({ ...opened, order: corrected }, call),
    },
    did: actionOnOrder(order, {
      before: { ...standingOf(order), correction: null },
      after: { ...standingOf(corrected), correction: correction.status, corrected_amount: amount },
      reason,
    }),
  };
}

/** The same for whoever has already been let in; answers the order as it is then. */
export async function correct(
  trx: Trx,
  opened: OpenOrder,
  wanted: Correction,
  by: Corrector,
  completions: Completions,
): Promise<{ correction: CorrectionRow; order: OrderRow }> {
  const { order } = opened;
  const { operator, now } = by;
  const { userId, nickname } = operator;
  if (await hasOpenCorrection(trx, order.id)) throw new AppError('correction_open');
  const { amount, reason } = wanted;
  const needs_second = await needsSecond(trx, amount);
  const due_at = needs_second ? new Date(now.getTime() + SECOND_PERSON_MS) : null;
  const asked = { order_id: order.id, asked_by: userId, asked_at: now, needs_second, due_at };
  const correction = await insertCorrection(trx, { ...wanted, ...asked });
  if (needs_second) {
    await askSecond(trx, order, { amount, reason, asked_by: nickname, now });
    return { correction, order };
  }
  const corrected = await carryOut(trx, opened, correction, by, completions);
  return { correction, order: { ...corrected, operator_name: nickname } };
}

/** Whether a sum, minor units whatever its sign, is more than one of the staff may give or take alone. */
export async function needsSecond(db: Db, amount: number): Promise<boolean> {
  return Math.abs(amount) > (await findCorrectionRule(db)).aloneUpTo;
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
