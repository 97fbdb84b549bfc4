import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { readPdf } from '../../../test/read-pdf.ts';

let world: TestWorld;
let hotel: number;
beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000 });
  const always = { from: '', to: '' };
  const supplements = [
    { kind: 'extra_adult' as const, ...always, amount: 3_000 },
    { kind: 'child' as const, ...always, ageFrom: 0, ageTo: 11, amount: 0 },
    { kind: 'child_bed' as const, ...always, ageFrom: 3, ageTo: 11, amount: 2_000 },
  ];
  const plans = [{ meal: 'half_board' as const, supplements }];
  const rooms = [
    { units: 20, maxAdults: 3, maxChildren: 2, maxGuests: 5, baseGuests: 2, extraBeds: 2, plans },
  ];
  const cityId = await buildCity(world.db);
  hotel = (await buildHotel(world.db, { cityId, rooms, from: '2026-12-01' })).id;
  const gala = {
    hotel_id: hotel,
    code: 'GALA',
    name_zh: '跨年晚宴',
    name_en: 'Gala dinner',
    basis: 'person_night' as const,
    amount: 5_000,
    currency: 'USD',
    from_age: 6,
    from_day: '12-31',
    to_day: '12-31',
  };
  await world.db.insertInto('hotel_fees').values(gala).execute();
  await world.app.memory.refresh();
});
afterAll(() => world.close());

const family = [
  { adults: 3, child_ages: [4, 8], child_beds: 1 },
  { adults: 2, child_ages: [] },
];
async function must(method: 'GET' | 'POST', path: string, input: object) {
  const reply = await world.call(method, path, input, { as: 'owner' });
  expect([path, reply.msg, reply.data.errors]).toEqual([path, '', undefined]);
  return reply.data;
}

/** A paid stay of five nights over the new year. */
async function book(rooms: readonly { adults: number; child_ages: number[]; child_beds?: number }[]) {
  const stay = { check_in: '2026-12-29', check_out: '2027-01-03', nationality: 'CN', rooms };
  const { rooms: shown } = await must('GET', 'hotel/detail', { id: hotel, ...stay });
  const { rate_key } = shown[0].rates[0];
  const { quote_id } = await must('POST', 'hotel/quote', { rate_key, ...stay });
  const named = rooms.map(() => ({ guests: [{ full_name: 'ZHANG SAN' }] }));
  const contact = { contact_name: 'Wang Agent', contact_phone: '+86 138 0000 0000' };
  const { order } = await must('POST', 'hotel/book', { quote_id, rooms: named, ...contact });
  await must('POST', 'order/pay', { id: order.id, pay_channel: 'balance' });
  return order.id as number;
}

const squeezed = (text: string) => text.replace(/\s+/g, '');
async function papersOf(id: number) {
  const { body } = await world.call('GET', 'order/voucher', { id }, { as: 'owner' });
  const mail = await world.db
    .selectFrom('outbox')
    .select('body')
    .where('event', '=', 'hotel_booking')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const token = /\/h\/([\w-]{43})\?/.exec(mail.body)![1]!;
  const { notice } = await must('GET', 'hotelNotice/show', { token });
  return { voucher: squeezed((await readPdf(body)).text), mail: squeezed(mail.body), notice };
}

test('hotel voucher: half board with a gala dinner for a family → voucher, email and notice name meals, ages, beds and the night', async () => {
  const { voucher, mail, notice } = await papersOf(await book(family));
  const english = [
    'Half board (breakfasts a morning: 6, dinners an evening: 6)',
    '(adults: 3, children: 2, aged 4, 8; children with a bed: 1)',
    'room 1: 2',
    '50.00 USD per person per night (from age 6) (on 2026-12-31 only), 300.00 USD in all',
  ].map(squeezed);
  const chinese = [
    '（每天早餐 6 份、晚餐 6 份）',
    '（3 成人 2 儿童，4、8 岁，其中 1 名儿童占床）',
    '第 1 间 2 张',
    '每人每晚 50.00 USD（6 岁及以上）（仅 2026-12-31 晚），共 300.00 USD',
  ].map(squeezed);
  expect([...chinese, ...english].filter((said) => !voucher.includes(said))).toEqual([]);
  expect(english.filter((said) => !mail.includes(said))).toEqual([]);
  expect(notice).toMatchObject({ breakfasts: 6, dinners: 6 });
  expect(notice.guests).toMatchObject([
    { child_ages: [4, 8], child_beds: 1, extra_beds: 2 },
    { child_ages: [], extra_beds: 0 },
  ]);
  expect(notice.fees).toMatchObject([{ name: 'Gala dinner', nights: ['2026-12-31'] }]);
});

test('hotel voucher: two adults in a double room → no extra bed anywhere', async () => {
  const { voucher, mail, notice } = await papersOf(await book([{ adults: 2, child_ages: [] }]));
  expect(voucher + mail).not.toMatch(/加床|Extrabeds/);
  expect(notice.guests).toMatchObject([{ extra_beds: 0 }]);
});

test.each([
  ['Burmese', 'အမှတ် ၅၃၊ အင်းယားလမ်း၊ ကမာရွတ်မြို့နယ်၊ ရန်ကုန်'],
  ['Thai', 'เลขที่ 53 ถนนสุขุมวิท กรุงเทพมหานคร'],
])(
  'hotel voucher: address in %s → on page 1 of the voucher, on the card for drivers and in the order',
  async (_, address_local) => {
    await world.db.updateTable('hotels').set({ address_local }).where('id', '=', hotel).execute();
    const id = await book([{ adults: 2, child_ages: [] }]);
    await world.db.updateTable('hotels').set({ address_local: '' }).where('id', '=', hotel).execute();
    const { body } = await world.call('GET', 'order/voucher', { id }, { as: 'owner' });
    const [first = ''] = (await readPdf(body)).text.split('\n');
    expect(squeezed(first)).toContain(squeezed(address_local));
    const { voucher } = await must('GET', 'voucher/show', { id });
    expect(voucher.card.local_address).toBe(address_local);
    expect((await must('GET', 'order/detail', { id })).order.detail.address_local).toBe(address_local);
    const later = await book([{ adults: 2, child_ages: [] }]);
    expect(JSON.stringify((await must('GET', 'voucher/show', { id: later })).voucher)).not.toContain(
      '当地文地址',
    );
  },
);
