import { addDays } from '@serai/contract/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceStay, type StayPrice } from './hotel.ts';
import { markupOf } from './markup.ts';
import { findMisfit, type RoomParty, type Supplement, type Tariff } from './occupancy.ts';
import { feesOfStay, type PropertyFee } from './property-fees.ts';
import { findLimitFault, type StayLimit } from './stay-limits.ts';

const always = { from: '', to: '' };
const peak = { from: '12-20', to: '01-05' };

/** For two; single use 20 less; an extra bed 30, at the turn of the year 45; children up to 11 by bed. */
const usual: Tariff = {
  baseGuests: 2,
  supplements: [
    { ...always, kind: 'single_use', amount: 2_000 },
    { ...always, kind: 'extra_adult', amount: 3_000 },
    { ...peak, kind: 'extra_adult', amount: 4_500 },
    { ...always, kind: 'child', ageFrom: 0, ageTo: 5, amount: 0 },
    { ...always, kind: 'child', ageFrom: 6, ageTo: 11, amount: 1_000 },
    { ...always, kind: 'child_bed', ageFrom: 2, ageTo: 11, amount: 2_000 },
    { ...peak, kind: 'child_bed', ageFrom: 2, ageTo: 11, amount: 2_500 },
  ],
};
/** The same with half board: 15 per adult, 8 per child from 6. */
const board: Tariff = {
  baseGuests: 2,
  supplements: [
    ...usual.supplements,
    { ...always, kind: 'meal_adult', amount: 1_500 },
    { ...always, kind: 'meal_child', ageFrom: 6, ageTo: 11, amount: 800 },
  ],
};
/** Children more expensive than adults, as contracts sometimes state by mistake. */
const dear: Tariff = {
  baseGuests: 2,
  supplements: [
    { ...always, kind: 'extra_adult', amount: 3_000 },
    { ...always, kind: 'child', ageFrom: 0, ageTo: 5, amount: 0 },
    { ...always, kind: 'child', ageFrom: 6, ageTo: 11, amount: 5_000 },
  ],
};
const noExtraBed: Tariff = {
  baseGuests: 2,
  supplements: [{ ...always, kind: 'child', ageFrom: 0, ageTo: 11, amount: 1_000 }],
};
/** A rate from before prices depended on the occupants. */
const plain: Tariff = { baseGuests: 4, supplements: [] };
const bands: Tariff = {
  baseGuests: 2,
  supplements: [
    { ...always, kind: 'child', ageFrom: 0, ageTo: 5, amount: 0 },
    { ...always, kind: 'child', ageFrom: 6, ageTo: 11, amount: 1_106 },
    { ...always, kind: 'child', ageFrom: 12, ageTo: 17, amount: 2_530 },
  ],
};
const tariffs = { usual, board, dear, noExtraBed, plain, bands };

/**
 * Parses `2+8,3b / 1`: two adults with children of 8 and 3, one of them in a separate bed, and one adult in
 * another room.
 */
function partiesOf(text: string): RoomParty[] {
  return text.split(' / ').map((room) => {
    const [adults, children = ''] = room.split('+');
    const child_ages = children.match(/\d+/g)?.map(Number) ?? [];
    return { adults: Number(adults), child_ages, child_beds: children.match(/b/g)?.length ?? 0 };
  });
}

interface More {
  /** First night, defaults to 1 December 2026. */
  from?: string;
  percent?: number;
  currency?: string;
}

function price(tariff: Tariff, rooms: readonly RoomParty[], nights: readonly number[], more: More = {}) {
  const { from = '2026-12-01', percent = 0, currency = 'USD' } = more;
  return priceStay({
    nights: nights.map((_, at) => addDays(from, at)),
    nightPrices: nights,
    rooms,
    tariff,
    markup: markupOf(percent, currency),
  });
}

type Row = [
  tariff: keyof typeof tariffs,
  rooms: string,
  nights: number[],
  total: number | undefined,
  more?: More,
];

const [n100, n150] = [[10_000], [15_000]];
const xmas = { from: '2026-12-24' };

