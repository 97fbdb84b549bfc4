import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('gender is 0 unknown, 1 male, 2 female, with its word in the language of the caller', async () => {
  const words = [];
  for (const gender of [0, 1, 2]) {
    await world.db.updateTable('users').set({ gender }).where('username', '=', 'owner_a').execute();
    for (const lang of ['en', 'zh-cn'] as const) {
      const { data } = await world.call('GET', 'index/index', { requiredLogin: 1 }, { as: 'owner', lang });
      words.push([data.userInfo.gender, data.userInfo.gender_text]);
    }
  }
  expect(words).toEqual([
    ...[
      [0, 'Unknown'],
      [0, '未知'],
    ],
    ...[
      [1, 'Male'],
      [1, '男'],
    ],
    ...[
      [2, 'Female'],
      [2, '女'],
    ],
  ]);
});
