import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAsOwner } from '../../../../test/harness.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { readCsv, readXlsx } from '../../../../test/read-sheet.ts';

let world: OrderWorld;
let mine: number;
let bookers: number;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000, 0);
  mine = await world.book('2026-12-01', { reference: 'KM-1187 昆明团' });
  bookers = await world.book('2026-12-10', { as: 'booker', reference: 'Kunming 118' });
  await world.book('2026-12-05', { as: 'otherAgency', reference: 'CANARY' });
  await world.call('POST', 'order/pay', { id: mine, pay_channel: 'balance' }, { as: 'owner' });
});
afterAll(() => world.close());

const list = (data: object, as: 'owner' | 'booker' | 'viewer' = 'owner', lang: 'en' | 'zh-cn' = 'en') =>
  world.call('GET', 'order/list', { product: 'boat', ...data }, { as, lang });
const ids = (reply: Awaited<ReturnType<typeof list>>) => reply.data.list.map(({ id }: { id: number }) => id);

test('order/list: member with viewAll → all orders of the agency, newest first, with product details', async () => {
  const reply = await list({}, 'owner', 'zh-cn');
  expect(ids(reply)).toEqual([bookers, mine]);
  expect(reply.data.list[0]).toMatchObject({
    title: '伊洛瓦底江游船',
    detail: { hotel_name: '示例酒店' },
    actions: ['pay', 'cancel'],
  });
  expect(reply.data).toMatchObject({
    total: 2,
    counts: [
      { status: 'confirmed', count: 1 },
      { status: 'pending_payment', count: 1 },
    ],
  });
});

test('order/list and order/detail: member without viewAll → own orders only', async () => {
  expect(ids(await list({}, 'booker'))).toEqual([bookers]);
  const foreign = await world.call('GET', 'order/detail', { id: mine }, { as: 'booker' });
  const missing = await world.call('GET', 'order/detail', { id: 999_999 }, { as: 'booker' });
  expect([foreign.http, foreign.msg, foreign.data]).toEqual([missing.http, missing.msg, missing.data]);
});

test('order/list: viewer → all orders, voucher as the only action', async () => {
  const reply = await list({ status: 'confirmed' }, 'viewer');
  expect(reply.data.list).toMatchObject([{ id: mine, actions: ['voucher'] }]);
});

test.each([
  ['status', { status: 'confirmed' }, () => [mine]],
  ['reference', { keyword: 'km-1187' }, () => [mine]],
  ['digits of a reference', { keyword: '1187' }, () => [mine]],
  ['Chinese of a reference, and another word', { keyword: '明团 km' }, () => [mine]],
  ['a word that only one of them has', { keyword: '昆明 wang' }, () => [mine]],
  ['Chinese title', { keyword: '游船' }, () => [bookers, mine]],
  ['one Chinese character', { keyword: '船' }, () => [bookers, mine]],
  ['guest', { keyword: 'wang f' }, () => [bookers, mine]],
  ['letters of full width', { keyword: 'ＷＡＮＧ' }, () => [bookers, mine]],
  ['a telephone number without its country', { keyword: '91234567' }, () => [bookers, mine]],
  ['a telephone number', { keyword: '+95 9 123 4567' }, () => [bookers, mine]],
  ['words of which one is nowhere', { keyword: 'wang nobody' }, () => []],
  ['marks that mean something to the database', { keyword: "wang' | !km:* & \\" }, () => [mine]],
  ['a whole word before those that only begin so', { keyword: '118' }, () => [bookers]],
  ['the beginning of a word that is nowhere whole', { keyword: 'kunm' }, () => [bookers]],
  ['a percent sign is no wildcard', { keyword: '%' }, () => []],
  ["another agency's words", { keyword: 'CANARY' }, () => []],
  ['days of service at the place', { service_from: '2026-12-01', service_to: '2026-12-01' }, () => [mine]],
  [
    'days of booking in the agency’s zone',
    { booked_from: '2026-11-21', booked_to: '2026-11-21' },
    () => [bookers, mine],
  ],
  ['a day later', { booked_from: '2026-11-22' }, () => []],
  ['by service', { sort: 'service' }, () => [bookers, mine]],
  ['second page', { limit: 1, page: 2 }, () => [mine]],
] as const)('order/list: filter by %s → matching orders', async (_, filter, expected) => {
  expect(ids(await list(filter))).toEqual(expected());
});

test('order/list: status filter → counts per status unaffected', async () => {
  const reply = await list({ status: 'confirmed' });
  expect(reply.data.total).toBe(1);
  expect(reply.data.counts).toHaveLength(2);
});

test.each([
  [{ product: 'spaceship' }, 'product'],
  [{ product: '' }, 'product'],
  [{ status: 'lost' }, 'status'],
  [{ limit: 101 }, 'limit'],
  [{ booked_from: '2026-02-30' }, 'booked_from'],
  [{ service_from: '0000-01-01' }, 'service_from'],
  [{ booked_to: '9999-12-31' }, 'booked_to'],
])('order/list: %o → refused', async (input, field) => {
  expect((await list(input)).data.errors).toMatchObject([{ field }]);
});

