import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastPrice, priceRental, type Rental } from './car.ts';
import { type Markup, withMarkup } from './markup.ts';
import { type CarSeason, markUpCard, type RateCard } from './rate-card.ts';
import { planRental } from './rental-plan.ts';
import { markUpRoute, type RouteCard, type RouteFee, routeTerms } from './route.ts';

/** Half day 70, all day 120, overtime hour 15; from 20 December to 5 January 90, 160, 20. */
const plain: CarSeason = { from: '01-01', to: '12-31', half: 7_000, all: 12_000, overtime: 1_500 };
const holidays: CarSeason = { from: '12-20', to: '01-05', half: 9_000, all: 16_000, overtime: 2_000 };
const card: RateCard = {
  seasons: [plain, holidays],
  halfDayMinutes: 300,
  allDayMinutes: 600,
  chineseDriverAmount: 3_000,
};

/** 630 km: empty return 150, one driver's night 20, tolls 10: 180 per vehicle in addition. */
const far = { km: 630, minutes: 540, tolls: 1_000, driverNights: 1, oneWayFee: 15_000, driverNight: 2_000 };
/** 180 km: empty return 40. */
const near = { km: 180, minutes: 150, tolls: 0, driverNights: 0, oneWayFee: 4_000, driverNight: 2_000 };
/** 1,400 km: empty return 300, two driver's nights of 25, tolls 30: 380 per vehicle in addition. */
const long = {
  km: 1_400,
  minutes: 1_500,
  tolls: 3_000,
  driverNights: 2,
  oneWayFee: 30_000,
  driverNight: 2_500,
};

interface More {
  vehicles?: number;
  chinese?: true;
  zone?: [amount: number, entries: number];
  /** Included kilometres per day and price of a further one. */
  km?: [perDay: number, price: number];
  included?: string[];
  route?: Partial<RouteCard & RouteFee>;
  markup?: [percent: number, step?: number];
  seasons?: CarSeason[];
}
type Row = [
  name: string,
  way: RouteCard & RouteFee,
  start: string,
  end: string,
  total: number | undefined,
  more?: More,
];

