import { adjustments as en } from '@serai/phrases/en/adjustments';
import { adjustments as zh } from '@serai/phrases/zh/adjustments';
import type { Trx } from '../../../calls.ts';
import { acceptAt, type ProposedTimes } from '../../../domain/adjustment-clock.ts';
import { zonedTimeText } from '../../../domain/local-time.ts';
import { announceOrder } from '../announce-order.ts';
import { findAgencyZone } from '../find-agency-zone.ts';
import type { OrderRow } from '../order-store.ts';
import { type AdjustmentRow, isQuestioned } from './adjustment-store.ts';

/** Columns of a charge from which its deadlines follow. */
export type ClockedCharge = Pick<
  AdjustmentRow,
  'proposed_at' | 'question' | 'answer' | 'answered_at' | 'reminded_at'
>;

/** Returns the times of a charge as input of its deadlines. */
export function timesOf(row: ClockedCharge): ProposedTimes {
  return {
    proposedAt: row.proposed_at.getTime(),
    answeredAt: row.answered_at?.getTime() ?? null,
    isQuestioned: isQuestioned(row),
    remindedAt: row.reminded_at?.getTime() ?? null,
  };
}

/**
 * Notifies the agency of a charge, or reminds it; the message states when silence accepts the charge, in the
 * agency's zone.
 */
export async function announceProposed(
  trx: Trx,
  order: OrderRow,
  row: AdjustmentRow,
  { isReminder, now }: { isReminder: boolean; now: Date },
): Promise<void> {
  const at = acceptAt(timesOf(row))!;
  const facts = {
    ...factsOf(order, row),
    reason: row.reason,
    accepted_at: zonedTimeText(at, await findAgencyZone(trx, order.agency_id)),
  };
  const [charged, givenBack] = isReminder
    ? (['adjustment_reminder', 'giving_back_reminder'] as const)
    : (['adjustment_proposed', 'giving_back_proposed'] as const);
  await announceOrder(trx, order, { event: row.amount < 0 ? givenBack : charged, facts, now });
}

/**
 * Notifies the agency that a charge was accepted without a click: by its silence, or by the desk on its
 * behalf.
 */
export async function announceAccepted(
  trx: Trx,
  order: OrderRow,
  row: AdjustmentRow,
  { by, now }: { by: 'silence' | 'desk'; now: Date },
): Promise<void> {
  const why =
    by === 'silence'
      ? { why_zh: '7 天内未收到贵司答复', why_en: 'no answer within 7 days' }
      : { why_zh: '客服按贵司的答复代为确认', why_en: 'confirmed by support on your word' };
  const event = row.amount < 0 ? 'giving_back_accepted' : 'adjustment_accepted';
  await announceOrder(trx, order, { event, facts: { ...factsOf(order, row), ...why }, now });
}

function factsOf({ currency }: OrderRow, { kind, amount }: AdjustmentRow) {
  return { label_zh: zh[kind], label_en: en[kind], amount: { amount: Math.abs(amount), currency } };
}
