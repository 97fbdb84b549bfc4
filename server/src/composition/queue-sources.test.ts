import { randomUUID } from 'node:crypto';
import type { QueueName } from '@serai/contract/back-office/queue-names';
import type { QueueEntry } from '@serai/contract/back-office/queues';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applied as appliedBill } from '../../test/access/bill-rows.ts';
import { stageCash } from '../../test/access/cash-rows.ts';
import { applied as appliedInvoice } from '../../test/access/invoice-rows.ts';
import { stageDeclared } from '../../test/access/receipt-rows.ts';
import { stageRequest } from '../../test/access/stage-request.ts';
import {
  addCharge,
  arrive,
  assign,
  at,
  close,
  depart,
  inService,
  pay,
  stageOrder,
  supplied,
} from '../../test/access/staged-orders.ts';
import { openQueueStage, type QueueStage } from '../../test/queue-stage.ts';
import { registerAgency } from '../../test/register-agency.ts';
import { localDateTime } from '../domain/local-time.ts';

let stage: QueueStage;
beforeAll(async () => {
  stage = await openQueueStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.goTo(0);
  await stage.world.db.deleteFrom('throttle_counters').execute();
  await stage.logInAll();
});

/** An entry that a test puts into a queue: facts that identify it, and the call that answers it. */
interface Waiting {
  wanted: Partial<QueueEntry>;
  answer(): Promise<unknown>;
}

const desk = (path: string, input: object) => stage.must(stage.operator.token, path, input);
const confirm = (id: number) => desk('console/hotelOrder/confirm', { id, hotel_confirmation_code: 'YGN-1' });

