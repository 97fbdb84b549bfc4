import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { testStart } from '../../../test/population.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(1_000_000, 0);
});
afterAll(() => world.close());

test('file link: member disabled within its five minutes → opens nothing', async () => {
  const id = await world.book('2026-12-01', { as: 'booker' });
  await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  const link = async () => {
    const { data } = await world.call('POST', 'file/link', { kind: 'voucher', id }, { as: 'booker' });
    return new URL(data.url).searchParams.get('token');
  };
  const [one, other] = [await link(), await link()];
  const open = (token: string | null) => world.call('GET', 'file/open', { token });
  expect((await open(one)).headers['content-type']).toContain('pdf');
  const disable = (disabled_at: Date | null) =>
    world.db.updateTable('users').set({ disabled_at }).where('username', '=', 'booker_a').execute();
  await disable(testStart);
  expect((await open(other)).data.reason).toBe('link_invalid');
});
