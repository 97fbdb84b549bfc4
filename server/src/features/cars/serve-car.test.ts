import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { amendsOrders } from '../../../test/amend.ts';
import { buildCarCity, buildCarRate, carPolicy, yearRound } from '../../../test/build-cars.ts';
import { buildDriver, buildVehicle } from '../../../test/build-fleet.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { namedSeller, nameSeller } from '../../../test/name-seller.ts';
import { testStart } from '../../../test/population.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { listSoldDays } from '../../../test/vehicle-hours.ts';
import type { CarSeason } from '../../domain/pricing/rate-card.ts';

let world: TestWorld;
let city: Awaited<ReturnType<typeof buildCarCity>>;
let car: Awaited<ReturnType<typeof buildCarRate>>;

beforeAll(async () => {
  world = await openTestWorld();
  city = await buildCarCity(world.db);
  await fundAgency(world.db, world.agencyA, { deposit: 300_000, creditLimit: 100_000 });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  car = await buildCarRate(world.db, { locationId: city.downtown });
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});

const post = (
  path: string,
  data: object,
  as: 'owner' | 'operator' = 'operator',
  key: string = randomUUID(),
) => world.call('POST', path, data, { as, key });

/** A paid car from 1 December at 8:00 to the next day at 13:00, 190.00, with its ride. */
async function bookPaid(pay_channel: 'balance' | 'credit' = 'balance') {
  const trip = {
    rate_key: `${car.rate}-19000`,
    pick_up_id: city.downtown,
    drop_off_id: city.downtown,
    pick_up_at: '2026-12-01T08:00',
    drop_off_at: '2026-12-02T13:00',
    adults: 2,
  };
  const { quote_id } = (await post('car/quote', trip, 'owner')).data;
  const named = { quote_id, passenger_name: 'Wang', contact_name: 'Wang', contact_phone: '12345678' };
  const { id } = (await post('car/book', named, 'owner')).data.order;
  await post('order/pay', { id, pay_channel }, 'owner');
  const ride = await world.db
    .selectFrom('rides')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id: id as number, ride_id: ride.id };
}

const newDriver = async () => ({
  driver_id: await buildDriver(world.db),
  vehicle_id: await buildVehicle(world.db, { modelId: car.model }),
});
const soldDays = () => listSoldDays(world.db, car.pool);
/** Balances of the agency's accounts, in minor units. */
const balances = async () => {
  const rows = await world.db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('agency_id', '=', world.agencyA)
    .execute();
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
};

it.each([
  ['balance', 100, 19_000],
  ['balance', 50, 9_500],
  ['credit', 50, 9_500],
] as const)('order/noShow: paid by %s, policy %i %% → that fee kept', async (channel, percent, fee) => {
  const charged = { kind: 'percent' as const, percent };
  const policy = { rules: [...carPolicy.rules.slice(0, 1), { until: null, fee: charged }], noShow: charged };
  car = await buildCarRate(world.db, { locationId: city.downtown, policy });
  const before = await balances();
  const { id, ride_id } = await bookPaid(channel);
  const who = await newDriver();
  await post('console/dispatch/assign', { ride_id, ...who });
  const noShow = { id, waited_minutes: 15, calls_made: 3, evidence: 'Waited at the hotel, nobody answered' };
  world.clock.set('2026-12-01T08:00:00+06:30');
  await post('console/dispatch/depart', { ride_id });
  await post('console/dispatch/arrive', { ride_id });
  world.clock.set('2026-12-01T08:14:59+06:30');
  expect((await post('console/order/noShow', noShow)).data.reason).toBe('order_not_yet');
  world.clock.set('2026-12-01T08:15:00+06:30');
  const key = randomUUID();
  const reply = await post('console/order/noShow', noShow, 'operator', key);
  expect(reply.msg).toBe('');
  expect(reply.data.order).toMatchObject({
    order_status: 'no_show',
    total_price: { amount: 19_000 },
    refund_money: { amount: 19_000 - fee },
  });
  expect((await post('console/order/noShow', noShow, 'operator', key)).data).toEqual(reply.data);
  expect((await post('console/order/noShow', noShow)).data.reason).toBe('order_wrong_state');
  const after = await balances();
  const account = channel === 'balance' ? 'deposit' : 'receivable';
  expect(after[account]! - before[account]!).toBe(fee);
  expect(after.order_hold).toBe(before.order_hold);
  // The held days cannot be sold again, but driver and vehicle are free.
  expect(await soldDays()).toEqual(['2026-12-01 1', '2026-12-02 1']);
  world.clock.set(testStart);
  const other = await bookPaid();
  expect((await post('console/dispatch/assign', { ride_id: other.ride_id, ...who })).code).toBe(1);
});

