import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import type { PersonName } from '../../../../test/population.ts';
import { readCsv } from '../../../../test/read-sheet.ts';

let world: OrderWorld;
let id: number;
let sn: string;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000, 0);
  id = await world.book('2026-12-01');
  await world.book('2026-12-05');
  expect((await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' })).code).toBe(
    1,
  );
  ({ sn } = await world.db.selectFrom('orders').select('sn').where('id', '=', id).executeTakeFirstOrThrow());
});
afterAll(() => world.close());

const list = (input: object, as: PersonName = 'operator') =>
  world.call('GET', 'console/order/list', input, { as });
const idsOf = (reply: { data: { list: { id: number }[] } }) => reply.data.list.map((order) => order.id);

test('staff order list: no filter → orders of all agencies, newest first, with their agency and counts', async () => {
  const { data } = await list({});
  expect(data.list[1]).toMatchObject({ id, sn, agency: { id: expect.any(Number) }, actions: [] });
  expect(data.list[1].agency.name).not.toBe('');
  expect(data.list[1].total_price.amount).toBeGreaterThan(0);
  expect(data).toMatchObject({ total: 2, total_capped: false, next: null });
  expect(data.counts).toEqual([
    { status: 'confirmed', count: 1, capped: false },
    { status: 'pending_payment', count: 1, capped: false },
  ]);
});

test('staff order list: what a caller says → finds the order', async () => {
  const order = await world.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const said of [sn, sn.slice(-6), order.guest_names[0]!, order.contact_phone]) {
    expect(idsOf(await list({ keyword: said })), said).toContain(id);
  }
  expect(idsOf(await list({ keyword: 'nobody-of-this-name' }))).toEqual([]);
});

test('staff order list: filters by agency, product, status and service day → only orders that match', async () => {
  const { agency } = (await list({})).data.list[0];
  expect(idsOf(await list({ agency_id: agency.id, status: 'confirmed' }))).toEqual([id]);
  expect(idsOf(await list({ agency_id: agency.id + 1000 }))).toEqual([]);
  expect(idsOf(await list({ product: 'hotel' }))).toEqual([]);
  expect(idsOf(await list({ service_from: '2026-12-01', service_to: '2026-12-02' }))).toEqual([id]);
  expect(idsOf(await list({ sort: 'service' }))[1]).toBe(id);
});

test('staff order page: order of any agency → its whole story, sums, postings and agency, no action of members', async () => {
  const { data } = await world.call('GET', 'console/order/detail', { id }, { as: 'operator' });
  const { data: seen } = await world.call('GET', 'order/detail', { id }, { as: 'owner' });
  expect(data.order).toEqual({ ...seen.order, actions: [] });
  expect(data.history).toEqual(seen.history);
  expect(data.postings.length).toBeGreaterThan(0);
  expect(data.agency.name).not.toBe('');
  const missing = await world.call('GET', 'console/order/detail', { id: 999_999 }, { as: 'operator' });
  expect(missing.data.reason).toBe('not_found');
});

test('staff order calls: member of an agency → refused', async () => {
  expect((await list({}, 'owner')).code).not.toBe(1);
  const detail = await world.call('GET', 'console/order/detail', { id }, { as: 'owner' });
  expect(detail.code).not.toBe(1);
});

test('staff order export: filters → the orders of the list with their agency, and a row in the activity log', async () => {
  const asked = { keyword: sn.slice(-6), format: 'csv' };
  const link = await world.call('POST', 'console/order/linkExport', asked, { as: 'operator' });
  const token = new URL(link.data.url).searchParams.get('token');
  const { body } = await world.call('GET', 'file/open', { token });
  const { titles, rows } = readCsv(body);
  expect(titles.slice(0, 3)).toEqual(['Order', expect.stringMatching(/^Booked \(/), 'Agency']);
  expect(rows).toHaveLength(1);
  expect(rows[0]![0]).toBe(sn);
  expect(rows[0]![2]).not.toBe('');
  const actions = await world.call('GET', 'console/activity/list', { limit: 1 }, { as: 'operator' });
  expect(actions.data.list[0]).toMatchObject({
    call: 'console/order/linkExport',
    after: { format: 'csv', exported: JSON.stringify({ keyword: asked.keyword, sort: 'booked' }) },
  });
  const member = await world.call('POST', 'console/order/linkExport', asked, { as: 'owner' });
  expect(member.code).not.toBe(1);
});

test('staff order export: some orders by id → only those, also beside a filter', async () => {
  const rowsOf = async (asked: object) => {
    const all = { ...asked, format: 'csv' };
    const { data } = await world.call('POST', 'console/order/linkExport', all, { as: 'operator' });
    const token = new URL(data.url).searchParams.get('token');
    return readCsv((await world.call('GET', 'file/open', { token })).body).rows.map((row) => row[0]);
  };
  expect(await rowsOf({ ids: [id] })).toEqual([sn]);
  expect(await rowsOf({ ids: [id, 999_999] })).toEqual([sn]);
  expect(await rowsOf({ ids: [id], status: 'pending_payment' })).toEqual([]);
  expect(await rowsOf({})).toHaveLength(2);
  const many = Array.from({ length: 201 }, (_, at) => at + 1);
  for (const ids of [[], many]) {
    const asked = { ids, format: 'csv' };
    const refused = await world.call('POST', 'console/order/linkExport', asked, { as: 'operator' });
    expect(refused.data.errors).toMatchObject([{ field: 'ids' }]);
  }
});
