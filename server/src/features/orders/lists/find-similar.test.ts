import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';

let world: OrderWorld;
let mine: number;
let bookers: number;
// A trip begins at 14:00 and ends at noon three days later.
beforeAll(async () => {
  world = await openOrderWorld();
  mine = await world.book('2026-12-01');
  bookers = await world.book('2026-12-03', { as: 'booker' });
  await world.book('2026-12-02', { as: 'otherAgency' });
  const cancelled = await world.book('2026-12-02');
  await world.call('POST', 'order/cancel', { id: cancelled }, { as: 'owner' });
});
afterAll(() => world.close());

const ask = (data: object, as: 'owner' | 'booker' = 'owner') =>
  world.call(
    'GET',
    'order/similar',
    { product: 'boat', guest_names: ['LI MING'], from: '2026-12-03', to: '2026-12-03', ...data },
    { as, lang: 'en' },
  );
const ids = (reply: Awaited<ReturnType<typeof ask>>) => reply.data.list.map(({ id }: { id: number }) => id);

test('findSimilar: guest on active orders of the same days → listed, earliest start first', async () => {
  const reply = await ask({ guest_names: ['SOMEBODY ELSE', 'Li ｍing'] });
  expect(ids(reply)).toEqual([mine, bookers]);
  expect(reply.data.list[0]).toMatchObject({
    title: 'Irrawaddy Boat',
    guest_names: ['LI MING'],
    service_start: { local: '2026-12-01T14:00', tz: 'Asia/Yangon' },
  });
});

test.each([
  ['the day before the first', { from: '2026-11-29', to: '2026-11-30' }, () => []],
  ['the first day', { from: '2026-11-29', to: '2026-12-01' }, () => [mine]],
  [
    'the last morning, when the next one may begin',
    { from: '2026-12-04', to: '2026-12-04' },
    () => [bookers],
  ],
  ['after all', { from: '2026-12-06', to: '2026-12-09' }, () => []],
  ['a guest with one more name', { guest_names: ['LI MING HUI'] }, () => []],
  ['half of a name', { guest_names: ['LI'] }, () => []],
  ['a name without a letter', { guest_names: ['—'] }, () => []],
  ['two blanks within the name', { guest_names: ['LI  MING'] }, () => [mine, bookers]],
  ['the family name last', { guest_names: ['Ming Li'] }, () => [mine, bookers]],
  ['a slash between the parts', { guest_names: ['LI/MING'] }, () => [mine, bookers]],
])('findSimilar: %s → found or not as expected', async (_, data, expected) => {
  expect(ids(await ask(data))).toEqual(expected());
});

test("findSimilar: member who may not see colleagues' orders → own orders only", async () => {
  expect(ids(await ask({}, 'booker'))).toEqual([bookers]);
});

test.each([
  ['no guest', { guest_names: [] }, 'guest_names'],
  ['a day that is none', { from: '2026-02-30' }, 'from'],
])('findSimilar: %s → refused for that field', async (_, data, field) => {
  const reply = await ask(data);
  expect(reply.data.errors).toMatchObject([{ field }]);
});
