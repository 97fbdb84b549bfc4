import { addDays } from '@serai/contract/dates';
import {
  type HotelFilters,
  type HotelListItem,
  listHotels,
  meals,
  shownRates,
} from '@serai/contract/hotels/hotels';
import { cancellationKinds } from '@serai/contract/orders/cancellation';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chance, makeChance } from '../../../../tools/world/make/chance.ts';
import { buildCity, buildHotel, buildPlace } from '../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import {
  askOracle,
  cancellationOf,
  filterOffers,
  type OracleQuestion,
  ofRate,
} from '../../../test/search-oracle.ts';
import { readPolicy } from '../../domain/policy-notation.ts';
import type { Supplement } from '../../domain/pricing/occupancy.ts';
import type { StayLimit } from '../../domain/pricing/stay-limits.ts';
import { keepDeclared } from '../../platform/http/keep-declared.ts';
import { searchHotels } from './search-hotels.ts';

let world: TestWorld;
let cities: number[];
let districts: number[];
let landmark: number;
let hotels: number[];
/** A city of four hotels, A to D. */
let sorted: number;

const facilityCodes = ['wifi', 'pool', 'spa', 'gym'];
const firstNight = '2026-11-21';
/**
 * Stays in the next three weeks fall into every window of these policies. Some fees are fixed amounts, some
 * of them above the price of a night.
 */
const policies = [
  'free until 9d 18:00; 1 night until 4d 14:00; 100%',
  'free until 20d 12:00; 30% until 3d 12:00; 2 nights',
  'free until 12d 00:00; 60.00 USD until 2d 00:00; 100%',
  '120.00 USD',
  '50%',
  '100%',
].map((text) => {
  const reading = readPolicy(text, 'USD');
  if ('fault' in reading) throw new Error(text);
  return reading.policy;
});

beforeAll(async () => {
  world = await openTestWorld();
  cities = [
    await buildCity(world.db, { nameZh: '瑞丽', nameEn: 'Ruili', latitude: 24.01, longitude: 97.85 }),
    await buildCity(world.db, { nameZh: '木姐', nameEn: 'Muse', latitude: 23.99, longitude: 97.9 }),
  ];
  districts = [];
  for (const cityId of [cities[0]!, cities[0]!, cities[1]!]) {
    districts.push(await buildPlace(world.db, { kind: 'district', cityId }));
  }
  landmark = await buildPlace(world.db, {
    kind: 'landmark',
    cityId: cities[0]!,
    latitude: 24,
    longitude: 97.87,
    radiusKm: 4,
  });
  hotels = [];
  for (let at = 0; at < 40; at++) hotels.push(await buildRandomHotel(at));
  sorted = await buildSortedHotels();
  await world.app.memory.refresh();
});
afterAll(() => world.close());

/** Four hotels whose order differs by each sort value. */
async function buildSortedHotels(): Promise<number> {
  const cityId = await buildCity(world.db, { nameZh: '腊戌', nameEn: 'Lashio' });
  const figures = [
    {
      nameEn: 'A',
      star: 2,
      recommended: 60,
      hot: 100,
      views: 2,
      price: 5000,
      policy: policies[4]!,
      listed: '2026-01-01',
    },
    {
      nameEn: 'B',
      star: 3,
      recommended: 20,
      hot: 900,
      views: 4,
      price: 9000,
      policy: policies[0]!,
      listed: '2026-01-02',
    },
    {
      nameEn: 'C',
      star: 5,
      recommended: 40,
      hot: 600,
      views: 1,
      price: 12_000,
      policy: policies[5]!,
      listed: '2026-01-03',
    },
    {
      nameEn: 'D',
      star: 4,
      recommended: 90,
      hot: 300,
      views: 3,
      price: 7000,
      policy: policies[4]!,
      listed: '2026-01-04',
    },
  ];
  for (const { price, policy, listed, ...hotel } of figures) {
    const rooms = [{ plans: [{ price, policy }] }];
    await buildHotel(world.db, { cityId, ...hotel, listedAt: new Date(listed), rooms });
  }
  return cityId;
}

