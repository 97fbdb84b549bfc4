import type { QueueAction, QueueName } from '@serai/contract/back-office/queue-names';
import type { QueueEntry } from '@serai/contract/back-office/queues';
import { addDays } from '@serai/contract/dates';
import type { OfferedAction } from '@serai/contract/orders/desk';
import { type OrderDeskAction, orderDeskCalls } from '@serai/contract/orders/desk-actions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerProofs } from '../../src/composition/ledger-proofs.ts';
import { checkWholeLedger } from '../../src/features/wallet/wallet.ts';
import { addStaff } from '../concession-sums.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../harness.ts';
import { checkInvariants } from '../invariants.ts';
import { askQuote, bookingOf, type Send } from './booking.ts';
import { Chance, reportFigure, tries } from './figure.ts';
import { askDriveQuote, bookDrive, type Drive } from './fleet-booking.ts';
import { fund } from './members.ts';
import { addCrew, addFleet, addPool, type Crew, type TestPool } from './test-fleet.ts';
import { addHotel, addRoom, type TestRoom } from './test-hotel.ts';

/**
 * A week at the desk: orders arrive, and clerks of different roles know nothing but what the queues and the
 * `staff_actions` of orders offer. At the end nothing waits without an owner, no service that took place was
 * released, none was earned that did not take place, and every change has its row in the activity log.
 */
const orders = tries({ test: 30, assurance: 2000 });
const daysOfOrders = tries({ test: 3, assurance: 7 });
/** The last stay ends six days after the last order; its review and timers still follow. */
const daysAfter = 8;
const firstDay = '2026-11-22';
const HOUR_MS = 3_600_000;
/** Hours between two rounds of the clerks. */
const stepHours = 4;
const roundsOfDay = 24 / stepHours;

/** What happens to an order in reality; the portal knows only what somebody reports. */
interface Truth {
  kind: 'hotel' | 'request' | 'airport' | 'car';
  /** The hotel expects the guests and a driver can come for them. */
  arranged: boolean;
  /** The guests come. */
  came: boolean;
}

interface ListedQueue {
  name: QueueName;
  total: number;
  list: QueueEntry[];
}

interface Clerk {
  id: number;
  token: string;
}

let world: TestWorld;
let room: TestRoom;
let roomOnRequest: TestRoom;
let pool: TestPool;
let crews: Crew[];
let clerks: Clerk[];
const truths = new Map<number, Truth>();
const chance = new Chance();
const startedAt = Date.now();
const start = Date.parse(`${firstDay}T00:00:00Z`);
const counts = { booked: 0, refused: 0, acts: 0, taken: 0, waitedTooLong: 0 };

beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 16 });
  const hotelId = await addHotel(world.db);
  const span = { units: 200, from: firstDay, nights: daysOfOrders + 10 };
  room = await addRoom(world.db, hotelId, span);
  roomOnRequest = await addRoom(world.db, hotelId, { ...span, sells: 'request' });
  pool = await addPool(world.db, await addFleet(world.db), 60);
  crews = await Promise.all(Array.from({ length: 60 }, () => addCrew(world.db, pool)));
  clerks = [];
  for (const [name, role] of [
    ['early_desk', 'desk'],
    ['late_desk', 'desk'],
    ['cashier', 'finance'],
    ['manager', 'administrator'],
  ] as const) {
    clerks.push(await addStaff(world.db, name, role));
  }
  world.clock.set(new Date(start));
  await fund(world, 1_000_000_000, 1_000_000_000);
  await world.app.memory.refresh();
});
afterAll(async () => {
  reportFigure('a week at the desk', { orders, ...counts }, chance, startedAt);
  await world.close();
});

test('week at the desk: clerks act only by what the queues and orders offer → nothing waits unowned, nothing unserved is earned', async () => {
  const rounds = (daysOfOrders + daysAfter) * roundsOfDay;
  for (let round = 0; round < rounds; round++) {
    world.clock.set(new Date(start + round * stepHours * HOUR_MS));
    await bookUpTo(Math.ceil((orders * (round + 1)) / (daysOfOrders * roundsOfDay)), round);
    await runClock();
    await reportJourneys();
    for (const clerk of chance.shuffle(clerks)) await workOffQueues(clerk);
    await expectOwners();
  }
  await expectEarnedIsServed();
  await expectActivity();
  expect(await checkInvariants(world.db), `seed ${chance.seed}`).toEqual([]);
  expect(await checkWholeLedger(world.db, ledgerProofs, world.clock.now())).toEqual({
    accounts: [],
    postings: [],
  });
}, 3_600_000);

/** Books until the wanted number of orders was tried. */
async function bookUpTo(wanted: number, round: number): Promise<void> {
  while (counts.booked + counts.refused < Math.min(wanted, orders)) {
    const kind = chance.pick(['hotel', 'request', 'airport', 'car'] as const);
    const day = addDays(firstDay, Math.floor(round / roundsOfDay) + chance.whole(1, 4));
    const id = await book(kind, day);
    if (id === undefined) {
      counts.refused += 1;
      continue;
    }
    counts.booked += 1;
    truths.set(id, { kind, arranged: chance.next() < 0.9, came: chance.next() < 0.9 });
    if (kind !== 'request') await send('POST', 'order/pay', { id, pay_channel: 'balance' });
  }
}

