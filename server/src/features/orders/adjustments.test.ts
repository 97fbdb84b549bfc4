import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { testStart } from '../../../test/population.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(60_000, 55_000);
});
afterEach(async () => {
  world.clock.set(testStart);
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const post = (path: string, data: object, as: 'owner' | 'operator' | 'viewer' | 'otherAgency' = 'owner') =>
  world.call('POST', path, data, { as });
const propose = (id: number, unit_amount: number, as: 'owner' | 'operator' = 'operator') =>
  post(
    'console/order/proposeAdjustment',
    { id, kind: 'tolls_parking', quantity: 2, unit_amount, reason: 'Toll gate' },
    as,
  );
const detail = async (id: number) => (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;

async function inService(pay_channel: 'balance' | 'credit'): Promise<number> {
  const id = await world.book();
  await post('order/pay', { id, pay_channel });
  expect((await propose(id, 100)).data.reason).toBe('order_wrong_state');
  world.clock.set('2026-12-01T10:00:00+06:30');
  await post('order/confirmCheckIn', { id });
  return id;
}

test('a charge is proposed, confirmed once from the deposit, and completing earns only what was held', async () => {
  const id = await inService('balance');
  expect((await propose(id, 100, 'owner')).code).toBe(401);
  const { data } = await propose(id, 1_000);
  const adjustment = { id, adjustment_id: data.adjustment_id };
  expect((await detail(id)).adjustments).toMatchObject([
    { status: 'proposed', label: 'Tolls and parking', amount: { amount: 2_000 }, can_confirm: true },
  ]);
  expect((await post('order/confirmAdjustment', adjustment, 'viewer')).code).toBe(401);
  expect((await post('order/confirmAdjustment', adjustment, 'otherAgency')).data.reason).toBe('not_found');
  const replies = await Promise.all([1, 2, 3].map(() => post('order/confirmAdjustment', adjustment)));
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(replies.filter(({ data }) => data.reason === 'adjustment_closed')).toHaveLength(2);
  const shown = await detail(id);
  expect(shown.order).toMatchObject({
    total_price: { amount: 51_100 },
    total_amount: { amount: 53_100 },
    settlement_money: { amount: 53_100 },
  });
  expect(shown.adjustments).toMatchObject([{ status: 'confirmed', can_confirm: false }]);
  world.clock.set('2026-12-05T10:00:00+06:30');
  expect((await post('order/confirmComplete', { id })).code).toBe(1);
});

test('what the credit does not suffice for stays open and can be withdrawn', async () => {
  const id = await inService('credit');
  const { data } = await propose(id, 5_000);
  const adjustment = { id, adjustment_id: data.adjustment_id };
  expect((await post('order/confirmAdjustment', adjustment)).data.reason).toBe('credit_too_low');
  expect((await detail(id)).adjustments).toMatchObject([{ status: 'proposed' }]);
  const withdrawal = { ...adjustment, reason: 'Mistaken' };
  expect((await post('console/order/withdrawAdjustment', withdrawal, 'operator')).code).toBe(1);
  expect((await post('console/order/withdrawAdjustment', withdrawal, 'operator')).data.reason).toBe(
    'adjustment_closed',
  );
  expect((await post('order/confirmAdjustment', adjustment)).data.reason).toBe('adjustment_closed');
  const small = await propose(id, 500);
  const accepted = await post('order/confirmAdjustment', { id, adjustment_id: small.data.adjustment_id });
  expect(accepted.data.order).toMatchObject({
    total_amount: { amount: 52_100 },
    settlement_money: { amount: 0 },
  });
});
