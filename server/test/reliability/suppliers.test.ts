import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSupplier, type Plan, type SimulatedSupplier } from '../../src/demo/simulated-supplier.ts';
import {
  carryOutRequests,
  createSuppliers,
  reviewSilent,
} from '../../src/features/orders/for-composition.ts';
import { checkInvariants } from '../invariants.ts';
import { type OrderWorld, openOrderWorld } from '../order-world.ts';
import { brokenLine, type Line } from './broken-line.ts';
import { Chance, reportFigure, tries } from './figure.ts';

/**
 * P07: whatever fails on the connection to a supplier, each confirmed order is booked there once, an ended
 * one is not, and an unknown outcome is shown neither as confirmed nor as failed.
 */
const plays = tries({ test: 13, assurance: 400 });
const steps = 12;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const total = 51_100;

let world: OrderWorld;
let supplier: SimulatedSupplier;
let line: Line;
let chance: Chance;
const main = new Chance();
const startedAt = Date.now();
const reached: Record<string, number> = {};

beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(1_000_000_000, 0);
  line = brokenLine(() => chance);
  supplier = demoSupplier(world.clock, { planOf: makePlan, line: line.travel });
});

afterAll(async () => {
  reportFigure('P07 nothing unknown is shown as known', { plays, ...reached }, main, startedAt);
  await world.close();
});

test('supplier: broken connections, crashes and late answers → it has booked exactly the confirmed orders', async () => {
  for (let at = 1; at <= plays; at++) {
    const seed = main.whole(0, 2 ** 31);
    chance = new Chance(seed);
    await play(`play ${at}, seed ${seed}`);
    if (at % 20 === 0 || at === plays) expect(await checkInvariants(world.db), `seed ${seed}`).toEqual([]);
  }
}, 1_800_000);

/** Plays one order through random failures, and then until nothing about it is open. */
async function play(name: string): Promise<void> {
  const order = await payOrder();
  line.isBroken = true;
  for (let step = 0; step < steps; step++) {
    await pick(actions)(order);
    await expectHonest(order, name);
  }
  line.isBroken = false;
  line.releaseAll();
  await Promise.all(order.works);
  for (let round = 0; round < 40 && (await isOpen(order)); round++) {
    world.clock.advance(15 * minute);
    await expectReviewed();
    await work(order);
    await decideLeft(order);
    await expectHonest(order, name);
  }
  expect(await isOpen(order), name).toBe(false);
  await expectReconciled(order, name);
}

interface Order {
  id: number;
  sn: string;
  /** Runs of the workers started for it; some hang. */
  works: Promise<unknown>[];
  /** Ended by the desk, whatever its supplier answers. */
  endedByDesk: boolean;
}

async function payOrder(): Promise<Order> {
  const days = chance.pick([1, 2, 30]);
  const date = new Date(world.clock.now().getTime() + days * 24 * hour).toISOString().slice(0, 10);
  const id = await world.book(date, { supplier: supplier.name });
  const { data } = await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  return { id, sn: data.order.sn, works: [], endedByDesk: false };
}

/** Draws the supplier's behaviour: it mostly accepts, soon or late, visible at once or not. */
function makePlan(): Plan {
  return {
    outcome: chance.next() < 0.75 ? 'confirmed' : 'refused',
    price: chance.next() < 0.15 ? total + chance.whole(1, 5000) : null,
    decidesAfterMs: chance.pick([0, 0, 20 * second, 10 * minute, 90 * minute]),
    arrivesAfterMs: chance.next() < 0.3 ? chance.whole(1, 5) * minute : 0,
    lagMs: chance.next() < 0.3 ? chance.whole(1, 4) * minute : 0,
    cancelling: chance.next() < 0.85 ? 'cancelled' : 'refused',
  };
}

type Action = (order: Order) => Promise<unknown>;

const actions: readonly Action[] = [
  ...Array.from({ length: 6 }, () => work),
  ...Array.from({ length: 5 }, () => wait),
  () => expectReviewed(),
  async ({ id }) => {
    const { data } = await must('order/refundPreview', { id }, 'owner');
    if (data?.preview_id) await must('order/refund', { id, preview_id: data.preview_id }, 'owner');
  },
  ({ id }) => must('console/supplier/lookUp', { id }),
  async (order) => {
    const reply = await must('console/order/cancel', { id: order.id, fee: 0, reason: 'Overbooked' });
    order.endedByDesk ||= reply.code === 1;
  },
  (order) => decide(order, 'take_price'),
  (order) => decide(order, chance.pick(['declined', 'cancelled'])),
  // The desk reports what it heard from the supplier, which was true at that time.
  async (order) => {
    if (line.hanging > 0 || supplier.standingOf(order.sn) !== 'confirmed') return;
    await decide(order, chance.pick(['confirmed', 'kept']));
  },
  async () => line.release(),
];

/**
 * Runs a worker on what is due. A hanging worker counts as crashed, unless its answer is delivered much
 * later.
 */
