import type { confirmAdjustment as endpoint } from '@serai/contract/adjustments';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { adjustmentLines } from '../../domain/ledger/lines.ts';
import { post } from '../wallet/wallet.ts';
import { closeAdjustment, findOpenAdjustment } from './adjustment-store.ts';
import { chargeableStatuses } from './list-adjustments.ts';
import { wrongState } from './move-order.ts';
import type { OpenOrder } from './open-order.ts';
import { insertHistory, updateOrder } from './order-store.ts';
import type { PaymentGuard } from './payment-guard.ts';
import { presentOrder } from './present-order.ts';

/** Accepts a charge and pays it as the order was paid; money that does not suffice leaves it open. */
export async function confirmAdjustment(
  trx: Trx,
  { opened, guardPayment }: { opened: OpenOrder; guardPayment: PaymentGuard },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { userId } = member;
  const { id, adjustment_id } = call.input;
  const { order } = opened;
  const { amount } = await findOpenAdjustment(trx, id, adjustment_id);
  const channel = order.pay_channel;
  if (!chargeableStatuses.has(order.order_status) || channel === null) throw wrongState(order, call.lang);
  await guardPayment(trx, {
    member,
    channel,
    amount,
    orderTotal: order.total_price + order.adjustments + amount,
    currency: order.currency,
    now: call.now,
  });
  await closeAdjustment(trx, adjustment_id, {
    status: 'confirmed',
    confirmed_by: userId,
    confirmed_at: call.now,
  });
  const changes = {
    adjustments: order.adjustments + amount,
    ...(channel === 'balance' ? { settlement_money: order.settlement_money + amount } : {}),
  };
  await updateOrder(trx, id, {}, changes);
  await insertHistory(trx, id, {
    event: 'confirmAdjustment',
    moves: {},
    actor: 'member',
    userId,
    reason: '',
    facts: { amount },
    at: call.now,
  });
  await post(trx, {
    event: 'adjustment',
    key: `adjustment:${adjustment_id}`,
    agencyId: order.agency_id,
    orderId: id,
    lines: adjustmentLines(channel, amount),
    userId,
    memo: '',
    now: call.now,
  });
  return { order: presentOrder({ ...opened, order: { ...order, ...changes } }, call) };
}
