import { movementKinds } from '@serai/contract/hotels/movement-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { type PersonName, testStart } from '../../../../test/population.ts';
import { readCsv } from '../../../../test/read-sheet.ts';

import { movementList } from './movement-list.ts';

let world: TestWorld;
let yangon: { city: number; hotel: number; plan: number };
let honolulu: { city: number; hotel: number; plan: number };
/** Stays in Yangon: one that ends on 3 December, one over that day, one that begins on it, and one never paid. */
let stays: { ending: number; over: number; beginning: number; unpaid: number; far: number };

beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000 });
  yangon = await place({ countryCode: 'MM', tz: 'Asia/Yangon' }, '茶花酒店');
  honolulu = await place({ countryCode: 'US', tz: 'Pacific/Honolulu' }, '海滩酒店');
  world.clock.set(testStart);
  stays = {
    ending: await book(yangon.plan, '2026-12-01', '2026-12-03'),
    over: await book(yangon.plan, '2026-12-02', '2026-12-04'),
    beginning: await book(yangon.plan, '2026-12-03', '2026-12-05'),
    unpaid: await book(yangon.plan, '2026-12-03', '2026-12-05', { isPaid: false }),
    far: await book(honolulu.plan, '2026-12-03', '2026-12-05'),
  };
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(testStart));

async function place(wish: { countryCode: string; tz: string }, nameZh: string) {
  const city = await buildCity(world.db, wish);
  const rooms = [
    { nameZh: '湖景房', nameEn: 'Lake Room', units: 50, plans: [{ meal: 'breakfast' as const }] },
  ];
  const { id: hotel, rooms: built } = await buildHotel(world.db, {
    cityId: city,
    nameZh,
    nameEn: `${wish.countryCode} House`,
    rooms,
  });
  return { city, hotel, plan: built[0]!.plans[0]! };
}

async function must(path: string, input: object) {
  const reply = await world.call('POST', path, input, { as: 'owner' });
  expect([path, reply.msg]).toEqual([path, '']);
  return reply.data;
}

/** Books two nights for two adults and a child. */
async function book(plan: number, check_in: string, check_out: string, { isPaid = true } = {}) {
  const stay = { check_in, check_out, nationality: 'CN', rooms: [{ adults: 2, child_ages: [4] }] };
  const quote = await must('hotel/quote', { rate_key: `${plan}-16000`, ...stay });
  const { order } = await must('hotel/book', {
    quote_id: quote.quote_id,
    rooms: [{ guests: [{ full_name: 'ZHANG SAN' }, { full_name: 'LI SI' }] }],
    contact_name: 'Wang Agent',
    contact_phone: '+86 138 0000 0000',
    special_requests: 'Late arrival, 23:00',
  });
  if (isPaid) await must('order/pay', { id: order.id, pay_channel: 'balance' });
  return order.id as number;
}

const list = (input: object, as: PersonName = 'operator') =>
  world.call('GET', 'console/hotelOrder/movements', input, { as });
async function idsOf(input: object): Promise<number[]> {
  const reply = await list(input);
  expect(reply.code).toBe(1);
  return reply.data.list.map((stay: { order_id: number }) => stay.order_id);
}

const day = '2026-12-03';

test('movements: a day → each paid stay under one kind, unpaid ones under none', async () => {
  expect(await idsOf({ kind: 'arrivals', day })).toEqual([stays.beginning, stays.far]);
  expect(await idsOf({ kind: 'inHouse', day })).toEqual([stays.over]);
  expect(await idsOf({ kind: 'departures', day })).toEqual([stays.ending]);
  expect((await list({ day })).data.counts).toEqual([
    { kind: 'arrivals', count: 2, capped: false },
    { kind: 'inHouse', count: 1, capped: false },
    { kind: 'departures', count: 1, capped: false },
  ]);
});

test('movements: a stay → facts for the desk and the hotel, in the language of the caller', async () => {
  const asked = { day, hotel_id: yangon.hotel };
  const path = 'console/hotelOrder/movements';
  const { data } = await world.call('GET', path, asked, { as: 'operator', lang: 'zh-cn' });
  expect(data.list).toEqual([
    expect.objectContaining({
      order_id: stays.beginning,
      day,
      order_status: 'confirmed',
      agency: { id: world.agencyA, name: expect.stringMatching(/./) },
      hotel: expect.objectContaining({ id: yangon.hotel, name: '茶花酒店', phone: '+95 1 000 0000' }),
      room_type: '湖景房',
      meal_type: 'breakfast',
      number_of_rooms: 1,
      nights: 2,
      adults: 2,
      children: 1,
      guests: [{ adults: 2, child_ages: [4], full_names: ['ZHANG SAN', 'LI SI'] }],
      special_requests: 'Late arrival, 23:00',
      confirmation_code: '',
      notice: 'waiting',
      contact_name: 'Wang Agent',
      contact_phone: '+86 138 0000 0000',
    }),
  ]);
  expect((await list(asked)).data.list[0]).toMatchObject({
    hotel: { name: 'MM House' },
    room_type: 'Lake Room',
  });
});

