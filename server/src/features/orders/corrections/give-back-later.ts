import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../../calls.ts';
import { type ChargeFacts, chargedOf, giveBack } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listChargesOf } from '../../charges/charges.ts';
import { announceOrder } from '../announce-order.ts';
import { refuseUnpaidRefund } from '../member/refuse-unpaid-refund.ts';
import { moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { chargeGivenBack, type GivenBack } from './charge-given-back.ts';
import type { CorrectionRow } from './correction-store.ts';
import type { LowerBills } from './lower-bills-port.ts';

/** Event, debited account and posting name of each kind. */
const kinds = {
  refund: { event: 'refundGoodwill', income: 'sales_returns', posting: 'goodwill' },
  waiver: { event: 'waiveFee', income: 'penalty_income', posting: 'fee_waived' },
} as const satisfies Record<string, { event: string; income: GivenBack['income']; posting: string }>;

/**
 * Refunds part of the price of a completed order, or of the fee of one that ended early: it reduces the
 * order's debt first, the rest goes to the deposit; the agency is notified. Refuses more than the price or
 * fee with `more_than_charged`, and as `refuseUnpaidRefund` does.
 */
export async function giveBackLater(
  trx: Trx,
  opened: OpenOrder,
  correction: Pick<CorrectionRow, 'id' | 'amount' | 'reason'> & { kind: keyof typeof kinds },
  by: { userId: number; now: Date; lang: Lang },
  lowerBills: LowerBills,
): Promise<OrderRow> {
  const { order: before } = opened;
  const { id, kind, reason } = correction;
  const amount = -correction.amount;
  const charges = await listChargesOf(trx, [before.id]);
  refuseBeyondCharged(charges, before, correction);
  const kept = chargedOf(charges) - amount;
  const { event, income, posting } = kinds[kind];
  const { userId, now } = by;
  const order = await moveOrder(trx, opened, {
    event,
    actor: 'operator',
    ...by,
    reason,
    fee: kept,
    facts: { amount },
    settledAs: giveBack(before, charges, amount).charges,
    changes: {
      operator_id: userId,
      refund_money: before.refund_money + amount,
      refunded_at: now,
      ...(kind === 'waiver' ? { fee: before.fee - amount } : {}),
    },
  });
  const offDebt = await chargeGivenBack(
    trx,
    before,
    { kind, income, amount },
    { event: posting, key: `correction:${id}`, memo: reason, userId, now },
    lowerBills,
  );
  const money = (amount: number) => ({ amount, currency: before.currency });
  const facts = {
    amount: money(amount),
    off_debt: money(offDebt),
    to_deposit: money(amount - offDebt),
    reason,
  };
  await announceOrder(trx, order, { event: 'order_given_back', facts, now });
  return order;
}

/** Refuses to give back more than was charged, or for a waiver more than the fee, and as `refuseUnpaidRefund` does. */
export function refuseBeyondCharged(
  charges: readonly ChargeFacts[],
  { fee }: OrderRow,
  { kind, amount }: Pick<CorrectionRow, 'kind' | 'amount'>,
): void {
  refuseUnpaidRefund(charges);
  const isBeyond = chargedOf(charges) + amount < 0 || (kind === 'waiver' && -amount > fee);
  if (isBeyond) throw new AppError('more_than_charged');
}
