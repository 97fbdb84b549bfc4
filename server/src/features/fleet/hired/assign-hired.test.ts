import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBase, buildVehicle } from '../../../../test/build-fleet.ts';
import { atYangon, type DispatchWorld, openDispatchWorld } from '../../../../test/dispatch-world.ts';
import { checkInvariants } from '../../../../test/invariants.ts';

let world: DispatchWorld;
let base: number;
beforeAll(async () => {
  world = await openDispatchWorld();
  base = await buildBase(world.db);
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});

const day = '2026-12-01';
let plates = 0;
const carOf = (change: object = {}) => ({
  company: 'Golden Bus',
  driver_name: 'U Tin',
  driver_phone: '+95 9 777 888 999',
  language: 'burmese',
  plate_number: `YGN 9Z-${++plates}`,
  model_id: world.modelId,
  ...change,
});
const hire = (ride_id: number, car: object = carOf()) => world.act('assignHired', { ride_id, ...car });
const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const rideAt = async (hour: number) => {
  const places = { fromBaseId: base, toBaseId: base, outMinutes: 30, backMinutes: 30 };
  const [startsAt, endsAt] = [atYangon(timeOf(hour)), atYangon(timeOf(hour + 1))];
  return world.addRide({ startsAt, endsAt, places });
};
const candidates = async (ride_id: number) => (await world.read('candidates', { ride_id })).data;
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
const costOf = async (id: number) =>
  (await world.call('GET', 'console/order/cost', { id }, { as: 'operator' })).data;

test('assignHired: ride without a driver → driver and car on order, board and log; agency notified', async () => {
  const { id, orderId } = await rideAt(10);
  const reply = await hire(id, carOf({ cost: 4500 }));
  expect(reply.msg).toBe('');
  const hired = { company: 'Golden Bus', cost: { amount: 4500, currency: 'USD' } };
  expect(reply.data.ride).toMatchObject({ status: 'assigned', driver: { name: 'U Tin' }, hired });
  const board = (await world.read('board', { base_id: base, day })).data;
  expect(board.rides).toMatchObject([{ id, hired, driver_fit: { clash: null } }]);
  expect(board.drivers.map(({ name }: { name: string }) => name)).toContain('U Tin');
  const notices = await world.db
    .selectFrom('notices')
    .select('event')
    .where('event', '=', 'driver_assigned')
    .execute();
  expect(notices.length).toBeGreaterThan(0);
  const action = await world.db
    .selectFrom('operator_actions')
    .selectAll()
    .where('call', '=', 'console/dispatch/assignHired')
    .executeTakeFirstOrThrow();
  expect(action).toMatchObject({
    object_id: orderId,
    after: { ride_1_driver: 'U Tin', ride_1_hired: 'Golden Bus, 45.00 USD' },
  });
});

test('candidates: hired driver and car → not offered for other rides, models for a hire listed', async () => {
  const car = carOf();
  const { data } = await hire((await rideAt(12)).id, car);
  const found = await candidates((await rideAt(15)).id);
  expect(idsOf(found.drivers)).not.toContain(data.ride.driver.id);
  expect(idsOf(found.vehicles)).not.toContain(data.ride.vehicle.id);
  expect(idsOf(found.models)).toEqual([world.modelId]);
});

test('assignHired: same company and phone, same plate → same rows, with the latest name', async () => {
  const car = carOf();
  const first = (await hire((await rideAt(6)).id, car)).data.ride;
  const second = (await hire((await rideAt(8)).id, { ...car, driver_name: 'U Tin Oo' })).data.ride;
  expect([second.driver.id, second.vehicle.id]).toEqual([first.driver.id, first.vehicle.id]);
  expect(second.driver.name).toBe('U Tin Oo');
});

test('assignHired: busy car, vehicle of the fleet, other model, language missing, blank fields → refused', async () => {
  const car = carOf();
  const taken = await rideAt(20);
  await hire(taken.id, car);
  const { sn } = await world.db
    .selectFrom('orders')
    .select('sn')
    .where('id', '=', taken.orderId)
    .executeTakeFirstOrThrow();
  const { id } = await rideAt(20);
  const sameDriver = await hire(id, car);
  expect([sameDriver.data.reason, sameDriver.msg]).toEqual(['driver_busy', expect.stringContaining(sn)]);
  const sameCar = await hire(id, { ...car, driver_phone: '+95 9 111 222 333' });
  expect([sameCar.data.reason, sameCar.msg]).toEqual(['vehicle_busy', expect.stringContaining(sn)]);
  const own = await buildVehicle(world.db, { modelId: world.modelId });
  const { plate_number } = await world.db
    .selectFrom('vehicles')
    .select('plate_number')
    .where('id', '=', own)
    .executeTakeFirstOrThrow();
  expect((await hire(id, carOf({ plate_number }))).data.reason).toBe('vehicle_of_fleet');
  expect((await hire(id, carOf({ model_id: 999_999 }))).data.reason).toBe('vehicle_unfit');
  expect((await hire(id, carOf({ language: 'english' }))).data.reason).toBe('driver_language_missing');
  expect((await hire(id, carOf({ company: ' ' }))).data.errors[0].field).toBe('company');
  expect((await hire(999_999)).data.reason).toBe('not_found');
  expect((await world.act('assignHired', { ride_id: id, ...carOf() }, { as: 'owner' })).code).toBe(401);
});

test('assignHired: ride with an own driver → needs a reason; own driver again → hire and its cost end', async () => {
  const { id, orderId } = await rideAt(17);
  const own = await world.addCrew(base);
  await world.act('assign', { ride_id: id, ...own });
  expect((await hire(id, carOf({ cost: 4500 }))).data.errors[0].field).toBe('reason');
  await world.db.updateTable('orders').set({ cost: 1000 }).where('id', '=', orderId).execute();
  const { price } = await costOf(orderId);
  expect((await hire(id, carOf({ cost: 4500, reason: 'Broken down' }))).msg).toBe('');
  expect(await costOf(orderId)).toMatchObject({
    cost: { amount: 1000 },
    hired: { cost: { amount: 4500 } },
    margin: { amount: price.amount - 5500 },
  });
  expect((await hire(id, carOf({ reason: 'Another car' }))).msg).toBe('');
  expect(await costOf(orderId)).toMatchObject({ hired: { cost: null }, margin: null });
  await world.act('reassign', { ride_id: id, ...own, reason: 'Repaired' });
  expect(await costOf(orderId)).toMatchObject({ hired: null, margin: { amount: price.amount - 1000 } });
});

test('completion: ride by a hired car → its cost is owed to the company', async () => {
  const { id, orderId } = await rideAt(14);
  expect((await hire(id, carOf({ company: 'Silver Line', cost: 4500 }))).msg).toBe('');
  world.clock.set(new Date('2026-12-06T00:00:00Z'));
  const completed = await world.call('POST', 'order/confirmComplete', { id: orderId }, { as: 'owner' });
  expect(completed.msg).toBe('');
  const { data } = await world.call(
    'GET',
    'console/payable/order',
    { order_id: orderId },
    { as: 'operator' },
  );
  expect(data.costs).toMatchObject([
    { kind: 'hired', amount: { amount: 4500 }, supplier: { name: 'Silver Line' }, stage: 'open' },
  ]);
});
