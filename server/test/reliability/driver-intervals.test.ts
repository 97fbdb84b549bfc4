import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDriver, buildVehicle } from '../build-fleet.ts';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { checkInvariants } from '../invariants.ts';
import type { Send } from './booking.ts';
import { count } from './expect-filled.ts';
import { Chance, isAssurance, reportFigure, tries } from './figure.ts';
import { bookDrive, type Drive, quoteDrive } from './fleet-booking.ts';
import { addCallers, fund } from './members.ts';
import { addCrew, addFleet, addPool, type TestPool } from './test-fleet.ts';

/** P03: no driver or vehicle gets two rides at the same time, and none is refused for a ride that fits. */
// Twenty callers meet in every round; drivers are released in two ways, alternately.
const rounds = tries({ test: 2, assurance: 100 });
const rivals = 20;
/** Each round uses one ride per order: as many rides as an order can have, or as three scenarios need. */
const roundsOfOrders = isAssurance ? 20 : 6;

interface RivalRide {
  ride_id: number;
  startsAt: Date;
  endsAt: Date;
}

interface Assignment extends RivalRide {
  driver_id: number;
  vehicle_id: number;
}

let world: TestWorld;
let callers: Send[];
let pool: TestPool;
let chance: Chance;
let startedAt: number;

beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 24 });
  callers = await addCallers(world, rivals);
  pool = await addPool(world.db, await addFleet(world.db), 30_000);
  await fund(world, 2_000_000_000, 0);
  chance = new Chance();
  startedAt = Date.now();
});

afterAll(async () => {
  const figures = { 'rounds of each scenario': rounds, rivals };
  reportFigure('P03 no driver and no vehicle in two places', figures, chance, startedAt);
  await world.close();
});

test('driver: 20 overlapping rides of different orders at once → one gets him, 19 are refused as busy', async () => {
  await eachRound(overlappingDrive, async (rides) => {
    const driver_id = await buildDriver(world.db);
    const vehicles = await Promise.all(rides.map(() => buildVehicle(world.db, pool)));
    const outcomes = await assignAll(
      rides.map((ride, at) => ({ ...ride, driver_id, vehicle_id: vehicles[at]! })),
    );
    expect(count(outcomes, 'ok')).toBe(1);
    expect(count(outcomes, 'driver_busy')).toBe(rivals - 1);
  });
}, 600_000);

test('vehicle: 20 overlapping rides of different orders at once → one gets it, 19 are refused as busy', async () => {
  await eachRound(overlappingDrive, async (rides) => {
    const vehicle_id = await buildVehicle(world.db, pool);
    const drivers = await Promise.all(rides.map(() => buildDriver(world.db)));
    const outcomes = await assignAll(
      rides.map((ride, at) => ({ ...ride, driver_id: drivers[at]!, vehicle_id })),
    );
    expect(count(outcomes, 'ok')).toBe(1);
    expect(count(outcomes, 'vehicle_busy')).toBe(rivals - 1);
  });
}, 600_000);

test('three drivers and three vehicles: rides at random times of a day → all that fit are accepted, none overlap', async () => {
  await eachRound(randomDrive, async (rides) => {
    const crews = await Promise.all([1, 2, 3].map(() => addCrew(world.db, pool)));
    const wishes = rides.map((ride) => {
      const { driver_id } = chance.pick(crews);
      return { ...ride, driver_id, vehicle_id: chance.pick(crews).vehicle_id };
    });
    const outcomes = await assignAll(wishes);
    const winners = wishes.filter((_, at) => outcomes[at] === 'ok');
    const isTaken = (wish: Assignment, of: 'driver_id' | 'vehicle_id') =>
      winners.some((won) => won !== wish && won[of] === wish[of] && overlap(won, wish));
    for (const [at, wish] of wishes.entries()) {
      const isDriverTaken = isTaken(wish, 'driver_id');
      const isVehicleTaken = isTaken(wish, 'vehicle_id');
      if (outcomes[at] === 'ok') expect(isDriverTaken || isVehicleTaken).toBe(false);
      else if (outcomes[at] === 'driver_busy') expect(isDriverTaken).toBe(true);
      else expect([outcomes[at], isVehicleTaken]).toEqual(['vehicle_busy', true]);
    }
  });
}, 600_000);

