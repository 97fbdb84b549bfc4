import type { HistoryEvent } from '@serai/contract/orders/history';
import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../../calls.ts';
import { adjustmentLines } from '../../../domain/ledger/lines.ts';
import type { Actor } from '../../../domain/order-facts.ts';
import { type ChargeFacts, freshCharge, giveBack, totalSettlementPrice } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listChargesOf } from '../../charges/charges.ts';
import { postCharge } from '../charging/post-charge.ts';
import { settleOrder } from '../charging/settle-order.ts';
import { chargeGivenBack } from '../corrections/charge-given-back.ts';
import type { LowerBills } from '../corrections/lower-bills-port.ts';
import { refuseUnpaidRefund } from '../member/refuse-unpaid-refund.ts';
import { wrongState } from '../move-order.ts';
import { moveOrderRow, type OrderRow } from '../order-store.ts';
import { type AdjustmentRow, closeAdjustment } from './adjustment-store.ts';
import { chargeableStatuses } from './list-adjustments.ts';

/** Accepting party of a charge after the service, and the basis. */
export interface Acceptance {
  by: 'member' | 'silence' | 'desk';
  actor: Actor;
  /** The accepting user; null if the member's silence accepts it. */
  userId: number | null;
  /** Evidence of the desk for the acceptance. */
  evidence: string;
  lang: Lang;
  now: Date;
  lowerBills: LowerBills;
}

/**
 * Accepts a proposed charge of a locked order: it is paid through the order's payment channel, or refunded.
 * The money moves in the same way whoever accepts. Refuses a refund above the order's total with
 * `more_than_charged`, as `refuseUnpaidRefund` does, and insufficient funds with the wallet's error; the
 * charge stays open then.
 */
export async function acceptAdjustment(
  trx: Trx,
  order: OrderRow,
  adjustment: AdjustmentRow,
  acceptance: Acceptance,
): Promise<OrderRow> {
  const { amount } = adjustment;
  const { by, actor, userId, evidence, lang, now, lowerBills } = acceptance;
  const former = await listChargesOf(trx, [order.id]);
  refuseUnacceptable(order, former, amount, lang);
  await closeAdjustment(trx, adjustment.id, {
    status: 'confirmed',
    confirmed_by: userId,
    confirmed_at: now,
    accepted_by: by,
    accepted_because: evidence,
  });
  const changes = { adjustments: order.adjustments + amount };
  const settled = settleOrder({ ...order, ...changes }, chargesWith(order, former, amount));
  const event: HistoryEvent = by === 'member' ? 'confirmAdjustment' : 'acceptAdjustment';
  const row = { event, actor, userId, reason: evidence, facts: { amount }, moves: settled.moves, at: now };
  await moveOrderRow(trx, order.id, { ...changes, ...settled.changes }, row);
  await charge(trx, order, adjustment, { by: { userId, now }, lowerBills });
  return settled.order;
}

/** Refuses to accept a charge as `refuseUnchargeable` does, and a refund as `refuseUnpaidRefund` does. */
export function refuseUnacceptable(
  order: OrderRow,
  charges: readonly ChargeFacts[],
  amount: number,
  lang: Lang,
): void {
  refuseUnchargeable(order, amount, lang);
  if (amount < 0) refuseUnpaidRefund(charges);
}

/**
 * Refuses a charge or refund that is not possible: wrong order status, or a refund (`amount` negative) above
 * the order's total.
 */
export function refuseUnchargeable(order: OrderRow, amount: number, lang: Lang): void {
  refuseBeforeService(order, lang);
  refuseMoreThanCharged(order, amount);
}

/** Refuses a charge on an order whose service has not begun, or that was not charged. */
export function refuseBeforeService(order: OrderRow, lang: Lang): void {
  if (!chargeableStatuses.has(order.order_status) || order.pay_channel === null)
    throw wrongState(order, lang);
}

/** Refuses a refund (`amount` negative) above the order's total. */
function refuseMoreThanCharged(order: OrderRow, amount: number): void {
  if (totalSettlementPrice(order) + amount < 0) throw new AppError('more_than_charged');
}

function chargesWith(
  order: OrderRow,
  former: readonly ChargeFacts[],
  amount: number,
): readonly ChargeFacts[] {
  return amount < 0
    ? giveBack(order, former, -amount).charges
    : [...former, freshCharge(order.pay_channel!, amount)];
}

async function charge(
  trx: Trx,
  order: OrderRow,
  { id, amount }: AdjustmentRow,
  { by, lowerBills }: { by: { userId: number | null; now: Date }; lowerBills: LowerBills },
): Promise<void> {
  const posting = { event: 'adjustment', key: `adjustment:${id}`, memo: '', ...by };
  const kind = 'adjustment';
  if (amount < 0) {
    await chargeGivenBack(trx, order, { kind, income: 'sales', amount: -amount }, posting, lowerBills);
  } else {
    const lines = adjustmentLines(order.pay_channel!, amount);
    await postCharge(trx, order, { kind, amount }, { ...posting, lines });
  }
}
