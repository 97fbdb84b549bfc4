import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { joinStaff } from '../../../../test/join-staff.ts';
import { testStart } from '../../../../test/population.ts';
import { purgeRoomingLists } from './rooming-store.ts';

let world: TestWorld;
let yangon: { hotel: number; plan: number };
let kunming: { hotel: number; plan: number };
let clerk: string;
const day = '2026-12-03';

beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000 });
  yangon = await place({ countryCode: 'MM', tz: 'Asia/Yangon' }, '茶花酒店');
  kunming = await place({ countryCode: 'CN', tz: 'Asia/Shanghai' }, '翠湖酒店');
  clerk = await joinStaff(world, 'desk');
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(testStart));

async function place(wish: { countryCode: string; tz: string }, nameZh: string) {
  const cityId = await buildCity(world.db, wish);
  const rooms = [{ nameZh: '湖景房', nameEn: 'Lake Room', units: 50, plans: [{}] }];
  const { id: hotel, rooms: built } = await buildHotel(world.db, {
    cityId,
    nameZh,
    nameEn: 'Camellia',
    rooms,
  });
  return { hotel, plan: built[0]!.plans[0]! };
}

async function must(path: string, input: object) {
  const reply = await world.call('POST', path, input, { as: 'owner' });
  expect([path, reply.msg]).toEqual([path, '']);
  return reply.data;
}

async function book(plan: number, names: string[], check_in = day): Promise<number> {
  const stay = {
    check_in,
    check_out: '2026-12-05',
    nationality: 'CN',
    rooms: [{ adults: 2, child_ages: [] }],
  };
  const nights = Number('2026-12-05'.slice(8)) - Number(check_in.slice(8));
  const quote = await must('hotel/quote', { rate_key: `${plan}-${nights * 8000}`, ...stay });
  const { order } = await must('hotel/book', {
    quote_id: quote.quote_id,
    rooms: [{ guests: names.map((full_name) => ({ full_name })) }],
    contact_name: 'Wang Agent',
    contact_phone: '+86 138 0000 0000',
    special_requests: 'Late arrival, 23:00',
  });
  await must('order/pay', { id: order.id, pay_channel: 'balance' });
  return order.id;
}

const show = async (hotel_id: number, on = day) =>
  (await world.call('GET', 'console/hotel/roomingList', { hotel_id, day: on }, { token: clerk })).data;
const send = (input: object, token = clerk, key?: string) =>
  world.call(
    'POST',
    'console/hotel/sendRoomingList',
    { hotel_id: yangon.hotel, day, version: 0, ...input },
    { token, ...(key && { key }) },
  );
const mails = () =>
  world.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body', 'lang'])
    .where('event', '=', 'hotel_rooming')
    .orderBy('id')
    .execute();

