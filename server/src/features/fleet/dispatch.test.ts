import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildBase,
  buildDriver,
  buildRoute,
  buildVehicle,
  buildVehicleClass,
  buildVehicleModel,
} from '../../../test/build-fleet.ts';
import { type DispatchWorld, openDispatchWorld, type TestRide } from '../../../test/dispatch-world.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { testStart } from '../../../test/population.ts';
import { waitForBlockedStatements } from '../../../test/wait-for-blocked-statements.ts';
import { moveRide } from './dispatch-store.ts';

let world: DispatchWorld;
let driver_id: number;
let vehicle_id: number;
beforeAll(async () => {
  world = await openDispatchWorld();
});
beforeEach(async () => {
  driver_id = await buildDriver(world.db);
  vehicle_id = await buildVehicle(world.db, { modelId: world.modelId });
});
afterEach(async () => {
  world.clock.set(testStart);
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const startsAt = new Date('2026-12-01T02:00:00Z');
const endsAt = new Date('2026-12-01T12:00:00Z');

async function rideOf({
  paid = true,
  from = startsAt,
  to = endsAt,
  driverLanguage = 'burmese' as 'burmese' | 'chinese' | 'thai',
  places = {} as NonNullable<TestRide['places']>,
} = {}) {
  const { orderId, id } = await world.addRide({ startsAt: from, endsAt: to, places, driverLanguage, paid });
  return { orderId, ride_id: id };
}

/** Number of notices, and number of history entries of a ride. */
async function traces(rideId: number): Promise<{ notices: number; steps: number }> {
  const notices = await world.db.selectFrom('notices').select('id').execute();
  const steps = await world.db
    .selectFrom('ride_history')
    .select('id')
    .where('ride_id', '=', rideId)
    .execute();
  return { notices: notices.length, steps: steps.length };
}

describe('dispatching a ride', () => {
  test('dispatch: ride from assignment to end → order advanced, agency notified, history written', async () => {
    const { orderId, ride_id } = await rideOf();
    const assigned = await world.act('assign', { ride_id, driver_id, vehicle_id });
    expect(assigned).toMatchObject({
      code: 1,
      data: { ride: { status: 'assigned', driver: { id: driver_id }, vehicle: { id: vehicle_id } } },
    });
    const other = await buildDriver(world.db);
    const change = { ride_id, driver_id: other, vehicle_id, reason: 'Ill' };
    expect((await world.act('reassign', change)).data.ride.driver.id).toBe(other);
    expect((await world.act('depart', { ride_id })).data.ride.status).toBe('en_route');
    expect((await world.act('arrive', { ride_id })).data.ride.status).toBe('on_location');
    expect((await world.act('board', { ride_id })).data.reason).toBe('order_not_yet');
    world.clock.set(startsAt);
    expect((await world.act('board', { ride_id })).data.ride).toMatchObject({
      status: 'on_board',
      order_status: 'in_service',
    });
    expect((await world.act('reassign', change)).data.reason).toBe('ride_wrong_state');
    expect((await world.act('finish', { ride_id })).data.ride.status).toBe('finished');
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

  test('dispatch/assign: unsuitable driver or vehicle, or order not paid → refused', async () => {
    const { ride_id } = await rideOf({ driverLanguage: 'chinese' });
    const reason = async (data: object) => (await world.act('assign', data)).data.reason;
    expect(await reason({ ride_id, driver_id, vehicle_id })).toBe('driver_language_missing');
    const free = await world.read('candidates', { ride_id });
    const silent = free.data.unavailable.drivers.find(({ id }: { id: number }) => id === driver_id);
    expect(silent.obstacle).toEqual({ reason: 'language_missing', other: null, until: null });
    const speaker = await buildDriver(world.db, { languages: ['burmese', 'chinese'] });
    expect(await reason({ ride_id, driver_id: 999_999, vehicle_id })).toBe('driver_unknown');
    expect(await reason({ ride_id, driver_id: speaker, vehicle_id: 999_999 })).toBe('vehicle_unknown');
    const otherModel = await buildVehicleModel(world.db, { classId: await buildVehicleClass(world.db) });
    const unfit = await buildVehicle(world.db, { modelId: otherModel });
    expect(await reason({ ride_id, driver_id: speaker, vehicle_id: unfit })).toBe('vehicle_unfit');
    expect(await reason({ ride_id: 999_999, driver_id, vehicle_id })).toBe('not_found');
    const unpaid = await rideOf({ paid: false });
    expect(await reason({ ride_id: unpaid.ride_id, driver_id, vehicle_id })).toBe('order_wrong_state');
    expect((await world.act('assign', { ride_id, driver_id, vehicle_id }, { as: 'owner' })).code).toBe(401);
  });

  test('dispatch/assign: overlapping rides → refused; consecutive rides → accepted', async () => {
    const first = await rideOf();
    expect((await world.act('assign', { ride_id: first.ride_id, driver_id, vehicle_id })).code).toBe(1);
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
    const obstacle = {
      reason: 'busy',
      other: { order_sn: expect.stringMatching(/^B/), ends_at: { utc: endsAt.getTime() / 1000 } },
    };
    expect(free.data.unavailable.drivers).toContainEqual(
      expect.objectContaining({ id: driver_id, obstacle: expect.objectContaining({ reason: 'busy' }) }),
    );
    const vehicle = free.data.unavailable.vehicles.find(({ id }: { id: number }) => id === vehicle_id);
    expect(vehicle).toMatchObject({ obstacle });
    const busy = { ride_id: overlapping.ride_id, driver_id, vehicle_id };
    expect((await world.act('assign', busy)).data.reason).toBe('driver_busy');
    const rested = await buildDriver(world.db);
    expect((await world.act('assign', { ...busy, driver_id: rested })).data.reason).toBe('vehicle_busy');
    const next = await rideOf({ from: endsAt, to: new Date(endsAt.getTime() + 3_600_000) });
    expect((await world.act('assign', { ride_id: next.ride_id, driver_id, vehicle_id })).code).toBe(1);
    const list = await world.call(
      'GET',
      'console/dispatch/list',
      { order_id: next.orderId },
      { as: 'operator' },
    );
    expect(list.data).toMatchObject({ total: 1, list: [{ id: next.ride_id, status: 'assigned' }] });
  });

  test('dispatch/list: time span → its rides; invalid instant → field named', async () => {
    const { ride_id } = await rideOf({
      from: new Date('2031-03-01T00:00:00Z'),
      to: new Date('2031-03-02T00:00:00Z'),
    });
    const list = (span: object) => world.call('GET', 'console/dispatch/list', span, { as: 'operator' });
    const start = Date.parse('2031-03-01T00:00:00Z') / 1000;
    const found = async (span: object) => (await list(span)).data.list.map(({ id }: { id: number }) => id);
    expect(await found({ from: start })).toEqual([ride_id]);
    expect(await found({ from: start, to: start })).toEqual([ride_id]);
    expect(await found({ from: start + 1 })).toEqual([]);
    for (const [field, instant] of [
      ['from', 999_999_999_999_999],
      ['to', -999_999_999_999],
    ] as const) {
      const { http, code, data } = await list({ [field]: instant });
      expect([http, code, data.errors[0].field]).toEqual([200, 0, field]);
    }
  });

  test('dispatch/reassign: same driver and vehicle → no-op without notification', async () => {
    const { ride_id } = await rideOf();
    const who = { ride_id, driver_id, vehicle_id };
    await world.act('assign', who);
    await world.act('depart', { ride_id });
    const before = await traces(ride_id);
    expect((await world.act('reassign', { ...who, reason: 'Oops' })).data.ride.status).toBe('en_route');
    expect(await traces(ride_id)).toEqual(before);
    const other = await buildVehicle(world.db, { modelId: world.modelId });
    await world.act('reassign', { ...who, vehicle_id: other, reason: 'Flat tyre' });
    expect(await traces(ride_id)).toEqual({ notices: before.notices + 1, steps: before.steps + 1 });
  });

  test('dispatch calls: same key twice → carried out once', async () => {
    const { ride_id } = await rideOf();
    const twice = async (path: string, data: object) => {
      const key = randomUUID();
      const replies = [await world.act(path, data, { key }), await world.act(path, data, { key })];
      expect(replies.map(({ code }) => code)).toEqual([1, 1]);
      expect(replies[1]!.data).toEqual(replies[0]!.data);
    };
    const other = await buildDriver(world.db);
    await twice('assign', { ride_id, driver_id, vehicle_id });
    await twice('reassign', { ride_id, driver_id: other, vehicle_id, reason: 'Ill' });
    await twice('depart', { ride_id });
    await twice('arrive', { ride_id });
    world.clock.set(startsAt);
    await twice('board', { ride_id });
    await twice('finish', { ride_id });
    expect((await traces(ride_id)).steps).toBe(6);
  });

  test.each([
    ['driver_busy', 'driver_id'],
    ['vehicle_busy', 'vehicle_id'],
  ] as const)(
    'dispatch/assign: conflicting ride visible only to the database → %s',
    async (reason, column) => {
      const first = await rideOf();
      const second = await rideOf();
      const otherDriver = await buildDriver(world.db);
      const otherVehicle = await buildVehicle(world.db, { modelId: world.modelId });
      const rivalRide = await world.db
        .selectFrom('rides')
        .selectAll()
        .where('id', '=', first.ride_id)
        .executeTakeFirstOrThrow();
      // This transaction locks neither driver nor vehicle: the assignment cannot see its ride before the end.
      const rival = await world.db.startTransaction().execute();
      await moveRide(rival, rivalRide, {
        event: 'assign',
        to: 'assigned',
        driverId: column === 'driver_id' ? driver_id : otherDriver,
        vehicleId: column === 'vehicle_id' ? vehicle_id : otherVehicle,
        actor: 'operator',
        userId: world.operatorId,
        reason: '',
        now: testStart,
      });
      const assigning = world.act('assign', { ride_id: second.ride_id, driver_id, vehicle_id });
      await waitForBlockedStatements(world);
      await rival.commit().execute();
      expect((await assigning).data.reason).toBe(reason);
    },
  );
});

describe('positions of drivers and vehicles', () => {
  const hour = 3_600_000;
  const at = (fromBaseId: number, toBaseId: number, outMinutes = 0, backMinutes = 0) => ({
    fromBaseId,
    toBaseId,
    outMinutes,
    backMinutes,
  });
  const later = (minutes: number) => new Date(endsAt.getTime() + minutes * 60_000);
  let yangon: number;
  let mandalay: number;
  let kunming: number;
  beforeAll(async () => {
    yangon = await buildBase(world.db, { turnaroundMinutes: 45 });
    mandalay = await buildBase(world.db);
    kunming = await buildBase(world.db, { language: 'chinese' });
    await buildRoute(world.db, yangon, mandalay, 540);
  });
  const offered = async (ride_id: number) => {
    const { data } = await world.read('candidates', { ride_id });
    return [...data.drivers, ...data.vehicles] as { id: number; base: string }[];
  };
  const crew = async (baseId: number) => ({
    driver_id: await buildDriver(world.db, { baseId, languages: ['burmese', 'chinese'] }),
    vehicle_id: await buildVehicle(world.db, { modelId: world.modelId, baseId }),
  });
  /** Tries an assignment; a crew must be offered exactly if it is not refused. */
  const assign = async (ride_id: number, who: { driver_id: number; vehicle_id: number }) => {
    const { data } = await world.read('candidates', { ride_id });
    const has = (list: { id: number }[], id: number) => list.some((each) => each.id === id);
    const isOffered = has(data.drivers, who.driver_id) && has(data.vehicles, who.vehicle_id);
    const reply = await world.act('assign', { ride_id, ...who });
    expect(reply.code === 1).toBe(isOffered);
    return reply.code === 1 ? 'ok' : `${reply.data.reason} ${reply.msg}`;
  };

  test('dispatch/candidates: no route to the pick-up → neither offered nor accepted; local ones listed first', async () => {
    const { ride_id } = await rideOf({ places: at(yangon, yangon) });
    const [theirs, near, own] = [await crew(kunming), await crew(mandalay), await crew(yangon)];
    expect(await assign(ride_id, { ...own, driver_id: theirs.driver_id })).toContain('driver_elsewhere');
    expect(await assign(ride_id, { ...own, vehicle_id: theirs.vehicle_id })).toContain('vehicle_elsewhere');
    const list = await offered(ride_id);
    expect(list[0]).toMatchObject({ id: own.driver_id, base: expect.stringMatching(/^Base /) });
    expect(list.map(({ id }) => id)).toContain(near.driver_id);
    const { data } = await world.read('candidates', { ride_id });
    const away = (id: number) =>
      data.drivers.find((each: { id: number }) => each.id === id).minutes_away as number;
    expect([away(own.driver_id), away(near.driver_id)]).toEqual([0, 540]);
    const far = data.unavailable.drivers.find(({ id }: { id: number }) => id === theirs.driver_id);
    expect(far.obstacle).toEqual({ reason: 'elsewhere', other: null, until: null });
    expect(await assign(ride_id, near)).toBe('ok');
  });

  test('dispatch/assign: next ride at the same base → needs turnaround and the ways out and back', async () => {
    const first = await rideOf({ places: at(yangon, yangon, 0, 50) });
    const who = await crew(yangon);
    expect(await assign(first.ride_id, who)).toBe('ok');
    const rideAt = (minutes: number, out: number) =>
      rideOf({ from: later(minutes), to: later(minutes + 60), places: at(yangon, yangon, out) });
    const early = await rideAt(50 + 45 + 20 - 1, 20);
    const other = await crew(yangon);
    expect(await assign(early.ride_id, { ...other, driver_id: who.driver_id })).toContain('driver_too_far');
    expect(await assign(early.ride_id, { ...other, vehicle_id: who.vehicle_id })).toMatch(
      /^vehicle_too_far .*order B/,
    );
    expect(await assign((await rideAt(50 + 45 + 20, 20)).ride_id, who)).toBe('ok');
  });

  test('dispatch/assign: drive between bases → needs its usual minutes before and after', async () => {
    const who = await crew(yangon);
    const oneWay = await rideOf({ places: at(yangon, mandalay) });
    expect(await assign(oneWay.ride_id, who)).toBe('ok');
    const backAt = (minutes: number) =>
      rideOf({ from: later(minutes), to: later(minutes + 60), places: at(yangon, yangon) });
    expect(await assign((await backAt(539)).ride_id, who)).toContain('driver_too_far');
    expect(await assign((await backAt(540)).ride_id, who)).toBe('ok');
    const before = (hours: number) =>
      rideOf({
        from: new Date(startsAt.getTime() - (hours + 1) * hour),
        to: new Date(startsAt.getTime() - hours * hour),
        places: at(mandalay, mandalay),
      });
    expect(await assign((await before(8.9)).ride_id, who)).toContain('driver_too_far');
    expect(await assign((await before(9)).ride_id, who)).toBe('ok');
  });

  test('dispatch/assign: drive with a driver’s night → ten hours of rest before driving elsewhere', async () => {
    const bagan = await buildBase(world.db);
    await buildRoute(world.db, yangon, bagan, 540, 1);
    const who = await crew(yangon);
    expect(await assign((await rideOf({ places: at(yangon, bagan) })).ride_id, who)).toBe('ok');
    const nextAt = (minutes: number, baseId: number) =>
      rideOf({ from: later(minutes), to: later(minutes + 60), places: at(baseId, baseId) });
    const early = await nextAt(600 + 539, yangon);
    expect(await assign(early.ride_id, who)).toContain('driver_too_far');
    const other = await crew(yangon);
    expect(await assign(early.ride_id, { ...other, vehicle_id: who.vehicle_id })).toContain(
      'vehicle_too_far',
    );
    expect(await assign((await nextAt(600 + 540, yangon)).ride_id, who)).toBe('ok');
  });

  test('dispatch/assign: previous ride finished early → driver counts as being where it ended', async () => {
    const who = await crew(yangon);
    const { ride_id } = await rideOf({ places: at(yangon, mandalay) });
    const next = (from: Date, base: number) =>
      rideOf({ from, to: new Date(from.getTime() + hour), places: at(base, base) });
    const away = await next(endsAt, yangon);
    const there = await next(new Date(endsAt.getTime() - hour / 2), mandalay);
    await world.act('assign', { ride_id, ...who });
    world.clock.set(startsAt);
    for (const step of ['depart', 'arrive', 'board']) await world.act(step, { ride_id });
    world.clock.set(new Date(endsAt.getTime() - hour));
    await world.act('finish', { ride_id });
    expect(await assign(away.ride_id, who)).toContain('driver_too_far');
    expect(await assign(there.ride_id, who)).toBe('ok');
  });
});
