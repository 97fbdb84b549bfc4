import type { ReplyOf } from '@serai/contract/endpoint';
import type { confirmAdjustment as endpoint } from '@serai/contract/orders/adjustments';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import type { LowerBills } from '../corrections/lower-bills-port.ts';
import type { PaymentGuard } from '../member/payment-guard.ts';
import type { OpenOrder } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import { acceptAdjustment, refuseUnchargeable } from './accept-adjustment.ts';
import { findOpenAdjustment } from './adjustment-store.ts';

/**
 * Accepts a charge for the member and pays it through the order's payment channel, or accepts a refund;
 * insufficient funds leave it open. Refuses a refund above the order's total with `more_than_charged`.
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
  const { now, lang } = call;
  const adjustment = await findOpenAdjustment(trx, id, adjustment_id);
  const { amount } = adjustment;
  const { pay_channel: channel, currency, total_price, adjustments } = opened.order;
  refuseUnchargeable(opened.order, amount, lang);
  if (amount > 0) {
    const orderTotal = total_price + adjustments + amount;
    await guardPayment(trx, { member, channel: channel!, amount, orderTotal, currency, now });
  }
  const order = await acceptAdjustment(trx, opened.order, adjustment, {
    by: 'member',
    actor: 'member',
    userId: member.userId,
    evidence: '',
    lang,
    now,
    lowerBills,
  });
  return { order: presentOrder({ ...opened, order }, call) };
}
