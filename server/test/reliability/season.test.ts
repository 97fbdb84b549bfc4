import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerProofs } from '../../src/composition/ledger-proofs.ts';
import { checkWholeLedger } from '../../src/features/wallet/wallet.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../harness.ts';
import { checkInvariants } from '../invariants.ts';
import { askQuote, bookingOf, type Send } from './booking.ts';
import { Chance, reportFigure, tries } from './figure.ts';
import { askDriveQuote, bookDrive, type Drive } from './fleet-booking.ts';
import { fund } from './members.ts';
import { addCrew, addFleet, addPool, type Crew, type TestPool } from './test-fleet.ts';
import { addHotel, addRoom, type TestRoom } from './test-hotel.ts';

/**
 * P29: a season in which a tenth of the work of staff, hotels and drivers is left undone. Nothing is earned
 * without a service, whatever was forgotten; every review has an owner and a due time, and at the end every
 * order is closed and every cent accounted for.
 */
const days = tries({ test: 10, assurance: 200 });
const bookings = tries({ test: 200, assurance: 5000 });
const firstDay = '2026-11-22';
const quarter = 6 * 3_600_000;
/** After the last service, its review and timers still follow. */
const daysAfter = 10;
const atOnce = 8;

/** The actual course of an order; the portal knows only the part that is reported. */
interface Truth {
  id: number;
  kind: 'hotel' | 'airport' | 'car';
  /** The hotel expected the guests, or a driver came for them. */
  arranged: boolean;
  /** The guests came. */
  came: boolean;
  /** The desk reviews it where it must; otherwise the clock decides. */
  isLookedAt: boolean;
}
/** An act of a person on an order within a quarter of a day. */
interface Task {
  tick: number;
  run(): Promise<unknown>;
}

let world: TestWorld;
let room: TestRoom;
let pool: TestPool;
let crews: Crew[];
const truths: Truth[] = [];
const tasks = new Map<number, Task[]>();
const chance = new Chance();
const startedAt = Date.now();
const start = Date.parse(`${firstDay}T00:00:00Z`);
/** The current quarter of a day. */
let current = 0;
const counts = { booked: 0, refused: 0, reviews: 0 };

beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 16 });
  const span = { units: 14, from: firstDay, nights: Math.min(days + daysAfter, 300) };
  room = await addRoom(world.db, await addHotel(world.db), span);
  pool = await addPool(world.db, await addFleet(world.db), 10);
  crews = await Promise.all(Array.from({ length: 12 }, () => addCrew(world.db, pool)));
  world.clock.set(new Date(start));
  await fund(world, 1_000_000_000, 1_000_000_000);
  await world.app.memory.refresh();
});
afterAll(async () => {
  const figures = { days, bookings, ...counts };
  reportFigure('P29 nothing is earned that was not arranged', figures, chance, startedAt);
  await world.close();
});

test('season: a tenth of the work not recorded → job earns nothing unserved and releases nothing served', async () => {
  const ticks = (days + daysAfter) * 4;
  for (let tick = 0; tick < ticks; tick++) {
    current = tick;
    world.clock.set(new Date(start + tick * quarter));
    const wanted =
      tick < days * 4 ? Math.ceil((bookings * (tick + 1)) / (days * 4)) - truths.length - counts.refused : 0;
    await inParallel(Array.from({ length: wanted }), () => bookSomething(tick));
    await inParallel(tasks.get(tick) ?? [], (task) => task.run());
    await runClock();
    if (tick % 4 === 3) await workOffReviews();
    if (tick % 80 === 79) expect(await checkInvariants(world.db), `seed ${chance.seed}`).toEqual([]);
  }
  await decideTheRest();
  await expectClosed();
  await expectEarnedIsServed();
  expect(await checkInvariants(world.db), `seed ${chance.seed}`).toEqual([]);
  expect(await checkWholeLedger(world.db, ledgerProofs, world.clock.now())).toEqual({
    accounts: [],
    postings: [],
  });
}, 1_800_000);