test('movements: filters by hotel, city and agency → only stays that match', async () => {
  expect(await idsOf({ day, hotel_id: honolulu.hotel })).toEqual([stays.far]);
  expect(await idsOf({ day, city_id: yangon.city })).toEqual([stays.beginning]);
  expect(await idsOf({ day, agency_id: world.agencyA })).toEqual([stays.beginning, stays.far]);
  expect(await idsOf({ day, agency_id: world.agencyB })).toEqual([]);
});

test('movements: no day → the current date of each hotel, also around midnight', async () => {
  // 3 December 00:30 in Yangon, 2 December 08:00 in Honolulu.
  world.clock.set(new Date('2026-12-02T18:00:00Z'));
  expect(await idsOf({})).toEqual([stays.beginning]);
  // 2 December 23:30 in Yangon.
  world.clock.set(new Date('2026-12-02T17:00:00Z'));
  expect(await idsOf({})).toEqual([stays.over]);
  // 4 December 00:30 in Yangon, 3 December 08:00 in Honolulu.
  world.clock.set(new Date('2026-12-03T18:00:00Z'));
  expect(await idsOf({})).toEqual([stays.far]);
  expect(await idsOf({ kind: 'departures' })).toEqual([stays.over]);
  expect(await idsOf({ kind: 'inHouse' })).toEqual([stays.beginning]);
});

test('movements: pages of one row → every stay once, in the order of hotels', async () => {
  const first = (await list({ day, limit: 1 })).data;
  expect(first).toMatchObject({ total: 2, total_capped: false });
  const second = (await list({ day, limit: 1, cursor: first.next })).data;
  expect([...first.list, ...second.list].map((stay) => stay.order_id)).toEqual([stays.beginning, stays.far]);
  expect(second.next).toBeNull();
  const other = await list({ day, kind: 'departures', limit: 1, cursor: first.next });
  expect(other.data.reason).toBe('cursor_invalid');
});

test('movements: earliest and latest dates → empty lists, invalid input → refused', async () => {
  for (const kind of ['arrivals', 'inHouse', 'departures']) {
    for (const far of ['0001-01-01', '9999-12-30']) expect(await idsOf({ kind, day: far })).toEqual([]);
  }
  for (const wrong of [{ day: '2026-02-30' }, { kind: 'all' }, { limit: 101 }, { hotel_id: 0 }]) {
    expect((await list(wrong)).code).not.toBe(1);
  }
});

test('movements export: filters → the stays of the list, also opened after midnight, and a row in the activity log', async () => {
  const path = 'console/hotelOrder/linkMovements';
  // 3 December 23:30 in Yangon.
  world.clock.set(new Date('2026-12-03T17:00:00Z'));
  const asked = { city_id: yangon.city, format: 'csv' };
  const link = await world.call('POST', path, asked, { as: 'operator', lang: 'en' });
  world.clock.set(new Date('2026-12-03T17:04:00Z'));
  const token = new URL(link.data.url).searchParams.get('token');
  const { body } = await world.call('GET', 'file/open', { token });
  const { titles, rows } = readCsv(body);
  expect(titles.slice(0, 3)).toEqual(['Date at the hotel', 'Hotel', 'City']);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  const at = (title: string) => row![titles.indexOf(title)];
  expect([at('Date at the hotel'), at('Hotel'), at('Check-out'), at('Nights'), at('Children')]).toEqual([
    '2026-12-03',
    'MM House',
    '2026-12-05',
    '2',
    '1',
  ]);
  expect([at('Guests'), at('Special requests'), at('Confirmation')]).toEqual([
    'ZHANG SAN, LI SI',
    'Late arrival, 23:00',
    'Awaiting the hotel',
  ]);
  const actions = await world.call('GET', 'console/activity/list', { limit: 1 }, { as: 'operator' });
  expect(actions.data.list[0]).toMatchObject({
    call: path,
    after: { format: 'csv', exported: JSON.stringify({ kind: 'arrivals', city_id: yangon.city }) },
  });
  expect((await world.call('POST', path, asked, { as: 'owner' })).code).not.toBe(1);
});

test('movements: cancelled stay → no longer listed', async () => {
  const id = await book(yangon.plan, '2026-12-20', '2026-12-22');
  expect(await idsOf({ day: '2026-12-20' })).toEqual([id]);
  const { preview_id } = await must('order/refundPreview', { id });
  await must('order/refund', { id, preview_id });
  expect(await idsOf({ day: '2026-12-20' })).toEqual([]);
});

test('movements: member of an agency → refused', async () => {
  expect((await list({}, 'owner')).code).not.toBe(1);
});

test('movements: each kind, with and without a day → the stays are read by an index of their dates', async () => {
  const none = {
    day: undefined,
    hotel_id: undefined,
    city_id: undefined,
    agency_id: undefined,
    scope: null,
  };
  const plans = await world.db.transaction().execute(async (trx) => {
    // With few rows a sequential scan is cheaper; forbidden, it remains only where no index can be used.
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    const read: string[] = [];
    for (const kind of movementKinds) {
      for (const asked of [none, { ...none, day }]) {
        const { select, where } = movementList(kind, asked, testStart);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${select(where)}`.execute(trx);
        read.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
    }
    return read;
  });
  expect(plans).toHaveLength(6);
  for (const plan of plans) expect(plan).toMatch(/hotel_orders_check_(in|out)/);
});
