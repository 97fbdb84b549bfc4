import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArticle } from '../../../test/build-articles.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

test('site/save: currency → changeable until an article has a price', async () => {
  const change = (currency: string) =>
    world.call('POST', 'console/site/save', { currency }, { as: 'operator' });
  await addArticle(world.db);
  expect((await change('THB')).code).toBe(1);
  expect((await change('USD')).code).toBe(1);
  await addArticle(world.db, { price: 500 });
  expect((await change('THB')).data.errors[0].message).toContain('Prices in USD');
});
