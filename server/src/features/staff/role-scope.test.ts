import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { limitableNodes, type StaffNode } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { addStaff } from '../../../test/concession-sums.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { readCsv } from '../../../test/read-sheet.ts';
import type { Call, StaffScope } from '../../calls.ts';
import { type NewsOrder, recipientsOf } from '../messages/notify-staff.ts';
import { guardScope } from '../orders/for-composition.ts';

let world: TestWorld;
/**
 * A paid stay under review and a request without an answer: `own` in Myanmar by the first company, `other` in China by
 * the second one, with which the agency has a contract since.
 */
let orders: Record<'own' | 'other', { stay: number; request: number; sn: string }>;
let companies: number[];

beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000 });
  const own = await sellIn('MM', 'Asia/Yangon');
  companies = await moveToNewCompany();
  orders = { own, other: await sellIn('CN', 'Asia/Shanghai') };
});
afterAll(() => world.close());

const saveRole = (input: object) => world.call('POST', 'console/staffRole/save', input, { as: 'operator' });
/** Opens a second selling company, and moves the agency to it; returns the ids of both. */
async function moveToNewCompany(): Promise<number[]> {
  const { db, clock, agencyA } = world;
  clock.set(new Date(clock.now().getTime() + 1000));
  const second = { name_zh: '第二公司', name_en: 'Second Company', country: 'CN', created_at: clock.now() };
  const { id: entity_id } = await db
    .insertInto('seller_entities')
    .values(second)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: _, ...terms } = await db
    .selectFrom('agency_contracts')
    .selectAll()
    .where('agency_id', '=', agencyA)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('agency_contracts')
    .values({ ...terms, entity_id, valid_from: clock.now(), made_at: clock.now() })
    .execute();
  return [terms.entity_id, entity_id];
}

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

