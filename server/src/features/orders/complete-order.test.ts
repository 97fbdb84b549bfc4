import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { testStart } from '../../../test/population.ts';
import { bookPoints } from '../points/points.ts';
import { completeOrders } from './orders.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(5_000_000, 1_000_000);
});
afterEach(async () => {
  world.clock.set(testStart);
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

async function paidOrder(pay_channel: 'balance' | 'credit' = 'balance'): Promise<number> {
  const id = await world.book();
  await world.call('POST', 'order/pay', { id, pay_channel }, { as: 'owner' });
  return id;
}
const post = (path: string, data: object, as: 'owner' | 'operator' | 'viewer' | 'otherAgency' = 'owner') =>
  world.call('POST', path, data, { as });

describe('confirming check-in', () => {
  test('is open from the day of arrival at the place', async () => {
    const id = await paidOrder();
    world.clock.set('2026-11-30T23:59:59+06:30');
    expect((await post('order/confirmCheckIn', { id })).data.reason).toBe('order_not_yet');
    world.clock.set('2026-12-01T00:00:00+06:30');
    expect((await post('order/confirmCheckIn', { id })).data.order.order_status).toBe('in_service');
    expect((await post('order/confirmCheckIn', { id })).data.reason).toBe('order_wrong_state');
  });

  test('needs the node and the agency', async () => {
    const id = await paidOrder();
    expect((await post('order/confirmCheckIn', { id }, 'viewer')).code).toBe(401);
    expect((await post('order/confirmCheckIn', { id }, 'otherAgency')).data).toEqual({ reason: 'not_found' });
  });
});

describe('completing', () => {
  test('is open after the end, earns the price, and makes it invoiceable when settled', async () => {
    const id = await paidOrder();
    const credit = await paidOrder('credit');
    world.clock.set('2026-12-04T11:59:59+06:30');
    expect((await post('order/confirmComplete', { id })).data.reason).toBe('order_not_yet');
    world.clock.set('2026-12-04T12:00:00+06:30');
    const { order } = (await post('order/confirmComplete', { id })).data;
    expect(order).toMatchObject({
      order_status: 'completed',
      settlement_status: 'settled',
      invoice_status: 'invoiceable',
    });
    expect((await post('order/confirmComplete', { id })).data.reason).toBe('order_wrong_state');
    const owed = (await post('order/confirmComplete', { id: credit })).data.order;
    expect(owed).toMatchObject({ settlement_status: 'unsettled', invoice_status: 'not_eligible' });
    expect((await post('order/confirmComplete', { id }, 'viewer')).code).toBe(401);
  });

  test('happens by itself a day after the end, once, and not for an agency whose money is stopped', async () => {
    const ids = await Promise.all([paidOrder(), paidOrder(), paidOrder('credit')]);
    const due = new Date('2026-12-05T12:00:00+06:30');
    await world.db.updateTable('agencies').set({ money_stopped_at: due }).execute();
    expect(await completeOrders(world.db, world.products, due, bookPoints)).toBe(0);
    await world.db.updateTable('agencies').set({ money_stopped_at: null }).execute();
    expect(await completeOrders(world.db, world.products, new Date(due.getTime() - 1), bookPoints)).toBe(0);
    const sweeps = await Promise.all(
      [1, 2].map(() => completeOrders(world.db, world.products, due, bookPoints)),
    );
    expect(sweeps[0]! + sweeps[1]!).toBeGreaterThanOrEqual(ids.length);
    const postings = await world.db
      .selectFrom('ledger_postings')
      .select('order_id')
      .where('event', '=', 'complete')
      .where('order_id', 'in', ids)
      .execute();
    expect(postings).toHaveLength(ids.length);
    expect(await completeOrders(world.db, world.products, due, bookPoints)).toBe(0);
  });
});

describe('staff', () => {
  test('cancels with an agreed fee and a reason, and is named as the one who handled it', async () => {
    const id = await paidOrder();
    const reply = await post(
      'console/order/cancel',
      { id, fee: 5_000, reason: 'Overbooked, half waived' },
      'operator',
    );
    expect(reply.data.order).toMatchObject({
      order_status: 'cancelled',
      pay_status: 'part_refunded',
      cancellation_fee: { amount: 5_000 },
      refund_money: { amount: 46_100 },
      operator: 'operator_1',
      actions: [],
    });
    expect((await post('console/order/cancel', { id, fee: 0, reason: 'x' }, 'operator')).data.reason).toBe(
      'order_wrong_state',
    );
  });

  test.each([
    [{ fee: 51_101, reason: 'Too much' }, 'fee'],
    [{ fee: -1, reason: 'Negative' }, 'fee'],
    [{ fee: 0, reason: '' }, 'reason'],
  ])('is refused %o', async (input, field) => {
    const id = await paidOrder();
    const reply = await post('console/order/cancel', { id, ...input }, 'operator');
    expect(reply.data.errors).toMatchObject([{ field }]);
  });

  test('records a no-show after the grace, with the fee of the policy', async () => {
    const id = await paidOrder();
    const evidence = 'Desk log 06:10';
    world.clock.set('2026-12-02T05:59:59+06:30');
    expect((await post('console/order/noShow', { id, evidence }, 'operator')).data.reason).toBe(
      'order_not_yet',
    );
    world.clock.set('2026-12-02T06:00:00+06:30');
    expect((await post('console/order/noShow', { id, evidence }, 'operator')).data.order).toMatchObject({
      order_status: 'no_show',
      pay_status: 'paid',
      cancellation_fee: { amount: 51_100 },
      refund_status: 'none',
      invoice_status: 'invoiceable',
    });
  });

  test('alone may do so', async () => {
    const id = await paidOrder();
    expect((await post('console/order/cancel', { id, fee: 0, reason: 'Mine' })).code).toBe(401);
    expect((await post('console/order/noShow', { id, evidence: 'Mine' })).code).toBe(401);
    expect(
      (await post('console/order/cancel', { id: 999_999, fee: 0, reason: 'x' }, 'operator')).data.reason,
    ).toBe('not_found');
  });
});