test('order/list and order/detail: guest → login required', async () => {
  expect((await world.call('GET', 'order/list', { product: 'boat' })).code).toBe(303);
  expect((await world.call('GET', 'order/detail', { id: mine })).code).toBe(303);
});

test('order/detail: own order → lines, policy, history and postings', async () => {
  const { data } = await world.call('GET', 'order/detail', { id: mine }, { as: 'owner' });
  expect(data.lines.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([
    32_000, 19_100,
  ]);
  expect(data.policy).toMatchObject({
    refundable: true,
    windows: [{ amount: 0 }, { amount: 16_000 }, { amount: 51_100, until: null }],
  });
  expect(data.order).toMatchObject({
    booking_account: 'owner_a',
    service_start: {
      local: '2026-12-01T14:00',
      tz: 'Asia/Yangon',
      utc: Date.parse('2026-12-01T07:30:00Z') / 1000,
    },
    free_cancel_until: Date.parse('2026-11-28T11:30:00Z') / 1000,
    special_requests: 'Quiet deck',
  });
  expect(data.history.map(({ event }: { event: string }) => event)).toEqual(['book', 'payByBalance']);
  expect(data.postings).toMatchObject([{ event: 'pay', account: 'deposit', amount: { amount: -51_100 } }]);
});

test('order numbers: letter of the product, day and six digits → all unique', async () => {
  const orders = await world.db.selectFrom('orders').select('sn').execute();
  for (const { sn } of orders) expect(sn).toMatch(/^B261121\d{6}$/);
  expect(new Set(orders.map(({ sn }) => sn)).size).toBe(orders.length);
});

test("order/lastContact: several orders in the agency → contact of the caller's own last order only", async () => {
  const contactOf = async (as: 'owner' | 'booker' | 'viewer') =>
    (await world.call('GET', 'order/lastContact', { product: 'boat' }, { as })).data.contact;
  const name = (order: number, contact_name: string, contact_phone: string) =>
    world.db.updateTable('orders').set({ contact_name, contact_phone }).where('id', '=', order).execute();
  await name(mine, 'Du Li', '+86 138 0000 0001');
  await name(bookers, 'Xiao Li', '+86 139 0000 0002');
  // The owner sees the booker's later order, but gets the contact of their own order.
  expect(ids(await list({}))[0]).toBe(bookers);
  expect(await contactOf('owner')).toEqual({ name: 'Du Li', phone: '+86 138 0000 0001' });
  expect(await contactOf('booker')).toEqual({ name: 'Xiao Li', phone: '+86 139 0000 0002' });
  expect(await contactOf('viewer')).toBeNull();
  const refused = await world.call('GET', 'order/lastContact', { product: 'spaceship' }, { as: 'owner' });
  expect(refused.data.errors).toMatchObject([{ field: 'product' }]);
  expect((await world.call('GET', 'order/lastContact', { product: 'boat' })).code).toBe(303);
});

test('order/list: paged by cursor while orders are booked → none repeated or skipped', async () => {
  const before = ids(await list({ limit: 100 }));
  const walk = async (filter: object, meanwhile?: () => Promise<unknown>) => {
    const walked: number[] = [];
    for (let cursor: string | undefined; cursor !== null; ) {
      const page = await list({ ...filter, limit: 1, ...(cursor && { cursor }) });
      walked.push(...ids(page));
      cursor = page.data.next;
      await meanwhile?.();
    }
    return walked;
  };
  expect(await walk({}, () => world.book('2026-12-03'))).toEqual(before);
  // Equal booking or service times are ordered by id.
  for (const sort of ['booked', 'service']) {
    const filter = { sort, service_from: '2026-12-03' };
    expect(await walk(filter)).toEqual(ids(await list({ ...filter, limit: 100 })));
  }
});

test('order/list: cursor of another list → refused', async () => {
  const { next } = (await list({ limit: 1 })).data;
  for (const [filter, as] of [
    [{ status: 'confirmed' }, 'owner'],
    [{ sort: 'service' }, 'owner'],
    [{}, 'booker'],
    [{}, 'otherAgency'],
  ] as const) {
    const refused = await world.call(
      'GET',
      'order/list',
      { product: 'boat', cursor: next, ...filter },
      { as },
    );
    expect(refused.data.errors).toMatchObject([{ field: 'cursor' }]);
  }
});

describe('order/export', () => {
  type As = 'owner' | 'booker' | 'viewer' | 'finance' | 'otherAgency';
  const ask = (data: object, as?: As, lang: 'en' | 'zh-cn' = 'en') =>
    world.call(
      'GET',
      'order/export',
      { product: 'boat', format: 'csv', ...data },
      as ? { as, lang } : { lang },
    );
  const link = (data: object, as: As = 'finance') =>
    world.call('POST', 'order/linkExport', { product: 'boat', format: 'xlsx', ...data }, { as });
  const openLink = (url: string) =>
    world.call('GET', 'file/open', { token: new URL(url).searchParams.get('token') });
  const grant = (nodes: string[]) =>
    world.db.updateTable('users').set({ nodes }).where('username', '=', 'booker_a').execute();
  const snOf = async (id: number) =>
    (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data.order.sn;

  test("order/export: each order → the values of the list in the reader's language", async () => {
    const reply = await ask({ keyword: 'km-1187' }, 'finance', 'zh-cn');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="boat.csv"; filename*=UTF-8''${encodeURIComponent('订单-boat.csv')}`,
    });
    const { titles, rows } = readCsv(reply.body);
    expect(titles.slice(0, 5)).toEqual(['订单号', '预订时间 (Asia/Shanghai)', '贵司单号', '酒店', '入住']);
    expect(rows).toEqual([
      [
        await snOf(mine),
        '2026-11-21 12:30',
        'KM-1187 昆明团',
        '伊洛瓦底江游船',
        '2026-12-01',
        '2026-12-04',
        '2',
        '3',
        `PIER-${mine}`,
        'LI MING, WANG FANG',
        '已确认',
        '',
        '2026-11-28 18:00',
        '预存款',
        '2026-11-21 12:30',
        '511.00',
        '0.00',
        '0.00',
        '511.00',
        '511.00',
        'USD',
        '已付款',
        '已结算',
        'owner_a',
      ],
    ]);
  });

  test('order/export: filters → the orders of the list in its order', async () => {
    for (const filter of [
      {},
      { status: 'confirmed' },
      { keyword: 'wang f' },
      { sort: 'service' },
      { keyword: 'nobody' },
    ]) {
      const listed = (await list(filter, 'owner')).data.list.map(({ sn }: { sn: string }) => sn);
      const { rows } = readXlsx((await ask({ ...filter, format: 'xlsx' }, 'finance')).body);
      expect(rows.map(([sn]) => sn)).toEqual(listed);
    }
  });

  test('order/export: without the export permission → refused; otherwise no more data than the list', async () => {
    expect((await ask({}, 'booker')).code).toBe(401);
    expect((await ask({})).code).toBe(303);
    await grant(['/user/order/list/export']);
    const { rows } = readCsv((await ask({}, 'booker')).body);
    // Only the own order, and no sums without the permission to see prices.
    expect(rows.map(([sn]) => sn)).toEqual([await snOf(bookers)]);
    expect(rows[0]!.slice(15, 20)).toEqual(['', '', '', '', '']);
    await world.db.updateTable('users').set({ nodes: null }).where('username', '=', 'booker_a').execute();
    const foreign = readCsv((await ask({}, 'otherAgency')).body);
    expect(foreign.rows).toMatchObject([{ 2: 'CANARY' }]);
  });

  test("order/linkExport: link → works once, with the member's rights at that time", async () => {
    const { url } = (await link({ keyword: 'km-1187' })).data;
    const first = await openLink(url);
    expect(readXlsx(first.body).rows.map(([sn]) => sn)).toEqual([await snOf(mine)]);
    expect((await openLink(url)).data.reason).toBe('link_invalid');

    await grant(['/user/order/list/export']);
    const late = (await link({}, 'booker')).data;
    await grant([]);
    expect((await openLink(late.url)).code).toBe(401);
    await world.db.updateTable('users').set({ nodes: null }).where('username', '=', 'booker_a').execute();
    expect((await link({}, 'booker')).code).toBe(401);
  });

  test('order/export: invalid field → refused for that field', async () => {
    expect((await ask({ format: 'pdf' }, 'finance')).data.errors).toMatchObject([{ field: 'format' }]);
    expect((await ask({ product: 'submarine' }, 'finance')).data.errors).toMatchObject([
      { field: 'product' },
    ]);
    expect((await link({ booked_from: 'yesterday' })).data.errors).toMatchObject([{ field: 'booked_from' }]);
  });

  test('order/export and linkExport: more rows than the maximum → refused', async () => {
    await askAsOwner(
      world.owner,
      `SET session_replication_role = replica;
       INSERT INTO orders OVERRIDING SYSTEM VALUE
       SELECT copy.* FROM orders, generate_series(1, 10000) number,
         jsonb_populate_record(orders, jsonb_build_object('id', 1000000 + number, 'sn', 'B' || number)) copy
       WHERE orders.id = ${mine};
       RESET session_replication_role`,
    );
    for (const refused of [await ask({}, 'finance'), await link({})]) {
      expect([refused.data.reason, refused.msg]).toEqual([
        'export_too_long',
        expect.stringContaining('10000'),
      ]);
    }
    const most = await ask({ keyword: 'km-1187' }, 'finance');
    expect(readCsv(most.body).rows).toHaveLength(1);
  });
});
