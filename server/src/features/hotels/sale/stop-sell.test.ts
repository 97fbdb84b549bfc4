import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { amendsOrders } from '../../../../test/amend.ts';
import { type BuiltHotel, buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { joinStaff } from '../../../../test/join-staff.ts';
import { testStart } from '../../../../test/population.ts';
import { purgeStopSells } from './stop-sell-store.ts';

let world: TestWorld;
let cityId: number;
let yangon: BuiltHotel;
let honolulu: BuiltHotel;
let clerk: string;

const reason = 'Full at the hotel';
const stay = { check_in: '2026-12-03', check_out: '2026-12-05' };
const wish = { rooms: [{ adults: 2, child_ages: [] }], nationality: 'CN' };

beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000 });
  cityId = await buildCity(world.db, { countryCode: 'MM', tz: 'Asia/Yangon' });
  yangon = await buildHotel(world.db, {
    cityId,
    nameZh: '茶花酒店',
    rooms: [
      { nameZh: '湖景房', nameEn: 'Lake Room', plans: [{}, { price: 9000 }] },
      { nameZh: '园景房', nameEn: 'Garden Room', plans: [{ price: 9500, requestWhenGone: true }] },
    ],
  });
  const far = await buildCity(world.db, { countryCode: 'US', tz: 'Pacific/Honolulu' });
  honolulu = await buildHotel(world.db, { cityId: far, nameZh: '海滩酒店', rooms: [{ plans: [{}] }] });
  clerk = await joinStaff(world, 'desk');
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.deleteFrom('stop_sells').execute();
  await world.app.memory.refresh();
});

const stop = (input: object, token = clerk) =>
  world.call(
    'POST',
    'console/hotel/stopSell',
    { hotel_id: yangon.id, from: stay.check_in, to: stay.check_in, reason, ...input },
    { token },
  );
const open = (id: number, token = clerk) =>
  world.call('POST', 'console/hotel/openSell', { id, reason: 'A room was returned' }, { token });
const list = async (input: object = {}) =>
  (await world.call('GET', 'console/hotel/stopSells', input, { token: clerk, lang: 'zh-cn' })).data.list;
const quote = (plan: number, dates = stay) =>
  world.call('POST', 'hotel/quote', { rate_key: `${plan}-1`, ...dates, ...wish }, { as: 'owner' });

/** Totals of the rates that the search in memory sells, by room. */
async function soldRates(dates = stay) {
  await world.app.memory.refresh();
  const asked = { id: yangon.id, ...dates, ...wish };
  const { rooms } = (await world.call('GET', 'hotel/detail', asked, { as: 'owner' })).data;
  return rooms.map(
    ({ rates }: { rates: { rate_key: string | null }[] }) =>
      rates.filter(({ rate_key }) => rate_key !== null).length,
  );
}

const roomsOf = async (id: number) => {
  const { units, sold } = await world.db
    .selectFrom('room_months')
    .select(['units', 'sold'])
    .where('room_type_id', '=', id)
    .where('month', '=', '2026-12-01')
    .executeTakeFirstOrThrow();
  return { units: units.slice(2, 4), sold: sold.slice(2, 4) };
};

test('stopSell: all rooms on one night → no longer searched or sold; opened → sold again with the same rooms', async () => {
  const [lake, garden] = yangon.rooms;
  const before = await roomsOf(lake!.id);
  expect(await soldRates()).toEqual([2, 1]);
  const reply = await stop({});
  expect(reply.msg).toBe('');
  expect(await soldRates()).toEqual([0, 0]);
  for (const plan of [lake!.plans[0]!, garden!.plans[0]!]) {
    expect((await quote(plan)).data.reason).toBe('sold_out');
  }
  // The nights before and after are sold.
  expect(await soldRates({ check_in: '2026-12-02', check_out: '2026-12-03' })).toEqual([2, 1]);
  expect(await soldRates({ check_in: '2026-12-04', check_out: '2026-12-05' })).toEqual([2, 1]);
  expect((await open(reply.data.id)).msg).toBe('');
  expect(await soldRates()).toEqual([2, 1]);
  expect(await roomsOf(lake!.id)).toEqual(before);
});

test('stopSell: one room type → the other room types are sold', async () => {
  const [lake, garden] = yangon.rooms;
  await stop({ room_type_id: lake!.id });
  expect(await soldRates()).toEqual([0, 1]);
  expect((await quote(lake!.plans[1]!)).data.reason).toBe('sold_out');
  expect((await quote(garden!.plans[0]!)).data.reason).not.toBe('sold_out');
});

