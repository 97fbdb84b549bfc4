import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCarCity, buildCarRate } from '../../../test/build-cars.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

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
  it('shows what a city and its branches sell, in our order, at net prices to members', async () => {
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

  it('adds the mark-up for guests on every amount, half up', async () => {
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

  it('counts the vehicles that passengers need and leaves out what has too few', async () => {
    const { data } = await list({ adults: 12, children: 5 }, 'owner');
    const needed = data.list.map((offer: { vehicles: number }) => offer.vehicles);
    expect([names(data), needed]).toEqual([
      ['Van', 'Jeep'],
      [2, 5],
    ]);
    const sold = { pool_id: van.pool, day: '2026-12-05', sold: 1 };
    await world.db.insertInto('vehicle_days').values(sold).execute();
    const late = { pick_up_at: '2026-12-04T20:00', adults: 12 };
    expect(names((await list({ ...late, drop_off_at: '2026-12-05T00:00' }, 'owner')).data)).toContain('Van');
    expect(names((await list({ ...late, drop_off_at: '2026-12-05T00:01' }, 'owner')).data)).not.toContain(
      'Van',
    );
  });

  it.each([
    [{ seats: [3, 4] }, ['Sedan', 'Jeep']],
    [{ energies: ['diesel'] }, ['Jeep']],
    [{ drivetrains: ['two_wheel'] }, ['Van', 'Sedan']],
    [{ mileage: ['per_day'] }, ['Sedan']],
    [{ price_min: 6_000, price_max: 9_005 }, ['Sedan', 'Jeep']],
    [{ energies: ['petrol'], seats: [3] }, []],
  ])('filters by %j', async (filters, wanted) => {
    const { data } = await list({ filters }, 'owner');
    expect([names(data), data.total, data.total_unfiltered]).toEqual([wanted, wanted.length, 3]);
  });

  it('counts each filter under the others', async () => {
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
  ])('sorts and pages by %j', async (change, wanted) => {
    expect(names((await list(change, 'owner')).data)).toEqual(wanted);
  });

  it('shows only what a branch itself sells, and refuses a wrong trip', async () => {
    expect(names((await list({ pick_up_id: yangon.airport }, 'owner')).data)).toEqual(['Sedan', 'Jeep']);
    expect((await list({ drop_off_id: bago.airport }, 'owner')).code).toBe(1);
    const back = await list({ pick_up_id: bago.city, drop_off_id: yangon.city });
    expect([back.data.reason, back.data.errors[0].field]).toEqual(['drop_off_not_served', 'drop_off_id']);
  });
});

describe('locations', () => {
  const find = async (input: object) =>
    (await world.call('GET', 'car/locations', input)).data.list.map(({ id }: { id: number }) => id);

  it.each(['仰光', 'YANGON', 'yangguang', 'yg'])('finds a city and its branches by %s', async (keyword) => {
    expect(await find({ keyword })).toEqual([yangon.city, yangon.downtown, yangon.airport]);
  });

  it('offers only where a car may be given back', async () => {
    expect(await find({ pick_up_id: bago.airport })).toEqual([bago.city, bago.downtown, bago.airport]);
    expect(await find({ pick_up_id: yangon.airport, keyword: 'airport' })).toEqual([
      bago.airport,
      yangon.airport,
    ]);
  });
});
