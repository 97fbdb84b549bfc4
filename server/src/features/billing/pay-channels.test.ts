import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

test('bill/pay: sub-account that may only buy on credit → refused', async () => {
  const pay = () => world.call('POST', 'bill/pay', { bill_ids: [999_999], amount: 1 }, { as: 'finance' });
  expect((await pay()).data.reason).toBe('not_found');
  await world.db
    .updateTable('users')
    .set({ pay_channels: ['credit'] })
    .where('username', '=', 'finance_a')
    .execute();
  expect((await pay()).data).toMatchObject({ reason: 'pay_channel_not_allowed', pay_channels: ['credit'] });
});