/** Calls with a right of such a role that name no order by `id` or `ride_id`: each of them filters itself. */
const filtered = [
  'console/adjustment/list',
  'console/dispatch/addAbsence',
  'console/dispatch/list',
  'console/dispatch/removeAbsence',
  'console/dispatch/returnRides',
  'console/driverCash/drivers',
  'console/driverCash/handIn',
  'console/driverCash/list',
  'console/driverCash/void',
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

const heldWith = (kind: keyof typeof limitableNodes) =>
  allEndpoints.filter(({ access }) => limitableNodes[kind].includes(nodeOf(access)!));

function nodeOf(access: Endpoint['access']): StaffNode | undefined {
  return typeof access === 'object' && 'staff' in access ? access.staff : undefined;
}

/** How a call names its order; undefined if it does not. */
function nameIn({ input }: Endpoint): 'id' | 'ride_id' | undefined {
  const { shape = {} } = input as { shape?: object };
  return (['id', 'ride_id'] as const).find((name) => name in shape);
}

test('limited role: each of its calls → names its order or ride, or is known to filter', () => {
  const limitable = heldWith('countries');
  const named = limitable.filter((endpoint) => nameIn(endpoint) !== undefined);
  const others = limitable.filter((endpoint) => !named.includes(endpoint)).map(({ path }) => path);
  expect(others.sort()).toEqual(filtered);
  expect(named.length).toBeGreaterThan(30);
  expect(limitable).toEqual(expect.arrayContaining(heldWith('sellers')));
});

test('orders/place: agency moved to another company since → the order keeps the company that sold it', async () => {
  const entities = world.db.selectFrom('orders').select('entity_id').orderBy('id');
  const ids = Object.values(orders).flatMap(({ stay, request }) => [stay, request]);
  const found = (await entities.where('id', 'in', ids).execute()).map(({ entity_id }) => entity_id);
  expect(found).toEqual([companies[0], companies[0], companies[1], companies[1]]);
});

/** Each kind of limit, as the input of a role that contains the order `own` only. */
const kinds: [keyof Omit<StaffScope, 'queues'>, () => { countries?: string[]; sellers?: number[] }][] = [
  ['countries', () => ({ countries: ['MM'] })],
  ['sellers', () => ({ sellers: [companies[0]!] })],
];

describe.each(kinds)('role limited by %s', (kind, limits) => {
  let clerk: { id: number; token: string };
  let role: string;
  const name = `Desk ${kind}`;
  const nodes = limitableNodes[kind];

  beforeAll(async () => {
    role = (await saveRole({ name, nodes, ...limits() })).data.role.code;
    clerk = await addStaff(world.db, `clerk_${kind}`, 'desk');
    const given = await world.call(
      'POST',
      'console/staff/setRole',
      { id: clerk.id, role },
      { as: 'operator' },
    );
    expect(given.msg).toBe('');
  });

  const get = (path: string, input: object = {}) =>
    world.call('GET', `console/${path}`, input, { token: clerk.token });
  const post = (path: string, input: object) =>
    world.call('POST', `console/${path}`, input, { token: clerk.token });

  test('each call about an order: other order → missing; own order → passes', async () => {
    const { own, other } = orders;
    const caller = {
      kind: 'operator',
      userId: clerk.id,
      sessionId: 0,
      username: '',
      nickname: '',
      role,
      nodes: new Set(nodes),
      scope: { countries: null, sellers: null, queues: null, ...limits() },
    } as const;
    const named = heldWith(kind).filter(({ path }) => !filtered.includes(path));
    // Each ride has the id of its order here.
    const deps = { db: world.db, findRideOrder: async (_: unknown, rideId: number) => rideId };
    const reach = async (endpoint: Endpoint, id: number) => {
      const handle = async () => ({ data: 'reached', replayed: false });
      const [guarded] = guardScope(deps, [{ endpoint, handle }]);
      return guarded!
        .handle({ caller, input: { [nameIn(endpoint)!]: id } } as unknown as Call<Endpoint>)
        .then(
          ({ data }) => data,
          ({ code }: { code: string }) => code,
        );
    };
    for (const endpoint of named) {
      const reached = [await reach(endpoint, own.stay), await reach(endpoint, other.stay)];
      expect([endpoint.path, ...reached]).toEqual([endpoint.path, 'reached', 'not_found']);
    }
  });

  test('other order: page and acts → answer as if it did not exist', async () => {
    const { own, other } = orders;
    expect((await get('order/detail', { id: own.stay })).code).toBe(1);
    expect((await get('order/detail', { id: other.stay })).data.reason).toBe('not_found');
    const cancelled = await post('order/cancel', { id: other.stay, fee: 0, reason: 'Guest is ill' });
    expect(cancelled.data.reason).toBe('not_found');
    const declined = await post('request/decline', { id: other.request, reason: 'Full' });
    expect(declined.data.reason).toBe('not_found');
  });

  test('lists, search, queues, export → own orders only', async () => {
    const { own, other } = orders;
    const ids = [own.request, own.stay];
    const all = (await get('order/list')).data;
    expect(idsOf(all.list)).toEqual(ids);
    expect(all.total).toBe(2);
    expect(idsOf((await get('request/list')).data.list)).toEqual([own.request]);
    expect(idsOf((await get('review/list')).data.list)).toEqual([own.stay]);
    expect(idsOf((await get('hotelNotice/list')).data.list)).toEqual([own.stay]);
    const movements = (await get('hotelOrder/movements', { day: '2026-12-03' })).data;
    expect(idsOf(movements.list)).toEqual([own.stay]);
    for (const { name: queue, list, total } of (await get('queue/list')).data.queues) {
      expect([queue, idsOf(list).filter((id) => !ids.includes(id!))]).toEqual([queue, []]);
      expect([queue, total]).toEqual([queue, list.length]);
    }
    expect((await get('search', { keyword: other.sn })).data.groups).toEqual([]);
    const found = (await get('search', { keyword: own.sn })).data.groups;
    expect(found[0].hits[0].id).toBe(own.stay);
    const { data } = await post('order/linkExport', { format: 'csv' });
    expect((await open(data.url)).rows).toHaveLength(2);
    const stays = await post('hotelOrder/linkMovements', { day: '2026-12-03', format: 'csv' });
    expect((await open(stays.data.url)).rows).toHaveLength(1);
  });

  test('rooming list: hotel in a country of the role → shown; elsewhere, and by company → hotel is unknown', async () => {
    const { own, other } = orders;
    const hotelOf = async (id: number) => {
      const stay = world.db.selectFrom('hotel_orders').select('hotel_id').where('order_id', '=', id);
      return (await stay.executeTakeFirstOrThrow()).hotel_id;
    };
    const day = '2026-12-03';
    const there = await get('hotel/roomingList', { hotel_id: await hotelOf(own.stay), day });
    if (kind === 'countries') expect(idsOf(there.data.stays)).toEqual([own.stay]);
    // A list can hold guests of several companies.
    else expect(there.data.reason).toBe('hotel_unknown');
    const elsewhere = { hotel_id: await hotelOf(other.stay), day };
    expect((await get('hotel/roomingList', elsewhere)).data.reason).toBe('hotel_unknown');
    expect((await post('hotel/sendRoomingList', { ...elsewhere, version: 0 })).data.reason).toBe(
      'hotel_unknown',
    );
  });

  test('entry of another order → cannot be taken, and is not handed over to the clerk', async () => {
    const { own, other } = orders;
    const entry = { queue: 'reviews', object_id: other.stay };
    expect((await post('queue/take', entry)).data.reason).toBe('queue_entry_gone');
    const handed = await world.call(
      'POST',
      'console/queue/handOver',
      { ...entry, operator_id: clerk.id },
      { as: 'operator' },
    );
    expect(handed.data.errors?.[0]).toMatchObject({ field: 'operator_id' });
    const mine = { queue: 'reviews', object_id: own.stay };
    expect((await post('queue/take', mine)).msg).toBe('');
    expect((await post('queue/release', mine)).msg).toBe('');
  });

  test('news of another order, or of none → not notified; of an own order → notified', async () => {
    const isNotified = async (order?: NewsOrder) => {
      const users = world.db.selectFrom('users').select('id').where(recipientsOf('desk', { order }));
      return (await users.execute()).some(({ id }) => id === clerk.id);
    };
    const [first, second] = companies;
    expect(await isNotified({ country: 'MM', entity_id: first! })).toBe(true);
    expect(await isNotified({ country: 'CN', entity_id: second! })).toBe(false);
    expect(await isNotified({ country: '', entity_id: null })).toBe(false);
    expect(await isNotified()).toBe(false);
  });

  test('staffRole/save: rights that cannot be limited → refused by the field; limit removed → holds at once', async () => {
    const input = { name: 'Cashier', nodes: ['/console/receipt/edit'], ...limits() };
    const { code, data } = await saveRole(input);
    expect([code, data.errors[0].field]).toEqual([0, 'nodes']);
    const free = await saveRole({ code: role, name, nodes });
    expect(free.data.role).toMatchObject({ countries: [], sellers: [], queues: [] });
    expect((await get('order/detail', { id: orders.other.stay })).code).toBe(1);
  });
});

test('staffRole/save: unknown country or company, right that fits one of two limits → refused by the field', async () => {
  const country = await saveRole({ name: 'Desk', nodes: limitableNodes.countries, countries: ['Burma'] });
  expect(country.data.errors[0].field).toMatch(/^countries/);
  const rides = {
    name: 'Desk',
    nodes: ['/console/dispatch/view'],
    countries: ['MM'],
    sellers: [companies[0]!],
  };
  expect((await saveRole(rides)).data.errors[0].field).toBe('nodes');
  const company = await saveRole({
    name: 'Desk',
    nodes: limitableNodes.sellers,
    sellers: [companies[1]! + 1],
  });
  expect(company.data.errors[0].field).toBe('sellers');
});
