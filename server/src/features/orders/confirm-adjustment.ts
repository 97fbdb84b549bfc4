import type { confirmAdjustment as endpoint } from '@serai/contract/adjustments';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { adjustmentLines } from '../../domain/ledger/lines.ts';
import { type ChargeFacts, freshCharge, giveBack, totalSettlementPrice } from '../../domain/settlement.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listChargesOf } from '../charges/charges.ts';
import { type AdjustmentRow, closeAdjustment, findOpenAdjustment } from './adjustment-store.ts';
import { chargeGivenBack } from './charge-given-back.ts';
import { chargeableStatuses } from './list-adjustments.ts';
import type { LowerBills } from './lower-bills-port.ts';
import { wrongState } from './move-order.ts';
import type { OpenOrder } from './open-order.ts';
import { moveOrderRow, type OrderRow } from './order-store.ts';
import type { PaymentGuard } from './payment-guard.ts';
import { postCharge } from './post-charge.ts';
import { presentOrder } from './present-order.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Accepts a charge and pays it as the order was paid, or takes what is given back; money that does not suffice leaves it
 * open. No order is given back more than it comes to: `more_than_charged`.
 */
export async function confirmAdjustment(
  trx: Trx,
  {
    opened,
    guardPayment,
    lowerBills,
  }: { opened: OpenOrder; guardPayment: PaymentGuard; lowerBills: LowerBills },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { id, adjustment_id } = call.input;
  const { now } = call;
  const { order } = opened;
  const adjustment = await findOpenAdjustment(trx, id, adjustment_id);
  const { amount } = adjustment;
  const { pay_channel: channel, currency } = order;
  if (!chargeableStatuses.has(order.order_status) || channel === null) throw wrongState(order, call.lang);
  if (amount > 0) {
    const orderTotal = order.total_price + order.adjustments + amount;
    await guardPayment(trx, { member, channel, amount, orderTotal, currency, now });
  }
  refuseMoreThanCharged(order, amount);
  const { userId } = member;
  await closeAdjustment(trx, adjustment_id, { status: 'confirmed', confirmed_by: userId, confirmed_at: now });
  const changes = { adjustments: order.adjustments + amount };
  const former = await listChargesOf(trx, [id]);
  const settled = settleOrder({ ...order, ...changes }, chargesWith(order, former, amount));
  const row = { event: 'confirmAdjustment', actor: 'member', userId, reason: '', facts: { amount } } as const;
  await moveOrderRow(trx, id, { ...changes, ...settled.changes }, { ...row, moves: settled.moves, at: now });
  await charge(trx, order, adjustment, { by: { userId, now }, lowerBills });
  return { order: presentOrder({ ...opened, order: settled.order }, call) };
}

/** Refuses to give back (`amount` negative) more than an order comes to. */
export function refuseMoreThanCharged(order: OrderRow, amount: number): void {
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
  { by, lowerBills }: { by: { userId: number; now: Date }; lowerBills: LowerBills },
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