async function book(kind: Truth['kind'], day: string): Promise<number | undefined> {
  if (kind === 'airport' || kind === 'car') {
    const drive: Drive = { product: kind, firstDay: day, days: 1, vehicles: 1 };
    const quoted = await askDriveQuote(send, pool, drive);
    return quoted.code === 1 ? (await bookDrive(send, drive, quoted.data.quote_id)).orderId : undefined;
  }
  const stay = { checkIn: day, checkOut: addDays(day, chance.whole(1, 2)), rooms: 1 };
  const quoted = await askQuote(send, kind === 'hotel' ? room : roomOnRequest, stay);
  if (quoted.code !== 1) return undefined;
  const booked = await send('POST', 'hotel/book', bookingOf(quoted.data.quote_id));
  return booked.data.order?.id;
}

/** Agencies pay offers; drivers report their way, and that they wait where nobody comes. */
async function reportJourneys(): Promise<void> {
  const offered = await world.db
    .selectFrom('orders')
    .select('id')
    .where('order_status', '=', 'pending_payment')
    .execute();
  for (const { id } of offered) await send('POST', 'order/pay', { id, pay_channel: 'balance' });
  const waiting = await world.db
    .selectFrom('orders')
    .select(['id', 'offer_id'])
    .where('order_status', '=', 'offer_pending')
    .where('offer_id', 'is not', null)
    .execute();
  for (const { id, offer_id } of waiting) await send('POST', 'order/confirm', { id, offer_id });
  const rides = await world.db
    .selectFrom('rides')
    .select(['id', 'order_id', 'status', 'starts_at', 'ends_at'])
    .where('active', '=', true)
    .where('status', 'in', ['assigned', 'en_route', 'on_location', 'on_board'])
    .execute();
  const now = world.clock.now();
  for (const { id, order_id, starts_at, ends_at } of rides) {
    const truth = truths.get(order_id);
    if (!truth?.arranged || starts_at > now) continue;
    const steps: OrderDeskAction[] = ['departRide', 'arriveRide'];
    if (truth.came) steps.push('boardRide', ...(ends_at <= now ? (['finishRide'] as const) : []));
    for (const step of steps) await actIfOffered(clerks[0]!, order_id, step, { ride_id: id }, id);
  }
}

/** Reads the entries of each queue in which something waits: its first hundred. */
async function readQueues({ token }: Clerk): Promise<QueueEntry[][]> {
  const { data } = await world.call('GET', 'console/queue/list', {}, { token });
  const pages: QueueEntry[][] = [];
  for (const { name, total, list } of data.queues as ListedQueue[]) {
    if (total <= list.length) pages.push(list);
    else {
      const page = await world.call('GET', 'console/queue/list', { queue: name, limit: 100 }, { token });
      pages.push(page.data.queues[0].list);
    }
  }
  return pages;
}

/** A clerk takes what is free in the queues, and answers what is theirs. */
async function workOffQueues(clerk: Clerk): Promise<void> {
  for (const queue of await readQueues(clerk)) {
    for (const entry of queue) {
      const isTaken = entry.owner === null && (await mayTake(clerk, entry));
      if (isTaken || entry.owner?.id === clerk.id) await answer(clerk, entry);
    }
  }
}

async function mayTake(clerk: Clerk, entry: QueueEntry): Promise<boolean> {
  const wanted: QueueAction = 'take';
  if (!entry.actions.includes(wanted)) return false;
  const { queue, object_id } = entry;
  const reply = await world.call('POST', 'console/queue/take', { queue, object_id }, { token: clerk.token });
  // A colleague's answer of this round may have ended it.
  if (reply.code !== 1) expect(['queue_entry_gone', 'queue_entry_taken']).toContain(reply.data.reason);
  else counts.taken += 1;
  return reply.code === 1;
}

/** Answers an entry by the truth, with an action that the order offers; leaves it if nobody knows better yet. */
async function answer(clerk: Clerk, entry: QueueEntry): Promise<void> {
  if (entry.queue === 'secondPerson') return decideSecondPerson(clerk, entry);
  const { order_id: id } = entry;
  const truth = id === null ? undefined : truths.get(id);
  if (id === null || !truth) return;
  const evidence = 'Asked hotel, driver and agency by telephone';
  const served = truth.arranged && truth.came;
  switch (entry.queue) {
    case 'requests':
      return truth.arranged
        ? actIfOffered(clerk, id, 'offerStay', { id, rooms_from: 'hotel' })
        : actIfOffered(clerk, id, 'declineRequest', { id, reason: 'The hotel is full' });
    case 'hotelNotices':
    case 'arrivals':
      if (!truth.arranged) return;
      return actIfOffered(clerk, id, 'confirmHotel', { id, hotel_confirmation_code: `T${id}` });
    case 'rides':
      if (!truth.arranged) return;
      return actIfOffered(
        clerk,
        id,
        'assignRide',
        { ride_id: entry.object_id, ...chance.pick(crews) },
        entry.object_id,
      );
    case 'noShows':
      return actIfOffered(clerk, id, 'noShow', { id, waited_minutes: 60, calls_made: 3, evidence });
    case 'reviews':
      return actIfOffered(clerk, id, served ? 'decideServed' : 'decideUnserved', {
        id,
        decision: served ? 'served' : 'unserved',
        evidence,
      });
    default:
      return;
  }
}

