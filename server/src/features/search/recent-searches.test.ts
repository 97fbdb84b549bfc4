import { maxRecent } from '@serai/contract/search/found-kinds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { PersonName } from '../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const remember = (query: string, as: PersonName = 'owner', product = 'hotel') =>
  world.call('POST', 'search/remember', { product, query }, { as });
const listed = async (as: PersonName = 'owner', product?: string) =>
  (await world.call('GET', 'search/recent', product ? { product } : {}, { as })).data.list;
const queries = (list: { query: string }[]) => list.map(({ query }) => query);

test('search/remember: another search, and the first again → newest first, each once', async () => {
  await remember('destination_id=1');
  await remember('destination_id=2');
  const { data } = await remember('destination_id=1');
  expect(queries(data.list)).toEqual(['destination_id=1', 'destination_id=2']);
  expect(await listed()).toEqual(data.list);
});

test('search/recent: one product → only its searches; another user of the agency → none', async () => {
  await remember('pick_up_id=3', 'finance', 'car');
  await remember('destination_id=4', 'finance');
  expect(queries(await listed('finance'))).toEqual(['destination_id=4', 'pick_up_id=3']);
  expect(queries(await listed('finance', 'car'))).toEqual(['pick_up_id=3']);
  expect(await listed('viewer')).toEqual([]);
});

test('search/remember: more than the limit, also at once → the newest of the product', async () => {
  await remember('pick_up_id=9', 'booker', 'car');
  for (let at = 1; at < maxRecent; at++) await remember(`destination_id=${at}`, 'booker');
  await Promise.all([remember('destination_id=20', 'booker'), remember('destination_id=21', 'booker')]);
  const kept = queries(await listed('booker', 'hotel'));
  expect(kept).toHaveLength(maxRecent);
  expect(kept).not.toContain('destination_id=1');
  expect(await listed('booker', 'car')).toHaveLength(1);
});

test('search/forget: own search → gone, again → no-op; search of another user → stays', async () => {
  const [{ id }] = (await remember('destination_id=7', 'otherAgency')).data.list;
  const forget = (as: PersonName) => world.call('POST', 'search/forget', { id }, { as });
  expect((await forget('viewer')).code).toBe(1);
  expect(await listed('otherAgency')).toHaveLength(1);
  expect((await forget('otherAgency')).data.list).toEqual([]);
  expect((await forget('otherAgency')).code).toBe(1);
});

test('search/remember: query that is none, or unknown product → the field is refused', async () => {
  const fieldOf = async (query: string, product?: string) =>
    (await remember(query, 'owner', product)).data.errors[0].field;
  expect(await fieldOf('javascript:alert(1)')).toBe('query');
  expect(await fieldOf('')).toBe('query');
  expect(await fieldOf('a'.repeat(1001))).toBe('query');
  expect(await fieldOf('a=1', 'boat')).toBe('product');
});