test('stay: hotel gave a code, guests checked in, or hotel is trusted → the clock earns it; otherwise not', async () => {
  const checkIn = addDays(firstDay, 300);
  const later = await addRoom(world.db, room.hotelId, { units: 9, from: checkIn, nights: 1 });
  world.clock.set(new Date(`${addDays(checkIn, -1)}T00:00:00Z`));
  const [unknown, told, arrived] = await Promise.all([1, 2, 3].map(() => bookPaid(later, checkIn)));
  await staff('console/hotelOrder/confirm', { id: told, hotel_confirmation_code: 'TV-1' });
  world.clock.set(new Date(`${checkIn}T09:00:00Z`));
  await must('owner', 'order/confirmCheckIn', { id: arrived });
  const standing = async () => {
    const ids = [unknown!, told!, arrived!];
    const orders = world.db
      .selectFrom('orders')
      .select(['order_status', 'needs_review'])
      .where('id', 'in', ids);
    return (await orders.orderBy(sql`array_position(${ids}::bigint[], id)`).execute()).map(
      ({ order_status, needs_review }) => needs_review ?? order_status,
    );
  };
  world.clock.set(new Date(`${addDays(checkIn, 2)}T06:00:00Z`));
  await runClock();
  expect(await standing()).toEqual(['unserved', 'completed', 'completed']);
  await staff('console/hotel/trust', { hotel_id: room.hotelId, trusted: true, reason: 'Never failed us' });
  // The first run ends the review, the next one completes the stay.
  for (const hour of ['06', '07']) {
    world.clock.set(new Date(`${addDays(checkIn, 4)}T${hour}:00:00Z`));
    await runClock();
  }
  expect(await standing()).toEqual(['completed', 'completed', 'completed']);
  expect(await checkInvariants(world.db)).toEqual([]);
});

/** People do nine of ten things they should. */
const isDone = () => chance.next() < 0.9;

/** A task that is overdue is done next. */
function plan(wanted: number, run: Task['run']): void {
  const tick = Math.max(wanted, current + 1);
  tasks.set(tick, [...(tasks.get(tick) ?? []), { tick, run }]);
}

async function bookSomething(tick: number): Promise<void> {
  const kind = chance.pick(['hotel', 'airport', 'car'] as const);
  const ahead = chance.whole(1, 5);
  const day = addDays(firstDay, Math.floor(tick / 4) + ahead);
  const serviceTick = (Math.floor(tick / 4) + ahead) * 4;
  const nights = chance.whole(1, 3);
  const id = kind === 'hotel' ? await bookStay(day, nights) : await bookRide(kind, day);
  if (id === undefined) {
    counts.refused += 1;
    return;
  }
  counts.booked += 1;
  const truth: Truth = { id, kind, arranged: isDone(), came: isDone(), isLookedAt: isDone() };
  truths.push(truth);
  if (chance.next() < 0.05) return;
  await must('owner', 'order/pay', { id, pay_channel: chance.pick(['balance', 'credit']) });
  if (chance.next() < 0.05) return planRefund(tick + 1, id);
  if (kind === 'hotel') planStay(truth, serviceTick, nights);
  else await planRide(truth, serviceTick);
}

async function bookStay(checkIn: string, nights: number): Promise<number | undefined> {
  const stay = { checkIn, checkOut: addDays(checkIn, nights), rooms: chance.whole(1, 2) };
  const quoted = await askQuote(send, room, stay);
  if (quoted.code !== 1) return undefined;
  const reply = await send('POST', 'hotel/book', bookingOf(quoted.data.quote_id, stay.rooms));
  return reply.data.order?.id;
}

/** Books and pays a stay of one night. */
async function bookPaid(where: TestRoom, checkIn: string): Promise<number> {
  const quoted = await askQuote(send, where, { checkIn, checkOut: addDays(checkIn, 1), rooms: 1 });
  const { id } = (await send('POST', 'hotel/book', bookingOf(quoted.data.quote_id))).data.order;
  await must('owner', 'order/pay', { id, pay_channel: 'balance' });
  return id;
}

