import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { countryNodes, type StaffNode } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { addStaff } from '../../../test/concession-sums.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { readCsv } from '../../../test/read-sheet.ts';
import type { Call } from '../../calls.ts';
import { recipientsOf } from '../messages/notify-staff.ts';
import { guardCountries } from '../orders/for-composition.ts';

let world: TestWorld;
/** A paid stay under review in each country, and a request without an answer in each. */
let orders: Record<'MM' | 'CN', { stay: number; request: number; sn: string }>;
/** Token and id of a clerk whose role is limited to Myanmar. */
let clerk: { id: number; token: string };
let role: string;

beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000 });
  orders = { MM: await sellIn('MM', 'Asia/Yangon'), CN: await sellIn('CN', 'Asia/Shanghai') };
  role = (await saveRole({ name: 'Desk Myanmar', nodes: countryNodes, countries: ['MM'] })).data.role.code;
  clerk = await addStaff(world.db, 'clerk_mm', 'desk');
  const given = await world.call('POST', 'console/staff/setRole', { id: clerk.id, role }, { as: 'operator' });
  expect(given.msg).toBe('');
});
afterAll(() => world.close());

const saveRole = (input: object) => world.call('POST', 'console/staffRole/save', input, { as: 'operator' });
const get = (path: string, input: object = {}) =>
  world.call('GET', `console/${path}`, input, { token: clerk.token });
const post = (path: string, input: object) =>
  world.call('POST', `console/${path}`, input, { token: clerk.token });

async function sellIn(countryCode: 'MM' | 'CN', tz: string) {
  const cityId = await buildCity(world.db, { countryCode, tz });
  const plans = [{ meal: 'breakfast' as const }];
  const rooms = [{ nameZh: '湖景房', nameEn: 'Lake Room', units: 50, plans }];
  const { rooms: built } = await buildHotel(world.db, {
    cityId,
    nameZh: '酒店',
    nameEn: `${countryCode} House`,
    rooms,
  });
  const plan = built[0]!.plans[0]!;
  const stay = await book(plan, '2026-12-03');
  await must('order/pay', { id: stay, pay_channel: 'balance' });
  const now = world.clock.now();
  const review = {
    needs_review: 'unserved',
    review_queue: 'desk',
    review_since: now,
    review_due: now,
  } as const;
  await world.db.updateTable('orders').set(review).where('id', '=', stay).execute();
  const request = await book(plan, '2026-12-05');
  const asked = { order_status: 'offer_pending', answer_by: new Date(now.getTime() + 3_600_000) } as const;
  await world.db.updateTable('orders').set(asked).where('id', '=', request).execute();
  const { sn } = await world.db
    .selectFrom('orders')
    .select('sn')
    .where('id', '=', stay)
    .executeTakeFirstOrThrow();
  return { stay, request, sn };
}

async function must(path: string, input: object) {
  const reply = await world.call('POST', path, input, { as: 'owner' });
  expect([path, reply.msg]).toEqual([path, '']);
  return reply.data;
}

async function book(plan: number, check_in: string): Promise<number> {
  const check_out = `${check_in.slice(0, 9)}${Number(check_in.at(-1)) + 1}`;
  const stay = { check_in, check_out, nationality: 'TH', rooms: [{ adults: 1, child_ages: [] }] };
  const { quote_id } = await must('hotel/quote', { rate_key: `${plan}-16000`, ...stay });
  const guests = [{ full_name: 'ANAN CHAI' }];
  const contact = { contact_name: 'Wang Agent', contact_phone: '+86 138 0000 0000' };
  return (await must('hotel/book', { quote_id, rooms: [{ guests }], ...contact })).order.id;
}

async function open(url: string) {
  const { body } = await world.call('GET', 'file/open', { token: new URL(url).searchParams.get('token') });
  return readCsv(body);
}

const idsOf = (list: { id?: number; order_id?: number }[]) => list.map(({ id, order_id }) => order_id ?? id);

/** Calls with a right of such a role that name no order by `id`: each of them filters by country itself. */
const filtered = [
  'console/adjustment/list',
  'console/hotel/roomingList',
  'console/hotel/sendRoomingList',
  'console/hotelNotice/list',
  'console/hotelOrder/linkMovements',
  'console/hotelOrder/movements',
  'console/order/linkExport',
  'console/order/list',
  'console/queue/handOver',
  'console/queue/handOverSeveral',
  'console/queue/handOverShift',
  'console/queue/list',
  'console/queue/release',
  'console/queue/snooze',
  'console/queue/snoozeSeveral',
  'console/queue/take',
  'console/queue/takeSeveral',
  'console/request/list',
  'console/review/list',
  'console/search',
];

const limitable = allEndpoints.filter(({ access }) => countryNodes.includes(nodeOf(access)!));

function nodeOf(access: Endpoint['access']): StaffNode | undefined {
  return typeof access === 'object' && 'staff' in access ? access.staff : undefined;
}

test('role limited to countries: each of its calls → names its order by `id`, or is a known list', () => {
  const byId = limitable.filter(({ input }) => 'id' in (input as { shape?: object }).shape!);
  const others = limitable.filter((endpoint) => !byId.includes(endpoint)).map(({ path }) => path);
  expect(others.sort()).toEqual(filtered);
  expect(byId.length).toBeGreaterThan(20);
});