/** Builds a hotel with sold-out nights, stop sells, varying prices and small rooms. */
async function buildRandomHotel(at: number): Promise<number> {
  const chance = makeChance(`search-${at}`);
  const cityId = chance.pick(cities);
  const own = cityId === cities[0] ? districts.slice(0, 2) : districts.slice(2);
  const { id } = await buildHotel(world.db, {
    cityId,
    ...(chance.happens(0.8) ? { districtId: chance.pick(own) } : {}),
    star: chance.whole(2, 5),
    latitude: chance.between(23.95, 24.05),
    longitude: chance.between(97.8, 97.95),
    facilities: chance.some(facilityCodes, chance.whole(0, 4)),
    recommended: chance.whole(0, 100),
    hot: chance.whole(0, 1200),
    active: chance.happens(0.95),
    from: firstNight,
    nights: 90,
    rooms: Array.from({ length: chance.whole(1, 3) }, () => ({
      maxAdults: chance.whole(1, 3),
      maxChildren: chance.whole(0, 2),
      maxGuests: chance.whole(2, 4),
      ...(chance.happens(0.5) ? { baseGuests: chance.whole(1, 2) } : {}),
      extraBeds: chance.whole(0, 2),
      units: () => (chance.happens(0.05) ? 0 : chance.whole(1, 6)),
      plans: Array.from({ length: chance.whole(1, 3) }, () => {
        const base = chance.whole(20, 300) * 50;
        return {
          price: () => (chance.happens(0.02) ? 0 : base + chance.whole(0, 20) * 10),
          meal: chance.pick(meals),
          policy: chance.pick(policies),
          minStay: chance.pick([1, 1, 1, 3]),
          sells: chance.pick(['instant', 'instant', 'instant', 'request'] as const),
          requestWhenGone: chance.pick([false, false, true]),
          nationalities: chance.pick([[], [], [], ['MM'], ['CN', 'TH']]),
          supplements: supplementsOf(chance),
          limits: chance.happens(0.3) ? limitsOf(chance) : [],
          childBands: chance.pick([
            [],
            [
              { from: 6, to: 11, amount: 1111 },
              { from: 12, to: 17, amount: 2345 },
            ],
          ]),
        };
      }),
    })),
  });
  return id;
}

/**
 * Supplements for extra beds, children, meals and single occupancy, some with a different price at the turn
 * of the year.
 */
function supplementsOf(chance: Chance): Supplement[] {
  const peak = { from: '12-20', to: '01-05' };
  const all: Supplement[] = [
    { from: '', to: '', kind: 'single_use', amount: chance.whole(1, 9) * 100 },
    { from: '', to: '', kind: 'extra_adult', amount: chance.whole(5, 40) * 100 },
    { ...peak, kind: 'extra_adult', amount: chance.whole(5, 60) * 101 },
    { from: '', to: '', kind: 'child', ageFrom: 4, ageTo: 12, amount: chance.whole(0, 50) * 33 },
    { ...peak, kind: 'child_bed', ageFrom: 2, ageTo: 11, amount: chance.whole(0, 30) * 55 },
    { from: '', to: '', kind: 'meal_adult', amount: chance.whole(1, 9) * 111 },
    { from: '', to: '', kind: 'meal_child', ageFrom: 6, ageTo: 11, amount: chance.whole(1, 5) * 99 },
  ];
  return chance.happens(0.3) ? [] : all.filter(() => chance.happens(0.6));
}

function limitsOf(chance: Chance): StayLimit[] {
  const all: StayLimit[] = [
    { from: '', to: '', weekdays: '56', minStay: chance.whole(2, 3) },
    { from: '12-10', to: '01-10', weekdays: '', maxStay: chance.whole(2, 6), minStay: 1 },
    { from: '2026-12-01', to: '2026-12-20', weekdays: '13', closedToArrival: true },
    { from: '12-05', to: '12-25', weekdays: '7', closedToDeparture: true },
    { from: '2027-01-10', to: '2027-01-12', weekdays: '', stopSell: true },
  ];
  return all.filter(() => chance.happens(0.5));
}

