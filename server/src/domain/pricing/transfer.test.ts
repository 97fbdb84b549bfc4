import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markupOf } from './markup.ts';
import { type PricedTransfer, priceTransfer, type TransferSeason } from './transfer.ts';

/** All year; the new year; the water festival; its two peak days, which come last and take precedence. */
const seasons: TransferSeason[] = [
  { from: '01-01', to: '12-31', pick_up: 3000, drop_off: 2500 },
  { from: '12-20', to: '01-05', pick_up: 4200, drop_off: 3600 },
  { from: '2027-04-10', to: '2027-04-20', pick_up: 5000, drop_off: 4500 },
  { from: '2027-04-13', to: '2027-04-14', pick_up: 6100, drop_off: 5300 },
];
const amounts = { chineseDriverAmount: 1500, childSeatAmount: 500, nightAmount: 1000 };
const IN = 'pick_up';
const OUT = 'drop_off';
const cn = true;
const mm = false;

/** Mode, local pick-up time, vehicles, Chinese driver, child seats, and the hand-calculated net total. */
const cases: [typeof IN | typeof OUT, string, number, boolean, number, number][] = [
  // Boundaries of the night, [22:00, 06:00).
  [IN, '2026-12-01T21:59', 1, mm, 0, 3000],
  [IN, '2026-12-01T22:00', 1, mm, 0, 3000 + 1000],
  [IN, '2026-12-01T22:01', 1, mm, 0, 3000 + 1000],
  [IN, '2026-12-01T23:59', 1, mm, 0, 3000 + 1000],
  [IN, '2026-12-02T00:00', 1, mm, 0, 3000 + 1000],
  [IN, '2026-12-02T03:30', 1, mm, 0, 3000 + 1000],
  [IN, '2026-12-02T05:59', 1, mm, 0, 3000 + 1000],
  [IN, '2026-12-02T06:00', 1, mm, 0, 3000],
  [IN, '2026-12-02T06:01', 1, mm, 0, 3000],
  [IN, '2026-12-02T12:00', 1, mm, 0, 3000],
  [OUT, '2026-12-01T21:59', 1, mm, 0, 2500],
  [OUT, '2026-12-01T22:00', 1, mm, 0, 2500 + 1000],
  [OUT, '2026-12-01T23:59', 1, mm, 0, 2500 + 1000],
  [OUT, '2026-12-02T00:00', 1, mm, 0, 2500 + 1000],
  [OUT, '2026-12-02T05:59', 1, mm, 0, 2500 + 1000],
  [OUT, '2026-12-02T06:00', 1, mm, 0, 2500],
  [OUT, '2026-12-02T12:00', 1, mm, 0, 2500],
  // Several vehicles; each driver is paid for the night.
  [IN, '2026-12-01T12:00', 2, mm, 0, 2 * 3000],
  [IN, '2026-12-01T12:00', 3, mm, 0, 3 * 3000],
  [IN, '2026-12-01T12:00', 20, mm, 0, 20 * 3000],
  [IN, '2026-12-01T22:00', 2, mm, 0, 2 * 3000 + 2 * 1000],
  [IN, '2026-12-01T05:59', 20, mm, 0, 20 * 3000 + 20 * 1000],
  [OUT, '2026-12-01T12:00', 2, mm, 0, 2 * 2500],
  [OUT, '2026-12-01T12:00', 7, mm, 0, 7 * 2500],
  [OUT, '2026-12-01T22:00', 2, mm, 0, 2 * 2500 + 2 * 1000],
  [OUT, '2026-12-01T06:00', 20, mm, 0, 20 * 2500],
  // A Chinese-speaking driver in every vehicle.
  [IN, '2026-12-01T12:00', 1, cn, 0, 3000 + 1500],
  [IN, '2026-12-01T12:00', 2, cn, 0, 2 * 3000 + 2 * 1500],
  [IN, '2026-12-01T22:00', 1, cn, 0, 3000 + 1500 + 1000],
  [IN, '2026-12-01T22:00', 3, cn, 0, 3 * 3000 + 3 * 1500 + 3 * 1000],
  [OUT, '2026-12-01T12:00', 1, cn, 0, 2500 + 1500],
  [OUT, '2026-12-01T12:00', 4, cn, 0, 4 * 2500 + 4 * 1500],
  [OUT, '2026-12-01T05:59', 2, cn, 0, 2 * 2500 + 2 * 1500 + 2 * 1000],
  // Child seats, total number.
  [IN, '2026-12-01T12:00', 1, mm, 1, 3000 + 500],
  [IN, '2026-12-01T12:00', 1, mm, 2, 3000 + 2 * 500],
  [IN, '2026-12-01T12:00', 2, mm, 2, 2 * 3000 + 2 * 500],
  [IN, '2026-12-01T12:00', 3, mm, 10, 3 * 3000 + 10 * 500],
  [OUT, '2026-12-01T12:00', 1, mm, 1, 2500 + 500],
  [OUT, '2026-12-01T12:00', 2, mm, 3, 2 * 2500 + 3 * 500],
  // Everything together.
  [IN, '2026-12-01T23:15', 2, cn, 1, 2 * 3000 + 2 * 1500 + 500 + 2 * 1000],
  [IN, '2026-12-01T21:59', 2, cn, 1, 2 * 3000 + 2 * 1500 + 500],
  [OUT, '2026-12-01T03:00', 3, cn, 4, 3 * 2500 + 3 * 1500 + 4 * 500 + 3 * 1000],
  [OUT, '2026-12-01T06:00', 3, cn, 4, 3 * 2500 + 3 * 1500 + 4 * 500],
  // Over the new year, both ends inclusive.
  [IN, '2026-12-19T12:00', 1, mm, 0, 3000],
  [IN, '2026-12-19T23:59', 1, mm, 0, 3000 + 1000],
  [IN, '2026-12-20T00:00', 1, mm, 0, 4200 + 1000],
  [IN, '2026-12-20T12:00', 1, mm, 0, 4200],
  [IN, '2026-12-31T12:00', 2, mm, 0, 2 * 4200],
  [IN, '2027-01-01T12:00', 1, cn, 0, 4200 + 1500],
  [IN, '2027-01-05T23:59', 1, mm, 0, 4200 + 1000],
  [IN, '2027-01-06T00:00', 1, mm, 0, 3000 + 1000],
  [OUT, '2026-12-19T12:00', 1, mm, 0, 2500],
  [OUT, '2026-12-20T12:00', 1, mm, 0, 3600],
  [OUT, '2026-12-31T23:00', 2, cn, 1, 2 * 3600 + 2 * 1500 + 500 + 2 * 1000],
  [OUT, '2027-01-05T12:00', 1, mm, 0, 3600],
  [OUT, '2027-01-06T12:00', 1, mm, 0, 2500],
  // The last matching season applies; dated seasons cover one year only.
  [IN, '2027-04-09T12:00', 1, mm, 0, 3000],
  [IN, '2027-04-10T12:00', 1, mm, 0, 5000],
  [IN, '2027-04-12T12:00', 1, mm, 0, 5000],
  [IN, '2027-04-13T12:00', 1, mm, 0, 6100],
  [IN, '2027-04-14T22:00', 2, cn, 2, 2 * 6100 + 2 * 1500 + 2 * 500 + 2 * 1000],
  [IN, '2027-04-15T12:00', 1, mm, 0, 5000],
  [IN, '2027-04-20T12:00', 1, mm, 0, 5000],
  [IN, '2027-04-21T12:00', 1, mm, 0, 3000],
  [IN, '2026-04-13T12:00', 1, mm, 0, 3000],
  [OUT, '2027-04-10T12:00', 1, mm, 0, 4500],
  [OUT, '2027-04-13T05:59', 3, mm, 1, 3 * 5300 + 500 + 3 * 1000],
  [OUT, '2027-04-15T12:00', 1, cn, 0, 4500 + 1500],
];

