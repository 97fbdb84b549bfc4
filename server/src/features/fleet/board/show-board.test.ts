import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBase, buildRoute, buildVehicle } from '../../../../test/build-fleet.ts';
import {
  atYangon as at,
  type Crew,
  type DispatchWorld,
  openDispatchWorld,
} from '../../../../test/dispatch-world.ts';
import { busyMinutes } from './busy-minutes.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await openDispatchWorld();
});
afterAll(() => world.close());

const day = '2026-12-01';
const board = (baseId: number, input: object = { day }) => world.read('board', { base_id: baseId, ...input });
const assign = async (ride_id: number, crew: Crew) =>
  expect((await world.act('assign', { ride_id, ...crew })).msg).toBe('');

async function rideAt(
  startsAt: Date,
  endsAt: Date,
  places: { from: number; to: number; out?: number; back?: number },
): Promise<number> {
  const { from: fromBaseId, to: toBaseId, out: outMinutes = 0, back: backMinutes = 0 } = places;
  const { id } = await world.addRide({
    startsAt,
    endsAt,
    places: { fromBaseId, toBaseId, outMinutes, backMinutes },
  });
  return id;
}

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

test('dispatch/board: 40 rides, 12 drivers, 15 vehicles → all of them, rides without a driver among them', async () => {
  const yangon = await buildBase(world.db, { turnaroundMinutes: 20 });
  const crews = [];
  for (let number = 0; number < 12; number += 1) crews.push(await world.addCrew(yangon));
  for (let number = 0; number < 3; number += 1)
    await buildVehicle(world.db, { modelId: world.modelId, baseId: yangon });
  const rides: number[] = [];
  for (let number = 0; number < 40; number += 1) {
    const start = new Date(at('06:00').getTime() + Math.floor(number / 12) * 4 * 3_600_000);
    const end = new Date(start.getTime() + 2 * 3_600_000);
    rides.push(await rideAt(start, end, { from: yangon, to: yangon, out: 30, back: 30 }));
  }
  for (const [number, ride] of rides.slice(0, 36).entries()) await assign(ride, crews[number % 12]!);
  const { data } = await board(yangon);
  expect(idsOf(data.rides)).toEqual(rides);
  expect([data.drivers.length, data.vehicles.length]).toEqual([12, 15]);
  expect(data.more).toEqual({ rides: false, drivers: false, vehicles: false });
  const tray = data.rides.filter(({ status }: { status: string }) => status === 'unassigned');
  expect(idsOf(tray)).toEqual(rides.slice(36));
  expect(data.rides[0]).toMatchObject({
    busy_from: { local: `${day}T05:30` },
    busy_to: { local: `${day}T08:50` },
    vehicle_wish: expect.stringMatching(/./),
    // Two hours are free between the rides, of which the ways back and out and the turnaround take 80 minutes.
    driver_fit: { clash: null, clash_sn: '', spare_minutes: 40 },
    vehicle_fit: { clash: null, spare_minutes: 40 },
    actions: ['reassign', 'link'],
  });
  const unassigned = { driver: null, driver_fit: null, vehicle_fit: null, actions: ['assign'] };
  expect(tray[0]).toMatchObject(unassigned);
  // Three rides, each with the way out, two hours, the way back and the turnaround.
  expect(data.drivers[0].busy_minutes).toBe(3 * (30 + 120 + 30 + 20));
});

test('dispatch/board: turnaround raised after the assignment → both rides clash, as assign would judge', async () => {
  const base = await buildBase(world.db, { turnaroundMinutes: 0 });
  const crew = await world.addCrew(base);
  const first = await rideAt(at('08:00'), at('09:00'), { from: base, to: base });
  const second = await rideAt(at('09:30'), at('10:30'), { from: base, to: base });
  await assign(first, crew);
  await assign(second, crew);
  await world.db.updateTable('bases').set({ turnaround_minutes: 45 }).where('id', '=', base).execute();
  const { data } = await board(base);
  const [one, two] = data.rides;
  expect(one.driver_fit).toEqual({ clash: 'too_far', clash_sn: two.order_sn, spare_minutes: -15 });
  expect(two.driver_fit).toEqual({ clash: 'too_far', clash_sn: one.order_sn, spare_minutes: null });
  expect(two.vehicle_fit.clash).toBe('too_far');
  const [change, other] = [
    { ride_id: second, reason: 'Check' },
    await buildVehicle(world.db, { modelId: world.modelId, baseId: base }),
  ];
  const input = { ...change, driver_id: crew.driver_id, vehicle_id: other };
  const reply = await world.act('reassign', input);
  expect(reply.data.reason).toBe('driver_too_far');
});

