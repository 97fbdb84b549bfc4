import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BuiltHotel, buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { namedSeller, nameSeller } from '../../../test/name-seller.ts';
import { testStart } from '../../../test/population.ts';
import { readPdf } from '../../../test/read-pdf.ts';

let world: TestWorld;
let hotel: BuiltHotel;
let id: number;

beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000 });
  const cityId = await buildCity(world.db);
  hotel = await buildHotel(world.db, {
    cityId,
    nameZh: '仰光茶花酒店',
    nameEn: 'Camellia Yangon',
    rooms: [{ units: 50, plans: [{ price: () => 8000 }] }],
  });
});
afterAll(() => world.close());

const post = (path: string, data: object, as: 'owner' | 'viewer' | 'otherAgency' = 'owner') =>
  world.call('POST', path, data, { as, key: randomUUID(), lang: 'en' });
const named = (...rooms: string[][]) =>
  rooms.map((names) => ({ guests: names.map((full_name) => ({ full_name })) }));
const change = (rooms: object, as?: 'owner' | 'viewer' | 'otherAgency') =>
  post('hotel/changeGuests', { id, rooms }, as);
const show = async () => (await world.call('GET', 'order/detail', { id }, { as: 'owner', lang: 'en' })).data;

/** Two rooms from 1 to 4 December for three guests. */
async function book(pays = true): Promise<number> {
  const stay = {
    check_in: '2026-12-01',
    check_out: '2026-12-04',
    nationality: 'CN',
    rooms: [
      { adults: 2, child_ages: [] },
      { adults: 2, child_ages: [] },
    ],
  };
  const key = `${hotel.rooms[0]!.plans[0]!}-48000`;
  const { quote_id } = (await post('hotel/quote', { rate_key: key, ...stay })).data;
  const contact = { contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  const rooms = named(['ZHANG SAN', 'LI SI'], ['AUNG']);
  const booked = await post('hotel/book', { quote_id, rooms, ...contact });
  const order = booked.data.order.id as number;
  if (pays) await post('order/pay', { id: order, pay_channel: 'balance' });
  return order;
}

beforeEach(async () => {
  world.clock.set(testStart);
  id = await book();
});

test('changeGuests: new names → order, history, search, mail and a new voucher show them', async () => {
  const before = await show();
  expect(before.order.detail).toMatchObject({ guests_until: Date.UTC(2026, 10, 30, 11, 30) / 1000 });
  const reply = await change(named(['ZHANG SAN', 'KHIN MYO'], ['AUNG', 'WANG WU']));
  expect(reply.data.order.guest_names).toEqual(['ZHANG SAN', 'KHIN MYO', 'AUNG', 'WANG WU']);

  const { order, history } = await show();
  const rooms = order.detail.guests.map((room: { full_names: string[] }) => room.full_names);
  expect(rooms).toEqual([
    ['ZHANG SAN', 'KHIN MYO'],
    ['AUNG', 'WANG WU'],
  ]);
  const words = 'ZHANG SAN, LI SI, AUNG → ZHANG SAN, KHIN MYO, AUNG, WANG WU';
  expect(history.at(-1)).toMatchObject({ event: 'changeGuests', actor: 'member', reason: words });
  expect(order.total_price).toEqual(before.order.total_price);
  const found = async (keyword: string) =>
    (await world.call('GET', 'order/list', { product: 'hotel', keyword }, { as: 'owner' })).data.list.map(
      (each: { id: number }) => each.id,
    );
  expect(await found('KHIN MYO')).toEqual([id]);
  expect(await found('LI SI')).not.toContain(id);
  const noted = await world.db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select('users.username')
    .where('event', '=', 'order_guests_changed')
    .execute();
  expect(noted).toEqual([{ username: 'owner_a' }]);
  const told = await world.db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('event', '=', 'hotel_change')
    .orderBy('id')
    .execute();
  expect(told).toHaveLength(1);
  expect(told[0]!.body).toContain('KHIN MYO');
  await nameSeller(world.db);
  const voucher = await world.call('GET', 'order/voucher', { id }, { as: 'owner' });
  const { text } = await readPdf(voucher.body);
  for (const words of ['KHIN MYO', ...Object.values(namedSeller)]) expect(text).toContain(words);
  expect(text).toContain('版本 Version 2');
});

test('changeGuests: names unchanged → no-op', async () => {
  const { history } = await show();
  expect((await change(named(['ZHANG SAN', 'LI SI'], ['AUNG']))).code).toBe(1);
  expect((await show()).history).toEqual(history);
});

test('changeGuests: order unpaid → names changed as for a paid one', async () => {
  id = await book(false);
  expect((await change(named(['ZHANG SAN', 'WANG WU'], ['AUNG']))).data.order.guest_names).toContain(
    'WANG WU',
  );
});

test.each([
  ['all guests are others', named(['WANG WU'], ['KHIN MYO']), 'guests_all_new'],
  ['a room more', named(['ZHANG SAN'], ['AUNG'], ['LI SI']), 'guests_mismatch'],
  ['a room less', named(['ZHANG SAN']), 'guests_mismatch'],
  [
    'more guests than a room was booked for',
    named(['ZHANG SAN', 'LI SI', 'A B'], ['AUNG']),
    'guests_mismatch',
  ],
  [
    'Chinese names where the hotel takes none',
    named(['ZHANG SAN'], ['张三']),
    'rooms[1].guests[0].full_name',
  ],
])('changeGuests: %s → refused, nothing changes', async (_, rooms, reason) => {
  const before = await show();
  const reply = await change(rooms);
  expect([reply.code, reply.data.reason ?? reply.data.errors[0].field]).toEqual([0, reason]);
  expect(await show()).toEqual(before);
});

test('changeGuests: after 18:00 hotel time on the evening before → guests_too_late', async () => {
  const rooms = named(['ZHANG SAN', 'WANG WU'], ['AUNG']);
  world.clock.set(new Date('2026-11-30T11:30:00Z'));
  const late = await change(rooms);
  expect([late.data.reason, late.msg]).toEqual([
    'guests_too_late',
    expect.stringContaining('2026-11-30 18:00'),
  ]);
  world.clock.set(new Date('2026-11-30T11:29:59Z'));
  expect((await change(rooms)).code).toBe(1);
});

test('changeGuests: order cancelled, no permission or other agency → refused', async () => {
  const rooms = named(['ZHANG SAN', 'WANG WU'], ['AUNG']);
  expect((await change(rooms, 'viewer')).data.reason).toBe('no_permission');
  expect((await change(rooms, 'otherAgency')).data.reason).toBe('not_found');
  const preview = await post('order/refundPreview', { id });
  await post('order/refund', { id, preview_id: preview.data.preview_id });
  expect((await change(rooms)).data.reason).toBe('order_wrong_state');
  expect((await show()).order.detail.guests_until).toBeNull();
});

test('changeGuests: all guests replaced in two steps → second step refused, because the names first booked count', async () => {
  expect((await change(named(['ZHANG SAN', 'ZHAO LIU'], ['QIAN QI']))).code).toBe(1);
  expect((await change(named(['WANG WU', 'ZHAO LIU'], ['QIAN QI']))).data.reason).toBe('guests_all_new');
  // One of the guests first booked may return.
  expect((await change(named(['LI SI', 'ZHAO LIU'], ['QIAN QI']))).code).toBe(1);
});

// Covers 4.21.
test('changeGuests: non-refundable booking → allowed until confirmed, then refused, and no deadline shown', async () => {
  id = await book(false);
  const policy = { windows: [{ until: null, fee: { kind: 'percent', percent: 100 } }] };
  await sql`UPDATE orders SET policy = policy || ${JSON.stringify(policy)}::jsonb WHERE id = ${id}`.execute(
    world.db,
  );
  expect((await change(named(['ZHANG SAN', 'WANG WU'], ['AUNG']))).code).toBe(1);
  await post('order/pay', { id, pay_channel: 'balance' });
  const before = await show();
  expect(before.order.detail.guests_until).toBeNull();
  const refused = await change(named(['ZHANG SAN', 'LI SI'], ['AUNG']));
  expect(refused.data.reason).toBe('change_non_refundable');
  expect(await show()).toEqual(before);
});