function asked(
  [mode, startsAt, vehicles, hasChineseDriver, childSeats]: (typeof cases)[number],
  percent = 0,
): PricedTransfer {
  return {
    seasons,
    ...amounts,
    mode,
    startsAt,
    vehicles,
    hasChineseDriver,
    childSeats,
    markup: { percent, step: 1 },
  };
}

test.each(cases)('priceTransfer: %s at %s, %i vehicles, Chinese driver %s, %i seats → %i', (...row) => {
  expect(priceTransfer(asked(row))?.total).toBe(row[5]);
});

describe('priceTransfer with markup', () => {
  test('priceTransfer: markup → every amount marked up separately, half up', () => {
    const price = priceTransfer({
      ...asked([IN, '2026-12-01T23:00', 3, cn, 1, 0], 15),
      seasons: [{ from: '01-01', to: '12-31', pick_up: 1111, drop_off: 0 }],
      chineseDriverAmount: 333,
      childSeatAmount: 50,
      nightAmount: 10,
    });
    // 1111 × 0.15 = 166.65; 999 × 0.15 = 149.85; 50 × 0.15 = 7.5; 10 × 0.15 = 1.5.
    expect(price?.lines.map(({ amount }) => amount)).toEqual([
      3 * (1111 + 167),
      999 + 150,
      50 + 8,
      3 * (10 + 2),
    ]);
    expect(price?.total).toBe(3834 + 1149 + 58 + 36);
  });

  test('priceTransfer: markup in kyats → whole kyats', () => {
    const price = priceTransfer({
      ...asked([IN, '2026-12-01T23:00', 1, mm, 1, 0]),
      seasons: [{ from: '01-01', to: '12-31', pick_up: 3_333_300, drop_off: 0 }],
      childSeatAmount: 700_300,
      nightAmount: 0,
      markup: markupOf(15, 'MMK'),
    });
    // 33,333 × 1.15 = 38,332.95; 7,003 × 1.15 = 8,053.45.
    expect(price?.lines.map(({ amount }) => amount)).toEqual([3_833_300, 805_300]);
  });

  test('priceTransfer: no season, or direction priced at 0 → undefined', () => {
    const [row] = cases;
    expect(priceTransfer({ ...asked(row!), seasons: [] })).toBeUndefined();
    const oneWay = [{ from: '01-01', to: '12-31', pick_up: 0, drop_off: 2500 }];
    expect(priceTransfer({ ...asked(row!), seasons: oneWay })).toBeUndefined();
  });
});

