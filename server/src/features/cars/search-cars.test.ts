import type { CarFilters, listCars } from '@serai/contract/cars/cars';
import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCarCity, buildCarRate, carPolicy, yearRound } from '../../../test/build-cars.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { Chance, tries } from '../../../test/reliability/figure.ts';
import { sellDays } from '../../../test/vehicle-hours.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type CarOffer, priceOffer } from './price-offer.ts';

let world: TestWorld;
let yangon: Awaited<ReturnType<typeof buildCarCity>>;
let bago: Awaited<ReturnType<typeof buildCarCity>>;
let van: Awaited<ReturnType<typeof buildCarRate>>;

beforeAll(async () => {
  world = await openTestWorld();
  const { db } = world;
  bago = await buildCarCity(db, { nameZh: '勃固', nameEn: 'Bago' });
  yangon = await buildCarCity(db, { dropOffCodes: [bago.code] });
  van = await buildCarRate(db, {
    locationId: yangon.downtown,
    nameEn: 'Van',
    seats: 10,
    position: 1,
    units: 2,
  });
  await buildCarRate(db, {
    locationId: yangon.airport,
    nameEn: 'Sedan',
    seats: 3,
    energy: 'hybrid',
    position: 2,
    kmPerDay: 150,
    seasons: [{ from: '01-01', to: '12-31', half: 4_000, all: 6_000, overtime: 800 }],
  });
  await buildCarRate(db, {
    locationId: yangon.airport,
    nameEn: 'Jeep',
    seats: 4,
    energy: 'diesel',
    drivetrain: 'four_wheel',
    position: 3,
    seasons: [{ from: '01-01', to: '12-31', half: 5_005, all: 9_005, overtime: 900 }],
  });
  await buildCarRate(db, { locationId: bago.downtown, nameEn: 'Elsewhere' });
  await world.app.memory.refresh();
});
afterAll(() => world.close());

const list = (change: object = {}, as?: 'owner') =>
  world.call(
    'GET',
    'car/list',
    {
      pick_up_id: yangon.city,
      drop_off_id: yangon.city,
      pick_up_at: '2026-12-01T08:00',
      drop_off_at: '2026-12-01T18:00',
      adults: 2,
      ...change,
    },
    as ? { as } : {},
  );
const names = (data: { list: { model: { name: string } }[] }) => data.list.map(({ model }) => model.name);