const rows: Row[] = [
  // Adults
  ['usual', '1', n100, 8_000],
  ['usual', '2', n100, 10_000],
  ['usual', '3', n100, 13_000],
  ['usual', '4', n100, 16_000],
  // One adult with children
  ['usual', '1+0', n100, 8_000],
  ['usual', '1+5', n100, 8_000],
  ['usual', '1+6', n100, 9_000],
  ['usual', '1+11', n100, 9_000],
  ['usual', '1+12', n100, 10_000],
  ['usual', '1+17', n100, 10_000],
  ['usual', '1+0,6', n100, 9_000],
  ['usual', '1+6,8', n100, 10_000],
  ['usual', '1+6,7,8', n100, 11_000],
  ['usual', '1+6,12', n100, 11_000],
  ['usual', '1+12,13', n100, 13_000],
  ['usual', '1+3b', n100, 10_000],
  ['usual', '1+8b', n100, 10_000],
  ['usual', '1+1b', n100, 10_000],
  ['usual', '1+6,8b', n100, 11_000],
  ['usual', '1+6,8bb', n100, 12_000],
  // Two adults with children
  ['usual', '2+0', n100, 10_000],
  ['usual', '2+5', n100, 10_000],
  ['usual', '2+6', n100, 11_000],
  ['usual', '2+11', n100, 11_000],
  ['usual', '2+12', n100, 13_000],
  ['usual', '2+17', n100, 13_000],
  ['usual', '2+6,8', n100, 12_000],
  ['usual', '2+8,6', n100, 12_000],
  ['usual', '2+3,8', n100, 11_000],
  ['usual', '2+8,13', n100, 14_000],
  ['usual', '2+13,14', n100, 16_000],
  ['usual', '2+1b', n100, 13_000],
  ['usual', '2+2b', n100, 12_000],
  ['usual', '2+8b', n100, 12_000],
  ['usual', '2+11b', n100, 12_000],
  ['usual', '2+12b', n100, 13_000],
  ['usual', '2+6,8b', n100, 13_000],
  ['usual', '2+8,6b', n100, 13_000],
  ['usual', '2+6,8bb', n100, 14_000],
  ['usual', '2+3,8b', n100, 12_000],
  ['usual', '2+3,8bb', n100, 14_000],
  ['usual', '2+3,13b', n100, 13_000],
  ['usual', '3+0', n100, 13_000],
  ['usual', '3+6', n100, 14_000],
  ['usual', '3+8b', n100, 15_000],
  ['usual', '3+12', n100, 16_000],
  // At the turn of the year
  ['usual', '1', n150, 13_000, xmas],
  ['usual', '2', n150, 15_000, xmas],
  ['usual', '3', n150, 19_500, xmas],
  ['usual', '4', n150, 24_000, xmas],
  ['usual', '1+6', n150, 14_000, xmas],
  ['usual', '1+8b', n150, 15_000, xmas],
  ['usual', '2+6', n150, 16_000, xmas],
  ['usual', '2+8b', n150, 17_500, xmas],
  ['usual', '2+12', n150, 19_500, xmas],
  ['usual', '2+6,8b', n150, 18_500, xmas],
  ['usual', '2+13,14', n150, 24_000, xmas],
  ['usual', '3+8b', n150, 22_000, xmas],
  // First and last day of the season
  ['usual', '3', n100, 13_000, { from: '2026-12-19' }],
  ['usual', '3', n100, 14_500, { from: '2026-12-20' }],
  ['usual', '3', n100, 14_500, { from: '2027-01-05' }],
  ['usual', '3', n100, 13_000, { from: '2027-01-06' }],
  ['usual', '3', [10_000, 10_000], 27_500, { from: '2026-12-19' }],
  ['usual', '2+8b', [10_000, 10_000], 24_500, { from: '2026-12-19' }],
  ['usual', '3', [10_000, 10_000, 10_000], 42_000, { from: '2027-01-04' }],
  ['usual', '2+8b', [10_000, 10_000, 10_000], 37_000, { from: '2027-01-04' }],
  // A weekend more expensive than the days before
  ['usual', '1', [10_000, 12_000, 12_000], 28_000],
  ['usual', '2', [10_000, 12_000, 12_000], 34_000],
  ['usual', '3', [10_000, 12_000, 12_000], 43_000],
  ['usual', '2+6', [10_000, 12_000, 12_000], 37_000],
  ['usual', '2+8b', [10_000, 12_000, 12_000], 40_000],
  // Several rooms
  ['usual', '2 / 2', n100, 20_000],
  ['usual', '1 / 1', n100, 16_000],
  ['usual', '1 / 2', n100, 18_000],
  ['usual', '3 / 3', n100, 26_000],
  ['usual', '2+6 / 3', n100, 24_000],
  ['usual', '2+8b / 1', n100, 20_000],
  ['usual', '2+12 / 1', n100, 21_000],
  ['usual', '2 / 1', [10_000, 10_000], 36_000],
  ['usual', '2 / 2 / 1 / 1+6', n100, 37_000],
  // Meals per person
  ['board', '1', n100, 9_500],
  ['board', '2', n100, 13_000],
  ['board', '3', n100, 17_500],
  ['board', '4', n100, 22_000],
  ['board', '1+6', n100, 11_300],
  ['board', '1+8b', n100, 12_300],
  ['board', '1+12', n100, 13_000],
  ['board', '2+3', n100, 13_000],
  ['board', '2+6', n100, 14_800],
  ['board', '2+8b', n100, 15_800],
  ['board', '2+3b', n100, 15_000],
  ['board', '2+1b', n100, 17_500],
  ['board', '2+12', n100, 17_500],
  ['board', '2+6,8', n100, 16_600],
  ['board', '2+6,8b', n100, 17_600],
  ['board', '2+6,9', [10_000, 10_000, 10_000], 49_800],
  ['board', '2 / 2', n100, 26_000],
  ['board', '2+6', [10_000, 10_000], 29_600],
  ['board', '3', n150, 24_000, xmas],
  ['board', '2+8b', n150, 21_300, xmas],
  // A child never costs more than an adult
  ['dear', '1+8', n100, 10_000],
  ['dear', '2+5', n100, 10_000],
  ['dear', '2+8', n100, 13_000],
  ['dear', '2+8,9', n100, 16_000],
  ['dear', '2+3,8', n100, 13_000],
  ['dear', '3+8', n100, 16_000],
  // Without a price for an extra bed
  ['noExtraBed', '1', n100, 10_000],
  ['noExtraBed', '1+8', n100, 10_000],
  ['noExtraBed', '1+12', n100, 10_000],
  ['noExtraBed', '2+6', n100, 11_000],
  ['noExtraBed', '2+6,8', n100, 12_000],
  ['noExtraBed', '3', n100, undefined],
  ['noExtraBed', '2+12', n100, undefined],
  ['noExtraBed', '2+8b', n100, undefined],
  ['noExtraBed', '2 / 3', n100, undefined],
  // Without any supplements, and with age bands only
  ['plain', '1', n100, 10_000],
  ['plain', '4', n100, 10_000],
  ['plain', '2+8', n100, 10_000],
  ['plain', '2+8b', n100, 10_000],
  ['plain', '4+17', n100, 10_000],
  ['plain', '5', n100, undefined],
  ['bands', '2+5', n100, 10_000],
  ['bands', '2+8', n100, 11_106],
  ['bands', '2+13', n100, 12_530],
  ['bands', '2+8,13', n100, 13_636],
  ['bands', '1+8', n100, 10_000],
  // Markups: for guests, and for agency groups, which may also pay less than net
  ['usual', '2', [8_090], 9_304, { percent: 15 }],
  ['usual', '1', n100, 9_200, { percent: 15 }],
  ['usual', '3', n100, 14_950, { percent: 15 }],
  ['usual', '2+6', n100, 12_650, { percent: 15 }],
  ['board', '2', n100, 14_950, { percent: 15 }],
  ['board', '2+6', n100, 17_020, { percent: 15 }],
  ['bands', '2+8', n100, 12_772, { percent: 15 }],
  ['usual', '2', [1_003, 1_003, 1_003], 3_459, { percent: 15 }],
  ['usual', '3+8b', n100, 15_450, { percent: 3 }],
  ['usual', '1', n100, 16_000, { percent: 100 }],
  ['usual', '2', n100, 9_500, { percent: -5 }],
  ['usual', '2', [8_090], 7_686, { percent: -5 }],
  ['usual', '1', n100, 7_600, { percent: -5 }],
  ['usual', '3', n100, 12_350, { percent: -5 }],
  ['usual', '2+6', n100, 10_450, { percent: -5 }],
  ['board', '2', n100, 12_350, { percent: -5 }],
  ['dear', '2+8', n100, 12_350, { percent: -5 }],
  ['plain', '2', [10_100], 11_600, { percent: 15, currency: 'MMK' }],
  ['plain', '2 / 2', [10_100, 10_100], 46_400, { percent: 15, currency: 'MMK' }],
];

