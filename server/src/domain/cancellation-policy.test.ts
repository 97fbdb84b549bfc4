import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cancellationAt,
  type Fee,
  feeAmounts,
  feeAt,
  freeUntil,
  higherOf,
  isRefundable,
  type RelativePolicy,
  type ResolvedPolicy,
  resolvePolicy,
} from './cancellation-policy.ts';
import { describePolicy } from './describe-policy.ts';
import { instantOf } from './local-time.ts';
import { formatMoney, percentOf } from './money.ts';
import { policyStart } from './stay.ts';

const worked: RelativePolicy = {
  rules: [
    { until: { daysBefore: 3, time: '18:00' }, fee: { kind: 'none' } },
    { until: { daysBefore: 1, time: '14:00' }, fee: { kind: 'nights', nights: 1 } },
    { until: null, fee: { kind: 'percent', percent: 100 } },
  ],
  noShow: { kind: 'percent', percent: 100 },
};
const yangon = resolvePolicy(worked, policyStart('2026-12-01', 'Asia/Yangon'));
const twoRooms = { currency: 'USD', total: 51_100, nightTotals: [16_000, 16_000, 19_100] };

/** The server's time zone must not affect the result. */
const serverZones = [
  'UTC',
  'Asia/Yangon',
  'Asia/Shanghai',
  'America/Los_Angeles',
  'America/New_York',
  'Pacific/Kiritimati',
];

describe.each(serverZones)('on a server in %s (P23)', (zone) => {
  function inZone<T>(work: () => T): T {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      return work();
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  }

  test('cancellation policy: worked example of the rules → its deadlines and fees', () =>
    inZone(() => {
      const resolved = resolvePolicy(worked, policyStart('2026-12-01', 'Asia/Yangon'));
      const deadline = Date.parse('2026-11-28T11:30:00Z');
      expect(resolved.windows.map(({ until }) => until)).toEqual([
        deadline,
        Date.parse('2026-11-30T07:30:00Z'),
        null,
      ]);
      const beijing = (time: string) => Date.parse(`2026-11-28T${time}+08:00`);
      expect(feeAt(resolved, beijing('19:29:59'), twoRooms)).toEqual({ fee: 0, validUntil: deadline });
      expect(feeAt(resolved, beijing('19:30:00'), twoRooms)).toEqual({
        fee: 16_000,
        validUntil: Date.parse('2026-11-30T07:30:00Z'),
      });
      expect(51_100 - 16_000).toBe(35_100);
      expect(feeAt(resolved, instantOf('2026-11-30', '14:00', 'Asia/Yangon'), twoRooms)).toEqual({
        fee: 51_100,
        validUntil: null,
      });
    }));

  test('cancellation policy: deadline by time of day → local time of the place in any server zone', () =>
    inZone(() => {
      fc.assert(
        fc.property(
          places,
          civilDays,
          fc.integer({ min: 0, max: 20 }),
          times,
          (tz, checkIn, daysBefore, time) => {
            const resolved = resolvePolicy(
              {
                rules: [
                  { until: { daysBefore, time }, fee: { kind: 'none' } },
                  { until: null, fee: { kind: 'percent', percent: 100 } },
                ],
                noShow: { kind: 'percent', percent: 100 },
              },
              policyStart(checkIn, tz),
            );
            const edge = resolved.windows[0]!.until!;
            const day = new Date(Date.parse(`${checkIn}T00:00:00Z`) - daysBefore * 86_400_000)
              .toISOString()
              .slice(0, 10);
            expect(clockOf(edge, tz)).toBe(expectedClock(edge, day, time, tz));
            const base = { currency: 'USD', total: 1000, nightTotals: [1000] };
            expect(feeAt(resolved, edge - 1000, base)).toEqual({ fee: 0, validUntil: edge });
            expect(feeAt(resolved, edge, base)).toEqual({ fee: 1000, validUntil: null });
            expect(feeAt(resolved, edge + 1000, base)).toEqual({ fee: 1000, validUntil: null });
          },
        ),
        { numRuns: 200 },
      );
    }));

  test('cancellation policy in hours: clock change in between → elapsed hours count', () =>
    inZone(() => {
      const rides: RelativePolicy = {
        rules: [
          { until: { hoursBefore: 48 }, fee: { kind: 'none' } },
          { until: { hoursBefore: 24 }, fee: { kind: 'percent', percent: 50 } },
          { until: null, fee: { kind: 'percent', percent: 100 } },
        ],
        noShow: { kind: 'percent', percent: 100 },
      };
      // New York sets clocks forward on 8 March and back on 1 November 2026; Yangon and Kunming do not change
      // theirs.
      for (const [local, tz, start, free, half] of [
        [
          '2026-03-09T09:00',
          'America/New_York',
          '2026-03-09T13:00Z',
          '2026-03-07T13:00Z',
          '2026-03-08T13:00Z',
        ],
        [
          '2026-11-02T09:00',
          'America/New_York',
          '2026-11-02T14:00Z',
          '2026-10-31T14:00Z',
          '2026-11-01T14:00Z',
        ],
        ['2026-03-09T09:00', 'Asia/Yangon', '2026-03-09T02:30Z', '2026-03-07T02:30Z', '2026-03-08T02:30Z'],
        ['2026-11-02T00:15', 'Asia/Shanghai', '2026-11-01T16:15Z', '2026-10-30T16:15Z', '2026-10-31T16:15Z'],
      ] as const) {
        const [date, time] = local.split('T') as [string, string];
        const startMs = instantOf(date, time, tz);
        expect(startMs, local).toBe(Date.parse(start));
        const resolved = resolvePolicy(rides, { date, tz, startMs });
        const base = { currency: 'USD', total: 10_001, nightTotals: [] };
        expect(feeAt(resolved, Date.parse(free) - 1, base)).toEqual({ fee: 0, validUntil: Date.parse(free) });
        expect(feeAt(resolved, Date.parse(free), base)).toEqual({ fee: 5001, validUntil: Date.parse(half) });
        expect(feeAt(resolved, Date.parse(half), base)).toEqual({ fee: 10_001, validUntil: null });
      }
    }));
});

