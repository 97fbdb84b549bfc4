import { addDays } from '@serai/contract/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastPrice, priceOverrun, priceRental, type Rental } from './car.ts';
import { withMarkup } from './markup.ts';
import type { CarSeason, RateCard } from './rate-card.ts';
import { daysOf, planRental } from './rental-plan.ts';

/** Half day 70, all day 120, overtime hour 15; from 20 December to 5 January 90, 160, 20. */
const plain: CarSeason = { from: '01-01', to: '12-31', half: 7_000, all: 12_000, overtime: 1_500 };
const holidays: CarSeason = { from: '12-20', to: '01-05', half: 9_000, all: 16_000, overtime: 2_000 };
const card: RateCard = {
  seasons: [plain, holidays],
  halfDayMinutes: 300,
  allDayMinutes: 600,
  chineseDriverAmount: 3_000,
};

type Row = [
  start: string,
  end: string,
  total: number | undefined,
  more?: {
    vehicles?: number;
    chinese?: true;
    zone?: [amount: number, entries: number];
    card?: Partial<RateCard>;
  },
];

function rentalOf([start, end, , more = {}]: Row): Rental {
  const { vehicles = 1, chinese = false, zone } = more;
  return {
    start: `2026-${start}`,
    end: end.length > 11 ? end : `2026-${end}`,
    vehicles,
    chineseDriver: chinese,
    zone: zone ? { amount: zone[0], entries: zone[1] } : null,
  };
}

const dear = { seasons: [{ ...plain, overtime: 10_000 }] };
const short = {
  seasons: [{ from: '2026-12-01', to: '2026-12-02', half: 7_000, all: 12_000, overtime: 1_500 }],
};
const holidaysOnly = { seasons: [holidays] };