/** Returns the total of a price, calculated from its lines. */
function sumOfLines({ roomNights, extras }: StayPrice, rooms: number): number {
  const nights = roomNights.reduce((total, night) => total + night * rooms, 0);
  return extras.reduce((total, { quantity, amount }) => total + quantity * amount, nights);
}

describe('priceStay', () => {
  it.each(rows)('priceStay: tariff %s, rooms %s, nights %j → %s', (tariff, rooms, nights, total, more) => {
    const parties = partiesOf(rooms);
    const found = price(tariffs[tariff], parties, nights, more);
    expect(found?.total).toBe(total);
    if (found) expect(sumOfLines(found, parties.length)).toBe(total);
  });

  it('priceStay: supplements → listed by kind, and guests with paid meals counted', () => {
    const found = price(board, partiesOf('2+3,8b / 1'), [10_000, 10_000])!;
    expect(found.extras).toEqual([
      { kind: 'single_use', ages: [], quantity: 2, amount: -2_000 },
      { kind: 'child_bed', ages: [8], quantity: 2, amount: 2_000 },
      { kind: 'meal_adult', ages: [], quantity: 6, amount: 1_500 },
      { kind: 'meal_child', ages: [8], quantity: 2, amount: 800 },
    ]);
    expect(found.payingGuests).toEqual([3, 1]);
  });

  it("priceStay: cost of every part known → the seller's cost per room; otherwise null", () => {
    const known: Tariff = {
      baseGuests: 2,
      supplements: [
        { ...always, kind: 'extra_adult', amount: 3_000, cost: 2_200 },
        { ...always, kind: 'single_use', amount: 2_000, cost: 1_500 },
        { ...always, kind: 'meal_adult', amount: 0 },
        { ...always, kind: 'child', ageFrom: 0, ageTo: 11, amount: 500 },
      ],
    };
    const stay = { nights: ['2026-12-01', '2026-12-02'], nightPrices: [10_000, 12_000], tariff: known };
    const costs = (rooms: string, nightCosts: number[]) =>
      priceStay({ ...stay, nightCosts, rooms: partiesOf(rooms), markup: markupOf(15, 'USD') })!.roomCosts;
    expect(costs('3 / 1 / 2', [7_000, 8_000])).toEqual([19_400, 12_000, 15_000]);
    expect(costs('3', [7_000, 0])).toEqual([null]);
    expect(costs('2+8 / 2', [7_000, 8_000])).toEqual([null, 15_000]);
  });

  it("priceStay: single-use reduction above the night's price → limited to it", () => {
    expect(price(usual, partiesOf('1'), [1_500, 5_000])).toMatchObject({
      total: 3_000,
      nightTotals: [0, 3_000],
    });
  });

  const amount = fc.integer({ min: 0, max: 9_000 });
  /** Children cost more with age, and more with a bed than without, as contracts intend. */
  const tariff = fc
    .record({
      baseGuests: fc.integer({ min: 1, max: 4 }),
      single: amount,
      extras: fc.array(amount, { minLength: 1, maxLength: 2 }),
      child: fc.array(amount, { maxLength: 3 }),
      bed: fc.option(fc.array(amount, { minLength: 3, maxLength: 3 })),
      meal: amount,
      mealChild: amount,
    })
    .map(({ baseGuests, single, extras, child, bed, meal, mealChild }): Tariff => {
      const bandsOf = (kind: Supplement['kind'], amounts: readonly number[]) => {
        const rising = [...amounts].sort((a, b) => a - b);
        return rising.map(
          (each, at): Supplement => ({ ...always, kind, ageFrom: at * 5, ageTo: at * 5 + 4, amount: each }),
        );
      };
      const inBed = bed?.map((each, at) => each + Math.max(0, ...child) * (at + 1));
      return {
        baseGuests,
        supplements: [
          { ...always, kind: 'single_use', amount: single },
          ...extras.map(
            (each, at): Supplement => ({ ...(at ? peak : always), kind: 'extra_adult', amount: each }),
          ),
          ...bandsOf('child', child),
          ...bandsOf('child_bed', inBed ?? []),
          { ...always, kind: 'meal_adult', amount: meal },
          { ...always, kind: 'meal_child', ageFrom: 3, ageTo: 17, amount: mealChild },
        ],
      };
    });
  const party = fc
    .record({
      adults: fc.integer({ min: 1, max: 4 }),
      child_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
      beds: fc.nat(3),
    })
    .map(({ beds, ...room }) => ({ ...room, child_beds: Math.min(beds, room.child_ages.length) }));
  const asked = fc.record({
    tariff,
    party,
    nights: fc.array(fc.integer({ min: 9_001, max: 40_000 }), { minLength: 1, maxLength: 4 }),
    percent: fc.integer({ min: -20, max: 40 }),
    age: fc.integer({ min: 0, max: 17 }),
    from: fc.constantFrom('2026-12-01', '2026-12-18', '2027-01-04'),
  });
  type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;
  const totalOf = ({ tariff, nights, percent, from }: Asked, ...rooms: RoomParty[]) =>
    price(tariff, rooms, nights, { percent, from })!.total;

  it('priceStay: one more adult, child or night → never cheaper', () => {
    fc.assert(
      fc.property(asked, (wish) => {
        const { party, nights, age } = wish;
        const total = totalOf(wish, party);
        expect(totalOf(wish, { ...party, adults: party.adults + 1 })).toBeGreaterThanOrEqual(total);
        const more = { ...party, child_beds: 0 };
        const children = { ...more, child_ages: [...party.child_ages, age] };
        expect(totalOf(wish, children)).toBeGreaterThanOrEqual(totalOf(wish, more));
        expect(totalOf({ ...wish, nights: [...nights, 9_001] }, party)).toBeGreaterThanOrEqual(total);
      }),
      { numRuns: 400, seed: 3 },
    );
  });

  it('priceStay: child instead of an adult → never more expensive', () => {
    fc.assert(
      fc.property(asked, (wish) => {
        const { adults, child_ages, child_beds } = wish.party;
        child_ages.forEach((_, left) => {
          const others = child_ages.filter((_each, at) => at !== left);
          const grown = { adults: adults + 1, child_ages: others, child_beds: 0 };
          const here = totalOf(wish, { adults, child_ages, child_beds: 0 });
          expect(here).toBeLessThanOrEqual(totalOf(wish, grown));
        });
        const all = { adults: adults + child_ages.length, child_ages: [] };
        expect(totalOf(wish, { adults, child_ages, child_beds })).toBeLessThanOrEqual(totalOf(wish, all));
      }),
      { numRuns: 400, seed: 4 },
    );
  });

  it('priceStay: any stay → total equals the sum of its lines, of its nights, and of its rooms', () => {
    fc.assert(
      fc.property(asked, party, (wish, other) => {
        const { tariff, nights, percent, from } = wish;
        const rooms = [wish.party, other];
        const found = price(tariff, rooms, nights, { percent, from })!;
        expect(sumOfLines(found, rooms.length)).toBe(found.total);
        expect(found.nightTotals.reduce((total, night) => total + night, 0)).toBe(found.total);
        expect(totalOf(wish, wish.party) + totalOf(wish, other)).toBe(found.total);
      }),
      { numRuns: 400, seed: 5 },
    );
  });
});