describe('list', () => {
  it('car/list: city → rates of it and its branches in configured order, net prices for members', async () => {
    const { msg, data } = await list({}, 'owner');
    expect(msg).toBe('');
    expect(names(data)).toEqual(['Van', 'Sedan', 'Jeep']);
    expect(data.price_kind).toBe('net');
    expect(data.list[0]).toMatchObject({
      rate_key: `${van.rate}-12000`,
      total_price: { amount: 12_000 },
      price_per_day: { amount: 12_000 },
      vehicles: 1,
      units_left: 2,
      location: { id: yangon.downtown, city: 'Yangon', country: 'Myanmar (Burma)' },
      free_cancel_until: Date.UTC(2026, 10, 30, 1, 30) / 1000,
    });
  });

  it('car/list: guest → markup on every amount, rounded half up', async () => {
    const { data } = await list();
    expect(data.price_kind).toBe('public');
    const totals = data.list.map((offer: { total_price: { amount: number } }) => offer.total_price.amount);
    expect(totals).toEqual([13_800, 6_900, 10_356]);
    expect(data.list[1].mileage).toEqual({
      policy: 'per_day',
      km_per_day: 150,
      extra_km: { amount: 46, currency: 'USD' },
    });
  });

  // Covers 2.76.
  it('car/list: many passengers → vehicles needed counted, rates with too few omitted', async () => {
    const { data } = await list({ adults: 12, children: 5 }, 'owner');
    const needed = data.list.map((offer: { vehicles: number }) => offer.vehicles);
    expect([names(data), needed]).toEqual([
      ['Van', 'Jeep'],
      [2, 5],
    ]);
    const sold = { pool_id: van.pool, day: '2026-12-05', sold: 1 };
    await sellDays(world, [sold]);
    await world.app.memory.refresh();
    const late = { pick_up_at: '2026-12-04T20:00', adults: 12 };
    expect(names((await list({ ...late, drop_off_at: '2026-12-05T00:00' }, 'owner')).data)).toContain('Van');
    expect(names((await list({ ...late, drop_off_at: '2026-12-05T00:01' }, 'owner')).data)).not.toContain(
      'Van',
    );
  });

  // Covers 2.78, 2.79, 2.81, 2.82.
  it.each([
    [{ seats: [3, 4] }, ['Sedan', 'Jeep']],
    [{ energies: ['diesel'] }, ['Jeep']],
    [{ drivetrains: ['two_wheel'] }, ['Van', 'Sedan']],
    [{ mileage: ['per_day'] }, ['Sedan']],
    [{ price_min: 6_000, price_max: 9_005 }, ['Sedan', 'Jeep']],
    [{ energies: ['petrol'], seats: [3] }, []],
  ])('car/list: filter %j → matching offers', async (filters, wanted) => {
    const { data } = await list({ filters }, 'owner');
    expect([names(data), data.total, data.total_unfiltered]).toEqual([wanted, wanted.length, 3]);
  });

  // Covers 2.80.
  it('car/list: facets → counted with the other filters applied', async () => {
    const filters = { energies: ['diesel'], locations: [yangon.airport] };
    const { facets } = (await list({ filters }, 'owner')).data;
    expect(facets.energies.map((each: { value: string; count: number }) => [each.value, each.count])).toEqual(
      [
        ['diesel', 1],
        ['hybrid', 1],
      ],
    );
    expect(facets.locations).toEqual([{ value: String(yangon.airport), label: 'Yangon Airport', count: 1 }]);
    expect(facets.seats).toEqual([{ value: '4', label: '4 seats', count: 1 }]);
    expect(facets.price).toMatchObject({ min: { amount: 9_005 }, max: { amount: 9_005 } });
  });

  it.each([
    [{ sort: 'price' }, ['Sedan', 'Jeep', 'Van']],
    [{ sort: 'price', order: 'desc' }, ['Van', 'Jeep', 'Sedan']],
    [{ sort: 'seats' }, ['Sedan', 'Jeep', 'Van']],
    [{ sort: 'price', limit: 1, page: 2 }, ['Jeep']],
  ])('car/list: sort and page %j → expected order', async (change, wanted) => {
    expect(names((await list(change, 'owner')).data)).toEqual(wanted);
  });

  it('car/list: by model → its cheapest offer with all its options; sorted and counted by model', async () => {
    const city = await buildCarCity(world.db, { nameZh: '彬乌伦', nameEn: 'Pyin Oo Lwin' });
    const season = (all: number) => [{ from: '01-01', to: '12-31', half: all - 1_000, all, overtime: 900 }];
    const bus = await buildCarRate(world.db, {
      locationId: city.downtown,
      nameEn: 'Bus',
      position: 1,
      seasons: season(9_000),
    });
    const limited = await buildCarRate(world.db, {
      locationId: city.downtown,
      nameEn: 'Bus',
      position: 2,
      kmPerDay: 100,
      seasons: season(7_000),
    });
    await world.db
      .updateTable('car_rates')
      .set({ model_id: bus.model })
      .where('id', '=', limited.rate)
      .execute();
    await buildCarRate(world.db, {
      locationId: city.downtown,
      nameEn: 'Coach',
      position: 3,
      seasons: season(8_000),
    });
    await world.app.memory.refresh();
    const place = { pick_up_id: city.city, drop_off_id: city.city, by_model: true };
    const rowsOf = (
      rows: { model: { name: string }; total_price: { amount: number }; options: unknown[] }[],
    ) => rows.map((row) => [row.model.name, row.total_price.amount, row.options.length]);
    const { data } = await list({ ...place, sort: 'price' }, 'owner');
    expect(rowsOf(data.list)).toEqual([
      ['Bus', 7_000, 2],
      ['Coach', 8_000, 1],
    ]);
    expect([data.total, data.total_unfiltered]).toEqual([2, 2]);
    expect(data.list[0].options[0].rate_key).toBe(data.list[0].rate_key);
    const unlimited = await list({ ...place, sort: 'price', filters: { mileage: ['unlimited'] } }, 'owner');
    expect(rowsOf(unlimited.data.list)).toEqual([
      ['Coach', 8_000, 1],
      ['Bus', 9_000, 1],
    ]);
    const flat = await list({ ...place, by_model: false }, 'owner');
    expect([flat.data.total, flat.data.list[0].options]).toEqual([3, []]);
  });

  it('car/list: branch → only its own rates; invalid trip → refused', async () => {
    expect(names((await list({ pick_up_id: yangon.airport }, 'owner')).data)).toEqual(['Sedan', 'Jeep']);
    expect((await list({ drop_off_id: bago.airport }, 'owner')).code).toBe(1);
    const back = await list({ pick_up_id: bago.city, drop_off_id: yangon.city });
    expect([back.data.reason, back.data.errors[0].field]).toEqual(['drop_off_not_served', 'drop_off_id']);
  });
});