const rows: Row[] = [
  // One unit
  ['12-01T08:00', '12-01T08:01', 7_000],
  ['12-01T08:00', '12-01T12:59', 7_000],
  ['12-01T08:00', '12-01T13:00', 7_000],
  ['12-01T08:00', '12-01T13:01', 12_000],
  ['12-01T08:00', '12-01T17:59', 12_000],
  ['12-01T08:00', '12-01T18:00', 12_000],
  ['12-01T00:00', '12-01T05:00', 7_000],
  ['12-01T00:00', '12-01T10:00', 12_000],
  ['12-01T14:00', '12-02T00:00', 12_000],
  ['12-01T19:00', '12-02T00:00', 7_000],
  // One unit over midnight
  ['12-01T22:00', '12-02T03:00', 7_000],
  ['12-01T22:00', '12-02T03:01', 12_000],
  ['12-01T20:00', '12-02T06:00', 12_000],
  ['12-31T20:00', '2027-01-01T06:00', 16_000],
  ['12-19T22:00', '12-20T03:00', 7_000],
  ['12-19T20:00', '12-20T06:00', 12_000],
  // Beyond an all-day unit on one date: overtime, or a half day of the next date
  ['12-01T08:00', '12-01T18:01', 12_000 + 1_500],
  ['12-01T08:00', '12-01T19:00', 12_000 + 1_500],
  ['12-01T08:00', '12-01T19:01', 12_000 + 2 * 1_500],
  ['12-01T08:00', '12-01T22:00', 12_000 + 4 * 1_500],
  ['12-01T08:00', '12-01T22:01', 12_000 + 7_000],
  ['12-01T08:00', '12-01T23:59', 12_000 + 7_000],
  ['12-19T08:00', '12-19T22:00', 12_000 + 4 * 1_500],
  ['12-19T08:00', '12-19T23:59', 12_000 + 6 * 1_500],
  ['12-01T08:00', '12-01T18:01', 12_000 + 7_000, { card: dear }],
  // Beyond an all-day unit over midnight
  ['12-01T20:00', '12-02T06:01', 12_000 + 1_500],
  ['12-01T20:00', '12-02T10:00', 12_000 + 4 * 1_500],
  ['12-01T20:00', '12-02T10:01', 12_000 + 7_000],
  ['12-01T20:00', '12-03T01:00', 12_000 + 7_000],
  ['12-01T20:00', '12-03T01:01', 12_000 + 12_000],
  ['12-01T20:00', '12-03T06:01', 2 * 12_000 + 1_500],
  ['12-01T20:00', '12-03T11:00', 2 * 12_000 + 5 * 1_500 + 2 * 3_000, { chinese: true }],
  ['12-01T20:00', '12-02T06:01', 12_000 + 7_000, { card: dear }],
  // Several dates
  ['12-01T08:00', '12-02T08:00', 12_000 + 7_000],
  ['12-01T08:00', '12-02T13:00', 12_000 + 7_000],
  ['12-01T08:00', '12-02T13:01', 12_000 + 12_000],
  ['12-01T08:00', '12-02T18:00', 2 * 12_000],
  ['12-01T08:00', '12-02T18:01', 2 * 12_000 + 1_500],
  ['12-01T08:00', '12-02T22:00', 2 * 12_000 + 4 * 1_500],
  ['12-01T08:00', '12-02T22:01', 2 * 12_000 + 7_000],
  ['12-01T08:00', '12-03T07:00', 2 * 12_000 + 7_000],
  ['12-01T08:00', '12-03T13:00', 2 * 12_000 + 7_000],
  ['12-01T08:00', '12-03T18:00', 3 * 12_000],
  ['12-01T08:00', '12-10T13:00', 9 * 12_000 + 7_000],
  ['12-01T08:00', '12-10T18:00', 10 * 12_000],
  ['11-01T08:00', '12-01T08:00', 30 * 12_000 + 7_000],
  // Several vehicles
  ['12-01T08:00', '12-01T13:00', 3 * 7_000, { vehicles: 3 }],
  ['12-01T08:00', '12-02T13:00', 2 * 12_000 + 2 * 7_000, { vehicles: 2 }],
  ['12-01T08:00', '12-01T19:01', 2 * 12_000 + 4 * 1_500, { vehicles: 2 }],
  ['12-01T08:00', '12-02T22:01', 8 * 12_000 + 4 * 7_000, { vehicles: 4 }],
  // A Chinese-speaking driver: per unit and vehicle, and part of the choice
  ['12-01T08:00', '12-01T13:00', 7_000 + 3_000, { chinese: true }],
  ['12-01T08:00', '12-02T13:00', 12_000 + 7_000 + 2 * 3_000, { chinese: true }],
  ['12-01T08:00', '12-02T18:00', 4 * 12_000 + 4 * 3_000, { chinese: true, vehicles: 2 }],
  ['12-01T08:00', '12-01T23:00', 12_000 + 5 * 1_500 + 3_000, { chinese: true }],
  ['12-01T08:00', '12-01T23:59', 12_000 + 6 * 1_500 + 3_000, { chinese: true }],
  ['12-01T20:00', '12-02T12:01', 12_000 + 7_000 + 2 * 3_000, { chinese: true }],
  ['12-01T20:00', '12-02T11:00', 12_000 + 5 * 1_500 + 3_000, { chinese: true }],
  // An industrial zone, by entries
  ['12-01T08:00', '12-01T13:00', 7_000 + 2_500, { zone: [2_500, 1] }],
  ['12-01T08:00', '12-01T13:00', 7_000 + 4 * 2_500, { zone: [2_500, 4] }],
  ['12-01T08:00', '12-01T18:00', 3 * 12_000 + 6 * 2_500, { vehicles: 3, zone: [2_500, 6] }],
  [
    '12-01T08:00',
    '12-02T18:00',
    4 * 12_000 + 4 * 3_000 + 20 * 2_500,
    { vehicles: 2, chinese: true, zone: [2_500, 20] },
  ],
  ['12-01T08:00', '12-01T13:00', 7_000, { zone: [0, 5] }],
  // Seasons that change during the rental, and the new year
  ['12-19T08:00', '12-20T13:00', 12_000 + 9_000],
  ['12-19T08:00', '12-20T18:00', 12_000 + 16_000],
  ['12-18T08:00', '12-21T13:00', 2 * 12_000 + 16_000 + 9_000],
  ['12-20T08:00', '12-20T13:00', 9_000],
  ['12-20T08:00', '12-20T18:00', 16_000],
  ['12-20T08:00', '12-20T19:00', 16_000 + 2_000],
  ['12-31T08:00', '2027-01-01T13:00', 16_000 + 9_000],
  ['12-31T08:00', '2027-01-06T13:00', 6 * 16_000 + 7_000],
  ['12-31T08:00', '2027-01-07T18:00', 6 * 16_000 + 2 * 12_000],
  ['12-19T20:00', '12-20T07:00', 12_000 + 1_500],
  ['12-19T20:00', '12-20T11:30', 12_000 + 9_000],
  // Another card with different lengths
  ['12-01T08:00', '12-01T12:01', 12_000, { card: { halfDayMinutes: 240, allDayMinutes: 480 } }],
  ['12-01T08:00', '12-01T17:00', 12_000 + 1_500, { card: { halfDayMinutes: 240, allDayMinutes: 480 } }],
  // Dates without a season
  ['12-02T08:00', '12-03T13:00', undefined, { card: short }],
  ['11-30T08:00', '11-30T13:00', undefined, { card: short }],
  ['11-30T08:00', '12-01T13:00', undefined, { card: short }],
  ['12-02T08:00', '12-02T23:59', 12_000 + 6 * 1_500, { card: short }],
  ['12-02T19:00', '12-03T00:00', 7_000, { card: short }],
  ['12-01T08:00', '12-02T13:00', 12_000 + 7_000, { card: short }],
  ['12-19T08:00', '12-20T13:00', undefined, { card: holidaysOnly }],
  ['12-31T08:00', '2027-01-05T18:00', 6 * 16_000, { card: holidaysOnly }],
];