describe('room capacity', () => {
  const limits = { maxAdults: 3, maxChildren: 2, maxGuests: 4, beds: 3 };

  it.each([
    ['3', undefined],
    ['4', 'rooms_too_small'],
    ['1+1,2,3', 'rooms_too_small'],
    ['3+1,2', 'rooms_too_small'],
    ['2+1,2b', undefined],
    ['2+1,2bb', 'beds_too_few'],
    ['3+8b', 'beds_too_few'],
    ['3+8', undefined],
  ])('findMisfit: second room %s → %s', (room, fault) => {
    expect(findMisfit(partiesOf(`1 / ${room}`), limits)?.fault).toBe(fault);
  });
});

describe('restrictions of a stay', () => {
  const day = { weekdays: '' };
  const limits: StayLimit[] = [
    { ...always, weekdays: '5', minStay: 2 },
    { ...day, from: '12-24', to: '01-01', minStay: 3, maxStay: 7 },
    { ...day, from: '2026-12-31', to: '2026-12-31', closedToArrival: true, closedToDeparture: true },
    { ...day, from: '2027-02-10', to: '2027-02-12', stopSell: true },
    { ...day, from: '2027-02-12', to: '2027-02-12', stopSell: false },
    { ...day, from: '12-26', to: '12-26', minStay: 1 },
  ];

  it.each([
    ['2026-12-01', '2026-12-02', undefined],
    // A Friday.
    ['2026-12-04', '2026-12-05', 'min_stay_not_met 2'],
    ['2026-12-04', '2026-12-06', undefined],
    ['2026-12-03', '2026-12-05', undefined],
    ['2026-12-24', '2026-12-26', 'min_stay_not_met 3'],
    ['2026-12-23', '2026-12-25', undefined],
    ['2026-12-25', '2026-12-26', 'min_stay_not_met 3'],
    ['2026-12-26', '2026-12-27', undefined],
    ['2026-12-24', '2027-01-01', 'max_stay_exceeded 7'],
    ['2026-12-24', '2026-12-31', 'departure_closed'],
    ['2026-12-31', '2027-01-03', 'arrival_closed'],
    ['2026-12-30', '2027-01-02', undefined],
    ['2027-02-08', '2027-02-10', undefined],
    ['2027-02-08', '2027-02-11', 'stop_sell'],
    // The night of 12 February is open again, and a Friday.
    ['2027-02-12', '2027-02-13', 'min_stay_not_met 2'],
    ['2027-02-12', '2027-02-14', undefined],
    ['2027-02-13', '2027-02-15', undefined],
  ])('findLimitFault: stay from %s to %s → %s', (checkIn, checkOut, fault) => {
    const found = findLimitFault({ minStay: 1, limits }, { checkIn, checkOut });
    const text = found && ('nights' in found ? `${found.code} ${found.nights}` : found.code);
    expect(text).toBe(fault);
  });
});

