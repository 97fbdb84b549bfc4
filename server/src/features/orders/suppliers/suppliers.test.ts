import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { boatStock, readBoatStock } from '../../../../test/test-product.ts';
import {
  demoPlan,
  demoSupplier,
  type Plan,
  type SimulatedSupplier,
  type SupplierCall,
} from '../../../demo/simulated-supplier.ts';
import { carryOutRequests } from './carry-out-requests.ts';
import { reviewSilent } from './review-silent.ts';
import { createSuppliers } from './supplier-port.ts';

let world: OrderWorld;
let supplier: SimulatedSupplier;
let plan: Plan;
/** Calls that the supplier received by reference, and how calls are transported. */
const calls = new Map<string, SupplierCall[]>();
const callsOf = (sn: string) => calls.get(sn) ?? [];
let travel: <A>(call: SupplierCall, act: () => A) => A | Promise<A>;

const total = 51_100;
const second = 1000;
const minute = 60 * second;
const evidence = 'The reservations desk said so on the phone';
const atOnce: Plan = { ...demoPlan, decidesAfterMs: 0 };

beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(5_000_000, 1_000_000);
  supplier = demoSupplier(world.clock, {
    planOf: () => plan,
    line: (call, reference, act) => {
      calls.set(reference, [...callsOf(reference), call]);
      return travel(call, act);
    },
  });
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const work = () =>
  carryOutRequests({
    db: world.db,
    products: world.products,
    clock: world.clock,
    suppliers: createSuppliers([supplier]),
  });
