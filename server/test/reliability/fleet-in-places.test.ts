import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRides, type Journey, releaseOrder } from '../../src/features/fleet/fleet.ts';
import { moveHold } from '../../src/features/fleet/move-hold.ts';
import { insertHold } from '../../src/features/fleet/vehicle-hold.ts';
import { lockAndCheckVehicles } from '../../src/features/fleet/vehicle-stock.ts';
import {
  buildBase,
  buildDriver,
  buildPool,
  buildRoute,
  buildVehicle,
  buildVehicleClass,
  buildVehicleModel,
} from '../build-fleet.ts';
import { type OrderWorld, openOrderWorld } from '../order-world.ts';
import { boatTrips } from '../test-product.ts';
import { count } from './expect-filled.ts';
import { Chance, reportFigure, tries } from './figure.ts';

/** P31: no driver or vehicle is in two places, travel time included, and no pool is oversold. */
const rides = tries({ test: 100, assurance: 5000 });
const fleetOfBase = 4;
const refusals = ['driver_elsewhere', 'driver_too_far', 'driver_busy'];
const told: Record<string, number> = {};
const minute = 60_000;
/** Usual driving minutes between the bases, and within each; the last base has no road. */
const drives = [
  [30, 540, 600, undefined],
  [540, 45, 210, undefined],
  [600, 210, 60, undefined],
  [undefined, undefined, undefined, 20],
] as const;

let world: OrderWorld;
let chance: Chance;
let startedAt: number;
let modelId: number;
let bases: number[];
let pools: number[];
let crews: { driver_id: number; vehicle_id: number; home: number }[];
let orderIds: number[];

beforeAll(async () => {
  world = await openOrderWorld(boatTrips({ hasCheckIn: false }));
  await world.fund(1_000_000, 0);
  const { db } = world;
  modelId = await buildVehicleModel(db, { classId: await buildVehicleClass(db) });
  [bases, pools, crews] = [[], [], []];
  for (const [home, row] of drives.entries()) {
    const baseId = await buildBase(db, { turnaroundMinutes: row[home]! });
    const poolId = await buildPool(db, { units: 9 });
    bases.push(baseId);
    pools.push(poolId);
    for (let at = 0; at < fleetOfBase; at++)
      crews.push({
        driver_id: await buildDriver(db, { baseId }),
        vehicle_id: await buildVehicle(db, { modelId, baseId, ofPool: poolId }),
        home,
      });
  }
  for (const [from, row] of drives.entries())
    for (const [to, minutes] of row.entries())
      if (from < to && minutes) await buildRoute(db, bases[from]!, bases[to]!, minutes);
  orderIds = await addPaidOrders();
  chance = new Chance();
  startedAt = Date.now();
});

afterAll(async () => {
  const figures = { rides, bases: drives.length, 'vehicles a base': fleetOfBase, ...told };
  reportFigure('P31 nobody in two places, the way between counted', figures, chance, startedAt);
  await world.close();
});

test('fleet: random rides, cancellations, moves and crews → no crew is in two places, no pool is oversold', async () => {
  // Few enough days that a pool runs out of vehicles now and then.
  const days = Math.max(3, Math.ceil(rides / 25));
  const sold: string[] = [];
  const assigned: string[] = [];
  const held: number[] = [];
  for (let at = 0; at < rides; at++) {
    const orderId = await sell(someJourney(days));
    sold.push(orderId ? 'ok' : 'sold_out');
    if (!orderId) continue;
    held.push(orderId);
    assigned.push(await assign(orderId));
    if (chance.next() < 0.1) await inTrx((trx) => releaseOrder(trx, chance.pick(held), 'ended'));
    if (chance.next() < 0.1) sold.push(await move(chance.pick(held), days));
    if (chance.next() < 0.05) await expectSound();
  }
  await expectSound();
  expect(count(sold, 'ok')).toBeGreaterThan(rides / 4);
  expect(count(sold, 'sold_out')).toBeGreaterThan(0);
  told.sold_out = count(sold, 'sold_out');
  for (const outcome of ['ok', ...refusals]) told[outcome] = count(assigned, outcome);
  // The other refusals are rarer: a crew that already has a ride is seldom tried where no road leads from its
  // base.
  expect(Math.min(told.ok!, told.driver_too_far!)).toBeGreaterThan(0);
}, 1_800_000);

function someJourney(days: number): Journey & { home: number } {
  const home = chance.whole(0, 3);
  const to = chance.next() < 0.7 ? home : chance.pick([0, 1, 2, 3]);
  const away = drives[home]![to] === undefined ? home : to;
  const least = away === home ? 60 : drives[home]![away]!;
  const startsAt = new Date(Date.UTC(2026, 11, 1, 0, 5 * chance.whole(0, days * 288)));
  const isTransfer = away === home && chance.next() < 0.5;
  return {
    home,
    startsAt,
    endsAt: new Date(startsAt.getTime() + (least + 5 * chance.whole(0, 120)) * minute),
    fromBaseId: bases[home]!,
    toBaseId: bases[away]!,
    outMinutes: isTransfer ? 5 * chance.whole(0, 24) : 0,
    backMinutes: isTransfer ? 5 * chance.whole(0, 24) : 0,
  };
}