test('role limited to countries: each call about an order → order elsewhere is missing, own order passes', async () => {
  const caller = {
    kind: 'operator',
    userId: clerk.id,
    sessionId: 0,
    username: '',
    nickname: '',
    role,
    nodes: new Set(countryNodes),
    countries: ['MM'],
  } as const;
  const byId = limitable.filter(({ path }) => !filtered.includes(path));
  const reach = async (endpoint: Endpoint, id: number) => {
    const handle = async () => ({ data: 'reached', replayed: false });
    const [guarded] = guardCountries(world.db, [{ endpoint, handle }]);
    return guarded!.handle({ caller, input: { id } } as unknown as Call<Endpoint>).then(
      ({ data }) => data,
      ({ code }: { code: string }) => code,
    );
  };
  for (const endpoint of byId) {
    const reached = [await reach(endpoint, orders.MM.stay), await reach(endpoint, orders.CN.stay)];
    expect([endpoint.path, ...reached]).toEqual([endpoint.path, 'reached', 'not_found']);
  }
});

test('clerk limited to a country: order elsewhere → page and acts answer as if it did not exist', async () => {
  expect((await get('order/detail', { id: orders.MM.stay })).code).toBe(1);
  expect((await get('order/detail', { id: orders.CN.stay })).data.reason).toBe('not_found');
  const cancelled = await post('order/cancel', { id: orders.CN.stay, fee: 0, reason: 'Guest is ill' });
  expect(cancelled.data.reason).toBe('not_found');
  const declined = await post('request/decline', { id: orders.CN.request, reason: 'Full' });
  expect(declined.data.reason).toBe('not_found');
});

test('clerk limited to a country: lists, search, queues, export → only orders there', async () => {
  const own = [orders.MM.request, orders.MM.stay];
  const all = (await get('order/list')).data;
  expect(idsOf(all.list)).toEqual(own);
  expect(all.total).toBe(2);
  expect(idsOf((await get('request/list')).data.list)).toEqual([orders.MM.request]);
  expect(idsOf((await get('review/list')).data.list)).toEqual([orders.MM.stay]);
  expect(idsOf((await get('hotelNotice/list')).data.list)).toEqual([orders.MM.stay]);
  expect(idsOf((await get('hotelOrder/movements', { day: '2026-12-03' })).data.list)).toEqual([
    orders.MM.stay,
  ]);
  for (const { name, list, total } of (await get('queue/list')).data.queues) {
    expect([name, idsOf(list).filter((id) => !own.includes(id!))]).toEqual([name, []]);
    expect([name, total]).toEqual([name, list.length]);
  }
  expect((await get('search', { keyword: orders.CN.sn })).data.groups).toEqual([]);
  const found = (await get('search', { keyword: orders.MM.sn })).data.groups;
  expect(found[0].hits[0].id).toBe(orders.MM.stay);
  const { data } = await post('order/linkExport', { format: 'csv' });
  expect((await open(data.url)).rows).toHaveLength(2);
  const stays = await post('hotelOrder/linkMovements', { day: '2026-12-03', format: 'csv' });
  expect((await open(stays.data.url)).rows).toHaveLength(1);
});

test('clerk limited to a country: rooming list of a hotel elsewhere → hotel is unknown', async () => {
  const hotelOf = async (id: number) => {
    const stay = world.db.selectFrom('hotel_orders').select('hotel_id').where('order_id', '=', id);
    return (await stay.executeTakeFirstOrThrow()).hotel_id;
  };
  const day = '2026-12-03';
  const own = await get('hotel/roomingList', { hotel_id: await hotelOf(orders.MM.stay), day });
  expect(idsOf(own.data.stays)).toEqual([orders.MM.stay]);
  const elsewhere = { hotel_id: await hotelOf(orders.CN.stay), day };
  expect((await get('hotel/roomingList', elsewhere)).data.reason).toBe('hotel_unknown');
  expect((await post('hotel/sendRoomingList', { ...elsewhere, version: 0 })).data.reason).toBe(
    'hotel_unknown',
  );
});

test('clerk limited to a country: entry elsewhere → cannot be taken, and is not handed over to the clerk', async () => {
  const entry = { queue: 'reviews', object_id: orders.CN.stay };
  expect((await post('queue/take', entry)).data.reason).toBe('queue_entry_gone');
  const handed = await world.call(
    'POST',
    'console/queue/handOver',
    { ...entry, operator_id: clerk.id },
    { as: 'operator' },
  );
  expect(handed.data.errors?.[0]).toMatchObject({ field: 'operator_id' });
  expect((await post('queue/take', { queue: 'reviews', object_id: orders.MM.stay })).msg).toBe('');
});

test('clerk limited to a country: news of a service elsewhere → not notified; there → notified', async () => {
  const recipients = async (country: string) => {
    const users = world.db.selectFrom('users').select('id').where(recipientsOf('desk', country));
    return (await users.execute()).map(({ id }) => id);
  };
  expect(await recipients('MM')).toContain(clerk.id);
  expect(await recipients('CN')).not.toContain(clerk.id);
  expect(await recipients('')).not.toContain(clerk.id);
});

test('staffRole/save: rights without a country next to a limit → refused by the field, nothing changes', async () => {
  const input = { name: 'Cashier Myanmar', nodes: ['/console/receipt/edit'], countries: ['MM'] };
  const { code, data } = await saveRole(input);
  expect([code, data.errors[0].field]).toEqual([0, 'nodes']);
  const unknown = await saveRole({ name: 'Desk', nodes: countryNodes, countries: ['Burma'] });
  expect(unknown.data.errors[0].field).toMatch(/^countries/);
});

test('staffRole/save: limit removed → holds from the next request on', async () => {
  const free = await saveRole({ code: role, name: 'Desk Myanmar', nodes: countryNodes, countries: [] });
  expect(free.data.role).toMatchObject({ countries: [] });
  expect((await get('order/detail', { id: orders.CN.stay })).code).toBe(1);
});