describe('priceRental', () => {
  it.each(rows)('priceRental: %s to %s → %s %j', (...row) => {
    const [, , total, more] = row;
    expect(priceRental({ ...card, ...more?.card }, rentalOf(row))?.total).toBe(total);
  });

  it('priceRental: all options → breakdown in lines', () => {
    const row: Row = ['12-18T08:00', '12-20T19:00', 0, { vehicles: 2, chinese: true, zone: [2_500, 3] }];
    expect(priceRental(card, rentalOf(row))).toEqual({
      minutes: 59 * 60,
      units: [
        { date: '2026-12-18', unit: 'all_day', price: 12_000 },
        { date: '2026-12-19', unit: 'all_day', price: 12_000 },
        { date: '2026-12-20', unit: 'all_day', price: 16_000 },
      ],
      overtimeHours: 1,
      overtimeAmount: 2_000,
      lines: [
        { kind: 'all_day', quantity: 4, unitAmount: 12_000 },
        { kind: 'all_day', quantity: 2, unitAmount: 16_000 },
        { kind: 'overtime', quantity: 2, unitAmount: 2_000 },
        { kind: 'chinese_driver', quantity: 6, unitAmount: 3_000 },
        { kind: 'zone', quantity: 3, unitAmount: 2_500 },
      ],
      total: 4 * 12_000 + 2 * 16_000 + 2 * 2_000 + 6 * 3_000 + 3 * 2_500,
    });
  });
});

describe('priceOverrun', () => {
  const booked: Row = ['12-01T08:00', '12-01T18:00', 12_000, { vehicles: 2 }];
  it.each([
    ['2026-12-01T17:00', 0],
    ['2026-12-01T18:00', 0],
    ['2026-12-01T18:01', 2 * 1_500],
    ['2026-12-01T20:30', 2 * 3 * 1_500],
    ['2026-12-01T23:30', 2 * 7_000],
    ['2026-12-02T18:00', 2 * 12_000],
  ])('priceOverrun: end at %s → surcharge %i', (realEnd, more) => {
    expect(priceOverrun(card, rentalOf(booked), realEnd)).toBe(more);
  });

  it('priceOverrun: dates without a price → undefined', () => {
    const rental = rentalOf(['12-02T08:00', '12-02T18:00', 0]);
    expect(priceOverrun({ ...card, ...short }, rental, '2026-12-03T09:00')).toBeUndefined();
  });
});

describe('daysOf', () => {
  it('daysOf: end at midnight → its date not included', () => {
    expect(daysOf({ start: '2026-12-01T19:00', end: '2026-12-02T00:00' }).lastDay).toBe('2026-12-01');
    expect(daysOf({ start: '2026-12-01T19:00', end: '2026-12-02T00:01' }).lastDay).toBe('2026-12-02');
  });
});

