import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { readCsv } from '../../../../test/read-sheet.ts';

let world: OrderWorld;
let id: number;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000, 0);
  id = await world.book('2026-12-01');
});
afterAll(() => world.close());

/** Idempotency key of the nth command. */
const keyOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const add = (note: string, key: string) =>
  world.call('POST', 'console/order/addNote', { id, note }, { as: 'operator', key });
const notes = async () =>
  (await world.call('GET', 'console/order/detail', { id }, { as: 'operator' })).data.notes;

test('order notes: two notes → both with author and time, newest first, and an activity row each', async () => {
  const first = await add('  The guest is\r\n in room 301 ', keyOf(1));
  expect(first.code).toBe(1);
  expect((await add('Second call at 21:40', keyOf(2))).code).toBe(1);
  const now = Math.floor(world.clock.now().getTime() / 1000);
  const listed = await notes();
  expect(listed.map(({ text }: { text: string }) => text)).toEqual([
    'Second call at 21:40',
    'The guest is\nin room 301',
  ]);
  expect(listed[1]).toEqual({ ...first.data.note, at: now });
  expect(listed[1].by).not.toBe('');
  const { data } = await world.call('GET', 'console/activity/list', { limit: 2 }, { as: 'operator' });
  expect(data.list[0]).toMatchObject({
    call: 'console/order/addNote',
    object_kind: 'order',
    object_id: id,
    after: { note: 'Second call at 21:40' },
  });
});

test('order notes: lost reply repeated with the same key → one note', async () => {
  const before = (await notes()).length;
  await add('Called the hotel', keyOf(3));
  await add('Called the hotel', keyOf(3));
  expect(await notes()).toHaveLength(before + 1);
});

test('order notes: empty, too long, missing order → refused', async () => {
  expect((await add('  \n ', keyOf(5))).code).not.toBe(1);
  expect((await add('x'.repeat(1001), keyOf(6))).code).not.toBe(1);
  const input = { id: 999_999, note: 'Nobody' };
  const reply = await world.call('POST', 'console/order/addNote', input, { as: 'operator' });
  expect(reply.data.reason).toBe('not_found');
});

test("order notes: member's replies, list and export → no note", async () => {
  await add('CANARY-OF-THE-DESK', keyOf(7));
  for (const path of ['order/detail', 'order/list']) {
    const seen = await world.call('GET', path, path.endsWith('list') ? { product: 'boat' } : { id }, {
      as: 'owner',
    });
    expect(seen.code).toBe(1);
    expect(JSON.stringify(seen.data)).not.toContain('CANARY');
  }
  const refused = await world.call('POST', 'console/order/addNote', { id, note: 'x' }, { as: 'owner' });
  expect(refused.code).not.toBe(1);
  for (const [path, as] of [
    ['order/linkExport', 'owner'],
    ['console/order/linkExport', 'operator'],
  ] as const) {
    const link = await world.call('POST', path, { product: 'boat', format: 'csv' }, { as });
    const { body } = await world.call('GET', 'file/open', {
      token: new URL(link.data.url).searchParams.get('token'),
    });
    expect(readCsv(body).rows).toHaveLength(1);
    expect(body).not.toContain('CANARY');
  }
});
