import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDriver, buildVehicle, buildVehicleModel } from '../../../test/build-fleet.ts';
import {
  buildAirport,
  buildClass,
  buildPlace,
  buildPool,
  buildRate,
  buildZone,
} from '../../../test/build-transfers.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { testStart } from '../../../test/population.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { deliverOutbox } from '../messages/messages.ts';

let world: TestWorld;
let classId: number;
let orderId: number;
let rides: { id: number; class_id: number | null }[];

beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 200_000 });
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});

/** A paid pick-up in two vehicles, landing on 1 December at 14:00 in Yangon. */
beforeEach(async () => {
  const { db } = world;
  world.clock.set(testStart);
  const airportId = await buildAirport(db);
  const zoneId = await buildZone(db, { airportId });
  const placeId = await buildPlace(db, { airportId, zoneId, nameLocal: 'ကမဲလီယာဟိုတယ်' });
  classId = await buildClass(db);
  const rateId = await buildRate(db, { zoneId, classId, poolId: await buildPool(db) });
  const trip = {
    mode: 'pick_up',
    airport_id: airportId,
    flight_number: 'MU2031',
    place_id: placeId,
    flight_at: '2026-12-01T14:00',
    adults: 4,
  };
  const quoted = await post('airport/quote', { rate_key: `${rateId}-6000`, ...trip }, { as: 'owner' });
  const named = { passenger_name: 'Zhang San', contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  const booked = await post('airport/book', { quote_id: quoted.data.quote_id, ...named }, { as: 'owner' });
  orderId = booked.data.order.id;
  await post('order/pay', { id: orderId, pay_channel: 'balance' }, { as: 'owner' });
  rides = await db
    .selectFrom('rides')
    .select(['id', 'class_id'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
});

const post = (path: string, data: object, { as = 'operator', key = randomUUID() as string }: Options = {}) =>
  world.call('POST', path, data, { as, key });
interface Options {
  as?: 'owner' | 'operator';
  key?: string;
}
const newVehicle = async (ofClass: number) =>
  buildVehicle(world.db, { modelId: await buildVehicleModel(world.db, { classId: ofClass }) });
const assign = async (ride: number) => {
  const who = { driver_id: await buildDriver(world.db), vehicle_id: await newVehicle(classId) };
  await post('console/dispatch/assign', { ride_id: rides[ride]!.id, ...who });
  return who;
};
const waiting = (waited_minutes: number, key?: string) =>
  post('console/airportOrder/reportWaiting', { id: orderId, waited_minutes }, key ? { key } : {});
const charges = () =>
  world.db
    .selectFrom('order_adjustments')
    .select(['id', 'status', 'quantity', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

async function putOnBoard(): Promise<void> {
  await assign(0);
  await assign(1);
  world.clock.set('2026-12-01T14:30:00+06:30');
  for (const { id } of rides) {
    for (const step of ['depart', 'arrive', 'board']) await post(`console/dispatch/${step}`, { ride_id: id });
  }
}

it('gives a ride of a class to any model of it, and to no other vehicle', async () => {
  const driver_id = await buildDriver(world.db);
  const ride_id = rides[0]!.id;
  const other = await newVehicle(await buildClass(world.db));
  const refused = await post('console/dispatch/assign', { ride_id, driver_id, vehicle_id: other });
  expect(refused.data.reason).toBe('vehicle_unfit');
  const fit = await newVehicle(classId);
  const { data } = await world.call('GET', 'console/dispatch/candidates', { ride_id }, { as: 'operator' });
  expect(data.vehicles.map(({ id }: { id: number }) => id)).toEqual([fit]);
  const assigned = await post('console/dispatch/assign', { ride_id, driver_id, vehicle_id: fit });
  expect(assigned.data.ride).toMatchObject({ status: 'assigned', vehicle: { id: fit } });
});

it('charges waiting once, in started half hours of every vehicle, and what came later on top', async () => {
  await putOnBoard();
  const key = randomUUID();
  const first = await waiting(91, key);
  expect([first.msg, first.data.amount.amount]).toEqual(['', 2 * 2 * 600]);
  expect((await waiting(91, key)).data).toEqual(first.data);
  expect((await waiting(120)).data.reason).toBe('nothing_to_charge');
  expect((await waiting(121)).data.amount.amount).toBe(2 * 600);
  const [proposed, later] = await charges();
  const confirm = { id: orderId, adjustment_id: proposed!.id };
  const accepted = await post('order/confirmAdjustment', confirm, { as: 'owner', key });
  expect(accepted.data.order.settlement_money.amount).toBe(6_000 + 2_400);
  const repeated = await post('order/confirmAdjustment', confirm, { as: 'owner', key });
  expect(repeated.data).toEqual(accepted.data);
  await post('console/order/withdrawAdjustment', { id: orderId, adjustment_id: later!.id, reason: 'Wrong' });
  expect((await waiting(121)).data.amount.amount).toBe(2 * 600);
  expect((await charges()).map(({ status, amount }) => [status, amount])).toEqual([
    ['confirmed', 2_400],
    ['withdrawn', 1_200],
    ['proposed', 1_200],
  ]);
});

it('mails who drives, who drives instead, and what is charged after', async () => {
  const first = await assign(0);
  const instead = { driver_id: await buildDriver(world.db), vehicle_id: await newVehicle(classId) };
  const change = { ride_id: rides[0]!.id, ...instead, reason: 'Ill' };
  const key = randomUUID();
  await post('console/dispatch/reassign', change, { key });
  await post('console/dispatch/reassign', change, { key });
  const second = await assign(1);
  world.clock.set('2026-12-01T14:30:00+06:30');
  for (const step of ['depart', 'arrive', 'board']) {
    await post(`console/dispatch/${step}`, { ride_id: rides[0]!.id });
  }
  await waiting(90);
  const { sn } = await world.db
    .selectFrom('orders')
    .select('sn')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  world.mailer.sent.length = 0;
  await deliverOutbox(world.db, world.mailer, world.clock.now());
  const mails = world.mailer.sent.filter(({ subject }) => subject.includes(sn));
  const names = await world.db
    .selectFrom('drivers')
    .select(['id', 'name_zh', 'phone'])
    .where('id', 'in', [first.driver_id, instead.driver_id, second.driver_id])
    .execute();
  const driver = (id: number) => names.find((each) => each.id === id)!;
  expect(mails.map(({ subject }) => subject.replace(sn, '').trim()).sort()).toEqual(
    [
      `订单  已安排司机：${driver(first.driver_id).name_zh}`,
      `订单  已安排司机：${driver(second.driver_id).name_zh}`,
      `订单  更换司机：${driver(instead.driver_id).name_zh}`,
      '订单  有一笔费用待确认：12.00 USD',
      '订单  已收到，请尽快付款',
      '订单  已确认',
    ].sort(),
  );
  const changed = mails.find(({ subject }) => subject.includes('更换司机'))!;
  expect(changed.text).toContain(driver(instead.driver_id).phone);
  expect(changed.text).not.toContain(driver(first.driver_id).phone);
});

it('says on the voucher who drives once that is known, and spells the place as its people do', async () => {
  const voucher = async () =>
    readPdf((await world.call('GET', 'order/voucher', { id: orderId }, { as: 'owner' })).body);
  const before = await voucher();
  for (const words of ['出发前安排', 'Assigned before departure', 'find or reach the driver']) {
    expect(before.text).toContain(words);
  }
  await world.db
    .insertInto('site_settings')
    .values({ name: 'urgentPhone', value: '"+95 1 555 0199"' })
    .execute();
  const { driver_id, vehicle_id } = await assign(0);
  const driver = await world.db
    .selectFrom('drivers')
    .selectAll()
    .where('id', '=', driver_id)
    .executeTakeFirstOrThrow();
  const { plate_number } = await world.db
    .selectFrom('vehicles')
    .select('plate_number')
    .where('id', '=', vehicle_id)
    .executeTakeFirstOrThrow();
  const after = await voucher();
  for (const words of [
    driver.name_zh,
    driver.name_en,
    driver.phone,
    plate_number,
    'Please call the driver',
  ]) {
    expect(after.text).toContain(words);
    expect(before.text).not.toContain(words);
  }
  expect([before.text, after.text].map((text) => /Version (\d)/.exec(text)?.[1])).toEqual(['1', '2']);
  expect([before.pictures, after.pictures]).toEqual([1, 1]);
  expect([before.pages, after.pages]).toEqual([1, 1]);
  expect(before.text).toContain('Yangon International Airport (');
  expect(before.text).toContain(') → Camellia Hotel');
  // Nobody is told to call without a number.
  expect(before.text).not.toContain('call our support');
  expect(before.text).toContain('call the agency that booked');
  expect(after.text).toContain('call our support on +95 1 555 0199');
  const latin = before.faces.get('NotoSans-Regular')!;
  expect(latin).toContain('a sign that says “Zhang San”.');
});

it('has its passenger and sign changed by the member, for all vehicles', async () => {
  const trip = { id: orderId, passenger_name: 'Khin Myo', contact_phone: '+86 138 0000 0000' };
  const changed = await post('airport/changeTrip', { ...trip, sign_text: '' }, { as: 'owner' });
  expect(changed.data.order.guest_names).toEqual(['Khin Myo']);
  const { order, history } = (
    await world.call('GET', 'order/detail', { id: orderId }, { as: 'owner', lang: 'en' })
  ).data;
  expect(order.detail).toMatchObject({ passenger_name: 'Khin Myo', sign_text: 'Khin Myo', can_change: true });
  const reason = 'Zhang San, Zhang San → Khin Myo, Khin Myo';
  expect(history.at(-1)).toMatchObject({ event: 'changeTrip', reason });
  const shown = await world.call('GET', 'console/dispatch/list', { order_id: orderId }, { as: 'operator' });
  const names = shown.data.list.map((ride: { passenger_name: string }) => ride.passenger_name);
  expect(names).toEqual(['Khin Myo', 'Khin Myo']);
});
