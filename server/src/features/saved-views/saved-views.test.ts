import { maxViewsOfList } from '@serai/contract/accounts/view-lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../../test/concession-sums.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
let serial = 0;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const newToken = async () => (await addStaff(world.db, `viewer_${++serial}`, 'desk')).token;
const post = (path: string, data: object, token: string) =>
  world.call('POST', `savedView/${path}`, { list: 'desk_orders', ...data }, { token });
const listed = async (token: string, list = 'desk_orders') =>
  (await world.call('GET', 'savedView/list', { list }, { token })).data.list;

test('savedView/save: new → listed by name for its user and list only', async () => {
  const [token, other] = [await newToken(), await newToken()];
  await post('save', { name: '明日入住', query: 'sort=service' }, token);
  const { data } = await post('save', { name: 'Late', query: 'status=processing&keyword=%E7%8E%8B' }, token);
  expect(data.list).toMatchObject([
    { name: 'Late', query: 'status=processing&keyword=%E7%8E%8B' },
    { name: '明日入住', query: 'sort=service' },
  ]);
  expect(await listed(token)).toEqual(data.list);
  expect(await listed(token, 'desk_agencies')).toEqual([]);
  expect(await listed(other)).toEqual([]);
});

test('savedView/save: name known in another case → replaces its filters', async () => {
  const token = await newToken();
  await post('save', { name: 'late', query: 'status=processing' }, token);
  const { data } = await post('save', { name: 'Late', query: 'status=confirmed' }, token);
  expect(data.list).toMatchObject([{ name: 'Late', query: 'status=confirmed' }]);
});

test('savedView/save: without a name, unknown list, or a query that is none → the field is refused', async () => {
  const token = await newToken();
  const fieldOf = async (data: object) => (await post('save', data, token)).data.errors[0].field;
  expect(await fieldOf({ name: ' ', query: '' })).toBe('name');
  expect(await fieldOf({ name: 'a', query: '', list: 'orders' })).toBe('list');
  expect(await fieldOf({ name: 'a', query: 'javascript:alert(1)' })).toBe('query');
  expect(await fieldOf({ name: 'a', query: 'a'.repeat(501) })).toBe('query');
  expect(await listed(token)).toEqual([]);
});

test('savedView/save: more than the maximum, also at once → refused', async () => {
  const token = await newToken();
  const save = (at: number) => post('save', { name: `View ${at}`, query: '' }, token);
  for (let at = 1; at < maxViewsOfList; at++) await save(at);
  const replies = await Promise.all([save(maxViewsOfList), save(maxViewsOfList + 1)]);
  expect(replies.map(({ data }) => data.reason ?? 'saved').sort()).toEqual(['saved', 'views_full']);
  expect(await listed(token)).toHaveLength(maxViewsOfList);
});

test('savedView/remove: own view → gone, again → no-op; view of somebody else → stays', async () => {
  const [token, other] = [await newToken(), await newToken()];
  const { id } = (await post('save', { name: 'Late', query: '' }, token)).data.list[0];
  expect((await post('remove', { id }, other)).code).toBe(1);
  expect(await listed(token)).toHaveLength(1);
  expect((await post('remove', { id }, token)).data.list).toEqual([]);
  expect((await post('remove', { id }, token)).code).toBe(1);
});
