import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';
import { boatStock, readBoatStock } from '../../../../test/test-product.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(1_000_000, 1_000_000);
});
afterEach(async () => {
  world.clock.set(testStart);
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const beijing = (time: string) => `2026-11-28T${time}+08:00`;
const preview = (id: number, as: 'owner' | 'otherAgency' | 'viewer' | 'booker' = 'owner') =>
  world.call('POST', 'order/refundPreview', { id }, { as });
const refund = (id: number, preview_id: string, options: Parameters<OrderWorld['call']>[3] = {}) =>
  world.call(
    'POST',
    'order/refund',
    { id, preview_id, reason: 'Plans changed' },
    { as: 'owner', ...options },
  );
const balance = async () =>
  (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data.balance.amount;

async function paidOrder(pay_channel: 'balance' | 'credit', refundable = true): Promise<number> {
  const id = await world.book('2026-12-01', { refundable });
  const paid = await world.call('POST', 'order/pay', { id, pay_channel }, { as: 'owner' });
  expect(paid.code).toBe(1);
  return id;
}

test('refundOrder: a second before the deadline → free, everything refunded', async () => {
  const stock = await readBoatStock(world.db);
  const before = await balance();
  const id = await paidOrder('balance');
  world.clock.set(beijing('19:29:59'));
  const shown = await preview(id);
  expect(shown.data).toMatchObject({
    fee: { amount: 0 },
    refund: { amount: 51_100, currency: 'USD' },
    valid_until: Date.parse(beijing('19:30:00')) / 1000,
  });
  const { order } = (await refund(id, shown.data.preview_id)).data;
  expect(order).toMatchObject({
    order_status: 'cancelled',
    pay_status: 'refunded',
    refund_status: 'refunded',
    settlement_status: 'none',
    invoice_status: 'not_eligible',
    refund_money: { amount: 51_100 },
    total_settlement_price: { amount: 0 },
    cancellation_fee: { amount: 0 },
    actions: [],
  });
  expect(await balance()).toBe(before);
  expect(await readBoatStock(world.db)).toBe(stock);
});

// Covers 4.14.
test('refundOrder: at the deadline → first night kept; preview of a second before refused with a new one', async () => {
  const before = await balance();
  const id = await paidOrder('balance');
  world.clock.set(beijing('19:29:59'));
  const early = await preview(id);
  world.clock.set(beijing('19:30:00'));
  const stale = await refund(id, early.data.preview_id);
  expect(stale).toMatchObject({
    code: 0,
    data: {
      reason: 'preview_stale',
      preview: {
        fee: { amount: 16_000 },
        refund: { amount: 35_100 },
        valid_until: Date.parse('2026-11-30T07:30:00Z') / 1000,
      },
    },
  });
  expect(await balance()).toBe(before - 51_100);
  const done = await refund(id, stale.data.preview.preview_id);
  expect(done.data.order).toMatchObject({
    order_status: 'cancelled',
    pay_status: 'part_refunded',
    settlement_status: 'settled',
    invoice_status: 'invoiceable',
    cancellation_fee: { amount: 16_000 },
    refund_money: { amount: 35_100 },
    total_settlement_price: { amount: 16_000 },
  });
  expect(await balance()).toBe(before - 16_000);
  const { data } = await world.call('GET', 'order/detail', { id }, { as: 'owner' });
  expect(data.history.at(-1)).toMatchObject({
    event: 'refund',
    order_status: 'cancelled',
    reason: 'Plans changed',
    amount: { amount: 16_000 },
    refund: { amount: 35_100 },
  });
  expect(
    data.postings.map(({ event, amount }: { event: string; amount: { amount: number } }) => [
      event,
      amount.amount,
    ]),
  ).toEqual([
    ['pay', -51_100],
    ['refund', 35_100],
  ]);
});

test('refundOrder: from the day before → everything kept', async () => {
  const id = await paidOrder('balance');
  world.clock.set('2026-11-30T14:00:00+06:30');
  const shown = await preview(id);
  expect(shown.data).toMatchObject({ fee: { amount: 51_100 }, refund: { amount: 0 }, valid_until: null });
  expect((await refund(id, shown.data.preview_id)).data.order).toMatchObject({
    order_status: 'cancelled',
    pay_status: 'paid',
    refund_time: null,
  });
});

test('refundOrder: on credit → debt reduced to the fee, or cleared', async () => {
  const used = async () =>
    (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data.credit_used.amount;
  const before = await used();
  const free = await paidOrder('credit');
  const freeDone = await refund(free, (await preview(free)).data.preview_id);
  expect(freeDone.data.order).toMatchObject({ pay_status: 'released', settlement_status: 'none' });
  expect(await used()).toBe(before);
  const late = await paidOrder('credit');
  world.clock.set(beijing('20:00:00'));
  const lateDone = await refund(late, (await preview(late)).data.preview_id);
  expect(lateDone.data.order).toMatchObject({ pay_status: 'on_credit', settlement_status: 'unsettled' });
  expect(await used()).toBe(before + 16_000);
});

// Covers 4.21.
test('refundOrder: non-refundable rate, started service or unpaid order → refused', async () => {
  const fixed = await paidOrder('balance', false);
  expect((await preview(fixed)).data.reason).toBe('order_not_refundable');
  expect((await refund(fixed, randomUUID())).data.reason).toBe('order_not_refundable');
  const started = await paidOrder('balance');
  world.clock.set('2026-12-01T14:00:00+06:30');
  expect((await preview(started)).data.reason).toBe('order_start_reached');
  world.clock.set(testStart);
  const unpaid = await world.book();
  expect((await preview(unpaid)).data.reason).toBe('order_wrong_state');
});

test('refundOrder: preview of another order or unknown preview → preview_stale', async () => {
  const [mine, other] = [await paidOrder('balance'), await paidOrder('balance')];
  const { preview_id } = (await preview(other)).data;
  world.clock.set(beijing('20:00:00'));
  expect((await refund(mine, preview_id)).data.reason).toBe('preview_stale');
  expect((await refund(mine, randomUUID())).data.reason).toBe('preview_stale');
  expect((await refund(mine, 'x')).data.errors).toMatchObject([{ field: 'preview_id' }]);
});

test('refundOrder: twice at once → executed once; repeated key → first reply replayed', async () => {
  const before = await balance();
  const id = await paidOrder('balance');
  const { preview_id } = (await preview(id)).data;
  const replies = await Promise.all(Array.from({ length: 6 }, () => refund(id, preview_id)));
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(await balance()).toBe(before);
  const again = await paidOrder('balance');
  const shown = await preview(again);
  const key = randomUUID();
  const first = await refund(again, shown.data.preview_id, { key });
  const second = await refund(again, shown.data.preview_id, { key });
  expect(second.data).toEqual(first.data);
  expect(second.headers['idempotency-hit']).toBe('true');
});

test('refundOrder: without login, permission or own order → refused', async () => {
  const id = await paidOrder('balance');
  expect((await world.call('POST', 'order/refundPreview', { id })).code).toBe(303);
  expect((await preview(id, 'viewer')).code).toBe(401);
  expect((await preview(id, 'otherAgency')).data).toEqual({ reason: 'not_found' });
  expect((await preview(id, 'booker')).data).toEqual({ reason: 'not_found' });
  expect((await refund(id, randomUUID(), { as: 'otherAgency' })).data).toEqual({ reason: 'not_found' });
});

test('refund: several orders → stock equals the initial stock minus held orders', async () => {
  const held = await world.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_status', 'not in', ['cancelled', 'expired', 'rejected'])
    .executeTakeFirstOrThrow();
  expect(await readBoatStock(world.db)).toBe(boatStock - held.count);
});
