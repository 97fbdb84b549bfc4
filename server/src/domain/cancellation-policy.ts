import { smallestAmount } from '@serai/contract/currency';
import { addDays } from '@serai/contract/dates';
import { type Cancellation, cancellationKinds, type Fee } from '@serai/contract/orders/cancellation';
import { instantOf } from './local-time.ts';
import { percentOf, sum } from './money.ts';

export type { Fee } from '@serai/contract/orders/cancellation';

/** End of a window before the service: a time of day some days before, or a number of hours before. */
export type RelativeEnd = { daysBefore: number; time: string } | { hoursBefore: number };

/** Cancellation rules of a rate: each applies until its end; the last one has no end. */
export interface RelativePolicy {
  rules: readonly { until: RelativeEnd | null; fee: Fee }[];
  noShow: Fee;
}

/** Start of a service: civil date, zone, and the instant (epoch ms) from which hours are counted back. */
export interface PolicyStart {
  date: string;
  tz: string;
  startMs: number;
}

/**
 * Cancellation timeline as sold. `until` is the first instant (epoch ms) after the window, so windows are
 * half-open, ordered and cover all time; only the last one has no end.
 */
export interface ResolvedPolicy {
  tz: string;
  windows: readonly { until: number | null; fee: Fee }[];
  noShow: Fee;
  /**
   * Part of the price that is never refunded, in minor units: fees of earlier changes. Fees apply to the
   * rest.
   */
  kept?: number;
}

/** Basis of fees: total price and price of each night for all rooms, in minor units of the currency. */
export interface FeeBase {
  currency: string;
  total: number;
  nightTotals: readonly number[];
}

/** Resolves the rules of a rate to instants for a given service. */
export function resolvePolicy(relative: RelativePolicy, start: PolicyStart): ResolvedPolicy {
  const { tz } = start;
  const windows = relative.rules
    .map(({ until, fee }) => ({ until: until && resolveEnd(until, start), fee }))
    .sort((a, b) => (a.until ?? Infinity) - (b.until ?? Infinity));
  if (windows.at(-1)?.until !== null) throw new RangeError('The last rule of a policy has no end');
  return { tz, windows, noShow: relative.noShow };
}

/**
 * Returns the fee for cancelling at an instant and the first instant (epoch ms) at which it rises, null if it
 * never does.
 */
export function feeAt(
  policy: ResolvedPolicy,
  instantMs: number,
  base: FeeBase,
): { fee: number; validUntil: number | null } {
  const { windows } = feeAmounts(policy, base);
  const now = windows.find(({ until }) => until === null || instantMs < until)!;
  const holding = windows.findLast(({ amount }) => amount === now.amount)!;
  return { fee: now.amount, validUntil: holding.until };
}

/**
 * Returns the fee of every window in minor units: never above the total and never below an earlier window's.
 */
export function feeAmounts(
  policy: ResolvedPolicy,
  base: FeeBase,
): { windows: { until: number | null; fee: Fee; amount: number }[]; noShow: number } {
  const kept = keptOf(policy);
  const rest = { ...base, total: base.total - kept };
  let highest = 0;
  const windows = policy.windows.map(({ until, fee }) => {
    highest = Math.max(highest, feeOf(fee, rest));
    return { until, fee, amount: kept + highest };
  });
  return { windows, noShow: kept + Math.max(highest, feeOf(policy.noShow, rest)) };
}

/**
 * Returns the first instant (epoch ms) at which cancelling is no longer free, null if it was never free.
 * `closesMs` applies if no fee is agreed before it: the order can no longer be cancelled from then on.
 */
export function freeUntil(policy: ResolvedPolicy, closesMs: number): number | null {
  if (keptOf(policy) > 0) return null;
  const firstWithFee = policy.windows.findIndex(({ fee }) => !isFree(fee));
  if (firstWithFee === 0) return null;
  const edge = firstWithFee < 0 ? null : policy.windows[firstWithFee - 1]!.until;
  return Math.min(edge ?? closesMs, closesMs);
}

/**
 * Combines the rules of a service that was moved after cancelling had begun to cost a fee: at each instant
 * the higher fee of the former and the new rules, so that moving never makes cancelling cheaper.
 */