const anyTransfer = fc.record({
  seasons: fc
    .tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }))
    .map(([pick_up, drop_off]) => [{ from: '01-01', to: '12-31', pick_up, drop_off }]),
  mode: fc.constantFrom(IN, OUT),
  startsAt: fc.constantFrom('2026-12-01T21:59', '2026-12-01T22:00', '2026-12-02T05:59', '2026-12-02T06:00'),
  vehicles: fc.integer({ min: 1, max: 20 }),
  hasChineseDriver: fc.boolean(),
  childSeats: fc.integer({ min: 0, max: 10 }),
  chineseDriverAmount: fc.integer({ min: 0, max: 1e5 }),
  childSeatAmount: fc.integer({ min: 0, max: 1e5 }),
  nightAmount: fc.integer({ min: 0, max: 1e5 }),
  markup: fc.record({ percent: fc.integer({ min: 0, max: 100 }), step: fc.constantFrom(1, 100) }),
});
const totalOf = (transfer: PricedTransfer) => priceTransfer(transfer)!.total;

test('priceTransfer: any transfer → total is the sum of its lines', () => {
  fc.assert(
    fc.property(anyTransfer, (transfer) => {
      const { total, lines } = priceTransfer(transfer)!;
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
      if (transfer.markup.percent === 0) {
        expect(lines.every(({ quantity, unitAmount, amount }) => amount === quantity * unitAmount)).toBe(
          true,
        );
      }
    }),
  );
});

test('priceTransfer: more vehicles, seats, a Chinese driver or night → never cheaper', () => {
  fc.assert(
    fc.property(anyTransfer, (transfer) => {
      const total = totalOf(transfer);
      expect(totalOf({ ...transfer, vehicles: transfer.vehicles + 1 })).toBeGreaterThan(total);
      expect(totalOf({ ...transfer, childSeats: transfer.childSeats + 1 })).toBeGreaterThanOrEqual(total);
      expect(totalOf({ ...transfer, hasChineseDriver: true })).toBeGreaterThanOrEqual(total);
      expect(totalOf({ ...transfer, startsAt: '2026-12-01T23:00' })).toBeGreaterThanOrEqual(total);
    }),
  );
});