test('sendRoomingList: arrivals of a day → one email to the reservation address; then the changes since', async () => {
  await world.db
    .updateTable('hotels')
    .set({ reservation_email: 'rooms@camellia.example' })
    .where('id', '=', yangon.hotel)
    .execute();
  const first = await book(yangon.plan, ['ZHANG SAN', 'LI SI']);
  const leaving = await book(yangon.plan, ['WANG WU', 'ZHAO LIU']);
  await book(yangon.plan, ['NOT TODAY', 'NEITHER'], '2026-12-04');
  const preview = await show(yangon.hotel);
  expect(preview).toMatchObject({ email: 'rooms@camellia.example', version: 0, sent: null });
  expect(preview.stays.map((stay: { order_id: number }) => stay.order_id)).toEqual([first, leaving]);
  const reply = await send({});
  expect([reply.msg, reply.data]).toEqual(['', { sent_to: 'rooms@camellia.example' }]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('Rooming list 2026-12-03 (no. 1): bookings: 2, rooms: 2');
  for (const text of ['ZHANG SAN', 'WANG WU', 'Lake Room', 'Late arrival, 23:00', 'အခန်းကြိုတင်'])
    expect(mail!.body).toContain(text);
  for (const text of ['NOT TODAY', 'Wang Agent', '80.00']) expect(mail!.body).not.toContain(text);
  const sent = {
    sent_by: 'staff_desk',
    sent_to: 'rooms@camellia.example',
    sent_at: testStart.getTime() / 1000,
  };
  expect((await show(yangon.hotel)).sent).toEqual({ ...sent, changes: 0 });

  await book(yangon.plan, ['NEW GUEST', 'OTHER GUEST']);
  const { preview_id } = await must('order/refundPreview', { id: leaving });
  await must('order/refund', { id: leaving, preview_id });
  expect(await show(yangon.hotel)).toMatchObject({ version: 1, sent: { ...sent, changes: 2 } });
  const path = 'console/hotelOrder/movements';
  const arrivals = await world.call('GET', path, { day, hotel_id: yangon.hotel }, { token: clerk });
  expect(arrivals.data.rooming).toEqual([{ hotel_id: yangon.hotel, day, ...sent, changes: 2 }]);
  const inHouse = await world.call('GET', path, { day, kind: 'inHouse' }, { token: clerk });
  expect(inHouse.data.rooming).toEqual([]);
});

test('sendRoomingList: sent twice with one key, or by two clerks from the same page → one email', async () => {
  const { version } = await show(yangon.hotel);
  const before = (await mails()).length;
  const key = 'rooming-list-of-the-third';
  expect((await send({ version }, clerk, key)).msg).toBe('');
  expect((await send({ version }, clerk, key)).msg).toBe('');
  expect((await send({ version })).data.reason).toBe('rooming_list_sent');
  const after = await mails();
  expect(after).toHaveLength(before + 1);
  expect(after.at(-1)!.subject).toContain(`no. ${version + 1}`);
});

test('sendRoomingList: hotel in China → Chinese above English; activity names day, bookings and address', async () => {
  await book(kunming.plan, ['ZHANG SAN', 'LI SI']);
  expect((await send({ hotel_id: kunming.hotel })).msg).toBe('');
  const mail = (await mails()).at(-1)!;
  expect([mail.lang, mail.subject]).toEqual([
    'zh-cn',
    '入住名单 2026-12-03（第 1 份）：1 单，1 间 · Rooming list 2026-12-03 (no. 1): bookings: 1, rooms: 1',
  ]);
  const action = await world.db
    .selectFrom('operator_actions')
    .select(['call', 'object_name', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(action).toEqual({
    call: 'console/hotel/sendRoomingList',
    object_name: '翠湖酒店',
    before: null,
    after: { rooming_day: day, rooming_version: 1, rooming_stays: 1, sent_to: mail.recipient },
  });
});

test('sendRoomingList: no arrivals, past day at the hotel, unknown hotel or wrong input → refused', async () => {
  const reasonOf = async (input: object) => (await send(input)).data.reason;
  expect(await reasonOf({ day: '2026-12-20' })).toBe('rooming_list_empty');
  expect(await reasonOf({ hotel_id: 999_999 })).toBe('hotel_unknown');
  for (const wrong of [{ version: -1 }, { day: '2026-02-30' }]) expect((await send(wrong)).code).not.toBe(1);
  // 4 December 00:30 in Yangon, 02:00 in Shanghai.
  world.clock.set(new Date('2026-12-03T18:00:00Z'));
  const { version } = await show(yangon.hotel);
  expect(await reasonOf({ version })).toBe('rooming_day_over');
  // 3 December 23:30 in Yangon.
  world.clock.set(new Date('2026-12-03T17:00:00Z'));
  expect((await send({ version })).msg).toBe('');
});

test('sendRoomingList: auditor and members → refused; the auditor sees the preview', async () => {
  const token = await joinStaff(world, 'auditor');
  expect((await send({}, token)).code).toBe(401);
  const input = { hotel_id: yangon.hotel, day };
  expect((await world.call('GET', 'console/hotel/roomingList', input, { token })).code).toBe(1);
  expect((await world.call('GET', 'console/hotel/roomingList', input, { as: 'owner' })).code).not.toBe(1);
});

test('purge: lists of days 30 days ago → deleted; later ones → kept', async () => {
  const count = async () => (await world.db.selectFrom('rooming_lists').select('id').execute()).length;
  const before = await count();
  await purgeRoomingLists(world.db, new Date('2027-01-02T12:00:00Z'));
  expect(await count()).toBe(before);
  await purgeRoomingLists(world.db, new Date('2027-01-03T12:00:00Z'));
  expect(await count()).toBe(0);
});