/** Carries out an action if the clerk's own view of the order offers it; a refusal must be about the input. */
async function actIfOffered(
  { token }: Clerk,
  id: number,
  action: OrderDeskAction,
  input: object,
  target: number | null = null,
): Promise<void> {
  const { data } = await world.call('GET', 'console/order/detail', { id }, { token });
  const offered = (data.staff_actions as OfferedAction[]).some(
    (one) => one.action === action && (target === null || one.target_id === target),
  );
  if (!offered) return;
  const reply = await world.call('POST', orderDeskCalls[action], input, { token });
  expect(refusedFor(reply), `${action} ${JSON.stringify(reply.data)} seed ${chance.seed}`).not.toBe('state');
  if (reply.code === 1) counts.acts += 1;
}

/** Refusals of offered actions: another crew or an approval is needed; anything else would be a false offer. */
const ofInput = [
  'wait_not_recorded',
  'driver_busy',
  'vehicle_busy',
  'driver_elsewhere',
  'driver_too_far',
  'second_person_asked',
];

function refusedFor({ code, data }: TestReply): 'nothing' | 'input' | 'state' {
  if (code === 1) return 'nothing';
  return ofInput.includes(data?.reason) ? 'input' : 'state';
}

async function decideSecondPerson({ token }: Clerk, { object_id }: QueueEntry): Promise<void> {
  const { data } = await world.call('GET', 'console/secondPerson/list', { limit: 100 }, { token });
  const request = data.list.find(({ id }: { id: number }) => id === object_id);
  if (!request?.may_confirm) return;
  const input = { id: object_id, decision: 'confirm', note: 'Agreed' };
  const reply = await world.call('POST', 'console/secondPerson/decide', input, { token });
  if (reply.code === 1) counts.acts += 1;
}

/** After a round of all clerks every entry has an owner; entries past their promise are counted. */
async function expectOwners(): Promise<void> {
  for (const entries of await readQueues(clerks[3]!)) {
    counts.waitedTooLong += entries.filter(({ overdue }) => overdue).length;
    // The answer to one entry can open another in a queue that was read before: its turn is the next round.
    const since = Math.floor(world.clock.now().getTime() / 1000);
    const unowned = entries.filter((entry) => entry.owner === null && entry.since < since);
    expect(unowned, `seed ${chance.seed}`).toEqual([]);
  }
}

async function runClock(): Promise<void> {
  for (const name of ['expire-orders', 'review-unanswered', 'complete-orders', 'escalate-reviews']) {
    await world.app.jobs.find((job) => job.name === name)!.run(world.clock.now());
  }
}

/** Nothing was kept for a service that was not arranged; nothing was given back for one that took place. */
async function expectEarnedIsServed(): Promise<void> {
  const { rows } = await sql<{ id: number; order_status: string; review: string | null; kept: number }>`
    SELECT orders.id, order_status, needs_review AS review,
      (SELECT coalesce(sum(-entry.amount), 0)::bigint FROM ledger_entries entry
        JOIN ledger_postings posting ON posting.id = entry.posting_id
        WHERE posting.order_id = orders.id AND account_kind IN ('sales', 'penalty_income')) AS kept
    FROM orders`.execute(world.db);
  const wrong = rows.filter(({ id, order_status, kept, review }) => {
    const truth = truths.get(id)!;
    if (review !== null) return true;
    if (kept > 0 && !truth.arranged) return true;
    const isServed = truth.arranged && truth.came;
    // An offer or a request that nobody answered in time never became a sale.
    const isSold = !['expired', 'rejected'].includes(order_status);
    return isServed && isSold && kept === 0;
  });
  expect(
    wrong.map((row) => ({ ...row, ...truths.get(row.id) })),
    `seed ${chance.seed}`,
  ).toEqual([]);
  const open = rows.filter(({ order_status }) => ['confirmed', 'in_service'].includes(order_status));
  expect(open, `seed ${chance.seed}`).toEqual([]);
}

/** Every act and every taking has one row that names who did what, with facts that really differ. */
async function expectActivity(): Promise<void> {
  const ids = clerks.map(({ id }) => id);
  const rows = await world.db
    .selectFrom('operator_actions')
    .select(['id', 'call', 'before', 'after'])
    .where('operator_id', 'in', ids)
    .execute();
  expect(rows.length, `seed ${chance.seed}`).toBeGreaterThanOrEqual(counts.acts + counts.taken);
  const unchanged = rows.filter(
    ({ before, after }) => before !== null && JSON.stringify(before) === JSON.stringify(after),
  );
  expect(unchanged.filter(({ before }) => Object.keys(before as object).length > 0)).toEqual([]);
}

const send: Send = (method, path, data, options) =>
  world.call(method, path, data, { as: 'owner', ...options });