it('car voucher: driver assigned → named in both languages', async () => {
  const { id, ride_id } = await bookPaid();
  const voucher = async () =>
    (await readPdf((await world.call('GET', 'order/voucher', { id }, { as: 'owner' })).body)).text;
  const before = await voucher();
  expect(before).toContain('Driver and plate number will be given before departure');
  const who = await newDriver();
  await post('console/dispatch/assign', { ride_id, ...who });
  const driver = await world.db
    .selectFrom('drivers')
    .selectAll()
    .where('id', '=', who.driver_id)
    .executeTakeFirstOrThrow();
  const { plate_number } = await world.db
    .selectFrom('vehicles')
    .select('plate_number')
    .where('id', '=', who.vehicle_id)
    .executeTakeFirstOrThrow();
  await nameSeller(world.db);
  const after = await voucher();
  const own = Object.values(namedSeller);
  for (const words of [driver.name_zh, driver.name_en, driver.phone, plate_number, ...own]) {
    expect(after).toContain(words);
    expect(before).not.toContain(words);
  }
  expect(after).not.toContain('Driver and plate number will be given before departure');
});

it('changeCarTrip: before the driver sets off → passenger, phone and addresses changed by the member', async () => {
  const { id, ride_id } = await bookPaid();
  const trip = { id, passenger_name: 'Khin Myo', contact_phone: '+95 9 7654321' };
  const places = { pick_up_address: 'Gate 2', drop_off_address: '' };
  const show = async () =>
    (await world.call('GET', 'order/detail', { id }, { as: 'owner', lang: 'en' })).data;
  const crew = await newDriver();
  await world.db
    .updateTable('drivers')
    .set({ phone: '+95 9 451 234 567' })
    .where('id', '=', crew.driver_id)
    .execute();
  await post('console/dispatch/assign', { ride_id, ...crew });
  const changed = await post('car/changeTrip', { ...trip, ...places }, 'owner');
  expect(changed.data.order).toMatchObject({ guest_names: ['Khin Myo'], contact_phone: '+95 9 7654321' });
  const { order, history } = await show();
  expect(order.detail).toMatchObject({ passenger_name: 'Khin Myo', ...places, can_change: true });
  const reason = 'Wang, 12345678, — → Khin Myo, +95 9 7654321, Gate 2';
  expect(history.at(-1)).toMatchObject({ event: 'changeTrip', actor: 'member', reason });
  const rides = await world.call('GET', 'console/dispatch/list', { order_id: id }, { as: 'operator' });
  expect(rides.data.list).toMatchObject([{ passenger_name: 'Khin Myo', contact_phone: '+95 9 7654321' }]);
  await post('car/changeTrip', { ...trip, ...places }, 'owner');
  expect((await show()).history).toHaveLength(history.length);
  const texts = await world.db
    .selectFrom('outbox')
    .select('body')
    .where('event', '=', 'driver_ride_changed')
    .execute();
  expect(texts).toHaveLength(1);

  const { text } = await readPdf((await world.call('GET', 'order/voucher', { id }, { as: 'owner' })).body);
  expect(text).toContain('Khin Myo');
  expect(text).toContain('版本 Version 3');

  await post('console/dispatch/depart', { ride_id });
  const late = await post('car/changeTrip', { ...trip, passenger_name: 'Aye Aye', ...places }, 'owner');
  expect(late.data.reason).toBe('trip_under_way');
  expect((await show()).order.detail).toMatchObject({ passenger_name: 'Khin Myo', can_change: false });
});

