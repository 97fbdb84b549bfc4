import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCarCity, buildCarRate } from '../../../../test/build-cars.ts';
import { type BuiltHotel, buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import {
  buildAirport,
  buildClass,
  buildPlace,
  buildPool,
  buildRate,
  buildZone,
} from '../../../../test/build-transfers.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';

let world: TestWorld;
let cityId: number;
let hotel: BuiltHotel;
let group: number;

const terms = {
  credit_limit: 0,
  temporary_limit: null,
  temporary_to: null,
  cycle: 'month',
  due_days: 15,
  grace_days: 7,
  tolerance: 0,
  invoice_when: 'paid',
  low_balance: 0,
  reason: 'Price list of 2027',
};
const stay = {
  check_in: '2026-12-01',
  check_out: '2026-12-03',
  rooms: [{ adults: 2, child_ages: [7] }],
  nationality: 'CN',
};
type Who = 'owner' | 'otherAgency';

beforeAll(async () => {
  world = await openTestWorld();
  cityId = await buildCity(world.db);
  const plans = [{ price: 8005, childBands: [{ from: 6, to: 11, amount: 1106 }] }];
  hotel = await buildHotel(world.db, { cityId, rooms: [{ units: 5, maxChildren: 1, maxGuests: 3, plans }] });
  const saved = await saveGroup({ hotel_percent: 10, car_percent: 3, transfer_percent: -5 });
  group = saved.data.group.id;
  await join(group);
  await world.app.memory.refresh();
});
afterAll(() => world.close());

const staff = (path: string, input: object) => world.call('POST', path, input, { as: 'operator' });
const saveGroup = (percents: object, rest: object = {}) =>
  staff('console/priceGroup/save', { name: '昆明同业', ...percents, ...rest });
const join = (price_group_id: number | null, rest: object = {}) =>
  staff('console/contract/save', { agency_id: world.agencyA, price_group_id, ...terms, ...rest });
const list = async (as?: Who) => {
  const place = { destination_type: 'city', destination_id: cityId };
  const { data } = await world.call('GET', 'hotel/list', { ...place, ...stay }, as ? { as } : {});
  return data.list[0].total_price.amount as number;
};
const quote = async (as: Who) => {
  const input = { rate_key: `${hotel.rooms[0]!.plans[0]}-1`, ...stay };
  return (await world.call('POST', 'hotel/quote', input, { as })).data;
};
const book = (quote_id: string) =>
  world.call(
    'POST',
    'hotel/book',
    {
      quote_id,
      rooms: [{ guests: [{ full_name: 'Zhang San' }] }],
      contact_name: 'Wang',
      contact_phone: '+86 138 0000 0000',
    },
    { as: 'owner', key: randomUUID() },
  );

/** 80.05 plus a tenth is 88.06, rounded half up; 11.06 plus a tenth is 12.17: two nights are 200.46. */
test('price group: stay → its agencies list, quote and book at their prices, others do not', async () => {
  expect([await list('owner'), await list('otherAgency'), await list()]).toEqual([20046, 18222, 20956]);
  const { data: detail } = await world.call(
    'GET',
    'hotel/detail',
    { id: hotel.id, ...stay },
    { as: 'owner' },
  );
  expect(detail.rooms[0].rates[0].nights.map(({ price }: { price: object }) => price)).toEqual([
    { amount: 8806, currency: 'USD' },
    { amount: 8806, currency: 'USD' },
  ]);
  expect((await quote('otherAgency')).total_price.amount).toBe(18222);
  const quoted = await quote('owner');
  expect(quoted.total_price.amount).toBe(20046);
  expect(
    quoted.lines.map(({ quantity, unit_price }: { quantity: number; unit_price: { amount: number } }) => [
      quantity,
      unit_price.amount,
    ]),
  ).toEqual([
    [2, 8806],
    [2, 1217],
  ]);
  const { order } = (await book(quoted.quote_id)).data;
  expect(order.total_price.amount).toBe(20046);
});

test('price group: car → each amount marked up separately: 123.60 and 72.10, 30.90 a day for the driver', async () => {
  const yangon = await buildCarCity(world.db);
  const car = await buildCarRate(world.db, { locationId: yangon.downtown });
  await world.app.memory.refresh();
  const trip = {
    pick_up_id: yangon.city,
    drop_off_id: yangon.airport,
    pick_up_at: '2026-12-01T08:00',
    drop_off_at: '2026-12-02T13:00',
    adults: 2,
    children: 1,
  };
  const listed = await world.call('GET', 'car/list', trip, { as: 'owner' });
  expect(listed.data.list[0]).toMatchObject({
    price_per_day: { amount: 12360 },
    total_price: { amount: 19570 },
  });
  const input = { rate_key: `${car.rate}-1`, ...trip, driver_language: 'chinese' };
  const { data } = await world.call('POST', 'car/quote', input, { as: 'owner' });
  expect(data.total_price.amount).toBe(19570 + 2 * 3090);
  expect(data.chinese_driver_price.amount).toBe(3090);
});

test('price group: negative percentage → discount: transfer at 28.50, driver at 14.25', async () => {
  const { db } = world;
  const airportId = await buildAirport(db);
  const zoneId = await buildZone(db, { airportId });
  const placeId = await buildPlace(db, { airportId, zoneId });
  const rate = await buildRate(db, { zoneId, classId: await buildClass(db), poolId: await buildPool(db, 5) });
  await world.app.memory.refresh();
  const trip = {
    mode: 'pick_up',
    airport_id: airportId,
    flight_number: 'MU2031',
    place_id: placeId,
    flight_at: '2026-12-01T12:15',
    adults: 2,
    child_ages: [],
    driver_language: 'chinese',
  };
  const listed = await world.call('GET', 'airport/list', trip, { as: 'owner' });
  expect(listed.data.list[0]).toMatchObject({
    price_per_vehicle: { amount: 2850 },
    total_price: { amount: 4275 },
  });
  const asked = { rate_key: `${rate}-1`, child_seats: 0, ...trip };
  const { data } = await world.call('POST', 'airport/quote', asked, { as: 'owner' });
  expect(data.total_price.amount).toBe(4275);
});

test('hotel/book: group changed since the quote → price_changed', async () => {
  const { quote_id } = await quote('owner');
  await saveGroup({ hotel_percent: 12, car_percent: 3, transfer_percent: -5 }, { id: group });
  expect((await book(quote_id)).data).toMatchObject({ reason: 'price_changed', new: { amount: 20410 } });
  await world.app.memory.refresh();
  expect(await list('owner')).toBe(20410);
});

test('price group: contract version with and without it → prices follow from the day of each version', async () => {
  expect((await join(null, { valid_on: '2026-11-25' })).code).toBe(1);
  await world.app.memory.refresh();
  expect(await list('owner')).toBe(20410);
  const now = world.clock.now();
  world.clock.set('2026-11-26T00:00:00Z');
  expect([await list('owner'), (await quote('owner')).total_price.amount]).toEqual([18222, 18222]);
  world.clock.set(now);
});

test('priceGroup/save: no name, duplicate name or percentage out of range → refused; unknown group in a contract → refused', async () => {
  const percents = { hotel_percent: 0, car_percent: 0, transfer_percent: 0 };
  const field = async (input: object) => (await saveGroup(percents, input)).data.errors[0].field;
  expect(await field({ name: '' })).toBe('name');
  expect(await field({ name: '昆明同业' })).toBe('name');
  expect(await field({ name: 'Other', car_percent: 101 })).toBe('car_percent');
  expect((await join(999_999)).data.errors[0].field).toBe('price_group_id');
});