/** Value of each filter in an offer from the database. */
const valuesOf: Record<string, (offer: CarOffer) => string> = {
  models: ({ soldAs }) => soldAs.model.code,
  seats: ({ soldAs }) => String(soldAs.model.seats),
  energies: ({ soldAs }) => soldAs.model.energy,
  drivetrains: ({ soldAs }) => soldAs.model.drivetrain,
  locations: ({ soldAs }) => String(soldAs.pickUp.id),
  mileage: ({ soldAs }) => (soldAs.km_per_day === null ? 'unlimited' : 'per_day'),
};

describe('list in memory', () => {
  it('car/list: random trips and filters → same offers and counts as quotes from the database', async () => {
    const chance = new Chance();
    const city = await buildCarCity(world.db, { nameZh: '蒲甘', nameEn: 'Bagan' });
    const rates: number[] = [];
    for (let at = 0; at < 12; at++) {
      const price = 100 * chance.whole(20, 200);
      const season = { half: price * 0.6, all: price, overtime: price / 10 };
      const built = await buildCarRate(world.db, {
        locationId: chance.pick([city.city, city.downtown, city.airport]),
        seats: chance.whole(2, 9),
        units: chance.whole(0, 4),
        energy: chance.pick(['petrol', 'diesel', 'electric']),
        drivetrain: chance.pick(['two_wheel', 'four_wheel']),
        kmPerDay: chance.pick([null, 100]),
        policy: chance.pick([carPolicy, { ...carPolicy, rules: [carPolicy.rules.at(-1)!] }]),
        position: chance.whole(1, 3),
        seasons: [
          { from: '11-01', to: chance.pick(['12-31', '12-04', '02-28']), ...season },
          { from: '12-03', to: '12-05', ...season, overtime: chance.whole(1, 900) },
        ],
      });
      rates.push(built.rate);
      const days = Array.from({ length: 12 }, (_, day) => addDays('2026-11-29', day));
      const sold = days.map((day) => ({ pool_id: built.pool, day, sold: chance.whole(0, 2) }));
      await sellDays(world, sold);
    }
    await world.db.updateTable('car_rates').set({ active: false }).where('id', '=', rates[0]!).execute();
    await world.app.memory.refresh();
    for (let run = 0; run < tries({ test: 8, assurance: 240 }); run++) {
      const trip = someTrip(chance, city);
      const offers = await quoteAll(rates, trip);
      const filters = someFilters(chance, offers);
      const { data } = await list({ ...trip, filters, limit: 100 }, 'owner');
      const passing = (but?: string) =>
        offers.filter((offer) =>
          Object.entries(filters).every(([name, wanted]) =>
            name === 'price_max'
              ? but === 'price' || perDayOf(offer) <= (wanted as number)
              : name === but || (wanted as (string | number)[]).map(String).includes(valuesOf[name]!(offer)),
          ),
        );
      const why = `seed ${chance.seed}, ${JSON.stringify({ trip, filters })}`;
      expect(data.list.map(briefly), why).toEqual(passing().map(expected));
      expect([data.total, data.total_unfiltered], why).toEqual([passing().length, offers.length]);
      for (const name of Object.keys(valuesOf)) {
        const facet = data.facets[name] as { value: string; count: number }[];
        const counts = new Map<string, number>();
        for (const offer of passing(name)) {
          const value = valuesOf[name]!(offer);
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        expect(new Map(facet.map(({ value, count }) => [value, count])), `${name}, ${why}`).toEqual(counts);
      }
      const perDay = passing('price').map(perDayOf);
      expect([data.facets.price.min.amount, data.facets.price.max.amount], why).toEqual(
        perDay.length > 0 ? [Math.min(...perDay), Math.max(...perDay)] : [0, 0],
      );
    }
  });

  it('car/list: prices, sales, closed or opened rates → followed, also on another day', async () => {
    const { db, app, clock } = world;
    const city = await buildCarCity(db, { nameZh: '东枝', nameEn: 'Taunggyi' });
    const { rate, pool, model } = await buildCarRate(db, { locationId: city.downtown, units: 3 });
    const there = { pick_up_id: city.city, drop_off_id: city.city };
    const shown = async () => {
      await app.memory.refresh();
      const { code, data } = await list(there, 'owner');
      return code === 1
        ? data.list.map((offer: ListedOffer) => [offer.total_price.amount, offer.units_left])
        : data.reason;
    };
    expect(await shown()).toEqual([[12_000, 3]]);
    const seasons = JSON.stringify([{ ...yearRound, all: 11_000 }]);
    await db.updateTable('car_rates').set({ seasons }).where('id', '=', rate).execute();
    expect(await shown()).toEqual([[11_000, 3]]);
    await sellDays(world, [{ pool_id: pool, day: '2026-12-01', sold: 2 }]);
    expect(await shown()).toEqual([[11_000, 1]]);
    clock.set('2026-11-28T04:30:00Z');
    expect(await shown()).toEqual([[11_000, 1]]);
    await db.updateTable('vehicle_holds').set({ vehicles: 3 }).where('pool_id', '=', pool).execute();
    expect(await shown()).toEqual([]);
    clock.set('2026-11-21T04:30:00Z');
    await db.deleteFrom('vehicle_holds').where('pool_id', '=', pool).execute();
    expect(await shown()).toEqual([[11_000, 3]]);
    for (const [table, id] of [
      ['vehicle_pools', pool],
      ['vehicle_models', model],
      ['car_rates', rate],
      ['car_locations', city.downtown],
    ] as const) {
      const switchTo = (active: boolean) =>
        db.updateTable(table).set({ active }).where('id', '=', id).execute();
      await switchTo(false);
      expect(await shown(), table).toEqual([]);
      await switchTo(true);
      expect(await shown(), table).toEqual([[11_000, 3]]);
    }
    await db.updateTable('car_locations').set({ active: false }).where('id', '=', city.city).execute();
    expect(await shown()).toBe('location_unknown');
  });
});

type ListedOffer = ReplyOf<typeof listCars>['list'][number];
type City = Awaited<ReturnType<typeof buildCarCity>>;

/** A trip from an hour to five days around the days on sale. */
function someTrip(chance: Chance, city: City) {
  const at = (minutes: number) =>
    new Date(Date.UTC(2026, 10, 30) + minutes * 60_000).toISOString().slice(0, 16);
  const start = chance.whole(0, 5 * 1440);
  return {
    pick_up_id: chance.pick([city.city, city.city, city.downtown]),
    drop_off_id: city.city,
    pick_up_at: at(start),
    drop_off_at: at(start + chance.pick([60, 600, chance.whole(60, 1440), chance.whole(1440, 5 * 1440)])),
    adults: chance.whole(1, 7),
    children: chance.whole(0, 2),
    bags: chance.whole(0, 6),
  };
}

/** Up to two filters with existing values, and sometimes a price. */
function someFilters(chance: Chance, offers: readonly CarOffer[]): CarFilters {
  const filters: Record<string, unknown> = {};
  if (offers.length === 0) return filters;
  for (const name of chance.shuffle(Object.keys(valuesOf)).slice(0, chance.whole(0, 2))) {
    const value = valuesOf[name]!(chance.pick(offers));
    filters[name] = [name === 'seats' || name === 'locations' ? Number(value) : value];
  }
  if (chance.whole(0, 2) === 0) filters.price_max = perDayOf(chance.pick(offers));
  return filters;
}

/** Offers of the quotable rates, in the order of the list. */
async function quoteAll(rates: readonly number[], trip: ReturnType<typeof someTrip>): Promise<CarOffer[]> {
  const offers: CarOffer[] = [];
  const position = new Map<number, number>();
  const rows = await world.db.selectFrom('car_rates').select(['id', 'position']).execute();
  for (const row of rows) position.set(row.id, row.position);
  for (const rateId of rates) {
    const wish = { rateId, trip, vehicles: undefined, driverLanguage: 'burmese', zone: undefined } as const;
    const offer = await priceOffer(world.db, wish, { agencyId: world.agencyA, now: world.clock.now() }).catch(
      (error: unknown) => {
        if (error instanceof AppError) return undefined;
        throw error;
      },
    );
    if (offer) offers.push(offer);
  }
  const rank = ({ rateId, price }: CarOffer) => [position.get(rateId)!, price.total, rateId];
  return offers.sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return left[at]! - right[at]!;
  });
}

