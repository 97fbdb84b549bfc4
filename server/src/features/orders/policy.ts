import { type FeeBase, freeUntil, type ResolvedPolicy } from '../../domain/cancellation-policy.ts';
import { closingTime } from './timers/closing-time.ts';

/** Payment time of a new order. */
export const PAY_TIME_MS = 30 * 60_000;

/**
 * Content of `orders.policy`: the timeline and the basis of its fees, as agreed at booking. If this form changes, a
 * migration rewrites the stored rows, so that the code knows one form only.
 */
export interface FrozenPolicy extends ResolvedPolicy {
  nightTotals: readonly number[];
}

/**
 * Returns the payment deadline: half an hour, but not into the first window with a fee and not past the last
 * payment time.
 */
export function payBy(order: {
  policy: ResolvedPolicy;
  serviceStart: Date;
  cutOff: Date | null;
  now: Date;
}): Date {
  const usual = order.now.getTime() + PAY_TIME_MS;
  const edge = freeUntil(order.policy, closingTime(order));
  const unhurried = edge !== null && edge > order.now.getTime() ? Math.min(usual, edge) : usual;
  return new Date(Math.min(unhurried, lastPayAt(order).getTime()));
}

/**
 * Returns the last payment time of an order: its cut-off, which for a stay may be after its start; otherwise
 * its start.
 */
export function lastPayAt({ cutOff, serviceStart }: { cutOff: Date | null; serviceStart: Date }): Date {
  return cutOff ?? serviceStart;
}

/** Basis of an order's fees. */
export function feeBaseOf(order: { currency: string; total_price: number; policy: FrozenPolicy }): FeeBase {
  const { currency, total_price: total, policy } = order;
  return { currency, total, nightTotals: policy.nightTotals };
}
