import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000, 0);
  const id = await world.book('2026-12-01');
  // Orders of one guest name, the given number per day up to the booking date; those of the last two days
  // await payment.
  const copy = (name: string, orders: number, aDay: number) =>
    sql`
    INSERT INTO orders OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(orders, jsonb_build_object('id', id + ${offset(name)}::int + n,
      'sn', ${name}::text || lpad(n::text, 8, '0'), 'guest_names', jsonb_build_array(${name}::text || ' Hua'),
      'created_at', created_at - n * interval '1 day' / ${aDay}::int,
      'service_start', service_start - n % 40 * interval '1 day',
      'order_status', CASE WHEN n < 2 * ${aDay}::int THEN 'pending_payment' ELSE 'completed' END))).*
    FROM orders, generate_series(1, ${orders}::int) AS n WHERE id = ${id}`.execute(world.db);
  await copy('Often', 1_200, 300);
  await copy('Daily', 1_300, 20);
  await copy('Seldom', 1_300, 4);
});
afterAll(() => world.close());

const offset = (name: string) => ({ Often: 10_000, Daily: 20_000, Seldom: 30_000 })[name]!;
const search = async (keyword: string, more: object = {}) =>
  (await world.call('GET', 'order/list', { product: 'boat', keyword, ...more }, { as: 'owner' })).data;
const expected = async (keyword: string, sort: 'created_at' | 'service_start', limit: number) => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM orders WHERE guest_names[1] LIKE ${`${keyword}%`}
    ORDER BY ${sql.ref(sort)} DESC, id DESC LIMIT ${limit}`.execute(world.db);
  return rows.map(({ id }) => id);
};
const ids = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id);

test.each(['Often', 'Daily', 'Seldom'])(
  'order search: more matches than are read → the newest, in order: %s',
  async (word) => {
    expect(ids(await search(word, { limit: 50 }))).toEqual(await expected(word, 'created_at', 50));
    const served = await search(word, { limit: 50, sort: 'service' });
    expect(ids(served)).toEqual(await expected(word, 'service_start', 50));
    const both = await search(`hua ${word}`, { limit: 50, page: 2 });
    expect(ids(both)).toEqual((await expected(word, 'created_at', 100)).slice(50));
  },
);

test.each([
  ['Often', 600],
  ['Daily', 40],
] as const)('order search: booked every day → counted from the newest on: %s', async (word, waiting) => {
  const reply = await search(word);
  expect(reply).toMatchObject({ total_capped: true, total: 1001 });
  expect(reply.counts).toHaveLength(2);
  expect((await search(word, { status: 'pending_payment' })).total).toBeGreaterThan(waiting / 2);
});

test('order search: booked rarely → counted within the range read, at least the rows shown', async () => {
  const reply = await search('Seldom', { limit: 5 });
  expect(reply).toMatchObject({ total_capped: true });
  expect(reply.total).toBeGreaterThan(1_000);
  const waiting = await search('Seldom', { status: 'pending_payment' });
  expect(waiting.list).toHaveLength(7);
  expect(waiting.total).toBeGreaterThanOrEqual(7);
});

test('order search: short list → scanned and counted completely', async () => {
  const day = { service_from: '2026-12-01', service_to: '2026-12-01' };
  const reply = await search('Daily', day);
  expect(reply).toMatchObject({ total: 32, total_capped: false });
  expect(reply.list).toHaveLength(20);
});

test.each([
  ['jose nunez', 'José Nuñez'],
  ['NUÑEZ', 'José Nuñez'],
  ['lukasz', 'Łukasz Żak'],
  ['oneill', "Sinéad O'Neill"],
  ["o'neill sinead", "Sinéad O'Neill"],
  ['09420012345', 'Daw Hla'],
  ['+95 9 420-012-345', 'Daw Hla'],
  ['(09) 420 012 345', 'Daw Hla'],
])('order search: %s → the order of %s', async (keyword, guest) => {
  await bookFor(guest);
  expect((await search(keyword)).list.map((order: { guest_names: string[] }) => order.guest_names)).toEqual([
    [guest],
  ]);
});

const booked = new Set<string>();
async function bookFor(guest: string): Promise<void> {
  if (booked.has(guest)) return;
  booked.add(guest);
  const id = await world.book('2026-12-09');
  const phone = guest === 'Daw Hla' ? '+95 9 420 012 345' : '+86 871 6316 1234';
  await sql`UPDATE orders SET guest_names = ARRAY[${guest}::text], contact_phone = ${phone} WHERE id = ${id}`.execute(
    world.db,
  );
}