function expected({ rateId, price, rental, unitsLeft, policy }: CarOffer) {
  const rules = policy.windows.map(({ until, fee }) => ({ until: until && until / 1000, fee }));
  return { rate_key: `${rateId}-${price.total}`, vehicles: rental.vehicles, units_left: unitsLeft, rules };
}

function briefly({ rate_key, vehicles, units_left, policy }: ListedOffer) {
  return { rate_key, vehicles, units_left, rules: policy.windows.map(({ until, fee }) => ({ until, fee })) };
}

/** All-day price of the first date: the last season that covers it counts. */
function perDayOf({ soldAs: { card, rental } }: CarOffer): number {
  const day = rental.start.slice(5, 10);
  const holds = ({ from, to }: { from: string; to: string }) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to;
  return card.seasons.filter(holds).at(-1)!.all;
}

describe('locations', () => {
  const find = async (input: object) =>
    (await world.call('GET', 'car/locations', input)).data.list.map(({ id }: { id: number }) => id);

  // Covers 2.72.
  it.each(['仰光', 'YANGON', 'yangguang', 'yg'])(
    'car/locations: keyword %s → city and its branches',
    async (keyword) => {
      expect(await find({ keyword })).toEqual([yangon.city, yangon.downtown, yangon.airport]);
    },
  );

  // Covers 2.73.
  it('car/locations: pick-up given → only possible drop-off places', async () => {
    expect(await find({ pick_up_id: bago.airport })).toEqual([bago.city, bago.downtown, bago.airport]);
    expect(await find({ pick_up_id: yangon.airport, keyword: 'airport' })).toEqual([
      bago.airport,
      yangon.airport,
    ]);
  });
});