async function work(order: Order): Promise<void> {
  const { db, products, clock } = world;
  const hung = line.nextHang();
  const working = carryOutRequests({ db, products, clock, suppliers: createSuppliers([supplier]) });
  order.works.push(working);
  await Promise.race([working, hung]);
}

async function wait(): Promise<void> {
  world.clock.advance(chance.pick([3 * second, 30 * second, 4 * minute, 20 * minute, 3 * hour]));
}

async function decide(order: Order, decision: string): Promise<void> {
  const code = decision === 'confirmed' ? { confirmation_code: 'PHONE' } : {};
  const evidence = 'The supplier’s desk said so on the phone';
  const reply = await must('console/supplier/decide', { id: order.id, decision, evidence, ...code });
  order.endedByDesk ||= reply.code === 1 && (decision === 'declined' || decision === 'cancelled');
}

/** Sends a call that may be refused, but must never fail. */
async function must(path: string, input: object, as: 'owner' | 'operator' = 'operator') {
  const reply = await world.call('POST', path, input, { as });
  expect(['internal', 'busy_try_again', 'money_stopped']).not.toContain(reply.data?.reason);
  return reply;
}

/**
 * The desk decides what a supplier leaves open for good: another price, or a service that has begun unbooked.
 */
async function decideLeft(order: Order): Promise<void> {
  const { order_status, needs_review, service_start } = await read(order);
  if (order_status !== 'processing' || needs_review === null) return;
  if (needs_review === 'supplier_price') await decide(order, chance.pick(['take_price', 'declined']));
  else if (service_start <= world.clock.now() && supplier.standingOf(order.sn) === 'none') {
    await decide(order, 'declined');
  }
}

async function expectHonest(order: Order, name: string): Promise<void> {
  expect(line.violations, name).toEqual([]);
  const { order_status } = await read(order);
  const standing = supplier.standingOf(order.sn);
  const context = `${name}: ${order_status}, there ${standing}`;
  if (order_status === 'confirmed') expect(standing, context).toBe('confirmed');
  if (order.endedByDesk) return;
  if (order_status === 'rejected') expect(standing, context).toBe('refused');
  if (order_status === 'cancelled') expect(supplier.listKept(), context).not.toContain(order.sn);
}

/**
 * Expects every order with an overdue supplier answer to have a reviewer and a due time once the job has run.
 * The job skips an order that a late answer has locked at that moment, and takes it in its next run.
 */
async function expectReviewed(): Promise<void> {
  let unseen = await reviewAndListUnseen();
  for (let turn = 0; turn < 50 && unseen.length > 0; turn++) {
    await setTimeout(20);
    unseen = await reviewAndListUnseen();
  }
  expect(unseen).toEqual([]);
}

const ofSuppliers = ['supplier_silent', 'supplier_price', 'cancel_silent', 'cancel_refused'];

async function reviewAndListUnseen() {
  const now = world.clock.now();
  await reviewSilent(world.db, world.products, now);
  const silent = await world.db
    .selectFrom('supplier_requests as asked')
    .innerJoin('orders', 'orders.id', 'asked.order_id')
    .select(['orders.id', 'needs_review', 'review_queue', 'review_due'])
    .where('asked.state', '<>', 'done')
    .where('silent_at', '<=', now)
    .where((is) =>
      is.or([
        is.and([is('asked.kind', '=', 'book'), is('order_status', '=', 'processing')]),
        is.and([is('asked.kind', '=', 'cancel'), is('order_status', '=', 'cancelling')]),
      ]),
    )
    .execute();
  return silent.filter(
    ({ needs_review: reason, review_queue: queue, review_due: due }) =>
      queue !== 'desk' || due === null || !ofSuppliers.includes(reason ?? ''),
  );
}

async function isOpen({ id }: Order): Promise<boolean> {
  const row = await world.db
    .selectFrom('supplier_requests')
    .select('id')
    .where('order_id', '=', id)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  return row !== undefined;
}

async function expectReconciled(order: Order, name: string): Promise<void> {
  const { order_status } = await read(order);
  reached[order_status] = (reached[order_status] ?? 0) + 1;
  const isKept = supplier.listKept().includes(order.sn);
  if (order_status === 'confirmed') expect(isKept, name).toBe(true);
  else expect(['cancelled', 'rejected'], name).toContain(order_status);
  // If the supplier keeps a booking that the desk has ended, the desk was notified.
  if (order_status !== 'confirmed' && isKept) expect(await countKeptMails(order.sn), name).toBeGreaterThan(0);
  const requests = await world.db
    .selectFrom('supplier_requests')
    .select('id')
    .where('order_id', '=', order.id)
    .execute();
  expect(requests.length, name).toBeLessThanOrEqual(2);
}

async function countKeptMails(sn: string): Promise<number> {
  const mails = await world.db
    .selectFrom('outbox')
    .select('id')
    .where('event', '=', 'supplier_keeps_booking')
    .where('subject', 'like', `%${sn}%`)
    .execute();
  return mails.length;
}

function read({ id }: Order) {
  return world.db
    .selectFrom('orders')
    .select(['order_status', 'needs_review', 'service_start'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function pick<Value>(from: readonly Value[]): Value {
  return chance.pick(from);
}
