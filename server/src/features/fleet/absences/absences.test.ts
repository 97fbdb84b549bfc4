import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildBase, buildDriver } from '../../../../test/build-fleet.ts';
import {
  atYangon,
  type DispatchWorld,
  openDispatchWorld,
  secondsAtYangon as seconds,
} from '../../../../test/dispatch-world.ts';
import { checkInvariants } from '../../../../test/invariants.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await openDispatchWorld();
});
afterEach(async () => expect(await checkInvariants(world.db)).toEqual([]));
afterAll(() => world.close());

const get = async (path: string, input: object) => (await world.read(path, input)).data;
const board = (base_id: number) => get('board', { base_id, day: '2026-12-01' });
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

/** A ride from 12:00 to 13:00 with ways out and back of half an hour. */
async function noonRide(baseId: number): Promise<number> {
  const { id } = await world.addRide({
    startsAt: atYangon('12:00'),
    endsAt: atYangon('13:00'),
    places: { fromBaseId: baseId, toBaseId: baseId, outMinutes: 30, backMinutes: 30 },
  });
  return id;
}

test('dispatch/addAbsence: leave and workshop → not offered and refused, until they are removed', async () => {
  const base = await buildBase(world.db);
  const [absent, other] = [await world.addCrew(base), await world.addCrew(base)];
  const ride_id = await noonRide(base);
  const period = { from: seconds('08:00'), until: seconds('18:00') };
  const leave = await world.act('addAbsence', { kind: 'leave', absent_id: absent.driver_id, ...period });
  const workshop = await world.act('addAbsence', {
    kind: 'workshop',
    absent_id: absent.vehicle_id,
    ...period,
    note: 'Brakes',
  });
  const found = await get('candidates', { ride_id });
  expect(idsOf(found.drivers)).not.toContain(absent.driver_id);
  expect(idsOf(found.vehicles)).not.toContain(absent.vehicle_id);
  const hindered = found.unavailable.drivers.find(({ id }: { id: number }) => id === absent.driver_id);
  const until = { local: '2026-12-01T18:00' };
  expect(hindered.obstacle).toMatchObject({ reason: 'absent', other: null, until });
  expect((await world.act('assign', { ...absent, ride_id })).data.reason).toBe('driver_absent');
  const onlyVehicle = { ride_id, driver_id: other.driver_id, vehicle_id: absent.vehicle_id };
  expect((await world.act('assign', onlyVehicle)).data.reason).toBe('vehicle_absent');
  expect((await board(base)).absences).toMatchObject([
    { kind: 'leave', driver_id: absent.driver_id, vehicle_id: null, until },
    { kind: 'workshop', driver_id: null, vehicle_id: absent.vehicle_id, note: 'Brakes' },
  ]);
  for (const { data } of [leave, workshop]) {
    expect((await world.act('removeAbsence', { absence_id: data.absence_id })).msg).toBe('');
  }
  expect((await board(base)).absences).toEqual([]);
  expect((await world.act('assign', { ...absent, ride_id })).msg).toBe('');
});

test('dispatch/addAbsence: ends when the way out begins → free; one minute later → absent', async () => {
  const base = await buildBase(world.db);
  const crew = await world.addCrew(base);
  const ride_id = await noonRide(base);
  const rest = { kind: 'rest', absent_id: crew.driver_id, from: seconds('04:00') };
  await world.act('addAbsence', { ...rest, until: seconds('11:30') });
  expect(idsOf((await get('candidates', { ride_id })).drivers)).toContain(crew.driver_id);
  await world.act('addAbsence', { ...rest, until: seconds('11:31') });
  expect(idsOf((await get('candidates', { ride_id })).drivers)).not.toContain(crew.driver_id);
});

test('dispatch/addAbsence: driver with an assigned ride → ride stays and clashes on the board', async () => {
  const base = await buildBase(world.db);
  const crew = await world.addCrew(base);
  const ride_id = await noonRide(base);
  await world.act('assign', { ...crew, ride_id });
  await world.act('addAbsence', {
    kind: 'ill',
    absent_id: crew.driver_id,
    from: seconds('10:00'),
    until: seconds('20:00'),
  });
  const [ride] = (await board(base)).rides;
  expect(ride).toMatchObject({ id: ride_id, status: 'assigned' });
  expect(ride.driver_fit).toMatchObject({ clash: 'absent', clash_sn: '' });
  expect(ride.vehicle_fit.clash).toBeNull();
});

test('dispatch/returnRides: is_ill → the period is recorded and the driver not offered; without an end → refused', async () => {
  const base = await buildBase(world.db);
  const [crew, other] = [await world.addCrew(base), await world.addCrew(base)];
  const ride_id = await noonRide(base);
  await world.act('assign', { ...crew, ride_id });
  const ill = { driver_id: crew.driver_id, from: seconds('10:00'), reason: 'Fever', is_ill: true };
  expect((await world.act('returnRides', ill)).data.reason).toBe('absence_period_wrong');
  const { data } = await world.act('returnRides', { ...ill, to: seconds('20:00') });
  expect(data.returned).toEqual([ride_id]);
  expect((await board(base)).absences).toMatchObject([
    { kind: 'ill', driver_id: crew.driver_id, note: 'Fever' },
  ]);
  const { drivers } = await get('candidates', { ride_id });
  expect(idsOf(drivers)).toContain(other.driver_id);
  expect(idsOf(drivers)).not.toContain(crew.driver_id);
});

test('dispatch/addAbsence: reversed period, unknown driver or vehicle, same key; unknown absence → refused or once', async () => {
  const base = await buildBase(world.db);
  const crew = await world.addCrew(base);
  const leave = {
    kind: 'leave',
    absent_id: crew.driver_id,
    from: seconds('10:00'),
    until: seconds('11:00'),
  };
  const reasonOf = async (change: object) =>
    (await world.act('addAbsence', { ...leave, ...change })).data.reason;
  expect(await reasonOf({ until: leave.from })).toBe('absence_period_wrong');
  expect(await reasonOf({ absent_id: 999_999 })).toBe('driver_unknown');
  expect(await reasonOf({ kind: 'workshop', absent_id: 999_999 })).toBe('vehicle_unknown');
  const key = randomUUID();
  const first = await world.act('addAbsence', leave, { key });
  expect((await world.act('addAbsence', leave, { key })).data).toEqual(first.data);
  expect((await board(base)).absences).toHaveLength(1);
  const { absence_id } = first.data;
  await world.act('removeAbsence', { absence_id });
  expect((await world.act('removeAbsence', { absence_id })).data.reason).toBe('not_found');
});

test('dispatch/addAbsence: audit → names the driver, the reason and the period', async () => {
  const driver_id = await buildDriver(world.db, { baseId: await buildBase(world.db) });
  const period = { from: seconds('10:00'), until: seconds('11:00') };
  await world.act('addAbsence', { kind: 'leave', absent_id: driver_id, ...period, note: 'Wedding' });
  const action = await world.db
    .selectFrom('operator_actions')
    .selectAll()
    .where('call', '=', 'console/dispatch/addAbsence')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(action).toMatchObject({
    object_kind: 'driver',
    object_id: driver_id,
    reason: 'Wedding',
    after: { absence: 'leave', absent_at: period.from, absent_until: period.until },
  });
});