test('stopSell: two stop-sells of a night, one opened → still off sale', async () => {
  const first = (await stop({})).data.id;
  await stop({ from: stay.check_in, to: '2026-12-10' });
  await open(first);
  expect(await soldRates()).toEqual([0, 0]);
  expect((await list()).map(({ to }: { to: string }) => to)).toEqual(['2026-12-10']);
});

test('stopSell: stay limits of an import allow the night → still off sale', async () => {
  const plan = yangon.rooms[0]!.plans[0]!;
  const limits = [{ from: '', to: '', weekdays: '', stopSell: false }];
  const setLimits = (stay_limits: object[]) =>
    world.db
      .updateTable('rate_plans')
      .set({ stay_limits: JSON.stringify(stay_limits) })
      .where('id', '=', plan)
      .execute();
  await setLimits(limits);
  await stop({});
  expect(await soldRates()).toEqual([0, 0]);
  expect((await quote(plan)).data.reason).toBe('sold_out');
  await setLimits([]);
});

test('stopSell: quote taken before → booking refused as sold out; existing order → unchanged', async () => {
  const plan = yangon.rooms[0]!.plans[0]!;
  const booked = await book(plan);
  const quoted = (await quoteAt(plan)).data;
  const rooms = await roomsOf(yangon.rooms[0]!.id);
  await stop({});
  const refused = await world.call('POST', 'hotel/book', bookingOf(quoted.quote_id), { as: 'owner' });
  expect(refused.data.reason).toBe('sold_out');
  expect(
    (await world.call('POST', 'order/pay', { id: booked, pay_channel: 'balance' }, { as: 'owner' })).msg,
  ).toBe('');
  const { order } = (await world.call('GET', 'order/detail', { id: booked }, { as: 'owner' })).data;
  expect(order.order_status).toBe('confirmed');
  expect(await roomsOf(yangon.rooms[0]!.id)).toEqual(rooms);
});