async function bookRide(product: Drive['product'], day: string): Promise<number | undefined> {
  const drive = { product, firstDay: day, days: 1, vehicles: chance.whole(1, 2) };
  const quoted = await askDriveQuote(send, pool, drive);
  if (quoted.code !== 1) return undefined;
  return (await bookDrive(send, drive, quoted.data.quote_id)).orderId;
}

function planRefund(tick: number, id: number): void {
  plan(tick, async () => {
    const { data } = await send('POST', 'order/refundPreview', { id });
    await send('POST', 'order/refund', { id, preview_id: data.preview_id ?? crypto.randomUUID() });
  });
}

/**
 * The hotel that expects its guests gives a code, the agency may check them in, and the desk reports
 * no-shows.
 */
function planStay({ id, arranged, came }: Truth, checkInTick: number, nights: number): void {
  const isTold = arranged && isDone();
  if (isTold)
    plan(checkInTick - 2, () =>
      staff('console/hotelOrder/confirm', { id, hotel_confirmation_code: `T${id}` }),
    );
  if (arranged && came && chance.next() < 0.3)
    plan(checkInTick + 2, () => send('POST', 'order/confirmCheckIn', { id }));
  if (arranged && came && chance.next() < 0.2) {
    plan(checkInTick + 4 * nights + 1, () => send('POST', 'order/confirmComplete', { id }));
  }
  if (!arranged || came || !isDone()) return;
  plan(checkInTick + 4, () => {
    const told_at = Math.floor(world.clock.now().getTime() / 1000);
    const evidence = 'The night manager looked into the room';
    return staff('console/order/noShow', { id, told_by: 'Night manager', told_at, evidence });
  });
}

/** Drivers on their way mostly report their progress; some flights are late. */
async function planRide({ id, kind, arranged, came }: Truth, tick: number): Promise<void> {
  const rides = await world.db
    .selectFrom('rides')
    .select('id')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  if (kind === 'airport' && chance.next() < 0.1) {
    const lands_at = `${dayOf(tick)}T${chance.pick(['06:30', '09:40', '13:10'])}`;
    plan(tick - 1, () => staff('console/airportOrder/setLanding', { id, lands_at }));
  }
  for (const { id: ride_id } of rides) {
    if (!arranged || !isDone()) continue;
    const crew = chance.pick(crews);
    plan(tick - 1, () => staff('console/dispatch/assign', { ride_id, ...crew }));
    const steps = ['depart', 'arrive', ...(came ? ['board', 'finish'] : [])].filter(isDone);
    plan(tick + 2, async () => {
      for (const step of steps) await staff(`console/dispatch/${step}`, { ride_id });
    });
  }
  if (came || !isDone()) return;
  const evidence = 'Held the sign up at the exit, no answer on the phone';
  plan(tick + 3, () => staff('console/order/noShow', { id, waited_minutes: 60, calls_made: 3, evidence }));
}

/**
 * At the end of each day every review has a queue and a next reminder that is not overdue; the desk decides
 * most of them, correctly.
 */
async function workOffReviews(): Promise<void> {
  const now = world.clock.now();
  const late = new Date(now.getTime() - quarter);
  const waiting = await world.db
    .selectFrom('orders')
    .select(['id', 'review_queue', 'review_due', 'review_step_at'])
    .where('needs_review', 'is not', null)
    .execute();
  expect(
    waiting.filter(({ review_queue, review_due, review_step_at }) => {
      const next = review_step_at ?? review_due;
      return !review_queue || !next || next < late;
    }),
  ).toEqual([]);
  await decideReviews(({ isLookedAt }) => isLookedAt);
}

/**
 * Orders that the desk did not review are still under review at the end, with nothing earned or given back.
 */
async function decideTheRest(): Promise<void> {
  const released = world.db.selectFrom('order_history').select('id').where('event', '=', 'unserved');
  expect(await released.where('actor', '=', 'timer').execute()).toEqual([]);
  const open = await world.db
    .selectFrom('orders')
    .select(['id', 'needs_review'])
    .where('order_status', 'in', ['confirmed', 'in_service'])
    .execute();
  expect(open.filter(({ needs_review }) => needs_review !== 'unserved')).toEqual([]);
  while ((await decideReviews(() => true)) > 0);
}