describe('cancellation fees', () => {
  test('cancellation fee: any policy and price → never falls, never exceeds the total', () => {
    fc.assert(
      fc.property(policies, bases, fc.integer({ min: 0, max: 4e12 }), (policy, base, instant) => {
        const amounts = feeAmounts(policy, base).windows.map(({ amount }) => amount);
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
        const { fee } = feeAt(policy, instant, base);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(base.total);
        expect(fee + (base.total - fee)).toBe(base.total);
      }),
    );
  });

  test('cancellation fee: any instant → holds until the stated instant and rises then', () => {
    fc.assert(
      fc.property(policies, bases, fc.integer({ min: 0, max: 4e12 }), (policy, base, instant) => {
        const { fee, validUntil } = feeAt(policy, instant, base);
        if (validUntil === null) {
          expect(feeAt(policy, 9e12, base).fee).toBe(fee);
          return;
        }
        expect(feeAt(policy, validUntil - 1, base).fee).toBe(fee);
        expect(feeAt(policy, validUntil, base).fee).toBeGreaterThan(fee);
      }),
    );
  });

  test('cancellation fee: n nights → prices of the first nights, all rooms', () => {
    const policy = single({ kind: 'nights', nights: 2 });
    expect(
      feeAt(policy, 0, { currency: 'USD', total: 51_100, nightTotals: [16_000, 16_500, 18_600] }).fee,
    ).toBe(32_500);
  });

  test('cancellation fee in percent: half cent → rounded up', () => {
    expect(
      feeAt(single({ kind: 'percent', percent: 50 }), 0, { currency: 'USD', total: 101, nightTotals: [101] })
        .fee,
    ).toBe(51);
    expect(percentOf(333, 15, 1)).toBe(50);
  });

  test.each([
    // Half of 251 kyats is 126, never 125.50; half of 101 yen or fils is 51.
    ['MMK', 25_100, 12_600],
    ['JPY', 101, 51],
    ['KWD', 101, 51],
  ])('cancellation fee in percent: %s → whole payable amounts', (currency, total, fee) => {
    expect(feeAt(single({ kind: 'percent', percent: 50 }), 0, { currency, total, nightTotals: [] }).fee).toBe(
      fee,
    );
  });

  test("no-show fee: lower than the last window's → raised to it", () => {
    const policy: ResolvedPolicy = { ...yangon, noShow: { kind: 'none' } };
    expect(feeAmounts(policy, twoRooms).noShow).toBe(51_100);
  });
});

test('resolvePolicy: last rule with an end → throws', () => {
  const rules = [{ until: { daysBefore: 1, time: '18:00' }, fee: { kind: 'none' } as const }];
  expect(() =>
    resolvePolicy({ rules, noShow: { kind: 'none' } }, policyStart('2026-12-01', 'UTC')),
  ).toThrow();
});