it('renamePassenger: by the desk → order, ride and agency updated; driver has set off → refused', async () => {
  const { id, ride_id } = await bookPaid();
  const rename = (passenger_name: string) =>
    post('console/carOrder/renamePassenger', { id, passenger_name, reason: 'A colleague travels' });
  expect((await rename('Khin Myo')).data.order.guest_names).toEqual(['Khin Myo']);
  const shown = async () => (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
  expect((await shown()).history.at(-1)).toMatchObject({
    event: 'changeTrip',
    actor: 'operator',
    reason: 'Wang → Khin Myo',
  });
  const rides = await world.call('GET', 'console/dispatch/list', { order_id: id }, { as: 'operator' });
  expect(rides.data.list).toMatchObject([{ passenger_name: 'Khin Myo' }]);
  expect((await rename('Khin Myo')).data.reason).toBe('amendment_changes_nothing');
  await post('console/dispatch/assign', { ride_id, ...(await newDriver()) });
  await post('console/dispatch/depart', { ride_id });
  expect((await rename('Aye Aye')).data.reason).toBe('trip_under_way');
  expect((await shown()).order.detail.passenger_name).toBe('Khin Myo');
});

it('changeCarTrip: rental begun or cancelled → refused', async () => {
  const { id } = await bookPaid();
  const trip = { id, passenger_name: 'Khin Myo', contact_phone: '+95 9 7654321' };
  const places = { pick_up_address: '', drop_off_address: '' };
  world.clock.set(new Date('2026-12-01T01:30:00Z'));
  const begun = await post('car/changeTrip', { ...trip, ...places }, 'owner');
  expect(begun.data.reason).toBe('order_start_reached');
  await post('console/order/cancel', { id, fee: 0, reason: 'Overbooked' });
  const over = await post('car/changeTrip', { ...trip, ...places }, 'owner');
  expect(over.data.reason).toBe('order_wrong_state');
});

it('car/changeBooking: other branch and days → moved at the price there', async () => {
  const { id } = await bookPaid();
  const pool = await addRateAt(city.airport, [{ ...yearRound, all: 15_000 }]);
  const wish = {
    id,
    pick_up_id: city.airport,
    pick_up_at: '2026-12-03T08:00',
    drop_off_at: '2026-12-04T18:00',
    pick_up_address: 'Gate 2',
  };
  const before = await balances();
  const seen = await post('car/previewChange', wish, 'owner');
  expect(seen.data).toMatchObject({
    before: {
      starts_at: { local: '2026-12-01T08:00' },
      place: 'Yangon Downtown',
      total_price: { amount: 19_000 },
    },
    after: {
      starts_at: { local: '2026-12-03T08:00' },
      ends_at: { local: '2026-12-04T18:00' },
      place: 'Yangon Airport',
      total_price: { amount: 30_000 },
    },
    to_pay: { amount: 11_000 },
  });
  const { preview_id } = seen.data;
  const changed = await post('car/changeBooking', { ...wish, preview_id }, 'owner');
  expect(changed.data.order).toMatchObject({
    total_price: { amount: 30_000 },
    service_start: { local: '2026-12-03T08:00' },
    service_end: { local: '2026-12-04T18:00' },
  });
  const after = await balances();
  expect(after.deposit! - before.deposit!).toBe(11_000);
  expect(after.order_hold! - before.order_hold!).toBe(-11_000);
  const { order, history } = (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
  expect(order.detail).toMatchObject({
    pick_up_address: 'Gate 2',
    rental_date: '2026-12-03',
    number_of_rentals: 1,
  });
  expect(history.at(-1)).toMatchObject({ event: 'change', amount: { amount: 11_000 } });
  // Its vehicle is only held in the new pool.
  expect(await soldDays()).toEqual([]);
  expect(await listSoldDays(world.db, pool)).toEqual(['2026-12-03 1', '2026-12-04 1']);
});

it('car/previewChange: other city → refused; other address in the same place → free', async () => {
  const { id } = await bookPaid();
  const elsewhere = await buildCarCity(world.db, { nameEn: 'Mandalay' });
  const wish = { id, pick_up_at: '2026-12-01T08:00', drop_off_at: '2026-12-02T13:00' };
  const away = await post('car/previewChange', { ...wish, pick_up_id: elsewhere.downtown }, 'owner');
  expect(away.data).toMatchObject({ reason: 'change_elsewhere' });
  // The model is not on sale elsewhere in the city.
  const unsold = await post('car/previewChange', { ...wish, pick_up_id: city.airport }, 'owner');
  expect(unsold.data).toMatchObject({ reason: 'change_not_sold' });
  const same = { ...wish, pick_up_id: city.downtown, pick_up_address: 'Gate 7' };
  const { preview_id, to_pay } = (await post('car/previewChange', same, 'owner')).data;
  expect(to_pay.amount).toBe(0);
  await post('car/changeBooking', { ...same, preview_id }, 'owner');
  const { order } = (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
  expect(order).toMatchObject({ total_price: { amount: 19_000 }, detail: { pick_up_address: 'Gate 7' } });
});

it('car/previewChange: within the fee window → half of the former rental plus the price of the new one', async () => {
  const { id } = await bookPaid();
  const wish = {
    id,
    pick_up_id: city.downtown,
    pick_up_address: '',
    pick_up_at: '2026-12-15T08:00',
    drop_off_at: '2026-12-16T13:00',
  };
  const { data: free } = await post('car/previewChange', wish, 'owner');
  expect(free).toMatchObject({ fee: { amount: 0 }, to_pay: { amount: 0 } });
  // 20 hours before.
  world.clock.set(new Date('2026-11-30T12:00:00+06:30'));
  const { data: late } = await post('car/previewChange', wish, 'owner');
  expect(late).toMatchObject({
    fee: { amount: 9_500 },
    to_pay: { amount: 9_500 },
    after: { total_price: { amount: 28_500 } },
  });
  const stale = await post('car/changeBooking', { ...wish, preview_id: free.preview_id }, 'owner');
  expect(stale.data).toMatchObject({ reason: 'change_preview_stale', preview: { fee: { amount: 9_500 } } });
  const done = await post('car/changeBooking', { ...wish, preview_id: late.preview_id }, 'owner');
  expect(done.data.order.total_price.amount).toBe(28_500);
});

// Covers 4.21.
it('car/changeBooking: non-refundable, ten minutes before the start → refused, even without a price difference', async () => {
  const { id } = await bookPaid();
  const rules = [{ until: null, fee: { kind: 'percent', percent: 100 } }];
  await sql`UPDATE orders SET policy = policy || jsonb_build_object('windows', ${JSON.stringify(rules)}::jsonb)
    WHERE id = ${id}`.execute(world.db);
  world.clock.set(new Date('2026-12-01T07:50:00+06:30'));
  const wish = {
    id,
    pick_up_id: city.downtown,
    pick_up_address: '',
    pick_up_at: '2026-12-15T08:00',
    drop_off_at: '2026-12-16T13:00',
  };
  expect((await post('car/previewChange', wish, 'owner')).data.reason).toBe('change_non_refundable');
  const blind = { ...wish, preview_id: randomUUID() };
  expect((await post('car/changeBooking', blind, 'owner')).data.reason).toBe('change_non_refundable');
  const { order } = (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
  expect(order.detail).toMatchObject({ can_change: true, can_move: false });
});

/** Adds a rate of the booked model at another branch, with a separate pool; returns the pool. */
async function addRateAt(location_id: number, seasons: CarSeason[]): Promise<number> {
  const sold = await world.db
    .selectFrom('car_rates')
    .selectAll()
    .where('id', '=', car.rate)
    .executeTakeFirstOrThrow();
  const { pool } = await buildCarRate(world.db, { locationId: location_id });
  await world.db
    .updateTable('car_rates')
    .set({ model_id: sold.model_id, seasons: JSON.stringify(seasons) })
    .where('pool_id', '=', pool)
    .execute();
  return pool;
}

it("change_rental amendment: other time → today's price", async () => {
  const amend = amendsOrders(world);
  const { id } = await bookPaid();
  // One all day and a half day at 120.00 and 70.00 become two all days.
  const input = {
    kind: 'change_rental' as const,
    pick_up_id: city.downtown,
    pick_up_address: '',
    pick_up_at: '2026-12-01T08:00',
    drop_off_at: '2026-12-02T18:00',
  };
  const { outcome, totalBefore } = await amend.workOut(id, input);
  expect(totalBefore).toBe(19_000);
  expect(outcome).toMatchObject({ who: 'itself', needsYes: true, totalAfter: 24_000, costs: 5_000 });
  const { order } = await amend.carryOut(id, input);
  expect(order.total_price).toBe(outcome.totalAfter);
});
