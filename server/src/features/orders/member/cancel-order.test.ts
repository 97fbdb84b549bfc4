import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { boatStock, readBoatStock } from '../../../../test/test-product.ts';
import { expireOrders } from '../orders.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000, 0);
});
afterAll(() => world.close());

const cancel = (id: number, as: 'owner' | 'booker' | 'viewer' | 'otherAgency' = 'owner') =>
  world.call('POST', 'order/cancel', { id, reason: 'Guest is ill' }, { as });

// Covers 4.12.
test('order/cancel: unpaid order → cancelled, stock released, nothing charged', async () => {
  const id = await world.book();
  expect(await readBoatStock(world.db)).toBe(boatStock - 1);
  const reply = await cancel(id);
  expect(reply.data.order).toMatchObject({
    order_status: 'cancelled',
    pay_status: 'unpaid',
    settlement_status: 'none',
  });
  expect(await readBoatStock(world.db)).toBe(boatStock);
  const { data } = await world.call('GET', 'order/detail', { id }, { as: 'owner' });
  expect(data.history.at(-1)).toMatchObject({
    event: 'cancel',
    actor: 'member',
    user: 'owner_a',
    reason: 'Guest is ill',
  });
  expect(data.postings).toEqual([]);
});

test('order/cancel: cancelled or paid order → refused', async () => {
  const id = await world.book();
  await cancel(id);
  expect((await cancel(id)).data.reason).toBe('order_wrong_state');
  const paid = await world.book();
  await world.call('POST', 'order/pay', { id: paid, pay_channel: 'balance' }, { as: 'owner' });
  expect((await cancel(paid)).data.reason).toBe('order_wrong_state');
});

test('order/cancel: without the permission or for an invisible order → refused', async () => {
  const id = await world.book();
  expect((await cancel(id, 'viewer')).code).toBe(401);
  expect((await cancel(id, 'otherAgency')).data).toEqual({ reason: 'not_found' });
  expect((await cancel(id, 'booker')).data).toEqual({ reason: 'not_found' });
  expect((await world.call('POST', 'order/cancel', { id })).code).toBe(303);
  expect((await cancel(id)).code).toBe(1);
});

test('order/confirm: offer that was never made → refused', async () => {
  const id = await world.book();
  const reply = await world.call('POST', 'order/confirm', { id, offer_id: 1 }, { as: 'owner' });
  expect(reply.data.reason).toBe('order_wrong_state');
  await cancel(id);
});

test('expireOrders: unpaid orders, several servers at once → each expires once', async () => {
  const stock = await readBoatStock(world.db);
  const ids = await Promise.all(Array.from({ length: 12 }, () => world.book()));
  world.clock.advance(30 * 60_000 - 1);
  expect(await expireOrders(world.db, world.products, world.clock.now())).toBe(0);
  world.clock.advance(1);
  const sweeps = await Promise.all(
    Array.from({ length: 3 }, () => expireOrders(world.db, world.products, world.clock.now())),
  );
  expect(sweeps.reduce((sum, count) => sum + count)).toBe(12);
  expect(await readBoatStock(world.db)).toBe(stock);
  const { data } = await world.call('GET', 'order/detail', { id: ids[0] }, { as: 'owner' });
  expect(data.order).toMatchObject({ order_status: 'expired', actions: [] });
  expect(data.history.at(-1)).toMatchObject({ event: 'expire', actor: 'timer', user: '' });
  expect(await expireOrders(world.db, world.products, world.clock.now())).toBe(0);
});

test('pay and expire: at the same time → only one takes effect', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await world.book();
    const due = new Date(world.clock.now().getTime() + 30 * 60_000);
    const [paid] = await Promise.all([
      world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' }),
      expireOrders(world.db, world.products, due),
    ]);
    const { data } = await world.call('GET', 'order/detail', { id }, { as: 'owner' });
    expect(data.order.order_status === 'confirmed').toBe(paid.code === 1);
    expect(['confirmed', 'expired', 'pending_payment']).toContain(data.order.order_status);
    await expireOrders(world.db, world.products, due);
  }
});
