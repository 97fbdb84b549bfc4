import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildDriver,
  buildVehicle,
  buildVehicleClass,
  buildVehicleModel,
} from '../../../test/build-fleet.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { testStart } from '../../../test/population.ts';
import { boatTrips } from '../../../test/test-product.ts';
import { insertRides } from './fleet.ts';

let world: OrderWorld;
let modelId: number;
let driver_id: number;
let vehicle_id: number;
beforeAll(async () => {
  world = await openOrderWorld(boatTrips({ hasCheckIn: false }));
  await world.fund(50_000_000, 0);
  modelId = await buildVehicleModel(world.db, { classId: await buildVehicleClass(world.db) });
});
beforeEach(async () => {
  driver_id = await buildDriver(world.db);
  vehicle_id = await buildVehicle(world.db, { modelId });
});
afterEach(async () => {
  world.clock.set(testStart);
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const startsAt = new Date('2026-12-01T02:00:00Z');
const endsAt = new Date('2026-12-01T12:00:00Z');
const post = (path: string, data: object, as: 'owner' | 'operator' = 'operator') =>
  world.call('POST', `console/dispatch/${path}`, data, { as });

async function rideOf({
  pay = true,
  from = startsAt,
  to = endsAt,
  driverLanguage = 'burmese' as 'burmese' | 'chinese',
} = {}) {
  const orderId = await world.book();
  const span = { startsAt: from, endsAt: to, tz: 'Asia/Yangon', driverLanguage };
  await world.db
    .transaction()
    .execute((trx) =>
      insertRides(trx, { orderId, vehicles: 1, ...span, of: { modelId }, passengerName: 'LI MING' }),
    );
  if (pay) await world.call('POST', 'order/pay', { id: orderId, pay_channel: 'balance' }, { as: 'owner' });
  const { id } = await world.db
    .selectFrom('rides')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId, ride_id: id };
}

describe('dispatching a ride', () => {
  test('from the assignment to its end moves the order, tells the agency, and is written down', async () => {
    const { orderId, ride_id } = await rideOf();
    const assigned = await post('assign', { ride_id, driver_id, vehicle_id });
    expect(assigned).toMatchObject({
      code: 1,
      data: { ride: { status: 'assigned', driver: { id: driver_id }, vehicle: { id: vehicle_id } } },
    });
    const other = await buildDriver(world.db);
    const change = { ride_id, driver_id: other, vehicle_id, reason: 'Ill' };
    expect((await post('reassign', change)).data.ride.driver.id).toBe(other);
    expect((await post('depart', { ride_id })).data.ride.status).toBe('en_route');
    expect((await post('arrive', { ride_id })).data.ride.status).toBe('on_location');
    expect((await post('board', { ride_id })).data.reason).toBe('order_not_yet');
    world.clock.set(startsAt);
    expect((await post('board', { ride_id })).data.ride).toMatchObject({
      status: 'on_board',
      order_status: 'in_service',
    });
    expect((await post('reassign', change)).data.reason).toBe('ride_wrong_state');
    expect((await post('finish', { ride_id })).data.ride.status).toBe('finished');
    const { data } = await world.call('GET', 'order/detail', { id: orderId }, { as: 'owner' });
    expect(data.history.slice(2).map(({ event }: { event: string }) => event)).toEqual([
      'assignDriver',
      'changeDriver',
      'driverDeparted',
      'driverArrived',
      'board',
      'rideFinished',
    ]);
    const notices = await world.db.selectFrom('notices').select('event').orderBy('id').execute();
    expect(notices.map(({ event }) => event).slice(-2)).toEqual(['driver_assigned', 'driver_changed']);
    const ride = await world.db
      .selectFrom('rides')
      .select('active')
      .where('id', '=', ride_id)
      .executeTakeFirstOrThrow();
    expect(ride.active).toBe(false);
  });

  test('refuses who and what does not fit, and an order that is not paid', async () => {
    const { ride_id } = await rideOf({ driverLanguage: 'chinese' });
    const reason = async (data: object) => (await post('assign', data)).data.reason;
    expect(await reason({ ride_id, driver_id, vehicle_id })).toBe('driver_language_missing');
    const speaker = await buildDriver(world.db, { languages: ['burmese', 'chinese'] });
    expect(await reason({ ride_id, driver_id: 999_999, vehicle_id })).toBe('driver_unknown');
    expect(await reason({ ride_id, driver_id: speaker, vehicle_id: 999_999 })).toBe('vehicle_unknown');
    const otherModel = await buildVehicleModel(world.db, { classId: await buildVehicleClass(world.db) });
    const unfit = await buildVehicle(world.db, { modelId: otherModel });
    expect(await reason({ ride_id, driver_id: speaker, vehicle_id: unfit })).toBe('vehicle_unfit');
    expect(await reason({ ride_id: 999_999, driver_id, vehicle_id })).toBe('not_found');
    const unpaid = await rideOf({ pay: false });
    expect(await reason({ ride_id: unpaid.ride_id, driver_id, vehicle_id })).toBe('order_wrong_state');
    expect((await post('assign', { ride_id, driver_id, vehicle_id }, 'owner')).code).toBe(401);
  });

  test('refuses overlapping rides and lets one follow the other', async () => {
    const first = await rideOf();
    expect((await post('assign', { ride_id: first.ride_id, driver_id, vehicle_id })).code).toBe(1);
    const overlapping = await rideOf({
      from: new Date(endsAt.getTime() - 1000),
      to: new Date(endsAt.getTime() + 1),
    });
    const free = await world.call(
      'GET',
      'console/dispatch/candidates',
      { ride_id: overlapping.ride_id },
      { as: 'operator' },
    );
    const ids = (list: { id: number }[]) => list.map(({ id }) => id);
    expect(ids(free.data.drivers)).not.toContain(driver_id);
    expect(ids(free.data.vehicles)).not.toContain(vehicle_id);
    const busy = { ride_id: overlapping.ride_id, driver_id, vehicle_id };
    expect((await post('assign', busy)).data.reason).toBe('driver_busy');
    const rested = await buildDriver(world.db);
    expect((await post('assign', { ...busy, driver_id: rested })).data.reason).toBe('vehicle_busy');
    const next = await rideOf({ from: endsAt, to: new Date(endsAt.getTime() + 3_600_000) });
    expect((await post('assign', { ride_id: next.ride_id, driver_id, vehicle_id })).code).toBe(1);
    const list = await world.call(
      'GET',
      'console/dispatch/list',
      { order_id: next.orderId },
      { as: 'operator' },
    );
    expect(list.data).toMatchObject({ total: 1, list: [{ id: next.ride_id, status: 'assigned' }] });
  });

  test('gives one driver to one of twenty overlapping rides, ten times', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 10; round++) {
      const rides = await Promise.all(Array.from({ length: 20 }, () => rideOf()));
      const vehicles = await Promise.all(rides.map(() => buildVehicle(world.db, { modelId })));
      const driver = await buildDriver(world.db);
      const replies = await Promise.all(
        rides.map(({ ride_id }, at) =>
          post('assign', { ride_id, driver_id: driver, vehicle_id: vehicles[at]! }),
        ),
      );
      expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
      expect(replies.filter(({ data }) => data.reason === 'driver_busy')).toHaveLength(19);
    }
  });
});