const queues: [QueueName, () => Promise<Waiting>, Partial<QueueEntry>][] = [
  [
    'requests',
    async () => {
      const { id } = await stageOrder(stage, 'A', 'request');
      const answer = () => desk('console/request/decline', { id, reason: 'Full house' });
      return { wanted: { order_id: id }, answer };
    },
    { kind: 'order', overdue: false, matter: '' },
  ],
  [
    'offers',
    async () => {
      const { id, by } = await stageOrder(stage, 'A', 'request');
      const { data } = await desk('console/hotelOrder/offer', { id, rooms_from: 'allotment' });
      const { offer } = data.order;
      stage.world.clock.set(new Date((offer.until - 3600) * 1000));
      const answer = () => stage.must(by.token, 'order/confirm', { id, offer_id: offer.id });
      return { wanted: { order_id: id, due: offer.until }, answer };
    },
    { kind: 'order', overdue: false, matter: 'same' },
  ],
  [
    'reviews',
    async () => {
      const { id } = await stageOrder(stage, 'A', 'hotel', [pay, at('auto_complete_at'), close]);
      const decision = { id, decision: 'served', evidence: 'The hotel confirmed the stay by phone' };
      return { wanted: { order_id: id }, answer: () => desk('console/review/decide', decision) };
    },
    { kind: 'order', overdue: false, matter: 'unserved' },
  ],
  [
    'hotelNotices',
    async () => {
      const { id } = await stageOrder(stage, 'A', 'hotel', [pay]);
      return { wanted: { order_id: id }, answer: () => confirm(id) };
    },
    { kind: 'hotel_notice', overdue: false, matter: 'booking' },
  ],
  [
    'arrivals',
    async () => {
      const { id } = await stageOrder(stage, 'A', 'hotel', [pay, at('service_start', -48 * 60)]);
      return { wanted: { order_id: id }, answer: () => confirm(id) };
    },
    { kind: 'order', overdue: false },
  ],
  [
    'rides',
    async () => {
      const order = await stageOrder(stage, 'A', 'car', [pay, at('service_start', -10 * 60)]);
      return { wanted: { object_id: order.rideId, order_id: order.id }, answer: () => assign(stage, order) };
    },
    { kind: 'ride', overdue: false, matter: 'no_driver' },
  ],
  [
    'flights',
    async () => {
      const { id } = await stageOrder(stage, 'A', 'airport', [pay, at('service_start', -2 * 60)]);
      const { sold_as } = await stage.world.db
        .selectFrom('transfer_orders')
        .select('sold_as')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      const { times, tz } = sold_as as { times: { flight: number }; tz: string };
      const lands_at = localDateTime(times.flight, tz);
      return {
        wanted: { order_id: id },
        answer: () => desk('console/airportOrder/setLanding', { id, lands_at }),
      };
    },
    { kind: 'order', overdue: false },
  ],
  [
    'noShows',
    async () => {
      const steps = [pay, assign, depart, arrive, at('no_show_from', 1)];
      const { id, rideId } = await stageOrder(stage, 'A', 'car', steps);
      const waited = { waited_minutes: 120, calls_made: 3, evidence: 'Nobody came to the lobby' };
      const answer = () => desk('console/order/noShow', { id, ...waited });
      return { wanted: { object_id: rideId }, answer };
    },
    { kind: 'ride', overdue: true },
  ],
  [
    'driverCash',
    async () => {
      const { cashId, id } = await stageCash(stage, 'A');
      expect(await stage.find('driverCash', { object_id: cashId })).toBeUndefined();
      stage.goTo(7 * 86_400_000 + 3_600_000);
      await stage.logInAll();
      const handed_in_on = stage.world.clock.now().toISOString().slice(0, 10);
      const handIn = { cash_ids: [cashId], counted: 500_000, handed_in_on };
      return {
        wanted: { object_id: cashId, order_id: id },
        answer: () => desk('console/driverCash/handIn', handIn),
      };
    },
    { kind: 'driver_cash', overdue: false },
  ],
  [
    'secondPerson',
    async () => {
      const id = await stageRequest(stage, 3_600_000);
      const answer = () =>
        desk('console/secondPerson/decide', { id, decision: 'reject', note: 'Not agreed' });
      return { wanted: { object_id: id }, answer };
    },
    { kind: 'second_person', overdue: false, matter: 'staff', order_id: null },
  ],
  [
    'bills',
    async () => {
      const { id } = await appliedBill(stage, 'A');
      return {
        wanted: { object_id: id },
        answer: () => desk('console/bill/reject', { id, reason: 'Made too early' }),
      };
    },
    { kind: 'bill', overdue: false, matter: 'submitted', order_id: null },
  ],
  [
    'invoices',
    async () => {
      const id = await appliedInvoice(stage, 'A');
      return {
        wanted: { object_id: id },
        answer: () => desk('console/invoice/reject', { id, reason: 'Made out wrongly' }),
      };
    },
    { kind: 'invoice', overdue: false, matter: 'submitted', order_id: null },
  ],
  [
    'suppliers',
    async () => {
      const { id } = await stageOrder(stage, 'A', 'hotel', [supplied, pay]);
      // No supplier is connected here: the request counts as sent, and its answer as lost.
      await stage.world.db
        .updateTable('supplier_requests')
        .set({ sent_at: stage.world.clock.now() })
        .where('order_id', '=', id)
        .execute();
      const decision = {
        id,
        decision: 'confirmed',
        confirmation_code: 'BB-1',
        evidence: 'The reservations desk said so on the phone',
      };
      return { wanted: { order_id: id }, answer: () => desk('console/supplier/decide', decision) };
    },
    { kind: 'supplier_request', overdue: false, matter: 'book' },
  ],
  [
    'adjustments',
    async () => {
      const order = await stageOrder(stage, 'A', 'car', inService);
      const charge = { id: order.id, adjustment_id: await addCharge(stage, order) };
      await stage.must(order.by.token, 'order/askAdjustment', { ...charge, question: 'Which gate?' });
      const answer = () => desk('console/order/answerAdjustment', { ...charge, answer: 'The northern one' });
      return { wanted: { object_id: charge.adjustment_id, order_id: order.id }, answer };
    },
    { kind: 'adjustment', overdue: false, matter: 'tolls_parking' },
  ],
  [
    'workOrders',
    async () => {
      const asked = { type: 'other', email: 'desk@example.com', detail: 'A late arrival' };
      const { data } = await stage.must(stage.sides.A.owner.token, 'workOrder/add', asked);
      const { id } = data.work_order;
      return {
        wanted: { object_id: id, order_id: null },
        answer: () => desk('console/workOrder/resolve', { id, content: 'Done' }),
      };
    },
    { kind: 'work_order', overdue: false, matter: 'other' },
  ],
  [
    'agencies',
    async () => {
      const { agencyId: agency_id } = await registerAgency(stage.world);
      const answer = () =>
        desk('console/agency/verify', { agency_id, decision: 'verify', reason: 'Licensed' });
      return { wanted: { object_id: agency_id }, answer };
    },
    { kind: 'agency', overdue: false, order_id: null },
  ],
  [
    'declaredPayments',
    async () => {
      const { data } = await stageDeclared(stage);
      const refusal = { declaration_id: data.id, reason: 'Nothing arrived' };
      return {
        wanted: { object_id: data.id },
        answer: () => desk('console/declaration/refuse', refusal),
      };
    },
    { kind: 'declared_payment', overdue: false, order_id: null },
  ],
  [
    'receipts',
    async () => {
      const day = stage.world.clock.now().toISOString().slice(0, 10);
      const arrived = { received_on: day, value_date: day, payer: 'Golden Stupa', currency: 'USD' };
      const receipt = { ...arrived, gross: 5_000, bank_reference: randomUUID() };
      const { data } = await desk('console/receipt/record', receipt);
      const { agencyId } = stage.sides.A;
      const parts = [{ amount: 5_000 }];
      const matched = { receipt_id: data.id, agency_id: agencyId, parts };
      return {
        wanted: { object_id: data.id, guest: 'Golden Stupa' },
        answer: () => desk('console/receipt/match', matched),
      };
    },
    { kind: 'receipt', overdue: false, order_id: null, agency: null },
  ],
  [
    'contactMessages',
    async () => {
      const message = { name: '杜丽', email: 'du@example.com', content: '请问可以开发票吗？' };
      expect((await stage.world.call('POST', 'index/message', message, {})).code).toBe(1);
      const { id } = await stage.world.db
        .selectFrom('work_orders')
        .select('id')
        .where('agency_id', 'is', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const answer = () => desk('console/workOrder/resolve', { id, content: 'Done' });
      return { wanted: { object_id: id, guest: '杜丽' }, answer };
    },
    { kind: 'work_order', overdue: false, agency: null },
  ],
  [
    'undelivered',
    async () => {
      await stage.world.app.runTicker('outbox');
      const { id, message_id, recipient } = await stage.world.db
        .selectFrom('outbox')
        .select(['id', 'message_id', 'recipient'])
        .where('kind', '=', 'mail')
        .where('sent_at', 'is not', null)
        .where('valid_until', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      await desk('console/message/reportBounce', { message_id, reason: 'Mailbox full' });
      return {
        wanted: { object_id: id, number: recipient },
        answer: () => desk('console/message/resend', { id }),
      };
    },
    { kind: 'message', overdue: false, due: null, order_id: null },
  ],
];

test.each(queues)(
  'queue %s: something waits → listed with its clock; answered → gone',
  async (name, put, facts) => {
    const { wanted, answer } = await put();
    const { total } = await stage.list(name);
    const entry = await stage.find(name, wanted);
    expect(entry).toMatchObject({ queue: name, owner: null, ...facts });
    expect(entry!.since).toBeLessThanOrEqual(Math.floor(stage.world.clock.now().getTime() / 1000));
    if (facts.due !== null) expect(entry!.due).toEqual(expect.any(Number));
    expect(entry!.number).not.toBe('');
    await answer();
    expect(await stage.find(name, wanted)).toBeUndefined();
    expect((await stage.list(name)).total).toBe(total - 1);
  },
);

test('queues: every queue of the contract → tested here', async () => {
  const { queues: all } = await stage.listAll();
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(queues.map(([name]) => name)));
  expect(queues).toHaveLength(all.length);
});

test('queue rides: driver out of service → listed, other crew assigned → gone', async () => {
  const order = await stageOrder(stage, 'A', 'car', [pay, assign, at('service_start', -10 * 60)]);
  const wanted = { object_id: order.rideId };
  expect(await stage.find('rides', wanted)).toBeUndefined();
  const { driver_id } = await stage.world.db
    .selectFrom('rides')
    .select('driver_id')
    .where('id', '=', order.rideId)
    .executeTakeFirstOrThrow();
  await stage.world.db.updateTable('drivers').set({ active: false }).where('id', '=', driver_id).execute();
  expect(await stage.find('rides', wanted)).toMatchObject({ matter: 'driver_gone' });
  const crew = await stage.newCrew();
  await desk('console/dispatch/reassign', { ride_id: order.rideId, ...crew, reason: 'Ill' });
  expect(await stage.find('rides', wanted)).toBeUndefined();
});

test('queue rides: driver on leave → listed, absence removed → gone', async () => {
  const order = await stageOrder(stage, 'A', 'car', [pay, assign, at('service_start', -10 * 60)]);
  const wanted = { object_id: order.rideId };
  const { driver_id, starts_at } = await stage.world.db
    .selectFrom('rides')
    .select(['driver_id', 'starts_at'])
    .where('id', '=', order.rideId)
    .executeTakeFirstOrThrow();
  const from = Math.floor(starts_at.getTime() / 1000);
  const leave = { kind: 'leave', absent_id: driver_id, from, until: from + 3600 };
  const { data } = await desk('console/dispatch/addAbsence', leave);
  expect(await stage.find('rides', wanted)).toMatchObject({ matter: 'absent' });
  await desk('console/dispatch/removeAbsence', { absence_id: data.absence_id });
  expect(await stage.find('rides', wanted)).toBeUndefined();
});

test('queue rides: driver late on an earlier ride → listed; that ride finished → gone', async () => {
  const { rideId: earlier } = await stageOrder(stage, 'A', 'car', inService);
  const { rideId: next } = await stageOrder(stage, 'B', 'car', [pay, assign]);
  const rides = await stage.world.db
    .selectFrom('rides')
    .select(['driver_id', 'vehicle_id', 'ends_at'])
    .where('id', '=', earlier)
    .executeTakeFirstOrThrow();
  const { ends_at, ...crew } = rides;
  const later = (minutes: number) => new Date(ends_at.getTime() + minutes * 60_000);
  await stage.world.db
    .updateTable('rides')
    .set({ ...crew, starts_at: later(60), ends_at: later(120) })
    .where('id', '=', next)
    .execute();
  stage.world.clock.set(later(-1));
  expect(await stage.find('rides', { object_id: next })).toBeUndefined();
  stage.world.clock.set(later(10));
  expect(await stage.find('rides', { object_id: next })).toMatchObject({ matter: 'still_busy' });
  await desk('console/dispatch/finish', { ride_id: earlier });
  expect(await stage.find('rides', { object_id: next })).toBeUndefined();
});

test('queue requests: promised time passed → overdue, and counted as such', async () => {
  const { id } = await stageOrder(stage, 'A', 'request');
  const entry = await stage.find('requests', { order_id: id });
  stage.world.clock.set(new Date(entry!.due! * 1000));
  expect(await stage.find('requests', { order_id: id })).toMatchObject({ overdue: true });
  expect((await stage.list('requests')).overdue).toBeGreaterThan(0);
});

test('queue requests: overdue and under review → waits in the reviews only', async () => {
  const { id } = await stageOrder(stage, 'A', 'request');
  const entry = await stage.find('requests', { order_id: id });
  stage.world.clock.set(new Date(entry!.due! * 1000));
  const review = stage.world.app.jobs.find(({ name }) => name === 'review-unanswered')!;
  await review.run(stage.world.clock.now());
  expect(await stage.find('requests', { order_id: id })).toBeUndefined();
  expect(await stage.find('reviews', { order_id: id })).toMatchObject({ matter: 'offer_overdue' });
});