const rows: Row[] = [
  // Return fee, driver's nights and tolls are charged once, for any rental length
  ['half a day', near, '12-01T08:00', '12-01T13:00', 7_000 + 4_000],
  ['all day', near, '12-01T08:00', '12-01T18:00', 12_000 + 4_000],
  ['all day, far', far, '12-01T08:00', '12-01T18:00', 12_000 + 18_000],
  ['as short as the way', far, '12-01T08:00', '12-01T17:00', 12_000 + 18_000],
  ['an hour late', far, '12-01T08:00', '12-01T19:00', 12_000 + 1_500 + 18_000],
  ['till midnight', far, '12-01T08:00', '12-01T23:59', 12_000 + 7_000 + 18_000],
  ['over midnight', far, '12-01T20:00', '12-02T06:00', 12_000 + 18_000],
  ['a day and a half', far, '12-01T08:00', '12-02T13:00', 12_000 + 7_000 + 18_000],
  ['two days', far, '12-01T08:00', '12-02T18:00', 2 * 12_000 + 18_000],
  ['two days and an hour', far, '12-01T08:00', '12-02T19:00', 2 * 12_000 + 1_500 + 18_000],
  ['three days', far, '12-01T08:00', '12-03T18:00', 3 * 12_000 + 18_000],
  ['ten days', near, '12-01T08:00', '12-10T18:00', 10 * 12_000 + 4_000],
  ['thirty days', far, '11-01T08:00', '11-30T18:00', 30 * 12_000 + 18_000],
  ['two nights on the way', long, '12-01T08:00', '12-02T13:00', 12_000 + 7_000 + 38_000],
  ['two nights, three days', long, '12-01T08:00', '12-03T18:00', 3 * 12_000 + 38_000],
  // Several vehicles
  ['two vehicles', far, '12-01T08:00', '12-01T18:00', 2 * 12_000 + 2 * 18_000, { vehicles: 2 }],
  ['three vehicles', near, '12-01T08:00', '12-01T13:00', 3 * 7_000 + 3 * 4_000, { vehicles: 3 }],
  ['twenty vehicles', long, '12-01T08:00', '12-02T18:00', 40 * 12_000 + 20 * 38_000, { vehicles: 20 }],
  // Combined with the options of rentals within a city
  [
    'a Chinese-speaking driver',
    far,
    '12-01T08:00',
    '12-01T18:00',
    12_000 + 3_000 + 18_000,
    { chinese: true },
  ],
  [
    'two such drivers, two units',
    far,
    '12-01T08:00',
    '12-02T13:00',
    2 * 19_000 + 4 * 3_000 + 2 * 18_000,
    { chinese: true, vehicles: 2 },
  ],
  ['an industrial zone', near, '12-01T08:00', '12-01T13:00', 7_000 + 2 * 2_500 + 4_000, { zone: [2_500, 2] }],
  // Seasons change the daily price, never the route
  ['a holiday', far, '12-20T08:00', '12-20T18:00', 16_000 + 18_000],
  ['half a holiday', near, '12-25T08:00', '12-25T13:00', 9_000 + 4_000],
  ['into the holidays', far, '12-19T08:00', '12-20T13:00', 12_000 + 9_000 + 18_000],
  ['over the new year', far, '12-31T08:00', '2027-01-01T18:00', 2 * 16_000 + 18_000],
  ['out of the holidays', far, '2027-01-05T08:00', '2027-01-06T13:00', 16_000 + 7_000 + 18_000],
  // Items included in the rate
  ['tolls included', far, '12-01T08:00', '12-01T18:00', 12_000 + 17_000, { included: ['fuel', 'tolls'] }],
  ['lodging included', far, '12-01T08:00', '12-01T18:00', 12_000 + 16_000, { included: ['driver_lodging'] }],
  [
    'both included',
    far,
    '12-01T08:00',
    '12-01T18:00',
    12_000 + 15_000,
    { included: ['tolls', 'driver_lodging'] },
  ],
  [
    'both included, two',
    long,
    '12-01T08:00',
    '12-02T18:00',
    48_000 + 60_000,
    { included: ['tolls', 'driver_lodging'], vehicles: 2 },
  ],
  [
    'meals included',
    far,
    '12-01T08:00',
    '12-01T18:00',
    12_000 + 18_000,
    { included: ['driver_meals', 'parking'] },
  ],
  // Cards with other amounts
  ['no fee', far, '12-01T08:00', '12-01T18:00', 12_000 + 3_000, { route: { oneWayFee: 0 } }],
  ['no night', far, '12-01T08:00', '12-01T18:00', 12_000 + 16_000, { route: { driverNights: 0 } }],
  [
    'three nights',
    far,
    '12-01T08:00',
    '12-01T18:00',
    12_000 + 15_000 + 6_000 + 1_000,
    { route: { driverNights: 3 } },
  ],
  ['nights for nothing', far, '12-01T08:00', '12-01T18:00', 12_000 + 16_000, { route: { driverNight: 0 } }],
  ['no tolls', far, '12-01T08:00', '12-01T18:00', 12_000 + 17_000, { route: { tolls: 0 } }],
  [
    'nothing at all',
    far,
    '12-01T08:00',
    '12-01T18:00',
    12_000,
    { route: { oneWayFee: 0, tolls: 0, driverNights: 0 } },
  ],
  // Kilometres beyond those of the days
  ['all within a day', near, '12-01T08:00', '12-01T13:00', 7_000 + 4_000, { km: [180, 40] }],
  ['one beyond', near, '12-01T08:00', '12-01T13:00', 7_000 + 4_000 + 40, { km: [179, 40] }],
  ['sixty beyond', near, '12-01T08:00', '12-01T13:00', 7_000 + 4_000 + 60 * 30, { km: [120, 30] }],
  [
    'sixty beyond, two',
    near,
    '12-01T08:00',
    '12-01T13:00',
    2 * (7_000 + 4_000 + 60 * 30),
    { km: [120, 30], vehicles: 2 },
  ],
  ['sixty beyond, all day', near, '12-01T08:00', '12-01T18:00', 12_000 + 4_000 + 60 * 30, { km: [120, 30] }],
  ['two days are enough', near, '12-01T08:00', '12-02T13:00', 19_000 + 4_000, { km: [120, 30] }],
  ['430 beyond', far, '12-01T08:00', '12-01T18:00', 12_000 + 18_000 + 430 * 10, { km: [200, 10] }],
  [
    '430 beyond, an hour late',
    far,
    '12-01T08:00',
    '12-01T19:00',
    13_500 + 18_000 + 430 * 10,
    { km: [200, 10] },
  ],
  [
    '230 beyond in two days',
    far,
    '12-01T08:00',
    '12-02T13:00',
    19_000 + 18_000 + 230 * 10,
    { km: [200, 10] },
  ],
  [
    '30 beyond in three days',
    far,
    '12-01T08:00',
    '12-03T13:00',
    31_000 + 18_000 + 30 * 10,
    { km: [200, 10] },
  ],
  ['none in four days', far, '12-01T08:00', '12-04T13:00', 43_000 + 18_000, { km: [200, 10] }],
  ['kilometres for nothing', far, '12-01T08:00', '12-01T18:00', 12_000 + 18_000, { km: [100, 0] }],
  // Never more expensive than the additional days that would include them
  [
    'half a day more is cheaper',
    far,
    '12-01T08:00',
    '12-01T18:00',
    19_000 + 230 * 40 + 18_000,
    { km: [200, 40] },
  ],
  [
    'a day and a half as it is',
    far,
    '12-01T08:00',
    '12-02T13:00',
    19_000 + 230 * 40 + 18_000,
    { km: [200, 40] },
  ],
  ['two days, a half more', far, '12-01T08:00', '12-02T18:00', 31_000 + 30 * 40 + 18_000, { km: [200, 40] }],
  ['three days as they are', far, '12-01T08:00', '12-03T18:00', 36_000 + 30 * 40 + 18_000, { km: [200, 40] }],
  ['five days more', long, '12-01T08:00', '12-02T13:00', 6 * 12_000 + 7_000 + 38_000, { km: [200, 100] }],
  [
    'dear kilometres, two vehicles',
    far,
    '12-01T08:00',
    '12-01T18:00',
    2 * (19_000 + 9_200 + 18_000),
    { km: [200, 40], vehicles: 2 },
  ],
  [
    'days further on are dearer',
    far,
    '12-19T08:00',
    '12-19T18:00',
    12_000 + 430 * 40 + 18_000,
    { km: [200, 40] },
  ],
  [
    'days further on have no price',
    far,
    '12-01T08:00',
    '12-01T18:00',
    12_000 + 430 * 40 + 18_000,
    { km: [200, 40], seasons: [{ ...plain, from: '2026-12-01', to: '2026-12-01' }] },
  ],
  // A date without a price
  ['no price', far, '12-01T08:00', '12-01T18:00', undefined, { seasons: [holidays] }],
  [
    'a last day without price',
    far,
    '12-19T08:00',
    '12-20T18:00',
    undefined,
    { seasons: [{ ...plain, from: '12-01', to: '12-19' }] },
  ],
  // Markup: each amount separately, half up, then added
  ['15 percent', far, '12-01T08:00', '12-01T18:00', 13_800 + 17_250 + 2_300 + 1_150, { markup: [15] }],
  ['15 percent, half a day', near, '12-01T08:00', '12-01T13:00', 8_050 + 4_600, { markup: [15] }],
  ['15 percent, two vehicles', far, '12-01T08:00', '12-01T18:00', 2 * 34_500, { markup: [15], vehicles: 2 }],
  ['15 percent, Chinese', far, '12-01T08:00', '12-01T18:00', 34_500 + 3_450, { markup: [15], chinese: true }],
  [
    'an odd fee',
    near,
    '12-01T08:00',
    '12-01T13:00',
    7_700 + 4_406,
    { markup: [10], route: { oneWayFee: 4_005 } },
  ],
  [
    'odd tolls',
    far,
    '12-01T08:00',
    '12-01T18:00',
    13_800 + 17_250 + 2_300 + 1_153,
    { markup: [15], route: { tolls: 1_003 } },
  ],
  [
    'odd kilometres',
    near,
    '12-01T08:00',
    '12-01T13:00',
    8_050 + 4_600 + 60 * 38,
    { markup: [15], km: [120, 33] },
  ],
  [
    'three odd nights',
    far,
    '12-01T08:00',
    '12-01T18:00',
    13_800 + 17_250 + 3 * 2_303 + 1_150,
    { markup: [15], route: { driverNights: 3, driverNight: 2_003 } },
  ],
  ['whole kyats', far, '12-01T08:00', '12-01T18:00', 13_800 + 17_300 + 2_300 + 1_200, { markup: [15, 100] }],
  [
    '8 percent',
    long,
    '12-01T08:00',
    '12-02T13:00',
    12_960 + 7_560 + 32_400 + 2 * 2_700 + 3_240,
    { markup: [8] },
  ],
];