describe('fees at the property', () => {
  const fee: PropertyFee = {
    code: 'zone',
    nameZh: '区域费',
    nameEn: 'Zone fee',
    basis: 'person_stay',
    amount: 2_000_000,
    percent: 0,
    currency: 'MMK',
    fromAge: 10,
    from: '',
    to: '',
  };
  const nights = ['2026-12-30', '2026-12-31', '2027-01-01'];

  it.each<[Partial<PropertyFee>, string, number | null | undefined]>([
    [{}, '2', 4_000_000],
    [{}, '2+9', 4_000_000],
    [{}, '2+10', 6_000_000],
    [{}, '2+10 / 1', 8_000_000],
    [{ fromAge: 0 }, '2+0', 6_000_000],
    [{ basis: 'person_night' }, '2', 12_000_000],
    [{ basis: 'person_night', from: '2027-01-01', to: '2027-12-31' }, '2', 4_000_000],
    [{ basis: 'room_night', amount: 500 }, '2 / 2', 3_000],
    [{ basis: 'room_night', amount: 500, from: '12-31', to: '12-31' }, '2 / 2', 1_000],
    [{ basis: 'stay', amount: 700 }, '2 / 2', 700],
    [{ basis: 'stay', amount: 700, from: '12-30', to: '12-30' }, '2', 700],
    [{ basis: 'stay', amount: 700, from: '12-31', to: '12-31' }, '2', undefined],
    [{ from: '2027-01-01', to: '2027-12-31' }, '2', undefined],
    [{ basis: 'percent', amount: 0, percent: 5 }, '2', null],
    [{ basis: 'percent', amount: 0, percent: 5, from: '01-01', to: '03-31' }, '2', undefined],
  ])('feesOfStay: fee with %j, rooms %s → %s', (change, rooms, total) => {
    expect(feesOfStay([{ ...fee, ...change }], nights, partiesOf(rooms))[0]?.total).toBe(total);
  });
});
