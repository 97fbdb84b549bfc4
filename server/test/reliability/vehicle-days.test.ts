import { addDays } from '@serai/contract/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { checkInvariants } from '../invariants.ts';
import { testStart } from '../population.ts';
import type { Send } from './booking.ts';
import { count, expectFilled } from './expect-filled.ts';
import { Chance, isAssurance, reportFigure, tries } from './figure.ts';
import { askDriveQuote, bookDrive, type Drive, daysOf, quoteDrive } from './fleet-booking.ts';
import { addRivals } from './members.ts';
import { addFleet, addPool, drivenProducts, readSold, type TestFleet, type TestPool } from './test-fleet.ts';

/** P03: no vehicle-day is sold twice, and none stays unsold that a caller wanted. */
// Many callers race in every round: one round shows the rule, more rounds vary the timing.
const rounds = tries({ test: 1, assurance: 100 });
/** Callers per pool where a title does not give the number: more than the pool has vehicles. */
const crowd = isAssurance ? 20 : 10;
// A week over the end of a month.
const firstDay = '2026-12-28';
const week = 7;

let world: TestWorld;
let callers: Send[];
let fleet: TestFleet;
let chance: Chance;
let startedAt: number;

beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 24 });
  callers = await addRivals(world, 20);
  fleet = await addFleet(world.db);
  chance = new Chance();
  startedAt = Date.now();
});

afterAll(async () => {
  const figures = { 'rounds of each scenario': rounds, callers: callers.length };
  reportFigure('P03 no vehicle-day sold twice', figures, chance, startedAt);
  await world.close();
});

test('vehicles: 20 callers want the last one of a day → one gets it, 19 are refused as sold out', async () => {
  for (let round = 0; round < rounds; round++) {
    const pool = await addPool(world.db, fleet, 1);
    // Half of them want the day before as well; all meet on the second day.
    const drives = callers.map((_, at) => rental(at % 2, 2 - (at % 2), 1));
    const outcomes = await bookAtOnce(pool, drives);
    expect(count(outcomes, 'ok')).toBe(1);
    expect(count(outcomes, 'sold_out')).toBe(19);
    expect((await readSold(world.db, pool))[addDays(firstDay, 1)]).toBe(1);
  }
  await expectSound();
}, 600_000);

test('vehicles: overlapping rentals of 1 to 5 days and 1 to 3 vehicles → all days or none, nothing oversold', async () => {
  for (let round = 0; round < rounds; round++) {
    const pool = await addPool(world.db, fleet, 5);
    const drives = callers.slice(0, crowd).map(() => randomRental());
    await expectAllFilled(pool, 5, drives, await bookAtOnce(pool, drives));
  }
  await expectSound();
}, 600_000);

test('vehicles: rentals of a model and transfers of its class → share one pool', async () => {
  for (let round = 0; round < rounds; round++) {
    const pool = await addPool(world.db, fleet, 3);
    const drives = callers.slice(0, crowd).map((_, at) => (at % 2 ? randomRental() : randomTransfer()));
    await expectAllFilled(pool, 3, drives, await bookAtOnce(pool, drives));
  }
  await expectSound();
}, 600_000);

test("vehicles: an agency's unpaid rentals and transfers → count together towards its share of a pool", async () => {
  const pool = await addPool(world.db, fleet, 8);
  const send = callers[0]!;
  const bound = (most_unpaid_percent: number) =>
    world.db.updateTable('agencies').set({ most_unpaid_percent }).where('name', '=', 'Rival 0').execute();
  const book = async (drive: Drive) => bookDrive(send, drive, await quoteDrive(send, pool, drive));
  const transfer: Drive = { ...rental(1, 1, 1), product: 'airport' };
  await bound(50);
  expect((await book(rental(0, 2, 2))).outcome).toBe('ok');
  const transfers = [await book(transfer), await book(transfer)];
  expect(transfers.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  expect((await book(transfer)).outcome).toBe('unpaid_share_full');
  expect((await book(rental(1, 3, 1))).outcome).toBe('unpaid_share_full');
  expect((await book(rental(2, 3, 1))).outcome).toBe('ok');
  await send('POST', 'order/cancel', { id: transfers[0]!.orderId! });
  expect((await book(rental(1, 1, 1))).outcome).toBe('ok');
  await bound(100);
  await expectSound();
});

test('vehicles: cancelled while others book → sold again, once', async () => {
  for (let round = 0; round < rounds; round++) {
    const pool = await addPool(world.db, fleet, 4);
    const drives = callers
      .slice(0, crowd)
      .map((_, at) => ({ ...rental(2, 1, 1), product: drivenProducts[at % 2]! }));
    const quotes = await quoteAll(pool, drives);
    const book = (at: number) => bookDrive(callers[at]!, drives[at]!, quotes[at]!);
    const orders: { at: number; id: number }[] = [];
    for (let at = 0; at < 4; at++) orders.push({ at, id: (await book(at)).orderId! });
    const cancelled = chance.shuffle(orders).slice(0, chance.whole(1, 4));
    const [cancels, early] = await Promise.all([
      Promise.all(cancelled.map(({ at, id }) => callers[at]!('POST', 'order/cancel', { id }))),
      Promise.all(drives.slice(4).map((_, at) => book(at + 4))),
    ]);
    expect(cancels.map(({ code }) => code)).toEqual(cancelled.map(() => 1));
    const refused = early.flatMap(({ outcome }, at) => (outcome === 'ok' ? [] : [at + 4]));
    const late = await Promise.all(refused.map(book));
    const outcomes = [...early, ...late].map(({ outcome }) => outcome);
    expect(count(outcomes, 'ok')).toBe(cancelled.length);
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'sold_out']));
    expect(await readSold(world.db, pool)).toEqual({ [addDays(firstDay, 2)]: 4 });
  }
  await expectSound();
}, 600_000);

