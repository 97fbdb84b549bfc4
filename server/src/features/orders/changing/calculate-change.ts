import { createHash } from 'node:crypto';
import { feeAt, higherOf, keptOf, type ResolvedPolicy } from '../../../domain/cancellation-policy.ts';
import { shareOut, sum } from '../../../domain/money.ts';
import { amendmentWord } from '../amendments/amendment-words.ts';
import type { OrderRow } from '../order-store.ts';
import type { OrderTerms } from '../place-order.ts';
import { feeBaseOf } from '../policy.ts';
import type { PriceLine } from '../selling/offer-terms.ts';

/** Calculated result of a change. Amounts in minor units of the order's currency. */
export interface CalculatedChange {
  /** Undefined if the sold terms (price, rules and times) do not change. */
  terms: OrderTerms | undefined;
  total: number;
  /** Amount to charge or refund through the order's payment channel; both 0 while unpaid. */
  toPay: number;
  toGiveBack: number;
  /** Fee kept for the cancelled part; included in the total. */
  fee: number;
  /** Digest of the result: a caller who names it has seen these sums and rules. */
  previewId: string;
}

/** Part of an order that is no longer sold. */
export interface CancelledPart {
  /** Price of each cancelled night, all rooms, minor units. */
  nights: readonly number[];
  /** Nothing of the former booking remains. */
  isAll: boolean;
}

/**
 * Compares the new terms of an order with its current ones. Once cancelling costs a fee, a change saves
 * nothing: the remaining part never gets cheaper, the cancelled part costs its cancellation fee for good, and
 * while any part remains, cancelling costs the higher fee of both policies at each instant.
 * @param asked Input as the member sent it.
 */
export function calculateChange(
  order: OrderRow,
  asked: unknown,
  offered: OrderTerms | undefined,
  now: Date,
  givenUp: CancelledPart = { nights: [], isAll: false },
): CalculatedChange {
  const fee = feeOnPart(order, givenUp.nights, now);
  const terms = offered && (isBound(order, now) ? bindTerms(order, offered, { ...givenUp, fee }) : offered);
  return weighTerms(order, asked, { terms, fee });
}

/**
 * Gives up the whole order at its price less fees of earlier changes: another time or place replaces the
 * former one completely.
 */
export function allGivenUp(order: OrderRow): CancelledPart {
  return { nights: [order.total_price - keptOf(order.policy)], isAll: true };
}

/** Compares new terms with the current ones without restrictions. */
export function weighTerms(
  order: OrderRow,
  asked: unknown,
  { terms, fee }: Pick<CalculatedChange, 'terms' | 'fee'>,
): CalculatedChange {
  const total = terms ? totalOf(terms.lines) : order.total_price;
  const difference = order.pay_status === 'unpaid' ? 0 : total - order.total_price;
  const toPay = Math.max(0, difference);
  const toGiveBack = Math.max(0, 0 - difference);
  const seen = [order.id, order.total_price, order.pay_status, asked, terms ?? null, toPay, toGiveBack];
  return { terms, total, toPay, toGiveBack, fee, previewId: digestOf(seen) };
}

/** Hashes a value independent of key order; formatted like the other ids that callers name. */
export function digestOf(value: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(value, inKeyOrder)).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Sorts object keys, whose order the database does not preserve. */
function inKeyOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns whether cancelling would cost a fee now. */
function isBound(order: OrderRow, now: Date): boolean {
  if (order.pay_status === 'unpaid') return false;
  return feeAt(order.policy, now.getTime(), feeBaseOf(order)).fee > 0;
}

/**
 * Calculates the fee for cancelling part of a paid order now, given the price of each of its nights; minor
 * units.
 */
export function feeOnPart(order: OrderRow, nights: readonly number[], now: Date): number {
  const total = sum(nights);
  if (total === 0 || order.pay_status === 'unpaid') return 0;
  const { kept: _, ...policy } = order.policy;
  return feeAt(policy, now.getTime(), { currency: order.currency, total, nightTotals: nights }).fee;
}

function bindTerms(
  order: OrderRow,
  terms: OrderTerms,
  { nights, isAll, fee }: CancelledPart & { fee: number },
): OrderTerms {
  const former = order.policy;
  const keptBefore = keptOf(former);
  const { currency } = order;
  const price = totalOf(terms.lines);
  const saved = Math.max(0, order.total_price - keptBefore - sum(nights) - price);
  const extra = [
    ...extraLine('linePriceKept', saved),
    ...extraLine(isAll ? 'lineFeeOfAll' : 'lineFee', fee),
    ...extraLine('lineEarlierFees', keptBefore),
  ];
  const nightTotals = saved > 0 ? shareOut(price + saved, terms.nightTotals, currency) : terms.nightTotals;
  const policy = isAll
    ? terms.policy
    : higherOf(former, terms.policy, { currency, total: price + saved, nightTotals });
  return {
    ...terms,
    lines: [...terms.lines, ...extra],
    policy: withKept(policy, keptBefore + fee),
    nightTotals,
  };
}

/** Sets the part of a timeline that is never refunded, in minor units. */
export function withKept({ kept: _, ...policy }: ResolvedPolicy, kept: number): ResolvedPolicy {
  return kept > 0 ? { ...policy, kept } : policy;
}

/** Creates a price line that is not part of the service itself; none if zero. */
export function extraLine(word: Parameters<typeof amendmentWord>[0], unitAmount: number): PriceLine[] {
  return unitAmount === 0 ? [] : [{ label: amendmentWord(word), quantity: 1, unitAmount }];
}

function totalOf(lines: readonly PriceLine[]): number {
  return sum(lines.map(({ quantity, unitAmount }) => quantity * unitAmount));
}