test('freeUntil: fee agreed → first instant with a fee; none agreed → start of the service', () => {
  const start = instantOf('2026-12-01', '14:00', 'Asia/Yangon');
  expect(freeUntil(yangon, start)).toBe(Date.parse('2026-11-28T11:30:00Z'));
  expect(freeUntil(single({ kind: 'none' }), start)).toBe(start);
  expect(freeUntil(single({ kind: 'percent', percent: 100 }), start)).toBeNull();
  expect(isRefundable(yangon)).toBe(true);
  expect(isRefundable(single({ kind: 'percent', percent: 100 }))).toBe(false);
});

test('describePolicy: timeline → one sentence per window', () => {
  const format = (amount: number) => formatMoney({ amount, currency: 'USD' });
  expect(describePolicy(yangon, twoRooms, { lang: 'zh-cn', service: 'stay' }, format)).toEqual([
    '2026年11月28日 18:00（当地时间）之前取消：免费',
    '2026年11月28日 18:00 起至 2026年11月30日 14:00（当地时间）之前取消：收取首晚房费 160.00 USD',
    '2026年11月30日 14:00（当地时间）起取消：收取全额 511.00 USD',
    '客人未到：收取全额 511.00 USD',
  ]);
  expect(describePolicy(yangon, twoRooms, { lang: 'en', service: 'stay' }, format)[1]).toBe(
    'From 28 Nov 2026, 18:00 until 30 Nov 2026, 14:00 (local time): first night (160.00 USD)',
  );
  expect(
    describePolicy(
      single({ kind: 'percent', percent: 100 }),
      twoRooms,
      { lang: 'en', service: 'stay' },
      format,
    )[0],
  ).toMatch(/^Cannot be/);
});

function single(fee: Fee): ResolvedPolicy {
  return { tz: 'UTC', windows: [{ until: null, fee }], noShow: fee };
}

const places = fc.constantFrom(
  'Asia/Yangon',
  'Asia/Kathmandu',
  'Asia/Shanghai',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Niue',
);
const civilDays = fc
  .integer({ min: Date.parse('2026-01-01') / 86_400_000, max: Date.parse('2028-12-31') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const times = fc
  .integer({ min: 0, max: 1439 })
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );
const fees: fc.Arbitrary<Fee> = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('nights' as const), nights: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 1e9 }) }),
);
const policies: fc.Arbitrary<ResolvedPolicy> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 4e12 }), { maxLength: 4 }),
    fc.array(fees, { minLength: 6, maxLength: 6 }),
  )
  .map(([edges, [noShow, ...feeList]]) => {
    const sorted = [...edges].sort((a, b) => a - b);
    const windows = [...sorted, null].map((until, at) => ({ until, fee: feeList[at]! }));
    return { tz: 'Asia/Yangon', windows, noShow: noShow! };
  });
const bases = fc
  .array(fc.integer({ min: 1, max: 1e8 }), { minLength: 1, maxLength: 30 })
  .map((nightTotals) => ({
    currency: 'USD',
    nightTotals,
    total: nightTotals.reduce((sum, night) => sum + night, 0),
  }));

/** Returns the local clock time, formatted by a different library than the code under test. */
function clockOf(instant: number, tz: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: tz,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant);
  return parts.replace(' ', 'T');
}

/** Returns the expected clock time; if a clock change skips it, later by the size of the change. */
function expectedClock(edge: number, day: string, time: string, tz: string): string {
  const wanted = `${day}T${time}`;
  const offset = Date.parse(`${clockOf(edge, tz)}Z`) - edge;
  const dayBefore = Date.parse(`${clockOf(edge - 86_400_000, tz)}Z`) - (edge - 86_400_000);
  const skipped = Date.parse(`${wanted}Z`) - dayBefore === edge && offset !== dayBefore;
  return skipped ? clockOf(edge, tz) : wanted;
}