export function higherOf(former: ResolvedPolicy, next: ResolvedPolicy, base: FeeBase): ResolvedPolicy {
  const dearer = (one: Fee, other: Fee) => (feeOf(other, base) > feeOf(one, base) ? other : one);
  const edges = [...former.windows, ...next.windows].map(({ until }) => until ?? Infinity);
  const windows = [...new Set(edges)]
    .sort((a, b) => a - b)
    .map((edge) => ({
      until: edge === Infinity ? null : edge,
      fee: dearer(feeBefore(former, edge), feeBefore(next, edge)),
    }));
  return { tz: next.tz, windows, noShow: dearer(former.noShow, next.noShow) };
}

/** Returns the fee of the window that ends at an instant (epoch ms) or contains it. */
function feeBefore({ windows }: ResolvedPolicy, instantMs: number): Fee {
  return windows.find(({ until }) => until === null || instantMs <= until)!.fee;
}

/** Returns the cost of cancelling at an instant (epoch ms): free, a fee, or the whole price. */
export function cancellationAt(policy: ResolvedPolicy, instantMs: number, base: FeeBase): Cancellation {
  const nights = base.nightTotals.length;
  const { kind, wholeUpTo } = cancellationBounds(policy, instantMs, nights);
  return base.total <= wholeUpTo ? 'non_refundable' : kind;
}

/**
 * The same for a stay of `nights` nights before its price is known. A fixed fee is the whole of any price up
 * to `wholeUpTo` (minor units). A percentage below 100 is never the whole, however low the price.
 */
export function cancellationBounds(
  policy: ResolvedPolicy,
  instantMs: number,
  nights: number,
): { kind: Cancellation; wholeUpTo: number } {
  const kept = keptOf(policy);
  let rank = kept > 0 ? 1 : 0;
  let wholeUpTo = kept;
  // Fees never fall, so expired windows still count.
  for (const { until, fee } of policy.windows) {
    rank = Math.max(rank, rankOf(fee, nights));
    if (fee.kind === 'amount') wholeUpTo = Math.max(wholeUpTo, kept + fee.amount);
    if (until === null || instantMs < until) break;
  }
  return { kind: cancellationKinds[rank]!, wholeUpTo };
}

/** Returns the index of a fee in `cancellationKinds`; a fixed fee counts as a partial one. */
function rankOf(fee: Fee, nights: number): number {
  if (isFree(fee)) return 0;
  const isWhole =
    (fee.kind === 'percent' && fee.percent >= 100) || (fee.kind === 'nights' && fee.nights >= nights);
  return isWhole ? 2 : 1;
}

/** Returns the part of an order's price that cancelling never refunds, minor units. */
export function keptOf({ kept = 0 }: ResolvedPolicy): number {
  return kept;
}

/** Returns false if cancelling costs the full price from the beginning: "non-refundable". */
export function isRefundable(policy: ResolvedPolicy): boolean {
  const first = policy.windows[0]!.fee;
  return !(first.kind === 'percent' && first.percent >= 100);
}

/** Resolves a relative end to an instant (epoch ms) for a service. */
export function resolveEnd(until: RelativeEnd, { date, tz, startMs }: PolicyStart): number {
  if ('hoursBefore' in until) return startMs - until.hoursBefore * 3_600_000;
  return instantOf(addDays(date, -until.daysBefore), until.time, tz);
}

/** Calculates the amount of a single fee in minor units, at most the total. */
export function feeOf(fee: Fee, { currency, total, nightTotals }: FeeBase): number {
  switch (fee.kind) {
    case 'none':
      return 0;
    case 'percent':
      return Math.min(total, percentOf(total, fee.percent, smallestAmount(currency)));
    case 'nights':
      return Math.min(total, sum(nightTotals.slice(0, fee.nights)));
    case 'amount':
      return Math.min(total, fee.amount);
  }
}

function isFree(fee: Fee): boolean {
  return (
    fee.kind === 'none' ||
    (fee.kind === 'percent' && fee.percent === 0) ||
    (fee.kind === 'nights' && fee.nights === 0) ||
    (fee.kind === 'amount' && fee.amount === 0)
  );
}
