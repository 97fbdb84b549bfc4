import type { Trx } from '../../../calls.ts';
import { feeAt } from '../../../domain/cancellation-policy.ts';
import { readWallet } from '../../wallet/wallet.ts';
import { type OrderRow, updateOrder } from '../order-store.ts';
import { feeBaseOf, lastPayAt, PAY_TIME_MS } from '../policy.ts';

/** Maximum payment time after booking while another user is to pay. */
const LONGEST_PAY_TIME_MS = 24 * 3_600_000;

/** Fields of an order that determine its payment time. */
type Unpaid = Pick<
  OrderRow,
  'id' | 'created_at' | 'service_start' | 'cut_off' | 'pay_by' | 'currency' | 'total_price' | 'policy'
>;

/**
 * Extends the payment time of a locked order while another user is to pay. Only if the agency could pay it
 * now from its deposit or on credit; otherwise the order keeps the usual payment time, so that no stock is
 * held longer without funds.
 */
export async function extendPayTime(trx: Trx, order: OrderRow, now: Date): Promise<OrderRow> {
  const { balance, credit_left } = await readWallet(trx, order.agency_id, now);
  if (Math.max(balance.amount, credit_left.amount) < order.total_price) return order;
  return extendPayDeadline(trx, order, now);
}

/**
 * Extends the payment time of a locked order: up to a day after booking, but not past the instant at which
 * the fee rises or past the last payment time. Never shortens it.
 */
export async function extendPayDeadline<Order extends Unpaid>(
  trx: Trx,
  order: Order,
  now: Date,
): Promise<Order> {
  const { validUntil } = feeAt(order.policy, now.getTime(), feeBaseOf(order));
  const latest = Math.min(
    order.created_at.getTime() + LONGEST_PAY_TIME_MS,
    lastPayAt({ cutOff: order.cut_off, serviceStart: order.service_start }).getTime(),
    validUntil ?? Number.POSITIVE_INFINITY,
  );
  return setPayBy(trx, order, Math.max(order.pay_by.getTime(), latest));
}

/** Limits the payment time of a locked order to the usual time from now. Never extends it. */
export async function shortenPayTime(trx: Trx, order: OrderRow, now: Date): Promise<OrderRow> {
  return setPayBy(trx, order, Math.min(order.pay_by.getTime(), now.getTime() + PAY_TIME_MS));
}

async function setPayBy<Order extends Unpaid>(trx: Trx, order: Order, until: number): Promise<Order> {
  const changes = { pay_by: new Date(until) };
  await updateOrder(trx, order.id, {}, changes);
  return { ...order, ...changes };
}