/** Creates an order with its hold and ride; undefined if the pool has no vehicle left. */
async function sell(wish: Journey & { home: number }): Promise<number | undefined> {
  const { home, ...journey } = wish;
  const hold = { poolId: pools[home]!, journey, vehicles: 1 };
  if (!(await inTrx((trx) => lockAndCheckVehicles(trx, hold)))) return undefined;
  const orderId = orderIds.pop()!;
  await inTrx(async (trx) => {
    await insertHold(trx, orderId, hold);
    const of = { modelId };
    const ride = { orderId, vehicles: 1, journey, tz: 'Asia/Yangon', of, driverLanguage: 'burmese' as const };
    await insertRides(trx, { ...ride, passengerName: 'LI MING', passengerPhone: '' });
  });
  return orderId;
}

/** Adds a confirmed, paid order per ride; a ride requires no more of its order. */
async function addPaidOrders(): Promise<number[]> {
  const paid = await world.book();
  await world.call('POST', 'order/pay', { id: paid, pay_channel: 'balance' }, { as: 'owner' });
  const { rows } = await sql<{ id: number }>`
    INSERT INTO orders OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(paid, jsonb_build_object('id', paid.id + at, 'sn', 'B-' || at))).*
    FROM orders paid, generate_series(1, ${rides}::int) at WHERE paid.id = ${paid} RETURNING id`.execute(
    world.db,
  );
  return rows.map(({ id }) => id);
}

/** Assigns any crew, or one that dispatch offers, which must be accepted. */
async function assign(orderId: number): Promise<string> {
  const { id: ride_id } = await world.db
    .selectFrom('rides')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const offered = chance.next() < 0.5 ? await findOffered(ride_id) : undefined;
  const { home: _, ...any } = chance.pick(crews);
  const who = offered ?? any;
  const reply = await world.call('POST', 'console/dispatch/assign', { ride_id, ...who }, { as: 'operator' });
  const outcome = reply.code === 1 ? 'ok' : String(reply.data.reason);
  if (offered) expect([outcome, `seed ${chance.seed}`]).toEqual(['ok', `seed ${chance.seed}`]);
  return outcome;
}

/** Picks a driver and a vehicle that dispatch offers for a ride, if it offers both. */
async function findOffered(ride_id: number) {
  const { data } = await world.call('GET', 'console/dispatch/candidates', { ride_id }, { as: 'operator' });
  if (data.drivers.length === 0 || data.vehicles.length === 0) return undefined;
  const pickOf = (free: { id: number }[]) => chance.pick(free).id;
  return { driver_id: pickOf(data.drivers), vehicle_id: pickOf(data.vehicles) };
}

/** Moves only the hold: availability is checked again for another time. */
async function move(orderId: number, days: number): Promise<string> {
  const { home: _, ...journey } = someJourney(days);
  return inTrx(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await moveHold(trx, order, { journey });
    return 'moved';
  }).catch((failure: { code?: string }) => failure.code ?? 'gone');
}

function inTrx<T>(work: (trx: Parameters<typeof insertHold>[0]) => Promise<T>): Promise<T> {
  return world.db.transaction().execute(work);
}

/** Checks against the table of drives alone. */
async function expectSound(): Promise<void> {
  const all = await world.db.selectFrom('rides').selectAll().where('active', '=', true).execute();
  for (const whose of ['driver_id', 'vehicle_id'] as const) {
    for (const crew of crews) {
      const own = all
        .filter((ride) => ride[whose] === crew[whose])
        .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
      for (const [at, ride] of own.entries()) {
        expect(drives[crew.home]![bases.indexOf(ride.from_base_id!)]).toBeDefined();
        const next = own[at + 1];
        if (!next) continue;
        const way = drives[bases.indexOf(ride.to_base_id!)]![bases.indexOf(next.from_base_id!)];
        const gap = (next.starts_at.getTime() - ride.ends_at.getTime()) / minute;
        expect(gap, `seed ${chance.seed}`).toBeGreaterThanOrEqual(
          way! + ride.back_minutes + next.out_minutes,
        );
      }
    }
  }
  const holds = await world.db.selectFrom('vehicle_holds').selectAll().where('active', '=', true).execute();
  for (const { pool_id, from_at } of holds) {
    const away = holds.filter(
      (hold) => hold.pool_id === pool_id && hold.from_at <= from_at && hold.to_at > from_at,
    );
    expect(away.length, `seed ${chance.seed}`).toBeLessThanOrEqual(fleetOfBase);
  }
}