const localText = (minutes: number) => {
  const clock = minutes % 1440;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${addDays('2026-12-10', Math.floor(minutes / 1440))}T${pad(Math.floor(clock / 60))}:${pad(clock % 60)}`;
};
const amounts = fc.record({
  half: fc.integer({ min: 0, max: 20_000 }),
  rest: fc.integer({ min: 0, max: 20_000 }),
  overtime: fc.integer({ min: 0, max: 9_000 }),
});
const wishes = fc.record({
  cards: fc.tuple(amounts, amounts).map(
    (both): RateCard => ({
      ...card,
      seasons: both.map(({ half, rest, overtime }, at) => ({
        ...(at === 0 ? plain : { from: '12-13', to: '12-16' }),
        half,
        all: half + rest,
        overtime,
      })),
    }),
  ),
  start: fc.integer({ min: 0, max: 3 * 1440 }),
  length: fc.integer({ min: 1, max: 6 * 1440 }),
  vehicles: fc.integer({ min: 1, max: 20 }),
  chineseDriver: fc.boolean(),
  entries: fc.integer({ min: 1, max: 20 }),
});

type Wish = typeof wishes extends fc.Arbitrary<infer W> ? W : never;

describe('priceRental: properties of any rental', () => {
  const priced = (
    { cards, start, length, vehicles, chineseDriver, entries }: Wish,
    more: { length?: number; vehicles?: number; entries?: number } = {},
  ) =>
    priceRental(cards, {
      start: localText(start),
      end: localText(start + length + (more.length ?? 0)),
      vehicles: vehicles + (more.vehicles ?? 0),
      chineseDriver,
      zone: { amount: 2_500, entries: entries + (more.entries ?? 0) },
    })!;

  it('priceRental: any rental → total is the sum of its lines', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { lines, total } = priced(wish);
        expect(total).toBe(lines.reduce((all, line) => all + line.quantity * line.unitAmount, 0));
      }),
      { numRuns: 300 },
    );
  });

  it('leastPrice: any rental → equals priceRental with every amount marked up', () => {
    fc.assert(
      fc.property(wishes, fc.constantFrom(0, 15), fc.constantFrom(1, 100), (wish, percent, step) => {
        const markup = { percent, step };
        const up = (amount: number) => withMarkup(amount, markup);
        const seasons = wish.cards.seasons.map((season) => ({
          ...season,
          half: up(season.half),
          all: up(season.all),
          overtime: up(season.overtime),
        }));
        const rental = {
          start: localText(wish.start),
          end: localText(wish.start + wish.length),
          vehicles: 1,
          chineseDriver: false,
          zone: null,
        };
        const { total } = priceRental({ ...wish.cards, seasons }, rental)!;
        const plan = planRental(rental);
        expect(leastPrice(wish.cards, plan, { markup })!.total).toBe(total);
        // Another card whose seasons have the same dates, looked up first.
        const calendar = seasons.map(({ from, to }) => ({ from, to }));
        const free = seasons.map((season) => ({ ...season, half: 0, all: 0, overtime: 0 }));
        expect(leastPrice({ ...wish.cards, seasons: free }, plan, { markup, calendar })!.total).toBe(0);
        expect(leastPrice(wish.cards, plan, { markup, calendar })!.total).toBe(total);
        const past = [{ ...plain, from: '2020-01-01', to: '2020-01-31' }];
        expect(leastPrice({ ...wish.cards, seasons: past }, plan, { markup })).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('priceRental: longer, more vehicles or more entries → never cheaper', () => {
    const longer = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 3 * 1440 }));
    fc.assert(
      fc.property(wishes, longer, (wish, length) => {
        const { total } = priced(wish);
        expect(priced(wish, { length }).total).toBeGreaterThanOrEqual(total);
        expect(priced(wish, { vehicles: 1 }).total).toBeGreaterThanOrEqual(total);
        expect(priced(wish, { entries: 1 }).total).toBeGreaterThanOrEqual(total);
      }),
      { numRuns: 3_000 },
    );
  });
});
