import { afterAll, beforeAll, expect, it } from 'vitest';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

// Covers 3.82.
it('presentUser: gender → 0 unknown, 1 male, 2 female, with a word in the caller’s language', async () => {
  const words = [];
  for (const gender of [0, 1, 2]) {
    await world.db.updateTable('users').set({ gender }).where('username', '=', 'owner_a').execute();
    for (const lang of ['en', 'zh-cn'] as const) {
      const { data } = await world.call('GET', 'index/index', { requiredLogin: 1 }, { as: 'owner', lang });
      words.push([data.userInfo.gender, data.userInfo.gender_text]);
    }
  }
  expect(words).toEqual([
    [0, 'Unknown'],
    [0, '未知'],
    [1, 'Male'],
    [1, '男'],
    [2, 'Female'],
    [2, '女'],
  ]);
});

it('presentUser: caller without the right to see money → no deposit', async () => {
  await fundAgency(world.db, world.agencyA, { deposit: 123_450 });
  const money = async (as: 'owner' | 'finance' | 'operator') =>
    (await world.call('GET', 'index/index', { requiredLogin: 1 }, { as })).data.userInfo.money;
  expect([await money('owner'), await money('finance')]).toEqual(['1234.50', '1234.50']);
  expect(await money('operator')).toBe('0.00');
  await world.db
    .updateTable('users')
    .set({ nodes: ['/user/order/list/book'] })
    .where('username', '=', 'finance_a')
    .execute();
  expect(await money('finance')).toBe('0.00');
  const { data } = await world.call('GET', 'account/profile', {}, { as: 'finance' });
  expect(data.userInfo.money).toBe('0.00');
});