/** Decides the chosen orders of a page of reviews by what really happened; returns how many. */
async function decideReviews(isChosen: (truth: Truth) => boolean): Promise<number> {
  let decided = 0;
  const { data } = await world.call('GET', 'console/review/list', { limit: 100 }, { as: 'operator' });
  for (const { order_id: id } of data.list) {
    const truth = truths.find((one) => one.id === id)!;
    if (!isChosen(truth)) continue;
    decided += 1;
    const decision = truth.arranged && truth.came ? 'served' : 'unserved';
    counts.reviews += 1;
    await staff('console/review/decide', {
      id,
      decision,
      evidence: 'Asked hotel, driver and agency by phone',
    });
  }
  return decided;
}

async function runClock(): Promise<void> {
  for (const name of ['expire-orders', 'complete-orders', 'escalate-reviews']) {
    await world.app.jobs.find((job) => job.name === name)!.run(world.clock.now());
  }
}

async function expectClosed(): Promise<void> {
  const open = await world.db
    .selectFrom('orders')
    .select(['id', 'order_status', 'needs_review'])
    .where('order_status', 'not in', ['completed', 'cancelled', 'expired', 'no_show'])
    .execute();
  expect(open, `seed ${chance.seed}`).toEqual([]);
}

/** Nothing was kept for an unarranged service; each earned one is backed by the agency, a record or staff. */
async function expectEarnedIsServed(): Promise<void> {
  const { rows } = await sql<{ id: number; order_status: string; kept: number; word: string | null }>`
    SELECT orders.id, order_status,
      (SELECT coalesce(sum(-entry.amount), 0)::bigint FROM ledger_entries entry
        JOIN ledger_postings posting ON posting.id = entry.posting_id
        WHERE posting.order_id = orders.id AND account_kind IN ('sales', 'penalty_income')) AS kept,
      (SELECT actor FROM order_history WHERE order_id = orders.id AND event = 'complete') AS word
    FROM orders`.execute(world.db);
  const of = new Map(rows.map((row) => [row.id, row]));
  const wrong = truths.filter(({ id, kind, arranged, came }) => {
    const { order_status, kept } = of.get(id)!;
    // A late cancellation fee is not an earned service, whatever was forgotten.
    if (order_status === 'cancelled') return false;
    return kept > 0 && (!arranged || (kind !== 'hotel' && order_status === 'completed' && !came));
  });
  expect(
    wrong.map((truth) => ({ ...truth, ...of.get(truth.id) })),
    `seed ${chance.seed}`,
  ).toEqual([]);
  const outcomes = rows.map(({ order_status, word }) => [order_status, word].filter(Boolean).join(' by '));
  // Every outcome that the season is meant to try has happened.
  for (const outcome of [
    'completed by timer',
    'completed by member',
    'completed by operator',
    'no_show',
    'cancelled',
    'expired',
  ]) {
    expect(outcomes, `seed ${chance.seed}`).toContain(outcome);
  }
}

const send: Send = (method, path, data, options) =>
  world.call(method, path, data, { as: 'owner', ...options });

/** Sends a staff call; a refusal because it is too late is a valid answer. */
async function staff(path: string, input: object): Promise<TestReply> {
  const reply = await world.call('POST', path, input, { as: 'operator' });
  expect([200, reply.http, reply.data?.reason ?? 'ok'], path).not.toContain('internal');
  return reply;
}

async function must(as: 'owner', path: string, input: object): Promise<void> {
  const reply = await world.call('POST', path, input, { as });
  if (reply.code !== 1) throw new Error(`${path}: ${reply.msg} ${JSON.stringify(reply.data)}`);
}

function dayOf(tick: number): string {
  return addDays(firstDay, Math.floor(tick / 4));
}

/** Runs a few at a time, as calls come in. */
async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) await run(items[next++]!);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
