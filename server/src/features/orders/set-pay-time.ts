import type { Trx } from '../../calls.ts';
import { feeAt } from '../../domain/cancellation-policy.ts';
import { readWallet } from '../wallet/wallet.ts';
import { type OrderRow, updateOrder } from './order-store.ts';
import { type FrozenPolicy, feeBaseOf, lastPayAt, PAY_TIME_MS } from './place-order.ts';

/** How long after its booking an order may wait for somebody else's payment. */
const LONGEST_PAY_TIME_MS = 24 * 3_600_000;

/** What of an order says how long it may wait. */
type Unpaid = Pick<
  OrderRow,
  'id' | 'created_at' | 'service_start' | 'cut_off' | 'pay_by' | 'currency' | 'total_price' | 'policy'
>;

/**
 * Lets a locked order wait for somebody else to pay it. Stock is held that long only for an agency that could pay it
 * now, from its deposit or on credit; a request of one without money waits no longer than any unpaid order.
 */
export async function extendPayTime(trx: Trx, order: OrderRow, now: Date): Promise<OrderRow> {
  const { balance, credit_left } = await readWallet(trx, order.agency_id, now);
  if (Math.max(balance.amount, credit_left.amount) < order.total_price) return order;
  return waitLonger(trx, order, now);
}

/**
 * Lets a locked order wait longer for its payment: up to a day after it was booked, but not past the instant at which
 * cancelling costs more, nor past the last one at which it may be paid. Never shortens the time.
 */
export async function waitLonger<Order extends Unpaid>(trx: Trx, order: Order, now: Date): Promise<Order> {
  const { validUntil } = feeAt(order.policy as FrozenPolicy, now.getTime(), feeBaseOf(order));
  const latest = Math.min(
    order.created_at.getTime() + LONGEST_PAY_TIME_MS,
    lastPayAt({ cutOff: order.cut_off, serviceStart: order.service_start }).getTime(),
    validUntil ?? Number.POSITIVE_INFINITY,
  );
  return setPayBy(trx, order, Math.max(order.pay_by.getTime(), latest));
}

/** Leaves a locked order no more than the usual time from now. Never lengthens it. */
export async function shortenPayTime(trx: Trx, order: OrderRow, now: Date): Promise<OrderRow> {
  return setPayBy(trx, order, Math.min(order.pay_by.getTime(), now.getTime() + PAY_TIME_MS));
}

async function setPayBy<Order extends Unpaid>(trx: Trx, order: Order, until: number): Promise<Order> {
  const changes = { pay_by: new Date(until) };
  await updateOrder(trx, order.id, {}, changes);
  return { ...order, ...changes };
}