const question = fc.record({
  scope: fc.constantFrom('city', 'city', 'district', 'landmark', 'hotel'),
  which: fc.nat(39),
  start: fc.integer({ min: 0, max: 88 }),
  nights: fc.integer({ min: 1, max: 9 }),
  rooms: fc.array(
    fc.record({
      adults: fc.integer({ min: 1, max: 3 }),
      child_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
      beds: fc.nat(2),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  nationality: fc.constantFrom('CN', 'MM', 'DE'),
  isGuest: fc.boolean(),
  rate: fc.constantFrom('cheapest' as const, ...shownRates),
  filters: fc.record(
    {
      stars: fc.subarray([2, 3, 4, 5], { minLength: 1 }),
      meals: fc.subarray([...meals], { minLength: 1 }),
      facilities: fc.subarray(facilityCodes, { minLength: 1, maxLength: 2 }),
      cancellation: fc.subarray([...cancellationKinds], { minLength: 1 }),
      price_min: fc.integer({ min: 0, max: 9000 }),
      price_max: fc.integer({ min: 4000, max: 16000 }),
    },
    { requiredKeys: [] },
  ),
});

type Asked = typeof question extends fc.Arbitrary<infer T> ? T : never;

function placeOf(asked: Asked): { type: string; id: number; scope: OracleQuestion['scope'] } {
  if (asked.scope === 'landmark') return { type: 'landmark', id: landmark, scope: { landmark } };
  if (asked.scope === 'hotel') {
    const id = hotels[asked.which]!;
    return { type: 'hotel', id, scope: { hotel: id } };
  }
  const isCity = asked.scope === 'city';
  const list = isCity ? cities : districts;
  const id = list[asked.which % list.length]!;
  return { type: asked.scope, id, scope: isCity ? { city: id } : { district: id } };
}

async function askBoth(asked: Asked) {
  const place = placeOf(asked);
  const checkIn = addDays(firstNight, asked.start);
  const checkOut = addDays(checkIn, asked.nights);
  const { nationality, filters, isGuest, rate } = asked;
  const rooms = asked.rooms.map(({ beds, ...room }) => ({
    ...room,
    child_beds: Math.min(beds, room.child_ages.length),
  }));
  const input = {
    destination_type: place.type,
    destination_id: place.id,
    check_in: checkIn,
    check_out: checkOut,
    rooms,
    nationality,
    filters,
    shown_rate: rate,
    sort: 'price',
    limit: 100,
  };
  const reply = await world.call('GET', 'hotel/list', input, isGuest ? {} : { as: 'owner' });
  const offers = await askOracle(world.db, {
    scope: place.scope,
    checkIn,
    checkOut,
    rooms,
    nationality,
    markup: { percent: isGuest ? 15 : 0, step: 1 },
  });
  const at = { checkIn, now: world.clock.now() };
  return { reply, offers, shown: ofRate(offers, rate, at), roomNights: rooms.length * asked.nights, at };
}

/** Counts hotels by a value that each passing offer has. */
function countBy<K>(offers: Map<number, { value: readonly K[] }>): Map<K, number> {
  const counts = new Map<K, number>();
  for (const { value } of offers.values()) {
    for (const key of value) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('search', () => {
  // Covers 2.85.
  it('searchHotels: random catalogues and stays → same results as plain SQL', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const { reply, offers, shown, roomNights, at } = await askBoth(asked);
        if (reply.data.reason === 'destination_unknown') return expect(offers).toEqual([]);
        const filters = asked.filters as HotelFilters;
        const matching = filterOffers(shown, filters, roomNights, at);
        const expected = [...matching.values()]
          .sort((a, b) => a.total - b.total || a.hotel - b.hotel)
          .map((offer) => ({
            hotel: offer.hotel,
            key: `${offer.plan}-${offer.total}`,
            cancellation: cancellationOf(offer, at),
          }));
        const found = reply.data.list.map((row: HotelListItem) => ({
          hotel: row.id,
          key: row.rate_key,
          cancellation: row.cancellation,
        }));
        expect(found).toEqual(expected);
        expect(reply.data.total).toBe(matching.size);
        const atAnyRate = filterOffers(offers, filters, roomNights, at).size;
        expect(reply.data.without_rate).toBe(atAnyRate - matching.size);
        expect(reply.data.total_unfiltered).toBe(new Set(offers.map(({ hotel }) => hotel)).size);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it("searchHotels facets: any filters → counted as if the facet's own filter were unset", async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const { reply, shown: offers, roomNights, at } = await askBoth(asked);
        if (reply.code !== 1) return;
        const filters = asked.filters as HotelFilters;
        const without = (name: keyof HotelFilters) => {
          const { [name]: _left, ...others } = filters;
          return others as HotelFilters;
        };
        const { facets } = reply.data;
        const asMap = (list: { value: string; count: number }[]) =>
          new Map(list.map(({ value, count }) => [value, count]));
        const stars = filterOffers(offers, without('stars'), roomNights, at);
        const byStar = [...stars].map(([id, { star }]) => [id, { value: [String(star)] }] as const);
        expect(asMap(facets.stars)).toEqual(countBy(new Map(byStar)));
        const all = filterOffers(offers, filters, roomNights, at);
        const byFacility = [...all].map(([id, { facilities }]) => [id, { value: facilities }] as const);
        expect(asMap(facets.facilities)).toEqual(countBy(new Map(byFacility)));
        const byMeal = meals.flatMap((meal) => {
          const count = filterOffers(offers, { ...filters, meals: [meal] }, roomNights, at).size;
          return count ? [[meal, count] as const] : [];
        });
        expect(asMap(facets.meals)).toEqual(new Map(byMeal));
        const byCancellation = cancellationKinds.flatMap((kind) => {
          const count = filterOffers(offers, { ...filters, cancellation: [kind] }, roomNights, at).size;
          return count ? [[kind, count] as const] : [];
        });
        expect(asMap(facets.cancellation)).toEqual(new Map(byCancellation));
        const { price_min: _min, price_max: _max, ...open } = filters;
        const totals = [...filterOffers(offers, open as HotelFilters, roomNights, at).values()].map(
          ({ total }) => total,
        );
        const bounds = totals.length ? [Math.min(...totals), Math.max(...totals)] : [0, 0];
        expect([facets.price.min.amount, facets.price.max.amount]).toEqual(
          bounds.map((total) => Math.round(total / roomNights)),
        );
      }),
      { numRuns: 100, seed: 11 },
    );
  });

  const base = () => ({
    destination_type: 'city',
    destination_id: cities[0],
    check_in: '2026-12-01',
    check_out: '2026-12-02',
    rooms: [{ adults: 1 }],
  });
  const list = async (change: object) =>
    (await world.call('GET', 'hotel/list', { ...base(), ...change })).data;

  /** Order of the `sorted` hotels, highest first, per sort; no two are equal, even reversed. */
  const falling = [
    // 0.664, 0.570, 0.517, 0.465: weights 4 recommendation, 3 sales, 3 price.
    ['default', 'DABC'],
    ['recommended', 'DACB'],
    ['hot', 'BCDA'],
    ['views', 'BDAC'],
    ['price', 'CBDA'],
    ['star', 'CDBA'],
    ['time', 'DCBA'],
    ['cancellation', 'CDAB'],
  ] as const;

  // Covers 2.89, 2.90, 2.91, 2.92, 2.93, 2.94, 2.95.
  it.each(falling)('searchHotels: sort %s → %s descending, and reversed ascending', async (sort, down) => {
    const order = async (change: object) => {
      const { list: rows } = await list({ destination_id: sorted, sort, ...change });
      return rows.map(({ name }: { name: string }) => name).join('');
    };
    const up = [...down].reverse().join('');
    expect(await order({ order: 'desc' })).toBe(down);
    expect(await order({ order: 'asc' })).toBe(up);
    expect(await order({})).toBe(sort === 'price' || sort === 'cancellation' ? up : down);
    const taken = falling.filter(([, letters]) => letters === down || letters === up);
    expect(taken).toEqual([[sort, down]]);
  });

  it("searchHotels: sort by cancellation → a hotel's free-cancellation offer shown although another is cheaper", async () => {
    const cityId = await buildCity(world.db, { nameZh: '八莫', nameEn: 'Bhamo' });
    const both = [
      { price: 4000, policy: policies[5]! },
      { price: 9000, policy: policies[0]! },
    ];
    await buildHotel(world.db, { cityId, nameEn: 'Both', rooms: [{ plans: both }] });
    await buildHotel(world.db, {
      cityId,
      nameEn: 'Late',
      rooms: [{ plans: [{ price: 100, policy: policies[4]! }] }],
    });
    await world.app.memory.refresh();
    const { list: rows, facets } = await list({ destination_id: cityId, sort: 'cancellation' });
    expect(
      rows.map(({ name, price, cancellation }: HotelListItem) => [name, price.amount, cancellation]),
    ).toEqual([
      ['Both', 10_350, 'free'],
      ['Late', 115, 'fee'],
    ]);
    expect([facets.price.min.amount, facets.price.max.amount]).toEqual([115, 4600]);
  });

  it('searchHotels: rate with breakfast or free cancellation → its price and order, hotels without it counted', async () => {
    const cityId = await buildCity(world.db, { nameZh: '景栋', nameEn: 'Kengtung' });
    const plan = (price: number, meal: (typeof meals)[number], policy: number) => ({
      price,
      meal,
      policy: policies[policy]!,
    });
    const figures = {
      All: [plan(1000, 'room_only', 5), plan(4000, 'breakfast', 5), plan(5000, 'half_board', 0)],
      Bare: [plan(2000, 'room_only', 5)],
      Fed: [plan(3000, 'breakfast', 5), plan(3500, 'room_only', 0)],
    };
    for (const [nameEn, plans] of Object.entries(figures))
      await buildHotel(world.db, { cityId, nameEn, rooms: [{ plans }] });
    await world.app.memory.refresh();
    const show = async (rate: string) => {
      const reply = await list({ destination_id: cityId, sort: 'price', shown_rate: rate });
      const rows = reply.list.map(
        ({ name, price }: HotelListItem) => `${name} ${Math.round(price.amount / 1.15)}`,
      );
      return [rows.join(', '), reply.total_unfiltered, reply.without_rate];
    };
    expect(await show('cheapest')).toEqual(['All 1000, Bare 2000, Fed 3000', 3, 0]);
    expect(await show('breakfast')).toEqual(['Fed 3000, All 4000', 3, 1]);
    expect(await show('free')).toEqual(['Fed 3500, All 5000', 3, 1]);
    expect(await show('breakfast_free')).toEqual(['All 5000', 3, 2]);
  });

  it('searchHotels: paged → no hotel lost or repeated', async () => {
    const whole = (await list({ limit: 100 })).list.map((row: { id: number }) => row.id);
    const pages = [];
    for (let page = 1; page <= Math.ceil(whole.length / 3) + 1; page++) {
      pages.push(...(await list({ limit: 3, page })).list.map((row: { id: number }) => row.id));
    }
    expect(pages).toEqual(whole);
  });

  it('searchHotels: landmark → distance shown, also across the border', async () => {
    const { list: rows, destination } = await list({
      destination_type: 'landmark',
      destination_id: landmark,
      limit: 100,
    });
    expect(destination).toMatchObject({ type: 'landmark', city_id: cities[0] });
    expect(rows.every((row: { distance_km: number }) => row.distance_km <= 4)).toBe(true);
    expect(new Set(rows.map((row: { city: string }) => row.city))).toEqual(new Set(['Ruili', 'Muse']));
  });

  it('searchHotels: near a hotel → nearest first with its distance, whatever the sort; unknown hotel → refused', async () => {
    const cityId = await buildCity(world.db, { nameZh: '勃生', nameEn: 'Pathein' });
    const [first] = [
      await buildHotel(world.db, { cityId, nameEn: 'Full', latitude: 16.78, longitude: 94.73 }),
      await buildHotel(world.db, { cityId, nameEn: 'Far', latitude: 16.83, longitude: 94.73 }),
      await buildHotel(world.db, { cityId, nameEn: 'Close', latitude: 16.79, longitude: 94.73 }),
    ];
    await world.app.memory.refresh();
    const near = { destination_id: cityId, near_hotel_id: first.id, sort: 'price', order: 'desc' };
    const { list: rows } = await list(near);
    expect(rows.map((row: HotelListItem) => [row.name, row.distance_km])).toEqual([
      ['Full', 0],
      ['Close', 1.1],
      ['Far', 5.6],
    ]);
    const refused = await world.call('GET', 'hotel/list', { ...base(), near_hotel_id: 999_999 });
    expect(refused.data.reason).toBe('destination_unknown');
  });

  it('searchHotels: reply → keys in contract order, so that it is not copied before sending', () => {
    const answers = [cities[0]!, sorted].map((cityId) =>
      searchHotels(world.app.hotels.catalogue, {
        input: {
          destination_type: 'city',
          destination_id: cityId,
          rooms: [{ adults: 2, child_ages: [], child_beds: 0 }],
          check_in: '2026-12-01',
          check_out: '2026-12-03',
          nationality: 'CN',
          sort: 'price',
          order: undefined,
          filters: {},
          shown_rate: 'cheapest',
          page: 1,
          limit: 20,
        },
        caller: undefined,
        deadToken: undefined,
        lang: 'en',
        now: world.clock.now(),
        ip: '127.0.0.1',
        agent: '',
        requestId: '',
        idempotencyKey: undefined,
        rawBody: '',
      }),
    );
    expect(answers.every(({ list }) => list.length > 1)).toBe(true);
    expect(answers.some(({ list }) => list.some(({ policy }) => policy.windows.length > 1))).toBe(true);
    const keep = keepDeclared(listHotels.reply);
    for (const answer of answers) expect(keep(answer)).toBe(answer);
  });

  it.each([
    ['stay_in_past', 'check_in', { check_in: '2026-11-20' }],
    ['stay_reversed', 'check_out', { check_out: '2026-12-01' }],
    ['stay_too_long', 'check_out', { check_out: '2027-01-01' }],
    ['stay_too_far', 'check_out', { check_in: '2027-11-21', check_out: '2027-11-22' }],
    ['destination_unknown', 'destination_id', { destination_id: 999_999 }],
    ['destination_unknown', 'destination_id', { destination_type: 'landmark' }],
  ])('hotel/list: invalid stay → refused with %s, names %s', async (reason, field, change) => {
    const data = await list(change);
    expect([data.reason, data.errors[0].field]).toEqual([reason, field]);
  });

  it.each([
    ['rooms', { rooms: Array(10).fill({ adults: 2 }) }],
    ['rooms[0].child_ages[0]', { rooms: [{ adults: 1, child_ages: [''] }] }],
    ['rooms[0].adults', { rooms: [{ adults: 0 }] }],
    ['check_in', { check_in: '2026-02-30' }],
    ['nationality', { nationality: 'china' }],
    ['colour', { colour: 'red' }],
  ])('hotel/list: invalid input → names the field %s', async (field, change) => {
    expect((await list(change)).errors.map((error: { field: string }) => error.field)).toContain(field);
  });
});