test('dispatch/board: rides at the edges → until six in the morning, ways out and back included', async () => {
  const base = await buildBase(world.db);
  const next = '2026-12-02';
  const places = { from: base, to: base };
  const before = '2026-11-30';
  await rideAt(at('20:00', before), at('23:30', before), places);
  const back = await rideAt(at('21:00', before), at('23:30', before), { ...places, back: 31 });
  const night = await rideAt(at('05:59', next), at('08:00', next), places);
  const out = await rideAt(at('06:10', next), at('08:00', next), { ...places, out: 11 });
  await rideAt(at('06:00', next), at('08:00', next), places);
  const { data } = await board(base);
  expect(idsOf(data.rides)).toEqual([back, night, out]);
  expect([data.from.local, data.to.local]).toEqual([`${day}T00:00`, `${next}T06:00`]);
});

test('dispatch/board: driver or vehicle of another base → listed where the ride and where the home is', async () => {
  const [here, there] = [await buildBase(world.db), await buildBase(world.db)];
  await buildRoute(world.db, here, there, 120);
  const crew = await world.addCrew(there);
  const idle = await world.addCrew(there);
  const ride = await rideAt(at('12:00'), at('13:00'), { from: here, to: here });
  await assign(ride, crew);
  const shown = (await board(here)).data;
  expect(idsOf(shown.rides)).toEqual([ride]);
  expect(idsOf(shown.drivers)).toEqual([crew.driver_id]);
  expect(idsOf(shown.vehicles)).toEqual([crew.vehicle_id]);
  const home = (await board(there)).data;
  expect(idsOf(home.rides)).toEqual([ride]);
  expect(idsOf(home.drivers)).toEqual([crew.driver_id, idle.driver_id]);
  await world.db.updateTable('drivers').set({ active: false }).where('id', '=', crew.driver_id).execute();
  const [gone] = (await board(here)).data.drivers;
  expect(gone).toMatchObject({ id: crew.driver_id, active: false });
});

test('dispatch/board: nothing given → first base today; unknown base → not_found; invalid day → field named', async () => {
  const { data } = await world.read('board', {});
  expect(data.base).toEqual(data.bases[0]);
  expect(data.from.local).toBe(`${data.day}T00:00`);
  expect((await board(999_999)).data.reason).toBe('not_found');
  const refused = await board(data.base.id, { day: '2026-02-30' });
  expect([refused.code, refused.data.errors[0].field]).toEqual([0, 'day']);
  const asOwner = await world.call('GET', 'console/dispatch/board', {}, { as: 'owner' });
  expect(asOwner.code).toBe(401);
});

test('dispatch/board: only a ride given → base and day on which it starts; unknown ride → not_found', async () => {
  const base = await buildBase(world.db);
  const ride = await rideAt(at('05:00', '2026-12-09'), at('06:00', '2026-12-09'), { from: base, to: base });
  const show = (input: object) => world.read('board', input);
  const { data } = await show({ ride_id: ride });
  expect([data.base.id, data.day, idsOf(data.rides)]).toEqual([base, '2026-12-09', [ride]]);
  expect((await show({ ride_id: ride, day })).data.day).toBe(day);
  expect((await show({ ride_id: 999_999 })).data.reason).toBe('not_found');
});

test('dispatch/list: driver given → only the rides of that driver', async () => {
  const base = await buildBase(world.db);
  const crew = await world.addCrew(base);
  const ride = await rideAt(at('08:00'), at('09:00'), { from: base, to: base });
  await assign(ride, crew);
  const list = (driver_id: number) => world.read('list', { driver_id });
  expect(idsOf((await list(crew.driver_id)).data.list)).toEqual([ride]);
  expect((await list(999_999)).data.list).toEqual([]);
});

test('busyMinutes: overlaps count once, and only within the period', () => {
  const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
  const period = span('08:00', '20:00');
  expect(busyMinutes([], period)).toBe(0);
  const spans = [
    span('10:30', '12:00'),
    span('07:00', '09:00'),
    span('10:00', '11:00'),
    span('21:00', '22:00'),
  ];
  expect(busyMinutes(spans, period)).toBe(60 + 120);
  expect(busyMinutes([span('10:00', '12:00'), span('10:30', '11:00')], period)).toBe(120);
});
