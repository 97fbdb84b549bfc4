import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildBase, buildDriver } from '../../../test/build-fleet.ts';
import {
  atYangon,
  type Crew,
  type DispatchWorld,
  openDispatchWorld,
  secondsAtYangon,
} from '../../../test/dispatch-world.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { testStart } from '../../../test/population.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await openDispatchWorld();
});
afterEach(async () => {
  world.clock.set(testStart);
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const giveBack = (driver_id: number, rest: object = {}, options?: { key: string }) =>
  world.act('returnRides', { driver_id, from: secondsAtYangon('13:10'), reason: 'Ill', ...rest }, options);

/** An assigned ride of an hour. */
async function rideAt(time: string, baseId: number, crew: Crew) {
  const startsAt = atYangon(time);
  const ride = await world.addRide({
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
    places: { fromBaseId: baseId, toBaseId: baseId, outMinutes: 10, backMinutes: 10 },
  });
  expect((await world.act('assign', { ride_id: ride.id, ...crew })).msg).toBe('');
  return ride;
}

const countOf = async (table: 'notices' | 'outbox' | 'ride_history' | 'operator_actions') =>
  (await world.db.selectFrom(table).select('id').execute()).length;
const statusOf = async (id: number) =>
  (await world.db.selectFrom('rides').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

test('dispatch/returnRides: one of 12 drivers ill at 13:10, 40 rides → the later rides to dispatch again, others unchanged', async () => {
  const base = await buildBase(world.db, { turnaroundMinutes: 10 });
  const crews: Crew[] = [];
  for (let number = 0; number < 12; number += 1) crews.push(await world.addCrew(base));
  const rides: { id: number; orderId: number; driver: number }[] = [];
  for (let number = 0; number < 40; number += 1) {
    const crew = crews[number % 12]!;
    const time = ['07:00', '11:00', '14:00', '18:00'][Math.floor(number / 12)]!;
    rides.push({ ...(await rideAt(time, base, crew)), driver: crew.driver_id });
  }
  const ill = crews[0]!;
  const theirs = rides.filter(({ driver }) => driver === ill.driver_id);
  const before = await Promise.all([countOf('notices'), countOf('outbox'), countOf('ride_history')]);
  const { data } = await giveBack(ill.driver_id);
  expect(data).toEqual({ returned: theirs.slice(2).map(({ id }) => id), left: [] });
  expect(await Promise.all(theirs.map(({ id }) => statusOf(id)))).toEqual([
    'assigned',
    'assigned',
    'unassigned',
    'unassigned',
  ]);
  const after = await Promise.all([countOf('notices'), countOf('outbox'), countOf('ride_history')]);
  expect(after).toEqual([before[0], before[1], before[2]! + 2]);
  const query = { base_id: base, day: '2026-12-01' };
  const board = await world.read('board', query);
  expect(board.data.rides).toHaveLength(40);
  const tray = board.data.rides.filter(({ status }: { status: string }) => status === 'unassigned');
  expect(tray.map(({ id }: { id: number }) => id)).toEqual(data.returned);
  // The vehicle is free again, so a colleague drives it.
  const spare = await buildDriver(world.db, { baseId: base });
  for (const ride_id of data.returned) {
    const reply = await world.act('assign', { ride_id, driver_id: spare, vehicle_id: ill.vehicle_id });
    expect(reply.data.ride.status).toBe('assigned');
  }
  expect(await countOf('notices')).toBe(before[0]! + 2);
});

test('dispatch/returnRides: ride under way → left to the driver and named; end of the period → respected', async () => {
  const base = await buildBase(world.db);
  const crew = await world.addCrew(base);
  const [first, second] = [await rideAt('14:00', base, crew), await rideAt('16:00', base, crew)];
  const last = await rideAt('20:00', base, crew);
  await world.act('depart', { ride_id: first.id });
  const { data } = await giveBack(crew.driver_id, { to: secondsAtYangon('18:00') });
  expect(data.returned).toEqual([second.id]);
  expect(data.left).toMatchObject([
    { id: first.id, status: 'en_route', order_sn: expect.stringMatching(/^B/) },
  ]);
  expect(await statusOf(last.id)).toBe('assigned');
});

test('dispatch/returnRides: same key, or again with another → nothing more happens', async () => {
  const base = await buildBase(world.db);
  const crew = await world.addCrew(base);
  const ride = await rideAt('15:00', base, crew);
  const key = randomUUID();
  const replies = [await giveBack(crew.driver_id, {}, { key }), await giveBack(crew.driver_id, {}, { key })];
  expect(replies[0]!.data).toEqual({ returned: [ride.id], left: [] });
  expect(replies[1]!.data).toEqual(replies[0]!.data);
  const steps = await countOf('ride_history');
  expect((await giveBack(crew.driver_id)).data).toEqual({ returned: [], left: [] });
  expect(await countOf('ride_history')).toBe(steps);
});

test('dispatch/returnRides: driver out of service → rides returned; unknown driver or no reason → refused', async () => {
  const base = await buildBase(world.db);
  const crew = await world.addCrew(base);
  const ride = await rideAt('15:00', base, crew);
  await world.db.updateTable('drivers').set({ active: false }).where('id', '=', crew.driver_id).execute();
  expect((await giveBack(999_999)).data.reason).toBe('driver_unknown');
  expect((await giveBack(crew.driver_id, { reason: ' ' })).data.errors[0].field).toBe('reason');
  expect((await giveBack(crew.driver_id)).data.returned).toEqual([ride.id]);
  const action = await world.db
    .selectFrom('operator_actions')
    .select(['object_kind', 'object_id', 'reason'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(action).toEqual({ object_kind: 'driver', object_id: crew.driver_id, reason: 'Ill' });
});

test('dispatch/returnRides and dispatch/reassign at once → the ride ends up either free or with the other driver', async () => {
  const base = await buildBase(world.db);
  const [crew, other] = [await world.addCrew(base), await world.addCrew(base)];
  const ride = await rideAt('15:00', base, crew);
  const [back, moved] = await Promise.all([
    giveBack(crew.driver_id),
    world.act('reassign', { ride_id: ride.id, ...other, reason: 'Ill' }),
  ]);
  expect(back.code).toBe(1);
  const isReturned = back.data.returned.length === 1;
  expect(moved.code).toBe(isReturned ? 0 : 1);
  expect(await statusOf(ride.id)).toBe(isReturned ? 'unassigned' : 'assigned');
});
