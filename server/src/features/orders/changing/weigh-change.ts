import { createHash } from 'node:crypto';
import { dearerOf, feeAt, keptOf, type ResolvedPolicy } from '../../../domain/cancellation-policy.ts';
import { shareOut, sum } from '../../../domain/money.ts';
import { amendmentWord } from '../amendments/amendment-words.ts';
import type { OrderRow } from '../order-store.ts';
import { type FrozenPolicy, feeBaseOf, type OrderTerms } from '../place-order.ts';
import type { PriceLine } from '../selling/offer-terms.ts';

/** What a change would make of an order. Amounts are minor units of its currency. */
export interface WeighedChange {
  /** Undefined where what is sold stays: its price, its rules and its times. */
  terms: OrderTerms | undefined;
  total: number;
  /** What is charged or given back, the way it was paid; both 0 while it is not paid. */
  toPay: number;
  toGiveBack: number;
  /** What is kept of what is given up, a part of the total. */
  fee: number;
  /** Stands for all of it: whoever names it has seen these sums and rules. */
  previewId: string;
}

/** What of an order is sold no longer. */
export interface GivenUp {
  /** What each of its nights cost, all rooms, minor units. */
  nights: readonly number[];
  /** Nothing of what was sold stays. */
  isAll: boolean;
}

/**
 * Weighs what an order would be sold as against what it is sold as. Once cancelling costs something, moving saves nothing:
 * what stays never gets cheaper, what is given up costs what cancelling it would, for good, and while anything stays,
 * cancelling costs at each instant what the dearer of both rules says.
 *
 * @param asked what is asked for, as the member sent it.
 */
export function weighChange(
  order: OrderRow,
  asked: unknown,
  offered: OrderTerms | undefined,
  now: Date,
  givenUp: GivenUp = { nights: [], isAll: false },
): WeighedChange {
  const fee = feeOnPart(order, givenUp.nights, now);
  const terms = offered && (isBound(order, now) ? bindTerms(order, offered, { ...givenUp, fee }) : offered);
  return weighTerms(order, asked, { terms, fee });
}

/** All of an order as it is sold, but for the fees of earlier changes: another time or place gives up the former one. */
export function allGivenUp(order: OrderRow): GivenUp {
  return { nights: [order.total_price - keptOf(order.policy as FrozenPolicy)], isAll: true };
}

/** Weighs what an order would be sold as, whatever that is bound to. */
export function weighTerms(
  order: OrderRow,
  asked: unknown,
  { terms, fee }: Pick<WeighedChange, 'terms' | 'fee'>,
): WeighedChange {
  const total = terms ? totalOf(terms.lines) : order.total_price;
  const difference = order.pay_status === 'unpaid' ? 0 : total - order.total_price;
  const toPay = Math.max(0, difference);
  const toGiveBack = Math.max(0, 0 - difference);
  const seen = [order.id, order.total_price, order.pay_status, asked, terms ?? null, toPay, toGiveBack];
  return { terms, total, toPay, toGiveBack, fee, previewId: digestOf(seen) };
}

/** Stands for a value, whatever the order of its keys; written like the other ids that callers name. */
export function digestOf(value: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(value, inKeyOrder)).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The database does not keep the order of an object's keys. */
function inKeyOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Cancelling it would cost something now. */
function isBound(order: OrderRow, now: Date): boolean {
  if (order.pay_status === 'unpaid') return false;
  return feeAt(order.policy as FrozenPolicy, now.getTime(), feeBaseOf(order)).fee > 0;
}

/** What cancelling a part of a paid order costs now that costs so much on each night, or on none; minor units. */
export function feeOnPart(order: OrderRow, nights: readonly number[], now: Date): number {
  const total = sum(nights);
  if (total === 0 || order.pay_status === 'unpaid') return 0;
  const { kept: _, ...policy } = order.policy as FrozenPolicy;
  return feeAt(policy, now.getTime(), { currency: order.currency, total, nightTotals: nights }).fee;
}

function bindTerms(
  order: OrderRow,
  terms: OrderTerms,
  { nights, isAll, fee }: GivenUp & { fee: number },
): OrderTerms {
  const former = order.policy as FrozenPolicy;
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
    : dearerOf(former, terms.policy, { currency, total: price + saved, nightTotals });
  return {
    ...terms,
    lines: [...terms.lines, ...extra],
    policy: withKept(policy, keptBefore + fee),
    nightTotals,
  };
}

/** A timeline of which so much stays paid whatever becomes of it, in minor units. */
export function withKept({ kept: _, ...policy }: ResolvedPolicy, kept: number): ResolvedPolicy {
  return kept > 0 ? { ...policy, kept } : policy;
}

/** A line of a price that is no part of the service itself; none where it comes to nothing. */
export function extraLine(word: Parameters<typeof amendmentWord>[0], unitAmount: number): PriceLine[] {
  return unitAmount === 0 ? [] : [{ label: amendmentWord(word), quantity: 1, unitAmount }];
}

function totalOf(lines: readonly PriceLine[]): number {
  return sum(lines.map(({ quantity, unitAmount }) => quantity * unitAmount));
}
