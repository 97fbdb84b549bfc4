import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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
import { namedSeller, nameSeller } from '../../../test/name-seller.ts';
import { testStart } from '../../../test/population.ts';
import { readPdf } from '../../../test/read-pdf.ts';

let world: TestWorld;
let classId: number;
let orderId: number;
let sold: { rate_key: string; airport_id: number; place_id: number };
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
  const airport_id = await buildAirport(db);
  const zoneId = await buildZone(db, { airportId: airport_id });
  const place_id = await buildPlace(db, { airportId: airport_id, zoneId, nameLocal: 'ကမဲလီယာဟိုတယ်' });
  classId = await buildClass(db);
  const rateId = await buildRate(db, { zoneId, classId, poolId: await buildPool(db) });
  sold = { rate_key: `${rateId}-6000`, airport_id, place_id };
  orderId = (await bookPickUp('2026-12-01T14:00')).id;
  rides = await ridesOf(orderId);
});

/** Books and pays a pick-up in Yangon in two vehicles. */
async function bookPickUp(flight_at: string): Promise<{ id: number; sn: string }> {
  const trip = { ...sold, mode: 'pick_up', flight_number: 'MU2031', flight_at, adults: 4 };
  const quoted = await post('airport/quote', trip, { as: 'owner' });
  const named = { passenger_name: 'Zhang San', contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  const booked = await post('airport/book', { quote_id: quoted.data.quote_id, ...named }, { as: 'owner' });
  const { id, sn } = booked.data.order;
  await post('order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  return { id, sn };
}

function ridesOf(id: number) {
  const columns = ['id', 'class_id'] as const;
  return world.db
    .selectFrom('rides')
    .select(columns)
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
}

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

it('search/all: flight number of a transfer, with or without a blank or the airline → the order', async () => {
  for (const keyword of ['MU2031', 'mu 2031', '2031']) {
    const { data } = await world.call('GET', 'search/all', { keyword }, { as: 'owner' });
    const [group] = data.groups;
    expect(group.hits[0], keyword).toMatchObject({ kind: 'order', id: orderId, type: 'airport' });
  }
});

it('dispatch/assign: ride of a class → any model of the class accepted, others refused', async () => {
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

/** Reports the given steps of one of the two rides. */
async function drive(ride: number, ...steps: string[]): Promise<void> {
  for (const step of steps) {
    expect((await post(`console/dispatch/${step}`, { ride_id: rides[ride]!.id })).msg).toBe('');
  }
}
const statusNow = async () => {
  const { data } = await world.call('GET', 'order/detail', { id: orderId }, { as: 'owner' });
  return [data.order.order_status, data.order.review?.reason ?? null];
};
const close = (at: string) => {
  world.clock.set(at);
  return world.app.jobs.find(({ name }) => name === 'complete-orders')!.run(world.clock.now());
};

it('complete-orders: one vehicle without passengers on board → under review; reported later → completed', async () => {
  await assign(0);
  world.clock.set('2026-12-01T14:30:00+06:30');
  await drive(0, 'depart', 'arrive', 'board', 'finish');
  await close('2026-12-01T20:00:00+06:30');
  expect(await statusNow()).toEqual(['in_service', 'unserved']);
  await assign(1);
  await drive(1, 'depart', 'arrive');
  expect(await statusNow()).toEqual(['in_service', 'unserved']);
  await drive(1, 'board');
  expect(await statusNow()).toEqual(['in_service', null]);
  await close('2026-12-01T20:05:00+06:30');
  expect(await statusNow()).toEqual(['completed', null]);
});

it('order/noShow: transfer → only after every driver arrived and waited the free time', async () => {
  const noShow = (said: object = {}) =>
    post('console/order/noShow', {
      id: orderId,
      waited_minutes: 75,
      calls_made: 3,
      evidence: 'Sign held up at exit 2, phone switched off',
      ...said,
    });
  await assign(0);
  world.clock.set('2026-12-01T14:10:00+06:30');
  const early = await post('console/dispatch/arrive', { ride_id: rides[0]!.id });
  expect(early.data.reason).toBe('ride_wrong_state');
  await drive(0, 'depart', 'arrive');
  world.clock.set('2026-12-01T15:25:00+06:30');
  expect((await noShow()).data.reason).toBe('driver_not_there');
  await assign(1);
  await drive(1, 'depart', 'arrive');
  // The second vehicle arrives only now, so its wait begins here.
  expect((await noShow()).data.errors).toMatchObject([{ field: 'waited_minutes' }]);
  world.clock.set('2026-12-01T16:40:00+06:30');
  for (const [said, fields] of [
    [{ waited_minutes: undefined, calls_made: undefined }, ['waited_minutes', 'calls_made']],
    [{ told_by: 'Reception' }, ['told_by']],
    [{ waited_minutes: 59 }, ['waited_minutes']],
    [{ waited_minutes: 76 }, ['waited_minutes']],
    [{ calls_made: 0 }, ['calls_made']],
    [{ evidence: 'x' }, ['evidence']],
  ] as const) {
    const { errors } = (await noShow(said)).data;
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(fields);
  }
  expect((await noShow()).data.order.order_status).toBe('no_show');
  const { history } = (await world.call('GET', 'order/detail', { id: orderId }, { as: 'owner' })).data;
  expect(history.at(-1).evidence).toEqual({
    arrived_at: Date.parse('2026-12-01T15:25:00+06:30') / 1000,
    waited_minutes: 75,
    calls_made: 3,
    told_by: null,
    told_at: null,
  });
});

const land = (lands_at: string, id = orderId) => post('console/airportOrder/setLanding', { id, lands_at });
/** Times of the order, its rides and its hold, by the clocks of Yangon. */
const times = async () => {
  const { rows } = await sql<Record<string, string>>`
    SELECT to_char(service_start AT TIME ZONE tz, 'DD HH24:MI') AS start, to_char(service_end AT TIME ZONE tz, 'DD HH24:MI') AS end,
      to_char(no_show_from AT TIME ZONE tz, 'DD HH24:MI') AS no_show, to_char(auto_complete_at AT TIME ZONE tz, 'DD HH24:MI') AS close,
      pay_by::text, policy::text, total_price::text AS price,
      (SELECT to_char(from_at AT TIME ZONE tz, 'DD HH24:MI') || '-' || to_char(to_at AT TIME ZONE tz, 'DD HH24:MI')
        FROM vehicle_holds WHERE order_id = orders.id) AS held,
      (SELECT string_agg(DISTINCT to_char(starts_at AT TIME ZONE 'Asia/Yangon', 'DD HH24:MI') || '-'
        || to_char(ends_at AT TIME ZONE 'Asia/Yangon', 'DD HH24:MI'), ', ') FROM rides WHERE order_id = orders.id) AS rides
    FROM orders WHERE id = ${orderId}`.execute(world.db);
  return rows[0]!;
};

it('setLanding: flight delayed → rides, hold and deadlines move; price and policy do not', async () => {
  const { driver_id } = await assign(0);
  const phone = '+95 9 421 234 567';
  await world.db.updateTable('drivers').set({ phone }).where('id', '=', driver_id).execute();
  const before = await times();
  expect(before).toMatchObject({ start: '01 14:00', no_show: '01 15:00', held: '01 14:00-01 15:45' });
  world.clock.set('2026-12-01T13:30:00+06:30');
  await world.db.deleteFrom('outbox').execute();
  expect((await land('2026-12-02T00:10')).msg).toBe('');
  const { pay_by, policy, price } = before;
  expect(await times()).toEqual({
    start: '02 00:10',
    end: '02 01:55',
    no_show: '02 01:10',
    close: '02 06:10',
    pay_by,
    policy,
    price,
    held: '02 00:10-02 01:55',
    rides: '02 00:10-02 01:55',
  });
  const { order, history } = (await world.call('GET', 'order/detail', { id: orderId }, { as: 'owner' })).data;
  expect(order.detail).toMatchObject({
    pick_up_time: { local: '2026-12-02T00:10' },
    flight_time: { local: '2026-12-02T00:10' },
    night_fee: { amount: 0 },
  });
  expect(history.at(-1)).toMatchObject({
    event: 'flightMoved',
    reason: '2026-12-01 14:00 → 2026-12-02 00:10',
  });
  const sent = await world.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  expect(sent.map(({ event, recipient }) => [event, recipient])).toEqual([
    ['driver_ride_moved', phone.replaceAll(' ', '')],
    ['flight_moved', 'owner_a@example.com'],
  ]);
  expect(sent[0]!.body).toContain('2026-12-02 00:10');
  expect(sent[1]!.body).toContain('2026-12-02 00:10');
  world.clock.set('2026-12-01T15:30:00+06:30');
  const noShow = { id: orderId, waited_minutes: 60, calls_made: 1, evidence: 'Nobody came to the exit' };
  expect((await post('console/order/noShow', noShow)).data.reason).toBe('order_not_yet');
  // A known time is a no-op, and the flight may land earlier again.
  expect((await land('2026-12-02T00:10')).code).toBe(1);
  expect(await world.db.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
  expect((await land('2026-12-01T23:50')).code).toBe(1);
  expect(await times()).toMatchObject({
    start: '01 23:50',
    held: '01 23:50-02 01:35',
  });
});

it('setLanding: driver or vehicle busy, or none left at the new time → refused, nothing changes', async () => {
  const who = await assign(0);
  const other = await bookPickUp('2026-12-01T18:00');
  const [theirs] = await ridesOf(other.id);
  await post('console/dispatch/assign', { ride_id: theirs!.id, ...who });
  const before = await times();
  const busy = await land('2026-12-01T17:00');
  expect([busy.data.reason, busy.msg]).toEqual(['driver_busy', expect.stringContaining(other.sn)]);
  const driver = { ride_id: theirs!.id, driver_id: await buildDriver(world.db), vehicle_id: who.vehicle_id };
  await post('console/dispatch/reassign', { ...driver, reason: 'Ill' });
  expect((await land('2026-12-01T17:00')).data.reason).toBe('vehicle_busy');
  const { rows } = await sql<{
    pool_id: number;
  }>`SELECT pool_id FROM vehicle_holds WHERE order_id = ${orderId}`.execute(world.db);
  const pool = world.db.updateTable('vehicle_pools').where('id', '=', rows[0]!.pool_id);
  await pool.set({ units: 4 }).execute();
  await bookPickUp('2026-12-02T01:00');
  await bookPickUp('2026-12-02T01:30');
  expect((await land('2026-12-02T00:30')).data.reason).toBe('sold_out');
  expect(await times()).toEqual(before);
  await pool.set({ units: 6 }).execute();
  expect((await land('2026-12-02T00:30')).code).toBe(1);
});

it('setLanding: implausible landing, or ride begun → refused', async () => {
  for (const lands_at of ['2026-12-03T14:01', '2026-11-29T13:59', '2026-12-01']) {
    expect((await land(lands_at)).data.errors).toMatchObject([{ field: 'lands_at' }]);
  }
  expect((await land('2026-12-01T15:00', 999_999)).data.reason).toBe('not_found');
  await sql`UPDATE transfer_orders SET sold_as = jsonb_set(sold_as, '{mode}', '"drop_off"') WHERE order_id = ${orderId}`.execute(
    world.db,
  );
  expect((await land('2026-12-01T15:00')).data.reason).toBe('flight_not_landing');
  await putOnBoard();
  expect((await land('2026-12-01T15:00')).data.reason).toBe('order_wrong_state');
});

it('console/airportOrder/reportWaiting: repeated → charged once per started half hour and vehicle; longer wait → only the difference', async () => {
  await putOnBoard();
  expect((await waiting(60)).data.reason).toBe('nothing_to_charge');
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

it('mails: driver assigned, replaced, or charge proposed → agency notified', async () => {
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
  await world.app.runTicker('outbox');
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
      // Financial notifications also go to the finance role.
      '订单  有一笔费用待确认：12.00 USD',
      '订单  有一笔费用待确认：12.00 USD',
      '订单  已确认',
    ].sort(),
  );
  const charged = mails.filter(({ subject }) => subject.includes('费用待确认'));
  expect(charged.map(({ to }) => to).sort()).toEqual(['finance_a@example.com', 'owner_a@example.com']);
  const changed = mails.find(({ subject }) => subject.includes('更换司机'))!;
  expect(changed.text).toContain(driver(instead.driver_id).phone);
  expect(changed.text).not.toContain(driver(first.driver_id).phone);
});

it('transfer voucher: driver assigned → named; place in the local script', async () => {
  const voucher = async () =>
    readPdf((await world.call('GET', 'order/voucher', { id: orderId }, { as: 'owner' })).body);
  const before = await voucher();
  for (const words of ['出发前安排', 'Assigned before departure', 'find or reach the driver']) {
    expect(before.text).toContain(words);
  }
  await nameSeller(world.db);
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
    ...Object.values(namedSeller),
  ]) {
    expect(after.text).toContain(words);
    expect(before.text).not.toContain(words);
  }
  expect([before.text, after.text].map((text) => /Version (\d)/.exec(text)?.[1])).toEqual(['1', '2']);
  expect([before.pictures, after.pictures]).toEqual([1, 1]);
  expect([before.pages, after.pages]).toEqual([1, 1]);
  expect(before.text).toContain('Yangon International Airport (');
  expect(before.text).toContain(') → Camellia Hotel');
  // Without a number, the text does not ask to call it.
  expect(before.text).not.toContain('call our support');
  expect(before.text).toContain('call the agency that booked');
  expect(after.text).toContain('call our support on +95 1 555 0199');
  const latin = before.faces.get('NotoSans-Regular')!;
  expect(latin).toContain('a sign that says “Zhang San”.');
});

it('airport/changeTrip: member changes passenger and sign → updated for all vehicles', async () => {
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