test('driver: released while others ask for him → one of them gets him', async () => {
  await eachRound(overlappingDrive, async (rides, round) => {
    const crew = await addCrew(world.db, pool);
    const [spare, vehicles, [held]] = await Promise.all([
      addCrew(world.db, pool),
      Promise.all(rides.map(() => buildVehicle(world.db, pool))),
      placeOrders([{ ...overlappingDrive(), vehicles: 1 }]),
    ]);
    const [ride] = await ridesAt([held!], 0);
    expect(await assign('assign', { ...ride!, ...crew })).toBe('ok');
    const wishes = rides.map((one, at) => ({ ...one, driver_id: crew.driver_id, vehicle_id: vehicles[at]! }));
    const free = () =>
      round % 2
        ? assign('reassign', { ...ride!, ...spare })
        : operate('order/cancel', { id: held!, fee: 0, reason: 'Overbooked' });
    const [freed, early] = await Promise.all([free(), assignAll(wishes)]);
    expect(freed).toBe('ok');
    const late = await assignAll(wishes.filter((_, at) => early[at] !== 'ok'));
    expect(count([...early, ...late], 'ok')).toBe(1);
    expect(new Set([...early, ...late])).toEqual(new Set(['ok', 'driver_busy']));
  });
}, 600_000);

/** Orders with unused rides, by how they are driven; each scenario continues where the last one ended. */
const placed = new Map<() => Drive, { orders: number[]; position: number }>();

/** Runs the rounds, each with one ride of 20 separate orders, and checks the database afterwards. */
async function eachRound(
  drive: () => Drive,
  run: (rides: RivalRide[], round: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    let free = placed.get(drive);
    if (!free || free.position === roundsOfOrders) {
      const wishes = callers.map(() => ({ ...drive(), vehicles: roundsOfOrders }));
      free = { orders: await placeOrders(wishes), position: 0 };
      placed.set(drive, free);
    }
    await run(await ridesAt(free.orders, free.position), round);
    free.position += 1;
  }
  expect(await checkInvariants(world.db)).toEqual([]);
}

/** A drive around 10:30 of one day: a rental or a landing. */
function overlappingDrive(): Drive {
  const drive = { firstDay: '2026-12-01', days: 1, vehicles: 1 };
  const isRental = chance.next() < 0.5;
  return isRental
    ? { ...drive, product: 'car', from: clockAt(chance.whole(14, 20)), to: clockAt(chance.whole(22, 40)) }
    : { ...drive, product: 'airport', from: clockAt(chance.whole(18, 20)) };
}

/** A drive at a random time of a day: a rental of 1 to 6 hours or a landing. */
function randomDrive(): Drive {
  const drive = { firstDay: '2026-12-02', days: 1, vehicles: 1 };
  const start = chance.whole(0, 35);
  return chance.next() < 0.5
    ? { ...drive, product: 'car', from: clockAt(start), to: clockAt(start + chance.whole(2, 12)) }
    : { ...drive, product: 'airport', from: clockAt(start) };
}

/** Formats a number of half hours since midnight as `HH:MM`. */
function clockAt(halfHours: number): string {
  return `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 ? '30' : '00'}`;
}

/** Books and pays one order per drive. */
function placeOrders(drives: readonly Drive[]): Promise<number[]> {
  return Promise.all(
    drives.map(async (drive, at) => {
      const send = callers[at]!;
      const { orderId } = await bookDrive(send, drive, await quoteDrive(send, pool, drive));
      expect((await send('POST', 'order/pay', { id: orderId, pay_channel: 'balance' })).code).toBe(1);
      return orderId!;
    }),
  );
}

async function ridesAt(orders: readonly number[], position: number): Promise<RivalRide[]> {
  const rides = await world.db
    .selectFrom('rides')
    .select(['id', 'starts_at', 'ends_at'])
    .where('order_id', 'in', orders)
    .where('position', '=', position + 1)
    .execute();
  expect(rides).toHaveLength(orders.length);
  return rides.map(({ id, starts_at, ends_at }) => ({ ride_id: id, startsAt: starts_at, endsAt: ends_at }));
}

function overlap(one: RivalRide, other: RivalRide): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

function assignAll(wishes: readonly Assignment[]): Promise<string[]> {
  return Promise.all(wishes.map((wish) => assign('assign', wish)));
}

function assign(call: 'assign' | 'reassign', { ride_id, driver_id, vehicle_id }: Assignment) {
  const reason = call === 'reassign' ? { reason: 'Ill' } : {};
  return operate(`dispatch/${call}`, { ride_id, driver_id, vehicle_id, ...reason });
}

/** Returns `ok` or the reason of the refusal. */
async function operate(path: string, input: object): Promise<string> {
  const { code, data, msg } = await world.call('POST', `console/${path}`, input, { as: 'operator' });
  return code === 1 ? 'ok' : (data.reason ?? msg);
}
