import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cancellationAt,
  type Fee,
  feeAmounts,
  feeAt,
  freeUntil,
  isRefundable,
  type ResolvedPolicy,
} from './cancellation-policy.ts';
import { mergePolicies, type PartPolicy } from './merge-policies.ts';
import { sum } from './money.ts';

const whole: Fee = { kind: 'percent', percent: 100 };
const free: Fee = { kind: 'none' };

const policyOf = (windows: ResolvedPolicy['windows'], noShow: Fee = whole): ResolvedPolicy => ({
  tz: 'Asia/Yangon',
  windows,
  noShow,
});
const priced = (policy: ResolvedPolicy, nightTotals: number[]): PartPolicy => ({
  policy,
  base: { currency: 'USD', total: sum(nightTotals), nightTotals },
});
const baseOf = (parts: readonly PartPolicy[]) => ({
  currency: 'USD',
  total: sum(parts.map(({ base }) => base.total)),
  nightTotals: parts[0]!.base.nightTotals.map((_, night) =>
    sum(parts.map(({ base }) => base.nightTotals[night]!)),
  ),
});

const flexible = priced(
  policyOf([
    { until: 1000, fee: free },
    { until: 2000, fee: { kind: 'nights', nights: 1 } },
    { until: null, fee: whole },
  ]),
  [8000, 9000],
);
const fixed = priced(policyOf([{ until: null, fee: whole }]), [5000, 5000]);

describe('mergePolicies', () => {
  test('a flexible and a non-refundable room → the fee of the one, then the sum of both, at each deadline', () => {
    const merged = mergePolicies([flexible, fixed]);
    expect(merged).toEqual({
      tz: 'Asia/Yangon',
      windows: [
        { until: 1000, fee: { kind: 'amount', amount: 10_000 } },
        { until: 2000, fee: { kind: 'amount', amount: 18_000 } },
        { until: null, fee: whole },
      ],
      noShow: whole,
    });
    expect(isRefundable(merged)).toBe(true);
    expect(freeUntil(merged, 5000)).toBeNull();
    const base = baseOf([flexible, fixed]);
    expect(cancellationAt(merged, 500, base)).toBe('fee');
    expect(cancellationAt(merged, 2500, base)).toBe('non_refundable');
  });

  test('two non-refundable rooms → non-refundable', () => {
    const merged = mergePolicies([fixed, fixed]);
    expect(merged.windows).toEqual([{ until: null, fee: whole }]);
    expect(isRefundable(merged)).toBe(false);
  });

  test('two flexible rooms with other deadlines → free until the earlier one', () => {
    const later = priced(
      policyOf([
        { until: 1500, fee: free },
        { until: null, fee: whole },
      ]),
      [4000, 4000],
    );
    const merged = mergePolicies([flexible, later]);
    expect(freeUntil(merged, 5000)).toBe(1000);
    expect(feeAt(merged, 1000, baseOf([flexible, later])).fee).toBe(8000);
    expect(feeAt(merged, 1500, baseOf([flexible, later])).fee).toBe(16_000);
  });

  test('rooms with the same deadlines and rates → no window twice', () => {
    expect(mergePolicies([flexible, flexible]).windows.map(({ until }) => until)).toEqual([1000, 2000, null]);
  });

  const fee = fc.oneof(
    fc.constant<Fee>(free),
    fc.integer({ min: 0, max: 100 }).map<Fee>((percent) => ({ kind: 'percent', percent })),
    fc.integer({ min: 0, max: 3 }).map<Fee>((nights) => ({ kind: 'nights', nights })),
    fc.integer({ min: 0, max: 60_000 }).map<Fee>((amount) => ({ kind: 'amount', amount })),
  );
  const part = fc
    .record({
      edges: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
      fees: fc.array(fee, { minLength: 5, maxLength: 5 }),
      noShow: fee,
      nights: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 3, maxLength: 3 }),
    })
    .map(({ edges, fees, noShow, nights }) => {
      const ends: (number | null)[] = [...edges.toSorted((a, b) => a - b), null];
      return priced(
        policyOf(
          ends.map((until, at) => ({ until, fee: fees[at]! })),
          noShow,
        ),
        nights,
      );
    });

  test('any rooms at any instant → the sum of their fees, also for a no-show', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), (parts) => {
        const merged = mergePolicies(parts);
        const base = baseOf(parts);
        for (let instant = 0; instant <= 21; instant++) {
          const fees = parts.map((each) => feeAt(each.policy, instant, each.base).fee);
          expect(feeAt(merged, instant, base).fee).toBe(sum(fees));
        }
        const noShows = parts.map((each) => feeAmounts(each.policy, each.base).noShow);
        expect(feeAmounts(merged, base).noShow).toBe(sum(noShows));
        const ends = merged.windows.map(({ until }) => until ?? Infinity);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(ends.at(-1)).toBe(Infinity);
        expect(isRefundable(merged)).toBe(parts.some(({ policy }) => isRefundable(policy)));
      }),
    );
  });
});