function rentalOf([, way, start, end, , more = {}]: Row, markup: Markup): Rental {
  const { vehicles = 1, chinese = false, zone, km, included = [], route } = more;
  const rate = { included, km_per_day: km?.[0] ?? null, extra_km_amount: km?.[1] ?? null };
  const terms = routeTerms({ ...way, ...route }, { ...way, ...route }, rate);
  return {
    start: start.length > 11 ? start : `2026-${start}`,
    end: end.length > 11 ? end : `2026-${end}`,
    vehicles,
    chineseDriver: chinese,
    zone: zone ? { amount: zone[0], entries: zone[1] } : null,
    route: markUpRoute(terms, markup),
  };
}

describe('rental that ends at another base', () => {
  it.each(rows)('priceRental over a route: %s → price as listed', (...row) => {
    const [, , , , total, more = {}] = row;
    const [percent, step = 1] = more.markup ?? [0];
    const markup = { percent, step };
    const sold = { ...card, seasons: more.seasons ?? card.seasons };
    expect(priceRental(markUpCard(sold, markup), rentalOf(row, markup))?.total).toBe(total);
  });

  it('priceRental over a route: hand-calculated cases → at least sixty', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  it('priceRental over a route: lines → one per cost of the route, none for zero', () => {
    const row: Row = ['', far, '12-01T08:00', '12-01T18:00', 0, { vehicles: 2, km: [200, 10] }];
    const none = { percent: 0, step: 1 };
    expect(priceRental(card, rentalOf(row, none))?.lines).toEqual([
      { kind: 'all_day', quantity: 2, unitAmount: 12_000 },
      { kind: 'one_way', quantity: 2, unitAmount: 15_000 },
      { kind: 'driver_night', quantity: 2, unitAmount: 2_000 },
      { kind: 'tolls', quantity: 2, unitAmount: 1_000 },
      { kind: 'extra_km', quantity: 2, unitAmount: 4_300 },
    ]);
    const bare: Row = ['', far, '12-01T08:00', '12-01T18:00', 0, { included: ['tolls', 'driver_lodging'] }];
    expect(priceRental(card, rentalOf(bare, none))?.lines.map(({ kind }) => kind)).toEqual([
      'all_day',
      'one_way',
    ]);
  });
});

const wishes = fc.record({
  half: fc.integer({ min: 1, max: 20_000 }),
  rest: fc.integer({ min: 0, max: 20_000 }),
  overtime: fc.integer({ min: 0, max: 9_000 }),
  dear: fc.integer({ min: 1, max: 4 }),
  hours: fc.integer({ min: 1, max: 5 * 24 }),
  vehicles: fc.integer({ min: 1, max: 10 }),
  km: fc.integer({ min: 1, max: 3_000 }),
  perDay: fc.option(fc.integer({ min: 50, max: 400 })),
  extra: fc.integer({ min: 0, max: 400 }),
  fee: fc.integer({ min: 0, max: 50_000 }),
  nights: fc.integer({ min: 0, max: 3 }),
});

describe('priceRental over a route: properties of any rental', () => {
  type Wish = typeof wishes extends fc.Arbitrary<infer W> ? W : never;
  const cardOf = ({ half, rest, overtime, dear }: Wish): RateCard => ({
    ...card,
    seasons: [
      { ...plain, half, all: half + rest, overtime },
      { from: '12-12', to: '12-13', half: half * dear, all: (half + rest) * dear, overtime },
    ],
  });
  const routeOf = ({ km, perDay, extra, fee, nights }: Wish) =>
    routeTerms(
      { km, minutes: 60, tolls: 700, driverNights: nights },
      { oneWayFee: fee, driverNight: 1_300 },
      { included: [], km_per_day: perDay, extra_km_amount: perDay === null ? null : extra },
    );
  const rental = ({ hours, vehicles }: Wish): Rental => ({
    start: '2026-12-10T08:00',
    end: new Date(Date.parse('2026-12-10T08:00Z') + hours * 3_600_000).toISOString().slice(0, 16),
    vehicles,
    chineseDriver: false,
    zone: null,
  });
  const priced = (wish: Wish) => priceRental(cardOf(wish), { ...rental(wish), route: routeOf(wish) })!;

  it('priceRental over a route: more kilometres, hours or vehicles → never cheaper, nor cheaper than without a route', () => {
    fc.assert(
      fc.property(
        wishes,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 500 }),
        (wish, hours, km) => {
          const { total, lines } = priced(wish);
          expect(total).toBe(lines.reduce((all, line) => all + line.quantity * line.unitAmount, 0));
          expect(priced({ ...wish, hours: wish.hours + hours }).total).toBeGreaterThanOrEqual(total);
          expect(priced({ ...wish, km: wish.km + km }).total).toBeGreaterThanOrEqual(total);
          expect(priced({ ...wish, vehicles: wish.vehicles + 1 }).total).toBeGreaterThanOrEqual(total);
          expect(total).toBeGreaterThanOrEqual(priceRental(cardOf(wish), rental(wish))!.total);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('leastPrice over a route: any rental → equals priceRental with every amount marked up', () => {
    fc.assert(
      fc.property(wishes, fc.constantFrom(0, 8, 15), fc.constantFrom(1, 100), (wish, percent, step) => {
        const markup = { percent, step };
        const route = routeOf(wish);
        const one = { ...rental(wish), vehicles: 1 };
        const plan = planRental(one, route);
        const listed = leastPrice(cardOf(wish), plan, { markup, route })!;
        const marked = { ...one, route: markUpRoute(route, markup) };
        expect(listed.total).toBe(priceRental(markUpCard(cardOf(wish), markup), marked)!.total);
        expect(listed.perDay).toBe(withMarkup(cardOf(wish).seasons[0]!.all, markup));
      }),
      { numRuns: 300 },
    );
  });
});