test('vehicles: orders expire while payments race → their vehicles go to others', async () => {
  const expire = world.app.jobs.find(({ name }) => name === 'expire-orders')!;
  for (let round = 0; round < rounds; round++) {
    const pool = await addPool(world.db, fleet, 4);
    const drives = callers.map((_, at) => ({ ...rental(0, 1, 1), product: drivenProducts[at % 2]! }));
    const orders: { send: Send; id: number }[] = [];
    for (const [at, send] of callers.slice(0, 4).entries()) {
      const quote = await quoteDrive(send, pool, drives[at]!);
      orders.push({ send, id: (await bookDrive(send, drives[at]!, quote)).orderId! });
    }
    world.clock.advance(31 * 60_000);
    const [paid, during] = await Promise.all([
      Promise.all(orders.map(({ send, id }) => send('POST', 'order/pay', { id, pay_channel: 'balance' }))),
      Promise.all(callers.slice(0, crowd / 2).map((send, at) => bookIfLeft(send, pool, drives[at]!))),
      expire.run(world.clock.now()),
      expire.run(world.clock.now()),
    ]);
    expect(new Set(paid.map(({ code }) => code))).toEqual(new Set([0]));
    // The job skips an order that its payer has locked; its run in the next minute takes it.
    await expire.run(world.clock.now());
    const after = await Promise.all(
      callers.slice(crowd / 2, crowd).map((send, at) => bookIfLeft(send, pool, drives[at]!)),
    );
    expect(count([...during, ...after], 'ok')).toBe(4);
    expect(await readSold(world.db, pool)).toEqual({ [firstDay]: 4 });
  }
  world.clock.set(testStart);
  await expectSound();
}, 600_000);

function rental(offset: number, days: number, vehicles: number): Drive {
  return { product: 'car', firstDay: addDays(firstDay, offset), days, vehicles };
}

function randomRental(): Drive {
  const days = chance.whole(1, 5);
  return rental(chance.whole(0, week - days), days, chance.whole(1, 3));
}

function randomTransfer(): Drive {
  return { ...rental(chance.whole(0, week - 1), 1, chance.whole(1, 3)), product: 'airport' };
}

function quoteAll(pool: TestPool, drives: readonly Drive[]): Promise<string[]> {
  return Promise.all(drives.map((drive, at) => quoteDrive(callers[at]!, pool, drive)));
}

/** Asks for all quotes first, then books all at once. */
async function bookAtOnce(pool: TestPool, drives: readonly Drive[]): Promise<string[]> {
  const quotes = await quoteAll(pool, drives);
  const booked = await Promise.all(drives.map((drive, at) => bookDrive(callers[at]!, drive, quotes[at]!)));
  return booked.map(({ outcome }) => outcome);
}

/** The pool may be sold out before a price could be locked. */
async function bookIfLeft(send: Send, pool: TestPool, drive: Drive): Promise<string> {
  const { code, data } = await askDriveQuote(send, pool, drive);
  if (code !== 1) return data.reason;
  return (await bookDrive(send, drive, data.quote_id)).outcome;
}

/** Expects that the outcomes fill the pool as far as possible, and that the stock agrees. */
async function expectAllFilled(
  pool: TestPool,
  units: number,
  drives: readonly Drive[],
  outcomes: readonly string[],
): Promise<void> {
  expectFilled(
    units,
    drives.map((drive) => ({ days: daysOf(drive), units: drive.vehicles })),
    outcomes,
  );
  const sold: Record<string, number> = {};
  for (const [at, drive] of drives.entries()) {
    if (outcomes[at] !== 'ok') continue;
    for (const day of daysOf(drive)) sold[day] = (sold[day] ?? 0) + drive.vehicles;
  }
  expect(await readSold(world.db, pool)).toEqual(sold);
}

async function expectSound(): Promise<void> {
  expect(await checkInvariants(world.db)).toEqual([]);
}