describe('policy of a service that was moved', () => {
  const rules: RelativePolicy = {
    rules: [
      { until: { hoursBefore: 24 }, fee: { kind: 'none' } },
      { until: { hoursBefore: 6 }, fee: { kind: 'percent', percent: 50 } },
      { until: null, fee: { kind: 'percent', percent: 100 } },
    ],
    noShow: { kind: 'percent', percent: 100 },
  };
  const base = { currency: 'USD', total: 10_000, nightTotals: [] };
  const from = (date: string) =>
    resolvePolicy(rules, { date, tz: 'Asia/Yangon', startMs: instantOf(date, '14:00', 'Asia/Yangon') });
  const feesOf = (policy: ResolvedPolicy) =>
    policy.windows.map(({ until }) => feeAt(policy, (until ?? Date.UTC(2027, 0)) - 1, base).fee);

  test('dearerOf: two timelines → the higher fee at each instant', () => {
    const [early, late] = [from('2026-12-01'), from('2026-12-02')];
    const later = higherOf(early, late, base);
    expect(feesOf(later)).toEqual([0, 5_000, 10_000, 10_000, 10_000]);
    expect(freeUntil(later, Infinity)).toBe(early.windows[0]!.until);
    // In the opposite direction the earlier rules are the more expensive ones throughout.
    expect(higherOf(late, early, base)).toEqual(later);
    expect(higherOf(early, early, base)).toEqual(early);
  });

  test('dearerOf: any two timelines → never cheaper than either', () => {
    const fee = fc.oneof(
      fc.constant<Fee>({ kind: 'none' }),
      fc.integer({ min: 1, max: 100 }).map((percent): Fee => ({ kind: 'percent', percent })),
      fc.integer({ min: 1, max: 20_000 }).map((amount): Fee => ({ kind: 'amount', amount })),
    );
    const policy = fc
      .tuple(
        fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 4 }),
        fc.array(fee, { minLength: 6, maxLength: 6 }),
      )
      .map(([ends, fees]): ResolvedPolicy => {
        const edges = [...ends.sort((a, b) => a - b), null];
        return {
          tz: 'Asia/Yangon',
          windows: edges.map((until, at) => ({ until, fee: fees[at]! })),
          noShow: fees[5]!,
        };
      });
    fc.assert(
      fc.property(policy, policy, fc.integer({ min: 0, max: 60 }), (former, next, at) => {
        const { fee: dearer } = feeAt(higherOf(former, next, base), at, base);
        const both = [former, next].map((each) => feeAt(each, at, base).fee);
        expect(dearer).toBe(Math.max(...both));
      }),
    );
  });
});

describe('policy after part of the service was cancelled', () => {
  const kept = { ...yangon, kept: 8_000 };
  const rest = { ...twoRooms, total: 59_100 };
  const windowsOf = (policy: ResolvedPolicy) => feeAmounts(policy, rest).windows.map(({ amount }) => amount);

  test('kept fee: rest of the order cancelled → never refunded', () => {
    expect(windowsOf(kept)).toEqual([8_000, 24_000, 59_100]);
    expect(feeAmounts(kept, rest).noShow).toBe(59_100);
    expect(freeUntil(kept, instantOf('2026-12-01', '14:00', 'Asia/Yangon'))).toBeNull();
    const early = instantOf('2026-11-20', '10:00', 'Asia/Yangon');
    expect(cancellationAt(kept, early, rest)).toBe('fee');
    expect(describePolicy(kept, rest, { lang: 'en', service: 'stay' }, (amount) => `${amount}`)[0]).toBe(
      'Before 28 Nov 2026, 18:00 (local time): 8000',
    );
  });

  test('kept fee: part cancelled first, then the rest → never cheaper than all at once', () => {
    const fees = fc.oneof(
      fc.record({ kind: fc.constant('nights' as const), nights: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 60_000 }) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    );
    const nights = fc.array(fc.record({ price: fc.integer({ min: 1, max: 30_000 }), goes: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fees, nights, (fee, stay) => {
        const policy: ResolvedPolicy = { tz: 'UTC', windows: [{ until: null, fee }], noShow: fee };
        const feeOn = (prices: number[], before = 0) => {
          const total = prices.reduce((sum, price) => sum + price, before);
          return feeAt({ ...policy, kept: before }, 0, { currency: 'USD', total, nightTotals: prices }).fee;
        };
        const prices = (goes: boolean) =>
          stay.filter((night) => night.goes === goes).map(({ price }) => price);
        const first = feeOn(prices(true));
        const both = feeOn(prices(false), first);
        const atOnce = feeOn(stay.map(({ price }) => price));
        // Rounding two halves may lose a cent.
        expect(both).toBeGreaterThanOrEqual(atOnce - (fee.kind === 'percent' ? 1 : 0));
        expect(both).toBeLessThanOrEqual(stay.reduce((sum, { price }) => sum + price, 0));
      }),
    );
  });
});