test('stopSell: dates of an existing order change → its own stopped nights are kept, others are refused', async () => {
  const id = await book(yangon.rooms[0]!.plans[0]!);
  expect((await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' })).msg).toBe(
    '',
  );
  await stop({ from: '2026-12-02', to: stay.check_in });
  const to = (check_in: string, check_out: string) =>
    amendsOrders(world).workOut(id, { kind: 'change_dates', check_in, check_out });
  expect((await to(stay.check_in, '2026-12-06')).outcome.totalAfter).toBe(24_000);
  expect((await to('2026-12-02', stay.check_out)).refused).toMatchObject({ code: 'sold_out' });
});

const quoteAt = (plan: number) =>
  world.call('POST', 'hotel/quote', { rate_key: `${plan}-16000`, ...stay, ...wish }, { as: 'owner' });
const bookingOf = (quote_id: string) => ({
  quote_id,
  rooms: [{ guests: [{ full_name: 'ZHANG SAN' }, { full_name: 'LI SI' }] }],
  contact_name: 'Wang Agent',
  contact_phone: '+86 138 0000 0000',
});
async function book(plan: number): Promise<number> {
  const { data } = await quoteAt(plan);
  const reply = await world.call('POST', 'hotel/book', bookingOf(data.quote_id), { as: 'owner' });
  expect(reply.msg).toBe('');
  return reply.data.order.id;
}

test('stopSells: nights off sale → who, when, reason and until; filtered by hotel and city; opened ones absent', async () => {
  const { id } = (await stop({ room_type_id: yangon.rooms[0]!.id, to: '2026-12-04' })).data;
  await stop({ hotel_id: honolulu.id });
  const own = await list({ hotel_id: yangon.id });
  expect(own).toEqual([
    {
      id,
      hotel: { id: yangon.id, name: '茶花酒店', city: expect.stringMatching(/./) },
      room_type: '湖景房',
      from: '2026-12-03',
      to: '2026-12-04',
      reason,
      stopped_by: 'staff_desk',
      stopped_at: testStart.getTime() / 1000,
    },
  ]);
  expect(await list({ city_id: cityId })).toEqual(own);
  expect((await list()).map((row: { hotel: { id: number } }) => row.hotel.id)).toEqual([
    honolulu.id,
    yangon.id,
  ]);
  await open(id);
  expect(await list({ hotel_id: yangon.id })).toEqual([]);
});

test('stopSell: repeated with the same nights → one stop-sell; opened twice → no-op', async () => {
  const first = await stop({});
  const second = await stop({});
  expect(second.data.id).toBe(first.data.id);
  expect(await list()).toHaveLength(1);
  expect((await open(first.data.id)).msg).toBe('');
  expect((await open(first.data.id)).msg).toBe('');
  expect((await open(999_999)).data.reason).toBe('not_found');
});

test('stopSell: activity → nights off sale before and after, with the reason', async () => {
  const { id } = (await stop({ room_type_id: yangon.rooms[0]!.id })).data;
  await open(id);
  const actions = await world.db
    .selectFrom('operator_actions')
    .select(['call', 'object_kind', 'object_name', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const nights = '湖景房 2026-12-03 – 2026-12-03';
  const on = { object_kind: 'hotel', object_name: '茶花酒店' };
  expect(actions).toEqual([
    {
      ...on,
      call: 'console/hotel/openSell',
      before: { off_sale: [nights] },
      after: { off_sale: [] },
      reason: 'A room was returned',
    },
    {
      ...on,
      call: 'console/hotel/stopSell',
      before: { off_sale: [] },
      after: { off_sale: [nights] },
      reason,
    },
  ]);
});

test('stopSell: tonight around midnight → the date at the hotel decides', async () => {
  // 3 December 00:30 in Yangon, 2 December 08:00 in Honolulu.
  world.clock.set(new Date('2026-12-02T18:00:00Z'));
  const tonight = { from: '2026-12-02', to: '2026-12-02' };
  const refused = await stop(tonight);
  expect([refused.data.reason, refused.data.errors]).toEqual([
    'nights_in_past',
    [expect.objectContaining({ field: 'from' })],
  ]);
  expect((await stop({ hotel_id: honolulu.id, ...tonight })).msg).toBe('');
  const shown = async (hotel_id: number) =>
    (await world.call('GET', 'console/hotel/sale', { hotel_id }, { token: clerk })).data;
  expect(await shown(honolulu.id)).toMatchObject({
    today: '2026-12-02',
    rooms: [{ left: 5, stopped: true }],
  });
  expect(await shown(yangon.id)).toMatchObject({ today: '2026-12-03', rooms: [{ stopped: false }, {}] });
  expect(await list()).toHaveLength(1);
  // 3 December 00:30 in Honolulu: the night is over.
  world.clock.set(new Date('2026-12-03T10:30:00Z'));
  expect(await list()).toEqual([]);
});

test('stopSell: reversed, too many or unknown → refused with the field; 366 nights → stopped', async () => {
  const from = '2026-12-01';
  const reasonOf = async (input: object) => (await stop(input)).data.reason;
  expect(await reasonOf({ from, to: '2026-11-30' })).toBe('nights_reversed');
  expect(await reasonOf({ from, to: '2027-12-02' })).toBe('nights_too_many');
  expect(await reasonOf({ from, to: '2027-12-01' })).toBeUndefined();
  expect(await reasonOf({ hotel_id: 999_999 })).toBe('hotel_unknown');
  expect(await reasonOf({ room_type_id: honolulu.rooms[0]!.id })).toBe('room_type_unknown');
  for (const wrong of [
    { reason: ' ' },
    { from: '2026-02-30' },
    { to: '9999-12-31' },
    { reason: 'x'.repeat(201) },
  ]) {
    expect((await stop(wrong)).code).not.toBe(1);
  }
});

test('stopSell and openSell: finance, auditor and members → refused; the first two see the list', async () => {
  const { id } = (await stop({})).data;
  for (const role of ['finance', 'auditor'] as const) {
    const token = await joinStaff(world, role);
    expect((await stop({}, token)).code).toBe(401);
    expect((await open(id, token)).code).toBe(401);
    expect((await world.call('GET', 'console/hotel/stopSells', {}, { token })).data.list).toHaveLength(1);
  }
  for (const [method, path, input] of [
    ['POST', 'console/hotel/stopSell', { hotel_id: yangon.id, from: '2026-12-01', to: '2026-12-01', reason }],
    ['GET', 'console/hotel/stopSells', {}],
    ['GET', 'console/hotel/sale', { hotel_id: yangon.id }],
  ] as const) {
    expect((await world.call(method, path, input, { as: 'owner' })).code).not.toBe(1);
  }
});

test('purge: nights over everywhere → deleted; tonight → kept', async () => {
  await stop({ from: '2026-11-21', to: '2026-11-21' });
  await stop({});
  await purgeStopSells(world.db, new Date('2026-11-23T23:00:00Z'));
  expect(await world.db.selectFrom('stop_sells').select('id').execute()).toHaveLength(2);
  await purgeStopSells(world.db, new Date('2026-11-24T00:00:00Z'));
  expect(await world.db.selectFrom('stop_sells').select('id').execute()).toHaveLength(1);
});