const later = async (ms: number) => {
  world.clock.advance(ms);
  await work();
};
const show = async (id: number) => (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
const statusOf = async (id: number): Promise<string> => (await show(id)).order.order_status;
const decide = (id: number, decision: string, rest: object = {}) =>
  world.call('POST', 'console/supplier/decide', { id, decision, evidence, ...rest }, { as: 'operator' });
const balance = async () =>
  (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data.balance.amount;

/** Books and pays an order for the supplier that is not sent yet; returns its id and number. */
async function paidOrder(becomes: Partial<Plan>): Promise<{ id: number; sn: string }> {
  plan = { ...atOnce, ...becomes };
  travel = (_, act) => act();
  const date = new Date(world.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
  const id = await world.book(date, { supplier: 'demo-supplier' });
  const paid = await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  expect(paid.data.order).toMatchObject({ order_status: 'processing', pay_status: 'paid' });
  return { id, sn: paid.data.order.sn };
}

async function refund(id: number) {
  const { data } = await world.call('POST', 'order/refundPreview', { id }, { as: 'owner' });
  return world.call('POST', 'order/refund', { id, preview_id: data.preview_id }, { as: 'owner' });
}

async function mailsOf(event: string, sn: string): Promise<number> {
  const rows = await world.db
    .selectFrom('outbox')
    .select('id')
    .where('event', '=', event)
    .where('subject', 'like', `%${sn}%`)
    .execute();
  return rows.length;
}

test("supplier order: paid → waits without a voucher, confirmed by the supplier's code", async () => {
  const { id, sn } = await paidOrder({ decidesAfterMs: minute });
  expect(callsOf(sn)).toEqual([]);
  await work();
  await later(5 * second);
  expect((await show(id)).order).toMatchObject({ order_status: 'processing', actions: ['refund'] });
  expect(await mailsOf('order_confirmed', sn)).toBe(0);
  await later(2 * minute);
  expect((await show(id)).order).toMatchObject({ order_status: 'confirmed', actions: ['refund', 'voucher'] });
  expect(await mailsOf('order_confirmed', sn)).toBeGreaterThan(0);
  expect((await show(id)).history.at(-1)).toMatchObject({ event: 'confirm', actor: 'supplier' });
  const before = callsOf(sn);
  await later(60 * minute);
  expect(callsOf(sn)).toEqual(before);
  expect(before.filter((call) => call === 'book')).toHaveLength(1);
});

test('supplier order: refused by the supplier → refunded in full, stock released, agency notified', async () => {
  const before = await balance();
  const stock = await readBoatStock(world.db);
  const { id, sn } = await paidOrder({ outcome: 'refused' });
  await work();
  expect((await show(id)).order).toMatchObject({
    order_status: 'rejected',
    pay_status: 'refunded',
    refund_status: 'refunded',
    settlement_status: 'none',
    refund_money: { amount: total },
    actions: [],
  });
  expect(await balance()).toBe(before);
  expect(await readBoatStock(world.db)).toBe(stock);
  expect(await mailsOf('order_rejected', sn)).toBeGreaterThan(0);
});

test('supplier order on credit: refused by the supplier → nothing owed', async () => {
  plan = { ...atOnce, outcome: 'refused' };
  travel = (_, act) => act();
  const date = new Date(world.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
  const id = await world.book(date, { supplier: 'demo-supplier' });
  await world.call('POST', 'order/pay', { id, pay_channel: 'credit' }, { as: 'owner' });
  await work();
  expect((await show(id)).order).toMatchObject({ order_status: 'rejected', pay_status: 'released' });
});

test.each([
  ['a broken line', () => Promise.reject(new Error('ECONNRESET'))],
  ['nonsense', () => ({ is: 'fine' }) as never],
  ['a confirmation without a code', () => ({ is: 'confirmed', code: ' ' }) as never],
])('supplier order: %s → unknown, looked up before anything is sent again', async (_, answer) => {
  const { id, sn } = await paidOrder({});
  travel = (_call, act) => {
    act();
    return answer();
  };
  await work();
  expect(await statusOf(id)).toBe('processing');
  travel = (_call, act) => act();
  await later(5 * second);
  expect(callsOf(sn)).toEqual(['book', 'lookUp']);
  expect(await statusOf(id)).toBe('confirmed');
});

test('supplier order: request never arrived → sent again after a look-up, but not once the service has begun', async () => {
  const { id, sn } = await paidOrder({});
  const broken = () => Promise.reject(new Error('no route'));
  travel = broken;
  await work();
  travel = (call, act) => (call === 'book' ? broken() : act());
  await later(5 * second);
  expect(callsOf(sn)).toEqual(['book', 'lookUp', 'book']);
  world.clock.advance(21 * 86_400_000);
  await work();
  expect(callsOf(sn)).toEqual(['book', 'lookUp', 'book', 'lookUp']);
  expect(await statusOf(id)).toBe('processing');
  expect((await decide(id, 'declined')).data.order).toMatchObject({ refund_money: { amount: total } });
});

test('reviewSilent: no answer in time → review by the desk, status unchanged, until a look-up has the answer', async () => {
  const { id, sn } = await paidOrder({ decidesAfterMs: 3 * 60 * minute });
  await work();
  await reviewSilent(world.db, world.products, world.clock.now());
  expect((await show(id)).order.review).toBeNull();
  world.clock.advance(30 * minute);
  expect(await reviewSilent(world.db, world.products, world.clock.now())).toBe(1);
  expect(await reviewSilent(world.db, world.products, world.clock.now())).toBe(0);
  const due = Math.floor(world.clock.now().getTime() / 1000) + 2 * 3600;
  expect((await show(id)).order).toMatchObject({
    order_status: 'processing',
    review: { reason: 'supplier_silent', due },
    actions: ['refund'],
  });
  const { data } = await world.call('GET', 'console/review/list', { queue: 'desk' }, { as: 'operator' });
  expect(data.list.find(({ order_sn }: { order_sn: string }) => order_sn === sn)).toMatchObject({
    reason: 'supplier_silent',
  });
  expect(await mailsOf('review_asked', sn)).toBeGreaterThan(0);
  await later(3 * 60 * minute);
  expect((await show(id)).order).toMatchObject({ order_status: 'confirmed', review: null });
});

test('lookUpBooking: open request → looked up at once; nothing open → refused', async () => {
  const { id } = await paidOrder({ decidesAfterMs: 55 * second });
  await work();
  await later(50 * second);
  await later(9 * second);
  expect(await statusOf(id)).toBe('processing');
  const lookUp = (of: number) =>
    world.call('POST', 'console/supplier/lookUp', { id: of }, { as: 'operator' });
  expect((await lookUp(id)).code).toBe(1);
  await work();
  expect(await statusOf(id)).toBe('confirmed');
  expect((await lookUp(id)).data.reason).toBe('order_wrong_state');
  expect((await lookUp(await world.book('2027-12-01'))).data.reason).toBe('not_found');
});

test('supplier order: another price → review by the desk; take_price → booked, sold price unchanged', async () => {
  const { id, sn } = await paidOrder({ price: total + 900 });
  await work();
  expect((await show(id)).order).toMatchObject({
    order_status: 'processing',
    review: { reason: 'supplier_price' },
    total_price: { amount: total },
  });
  const { data } = await world.call('GET', 'console/review/list', { queue: 'desk' }, { as: 'operator' });
  expect(data.list.find(({ order_id }: { order_id: number }) => order_id === id).supplier).toEqual({
    name: 'demo-supplier',
    answer: 'price',
    reason: '',
    price: { amount: total + 900, currency: 'USD' },
  });
  expect(supplier.listKept()).not.toContain(sn);
  await later(60 * minute);
  expect(callsOf(sn)).toEqual(['book']);
  expect((await decide(id, 'take_price')).code).toBe(1);
  expect((await decide(id, 'take_price')).data.reason).toBe('review_not_open');
  await work();
  expect(callsOf(sn)).toEqual(['book', 'lookUp', 'book']);
  expect((await show(id)).order).toMatchObject({
    order_status: 'confirmed',
    review: null,
    total_price: { amount: total },
  });
});

test('refundOrder: supplier has not confirmed yet → free, nothing remains booked', async () => {
  const before = await balance();
  const { id, sn } = await paidOrder({});
  travel = (_, act) => {
    act();
    throw new Error('the answer got lost');
  };
  await work();
  expect((await refund(id)).data.order).toMatchObject({ order_status: 'cancelling' });
  travel = (_, act) => act();
  await later(5 * second);
  expect(await statusOf(id)).toBe('cancelled');
  expect(await balance()).toBe(before);
  expect(supplier.listKept()).not.toContain(sn);
});

test('refundOrder: before the request was sent → never sent', async () => {
  const { id, sn } = await paidOrder({});
  expect((await refund(id)).data.order.order_status).toBe('cancelling');
  await work();
  await later(60 * minute);
  expect(await statusOf(id)).toBe('cancelled');
  expect(callsOf(sn)).toEqual([]);
});

test('supplier cancellation: look-up finds nothing but the booking may still arrive → not treated as cancelled', async () => {
  const { id, sn } = await paidOrder({ arrivesAfterMs: 8 * minute });
  await work();
  await refund(id);
  await later(5 * second);
  expect(await statusOf(id)).toBe('cancelling');
  await later(15 * minute);
  expect(await statusOf(id)).toBe('cancelled');
  expect(callsOf(sn)).toContain('cancel');
  expect(supplier.listKept()).not.toContain(sn);
});

test('supplier cancellation: confirmed order → cancelled at the fee of the request once the supplier agrees', async () => {
  const before = await balance();
  const { id } = await paidOrder({});
  await work();
  world.clock.advance(18 * 86_400_000);
  const { data } = await world.call('POST', 'order/refundPreview', { id }, { as: 'owner' });
  expect(data.fee.amount).toBe(16_000);
  const { order } = (
    await world.call('POST', 'order/refund', { id, preview_id: data.preview_id }, { as: 'owner' })
  ).data;
  expect(order).toMatchObject({ order_status: 'cancelling', refund_status: 'requested', pay_status: 'paid' });
  expect(await balance()).toBe(before - total);
  // The fee is higher by now, but the request was in time.
  world.clock.advance(86_400_000);
  await work();
  expect((await show(id)).order).toMatchObject({
    order_status: 'cancelled',
    refund_status: 'refunded',
    pay_status: 'part_refunded',
    cancellation_fee: { amount: 16_000 },
    refund_money: { amount: total - 16_000 },
  });
  expect(await balance()).toBe(before - 16_000);
});

test('supplier cancellation: refused → order unchanged without a fee, review by the desk', async () => {
  const { id, sn } = await paidOrder({ cancelling: 'refused' });
  await work();
  await refund(id);
  await work();
  expect((await show(id)).order).toMatchObject({
    order_status: 'confirmed',
    refund_status: 'rejected',
    cancellation_fee: { amount: 0 },
    review: { reason: 'cancel_refused' },
  });
  expect(await mailsOf('order_cancel_refused', sn)).toBeGreaterThan(0);
});

test('supplier cancellation: no answer in time → review by the desk, which may decide it', async () => {
  const { id, sn } = await paidOrder({});
  await work();
  await refund(id);
  travel = () => Promise.reject(new Error('down'));
  await later(120 * minute);
  expect(await reviewSilent(world.db, world.products, world.clock.now())).toBe(1);
  expect((await show(id)).order).toMatchObject({
    order_status: 'cancelling',
    review: { reason: 'cancel_silent' },
  });
  expect(await mailsOf('order_cancel_delayed', sn)).toBeGreaterThan(0);
  expect((await decide(id, 'cancelled')).data.order.order_status).toBe('cancelled');
  // The desk only knows it from elsewhere, so the supplier is still asked.
  travel = (_, act) => act();
  await later(20 * minute);
  expect(supplier.listKept()).not.toContain(sn);
});

test('decideForSupplier: declined by the desk → cancelled at the supplier; if it refuses, the desk is notified', async () => {
  const before = await balance();
  const { id, sn } = await paidOrder({ cancelling: 'refused', decidesAfterMs: 60 * minute });
  await work();
  expect((await decide(id, 'declined')).data.order).toMatchObject({ order_status: 'rejected' });
  expect(await balance()).toBe(before);
  await later(30 * minute);
  await later(60 * minute);
  expect(await statusOf(id)).toBe('rejected');
  expect(await mailsOf('supplier_keeps_booking', sn)).toBe(1);
  await later(60 * minute);
  // Booking and cancellation are looked up at once: if the booking is found last, it is cancelled once more.
  expect(await mailsOf('supplier_keeps_booking', sn)).toBeLessThanOrEqual(2);
});

test('decideForSupplier: code only and always with confirmed; order from own stock → not_found', async () => {
  const { id } = await paidOrder({ decidesAfterMs: 60 * minute });
  const refusedField = async (decision: string, rest: object) =>
    (await decide(id, decision, rest)).data.errors;
  const field = [{ field: 'confirmation_code' }];
  expect(await refusedField('confirmed', {})).toMatchObject(field);
  expect(await refusedField('declined', { confirmation_code: 'X1' })).toMatchObject(field);
  expect((await decide(id, 'cancelled')).data.reason).toBe('order_wrong_state');
  expect((await decide(id, 'kept')).data.reason).toBe('order_wrong_state');
  const confirmed = await decide(id, 'confirmed', { confirmation_code: 'PHONE-1' });
  expect(confirmed.data.order.order_status).toBe('confirmed');
  expect((await decide(id, 'declined')).data.reason).toBe('order_wrong_state');
  const own = await world.book('2027-12-01');
  expect((await decide(own, 'declined')).data.reason).toBe('not_found');
});

test('supplier answer: arrives after a newer attempt → no effect', async () => {
  const { id } = await paidOrder({ price: total + 900 });
  const late: (() => void)[] = [];
  travel = (_, act) => {
    const answer = act();
    return new Promise((resolve) => late.push(() => resolve(answer)));
  };
  const first = work();
  await expect.poll(() => late.length).toBe(1);
  travel = (_, act) => act();
  await later(6 * minute);
  expect((await show(id)).order.review).toMatchObject({ reason: 'supplier_price' });
  await decide(id, 'take_price');
  late[0]!();
  await first;
  expect((await show(id)).order).toMatchObject({ order_status: 'processing', review: null });
  await work();
  expect(await statusOf(id)).toBe('confirmed');
});

test.each([
  ['a refund', (id: number) => refund(id)],
  ['a refusal by the desk', (id: number) => decide(id, 'declined')],
])('supplier order: %s while the supplier confirms → nothing ended remains booked', async (_, end) => {
  for (let round = 0; round < 5; round++) {
    const { id, sn } = await paidOrder({});
    await Promise.all([work(), end(id)]);
    for (let turn = 0; turn < 4; turn++) await later(11 * minute);
    const isConfirmed = (await statusOf(id)) === 'confirmed';
    expect(['cancelled', 'rejected', 'confirmed']).toContain(await statusOf(id));
    expect(supplier.listKept().includes(sn)).toBe(isConfirmed);
  }
});

test('supplier order: supplier not registered → unknown, not refused', async () => {
  const { id } = await paidOrder({});
  const deps = { db: world.db, products: world.products, clock: world.clock };
  await carryOutRequests({ ...deps, suppliers: createSuppliers([]) });
  expect(await statusOf(id)).toBe('processing');
});

test('order from own stock: paid → confirmed without a supplier request', async () => {
  const before = await world.db.selectFrom('supplier_requests').select('id').execute();
  const id = await world.book('2027-12-20');
  const { data } = await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  expect(data.order.order_status).toBe('confirmed');
  expect(await world.db.selectFrom('supplier_requests').select('id').execute()).toEqual(before);
  expect(await readBoatStock(world.db)).toBeLessThan(boatStock);
});
