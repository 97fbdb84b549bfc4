import { randomUUID } from 'node:crypto';
import { netPriceNode, nodesOfRole } from '@serai/contract/permissions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltHotel, buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { demoPlan, demoSupplier } from '../../demo/simulated-supplier.ts';
import { deleteQuotes, type SupplierBooking } from '../orders/for-products.ts';

let world: TestWorld;
let cityId: number;
let hotel: BuiltHotel;

const twoRooms = [
  { adults: 2, child_ages: [] },
  { adults: 2, child_ages: [7] },
];
const stay = { check_in: '2026-12-01', check_out: '2026-12-04', rooms: twoRooms, nationality: 'CN' };
const names = [
  { guests: [{ full_name: 'Zhang San' }, { full_name: 'Li Si' }] },
  { guests: [{ full_name: 'Aung' }] },
];
const nightPrices: Record<string, number> = { '2026-12-03': 9550 };

/** Bookings sent to the supplier. */
const sent: SupplierBooking[] = [];

beforeAll(async () => {
  const clock = { now: () => world.clock.now() };
  const supplier = demoSupplier(clock, { planOf: () => ({ ...demoPlan, decidesAfterMs: 0 }) });
  const book = supplier.book.bind(supplier);
  supplier.book = (booking) => {
    sent.push(booking);
    return book(booking);
  };
  world = await openTestWorld({ suppliers: [supplier] });
  cityId = await buildCity(world.db);
});
afterAll(() => world.close());

beforeEach(async () => {
  hotel = await buildHotel(world.db, {
    cityId,
    nameZh: '仰光茶花酒店',
    nameEn: 'Camellia Yangon',
    rooms: [
      {
        units: 5,
        plans: [
          { price: (date) => nightPrices[date] ?? 8000, childBands: [{ from: 6, to: 11, amount: 1106 }] },
        ],
      },
    ],
  });
});

const planId = () => hotel.rooms[0]!.plans[0]!;
const quote = (change: object = {}, as: 'owner' | 'viewer' | 'otherAgency' = 'owner') =>
  world.call('POST', 'hotel/quote', { rate_key: `${planId()}-54418`, ...stay, ...change }, { as });
const command = (quoteId: string, change: object = {}) => ({
  quote_id: quoteId,
  rooms: names,
  contact_name: 'Wang',
  contact_phone: '+86 138 0000 0000',
  reference: 'T-1',
  special_requests: '',
  ...change,
});
const book = (quoteId: string, change: object = {}, key: string = randomUUID()) =>
  world.call('POST', 'hotel/book', command(quoteId, change), { as: 'owner', key });

/** Units and sold rooms of the first nights of December, and the number of orders. */
async function facts() {
  const month = await world.db
    .selectFrom('room_months')
    .select(['units', 'sold'])
    .where('room_type_id', '=', hotel.rooms[0]!.id)
    .where('month', '=', '2026-12-01')
    .executeTakeFirstOrThrow();
  const orders = await world.db
    .selectFrom('hotel_orders')
    .select('order_id')
    .where('hotel_id', '=', hotel.id)
    .execute();
  return { units: month.units.slice(0, 5), sold: month.sold.slice(0, 5), orders: orders.length };
}

describe('quote', () => {
  it('hotel/quote: bookable stay → price locked for 15 minutes with all its parts', async () => {
    const reply = await quote();
    expect(reply.msg).toBe('');
    expect(reply.data.total_price).toEqual({ amount: 54418, currency: 'USD' });
    expect(reply.data.shown_price).toBeNull();
    expect(reply.data.nights.map((night: { price: { amount: number } }) => night.price.amount)).toEqual([
      8000, 8000, 9550,
    ]);
    const lines = reply.data.lines as { quantity: number; amount: { amount: number } }[];
    expect(lines.map(({ quantity, amount }) => [quantity, amount.amount])).toEqual([
      [4, 32000],
      [2, 19100],
      [3, 3318],
    ]);
    expect(reply.data.expires_at).toBe(world.clock.now().getTime() / 1000 + 900);
    expect(reply.data.policy.windows[1].amount).toBe(17106);
    const again = await world.call(
      'GET',
      'hotel/showQuote',
      { quote_id: reply.data.quote_id },
      { as: 'owner' },
    );
    expect(again.data).toEqual(reply.data);
  });

  it('hotel/quote: other member, other agency or no right to net prices → quote refused', async () => {
    const own = (await quote()).data.quote_id;
    const nobodys = randomUUID();
    const asBooker = { as: 'booker' } as const;
    for (const [method, path, input] of [
      ['GET', 'hotel/showQuote', (id: string) => ({ quote_id: id })],
      ['POST', 'hotel/book', command],
    ] as const) {
      const foreign = await world.call(method, path, input(own), asBooker);
      const missing = await world.call(method, path, input(nobodys), asBooker);
      expect([foreign.code, foreign.msg, foreign.data], path).toEqual([
        missing.code,
        missing.msg,
        missing.data,
      ]);
      expect(foreign.data.reason).toBe('not_found');
    }
    const priced = await world.call('POST', 'hotel/quote', { rate_key: `${planId()}-1`, ...stay }, asBooker);
    const bookers = world.db.updateTable('users').where('username', '=', 'booker_a');
    await bookers.set({ nodes: nodesOfRole('booker').filter((node) => node !== netPriceNode) }).execute();
    for (const [method, path] of [
      ['GET', 'hotel/showQuote'],
      ['POST', 'hotel/book'],
    ] as const) {
      const { quote_id } = priced.data;
      const data = path === 'hotel/book' ? command(quote_id) : { quote_id };
      expect((await world.call(method, path, data, asBooker)).code, path).toBe(401);
    }
    await bookers.set({ nodes: null }).execute();
    expect((await facts()).orders).toBe(0);
  });

  it('hotel/quote: price on the page differs → both totals shown', async () => {
    const reply = await quote({ rate_key: `${planId()}-50000` });
    expect(reply.data.shown_price.amount).toBe(50000);
    expect(reply.data.total_price.amount).toBe(54418);
  });

  it.each([
    ['stay_in_past', 'check_in', { check_in: '2026-11-20' }],
    ['stay_reversed', 'check_out', { check_out: '2026-12-01' }],
    ['stay_reversed', 'check_out', { check_out: '2026-11-30' }],
    ['stay_too_long', 'check_out', { check_out: '2027-01-01' }],
    ['stay_too_long', 'check_out', { check_in: '0001-01-01', check_out: '9998-12-31' }],
    ['stay_too_long', 'check_out', { check_out: '9998-12-31', rate_key: '999999-1' }],
    ['stay_too_far', 'check_out', { check_in: '2027-11-20', check_out: '2027-11-23' }],
    ['rooms_too_small', 'rooms[1]', { rooms: [twoRooms[0], { adults: 3, child_ages: [] }] }],
    ['rooms_too_small', 'rooms[0]', { rooms: [{ adults: 2, child_ages: [1, 2, 3] }] }],
    ['rate_unknown', 'rate_key', { rate_key: '999999999-1' }],
    ['rate_unknown', 'rate_key', { rate_key: "1'; DROP TABLE hotels" }],
  ])('hotel/quote: invalid stay → refused with %s, names %s', async (reason, field, change) => {
    const reply = await quote(change);
    expect([reply.code, reply.data.reason, reply.data.errors[0].field]).toEqual([0, reason, field]);
  });

  it('hotel/quote: night sold out, not for sale or too few units → sold_out', async () => {
    expect((await quote({ rooms: Array(6).fill(twoRooms[0]) })).data.reason).toBe('sold_out');
    expect((await quote({ check_in: '2027-03-01', check_out: '2027-03-02' })).data.reason).toBe('sold_out');
  });

  it('hotel/quote: nationality excluded or stay too short → refused', async () => {
    hotel = await buildHotel(world.db, {
      cityId,
      rooms: [{ plans: [{ nationalities: ['MM'] }, { minStay: 5 }] }],
    });
    const [first, second] = hotel.rooms[0]!.plans;
    const byNation = await quote({ rate_key: `${first}-1` });
    expect([byNation.data.reason, byNation.data.errors[0].field]).toEqual([
      'rate_not_for_nationality',
      'nationality',
    ]);
    expect((await quote({ rate_key: `${second}-1` })).data.reason).toBe('min_stay_not_met');
  });

  // Covers 6.02.
  it('hotel/quote: no login or no permission → refused', async () => {
    const body = { rate_key: '1-1', ...stay };
    expect((await world.call('POST', 'hotel/quote', body)).code).toBe(303);
    expect((await quote({}, 'viewer')).code).toBe(401);
  });

  it('hotel/showQuote: quote of another agency → not_found', async () => {
    const { quote_id } = (await quote()).data;
    const foreign = await world.call('GET', 'hotel/showQuote', { quote_id }, { as: 'otherAgency' });
    const missing = await world.call(
      'GET',
      'hotel/showQuote',
      { quote_id: randomUUID() },
      { as: 'otherAgency' },
    );
    expect([foreign.code, foreign.msg]).toEqual([missing.code, missing.msg]);
    expect(foreign.data.reason).toBe('not_found');
  });
});

describe('book', () => {
  it('hotel/book: quoted stay → rooms of every night taken, order at the quoted price', async () => {
    const { quote_id } = (await quote()).data;
    const reply = await book(quote_id);
    expect(reply.msg).toBe('');
    expect(reply.data.order).toMatchObject({
      product: 'hotel',
      order_status: 'pending_payment',
      total_price: { amount: 54418 },
      guest_names: ['Zhang San', 'Li Si', 'Aung'],
      reference: 'T-1',
    });
    expect(await facts()).toEqual({ units: [3, 3, 3, 5, 5], sold: [2, 2, 2, 0, 0], orders: 1 });
    const detail = await world.call('GET', 'order/detail', { id: reply.data.order.id }, { as: 'owner' });
    expect(detail.data.order.detail).toMatchObject({
      hotel_name: 'Camellia Yangon',
      hotel_name_alt: '仰光茶花酒店',
      room_nights: 6,
      number_of_rooms: 2,
      adults: 4,
      children: 1,
    });
  });

  it('hotel/book: same idempotency key → same order; other body or other key → refused', async () => {
    const { quote_id } = (await quote()).data;
    const key = randomUUID();
    const first = await book(quote_id, {}, key);
    const again = await book(quote_id, {}, key);
    expect(again.data.order.id).toBe(first.data.order.id);
    expect((await book(quote_id, { reference: 'T-2' }, key)).data.reason).toBe('idempotency_key_reused');
    expect((await book(quote_id)).data.reason).toBe('quote_used');
    expect((await facts()).orders).toBe(1);
  });

  it('hotel/book: replay after the right to see prices was lost → same order without amounts', async () => {
    const as = { as: 'booker', key: randomUUID() } as const;
    const { data } = await world.call('POST', 'hotel/quote', { rate_key: `${planId()}-1`, ...stay }, as);
    const bookOnce = () => world.call('POST', 'hotel/book', command(data.quote_id), as);
    const { order } = (await bookOnce()).data;
    expect(order.total_price.amount).toBe(54418);
    const bookers = world.db.updateTable('users').where('username', '=', 'booker_a');
    await bookers.set({ nodes: nodesOfRole('booker').filter((node) => node !== netPriceNode) }).execute();
    const again = await bookOnce();
    await bookers.set({ nodes: null }).execute();
    expect(again.headers['idempotency-hit']).toBe('true');
    expect(again.data.order).toMatchObject({ id: order.id, total_price: { amount: null } });
    expect(JSON.stringify(again.data)).not.toContain('54418');
  });

  it('order/cancel: booked stay → rooms returned once', async () => {
    const { quote_id } = (await quote()).data;
    const { order } = (await book(quote_id)).data;
    const cancel = await world.call('POST', 'order/cancel', { id: order.id }, { as: 'owner' });
    expect(cancel.code).toBe(1);
    await world.call('POST', 'order/cancel', { id: order.id }, { as: 'owner' });
    expect(await facts()).toMatchObject({ units: [5, 5, 5, 5, 5], sold: [0, 0, 0, 0, 0] });
  });

  it('hotel/book: stay spans two months → nights of both months taken', async () => {
    const { quote_id } = (await quote({ check_in: '2026-11-29', check_out: '2026-12-02' })).data;
    expect((await book(quote_id)).code).toBe(1);
    expect((await facts()).units).toEqual([3, 5, 5, 5, 5]);
  });

  // Covers 3.39, 5.07.
  it.each([
    [
      'full_name_required',
      'rooms[1].guests[0].full_name',
      'Full name can not be null',
      { rooms: [names[0], { guests: [{ full_name: ' ' }] }] },
    ],
    [
      'full_name_latin',
      'rooms[0].guests[0].full_name',
      'Latin letters',
      { rooms: [{ guests: [{ full_name: '张三' }] }, names[1]] },
    ],
    ['guests_mismatch', 'rooms[1].guests', 'room 2', { rooms: [names[0]] }],
    ['guests_mismatch', 'rooms[2].guests', 'room 3', { rooms: [...names, names[1]] }],
    [
      'guests_mismatch',
      'rooms[0].guests',
      'room 1',
      { rooms: [{ guests: Array(3).fill({ full_name: 'A B' }) }, names[1]] },
    ],
    ['contact', 'contact_phone', 'phone', { contact_phone: 'x' }],
    ['contact', 'contact_name', 'contact', { contact_name: '' }],
  ])(
    'hotel/book: invalid input → refused with %s, names %s, nothing changes',
    async (_what, field, words, change) => {
      const { quote_id } = (await quote()).data;
      const reply = await book(quote_id, change);
      expect([reply.code, reply.data.errors[0].field]).toEqual([0, field]);
      expect(reply.msg).toContain(words);
      expect(await facts()).toEqual({ units: [5, 5, 5, 5, 5], sold: [0, 0, 0, 0, 0], orders: 0 });
    },
  );

  it('hotel/book: guest names → Chinese ones only from Chinese guests in mainland China, odd characters never', async () => {
    const kunming = await buildCity(world.db, { countryCode: 'CN', tz: 'Asia/Shanghai', nameZh: '昆明' });
    hotel = await buildHotel(world.db, { cityId: kunming });
    const { quote_id } = (await quote({ rooms: [twoRooms[0]] })).data;
    const reply = await book(quote_id, {
      rooms: [{ guests: [{ full_name: '张三' }, { full_name: 'TBA 1' }] }],
    });
    expect(reply.code).toBe(1);
    const { data } = await quote({ rooms: [twoRooms[0]], nationality: 'GB' });
    const refused = await book(data.quote_id, { rooms: [{ guests: [{ full_name: '张三' }] }] });
    expect(refused.data.errors[0].field).toBe('rooms[0].guests[0].full_name');
    expect([(await quote()).data.hotel.chinese_names, data.hotel.chinese_names]).toEqual([true, false]);
  });

  it('hotel/book: price changed since the quote → refused with both totals and a new bookable quote', async () => {
    const { quote_id } = (await quote()).data;
    await world.db
      .updateTable('rate_months')
      .set({ prices: Array(31).fill(9000) })
      .where('rate_plan_id', '=', planId())
      .where('month', '=', '2026-12-01')
      .execute();
    const refused = await book(quote_id);
    expect(refused.data).toMatchObject({
      reason: 'price_changed',
      old: { amount: 54418, currency: 'USD' },
      new: { amount: 57318, currency: 'USD' },
    });
    expect(refused.msg).toContain('544.18 USD');
    expect(refused.msg).toContain('573.18 USD');
    expect((await facts()).orders).toBe(0);
    const booked = await book(refused.data.quote_id);
    expect(booked.data.order.total_price.amount).toBe(57318);
  });

  it('hotel/book: policy changed since the quote → refused with a new quote', async () => {
    const { quote_id } = (await quote()).data;
    const strict = {
      rules: [{ until: null, fee: { kind: 'percent', percent: 100 } }],
      noShow: { kind: 'none' },
    };
    await world.db
      .updateTable('rate_plans')
      .set({ policy: JSON.stringify(strict) })
      .where('id', '=', planId())
      .execute();
    const refused = await book(quote_id);
    expect(refused.data.reason).toBe('policy_changed');
    expect((await book(refused.data.quote_id)).code).toBe(1);
  });

  it('hotel/book: quoted 4 minutes before the free deadline, booked 1 minute after it → policy_changed, then booked', async () => {
    const begin = world.clock.now();
    const deadline = Date.parse('2026-11-28T18:00:00+06:30');
    world.clock.set(new Date(deadline - 4 * 60_000));
    const [late, early] = [(await quote()).data, (await quote()).data];
    expect(late.cancellation).toBe('free');
    world.clock.set(new Date(deadline - 1));
    expect((await book(early.quote_id)).code).toBe(1);
    world.clock.set(new Date(deadline + 60_000));
    const refused = await book(late.quote_id);
    expect(refused.data).toMatchObject({ reason: 'policy_changed', old: refused.data.new });
    expect((await facts()).orders).toBe(1);
    const again = { quote_id: refused.data.quote_id };
    const shown = await world.call('GET', 'hotel/showQuote', again, { as: 'owner' });
    expect(shown.data.cancellation).toBe('fee');
    expect((await book(refused.data.quote_id)).code).toBe(1);
    world.clock.set(begin);
  });

  it('hotel/book: quote expired or of another agency → refused', async () => {
    const { quote_id } = (await quote()).data;
    const foreign = await world.call('POST', 'hotel/book', command(quote_id), { as: 'otherAgency' });
    expect(foreign.data.reason).toBe('not_found');
    world.clock.advance(15 * 60_000);
    expect((await book(quote_id)).data.reason).toBe('quote_expired');
    world.clock.advance(-15 * 60_000);
    expect((await facts()).orders).toBe(0);
  });

  it('hotel/book: twenty callers race for five rooms → exactly five orders', async () => {
    const one = { rooms: [{ adults: 1, child_ages: [] }] };
    const quotes = await Promise.all(Array.from({ length: 20 }, () => quote(one)));
    const replies = await Promise.all(
      quotes.map((reply) => book(reply.data.quote_id, { rooms: [{ guests: [{ full_name: 'Mya' }] }] })),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(5);
    const reasons = replies.filter(({ code }) => code === 0).map(({ data }) => data.reason);
    expect(new Set(reasons)).toEqual(new Set(['sold_out']));
    expect(await facts()).toEqual({ units: [0, 0, 0, 5, 5], sold: [5, 5, 5, 0, 0], orders: 5 });
  });

  it('purgeQuotes: quote expired → kept if booked, deleted otherwise', async () => {
    const [booked, left] = [await quote(), await quote()].map((reply) => reply.data.quote_id as string);
    await book(booked!);
    const ends = new Date(world.clock.now().getTime() + 15 * 60_000);
    await deleteQuotes(world.db, ends);
    const shown = await world.call('GET', 'hotel/showQuote', { quote_id: left }, { as: 'owner' });
    expect(shown.data.quote_id).toBe(left);
    expect(await deleteQuotes(world.db, new Date(ends.getTime() + 1))).toBeGreaterThan(0);
    expect((await book(left!)).data.reason).toBe('not_found');
    expect((await book(booked!)).data.reason).toBe('quote_used');
  });

  // Covers 3.20, 3.27.
  it('hotelOrder/confirm: code from the hotel → stored with a notice to the agency', async () => {
    const { quote_id } = (await quote()).data;
    const { order } = (await book(quote_id)).data;
    const told = { id: order.id, hotel_confirmation_code: 'HX-77', room_number: '1203' };
    const early = await world.call('POST', 'console/hotelOrder/confirm', told, { as: 'operator' });
    expect(early).toMatchObject({
      msg: expect.stringContaining('Awaiting payment'),
      data: { reason: 'order_wrong_state' },
    });
    await world.db
      .updateTable('orders')
      .set({ order_status: 'confirmed' })
      .where('id', '=', order.id)
      .execute();
    const nothing = await world.call(
      'POST',
      'console/hotelOrder/confirm',
      { id: order.id },
      { as: 'operator' },
    );
    expect(nothing.data.errors).toMatchObject([{ field: 'hotel_confirmation_code' }]);
    expect((await world.call('POST', 'console/hotelOrder/confirm', told, { as: 'operator' })).code).toBe(1);
    const detail = await world.call('GET', 'order/detail', { id: order.id }, { as: 'owner' });
    expect(detail.data.order.detail).toMatchObject({ hotel_confirmation_code: 'HX-77', room_number: '1203' });
    const notices = await world.db
      .selectFrom('notices')
      .select('event')
      .where('event', '=', 'order_confirmation_code')
      .execute();
    expect(notices).toHaveLength(1);
    expect((await world.call('POST', 'console/hotelOrder/confirm', told, { as: 'owner' })).code).toBe(401);
  });
});

describe('limits of unpaid orders', () => {
  const oneRoom = { rooms: [{ adults: 2, child_ages: [] }] };
  const bound = (bounds: { most_unpaid_orders?: number; most_unpaid_percent?: number }) =>
    world.db.updateTable('agencies').set(bounds).where('id', '=', world.agencyA).execute();
  const countUnpaid = async () =>
    (
      await world.db
        .selectFrom('orders')
        .select('id')
        .where('agency_id', '=', world.agencyA)
        .where('order_status', '=', 'pending_payment')
        .where('pay_by', '>', world.clock.now())
        .execute()
    ).length;
  /** Quotes one room the given number of times, then books all quotes at once. */
  async function bookAtOnce(times: number) {
    const key = `${planId()}-25550`;
    const quotes = [];
    for (let at = 0; at < times; at++) quotes.push((await quote({ ...oneRoom, rate_key: key })).data);
    return Promise.all(quotes.map(({ quote_id }) => book(quote_id, { rooms: [names[1]] })));
  }
  afterEach(() => bound({ most_unpaid_orders: 1_000_000, most_unpaid_percent: 100 }));

  it('hotel/book: limit of unpaid orders → never exceeded by concurrent bookings; one cancelled → one more allowed', async () => {
    const before = await countUnpaid();
    await bound({ most_unpaid_orders: before + 2 });
    const replies = await bookAtOnce(5);
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(2);
    const refused = replies.filter(({ data }) => data.reason === 'too_many_unpaid');
    expect(refused).toHaveLength(3);
    expect(refused[0]!.msg).toContain(`${before + 2} unpaid orders`);
    expect((await facts()).sold[0]).toBe(2);
    const { id } = replies.find(({ code }) => code === 1)!.data.order;
    await world.call('POST', 'order/cancel', { id }, { as: 'owner' });
    expect((await bookAtOnce(2)).map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it("hotel/book: agency holds half of a night's rooms unpaid → refused; other agencies can book the rest", async () => {
    await bound({ most_unpaid_percent: 50 });
    const replies = await bookAtOnce(5);
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(2);
    expect(replies.filter(({ data }) => data.reason === 'unpaid_share_full')).toHaveLength(3);
    expect(await facts()).toMatchObject({ units: [3, 3, 3, 5, 5], orders: 2 });
    const key = `${planId()}-25550`;
    const others = (await quote({ ...oneRoom, rate_key: key }, 'otherAgency')).data.quote_id;
    const reply = await world.call('POST', 'hotel/book', command(others, { rooms: [names[1]] }), {
      as: 'otherAgency',
      key: randomUUID(),
    });
    expect(reply.code, reply.msg).toBe(1);
  });

  it('hotel/book: agency holds nothing of the night yet → one order may take all rooms left', async () => {
    await bound({ most_unpaid_percent: 50 });
    await world.db
      .updateTable('room_months')
      .set({ units: sql`array_fill(2::smallint, ARRAY[cardinality(units)])` })
      .where('room_type_id', '=', hotel.rooms[0]!.id)
      .execute();
    expect((await book((await quote()).data.quote_id)).code).toBe(1);
  });
});

describe('hotel of an outside supplier', () => {
  const sellFor = (supplier: string) =>
    world.db.updateTable('hotels').set({ supplier }).where('id', '=', hotel.id).execute();

  it("supplier booking: order paid → booked with the import's codes, supplier code stored as confirmation code", async () => {
    await sellFor('demo-supplier');
    await fundAgency(world.db, world.agencyA, { deposit: 100_000 });
    const quoted = await quote();
    expect(quoted.data.confirmed_later).toBe(true);
    const { order } = (await book(quoted.data.quote_id)).data;
    const paid = await world.call(
      'POST',
      'order/pay',
      { id: order.id, pay_channel: 'balance' },
      { as: 'owner' },
    );
    expect(paid.data.order.order_status).toBe('processing');
    expect(sent).toEqual([]);
    expect(await world.app.runTicker('suppliers')).toBe(1);
    const codes = await world.db
      .selectFrom('rate_plans')
      .innerJoin('room_types', 'room_types.id', 'rate_plans.room_type_id')
      .innerJoin('hotels', 'hotels.id', 'room_types.hotel_id')
      .select(['hotels.code as hotel', 'room_types.code as room_type', 'rate_plans.code as rate_plan'])
      .where('rate_plans.id', '=', planId())
      .executeTakeFirstOrThrow();
    expect(sent).toEqual([
      {
        reference: order.sn,
        product: 'hotel',
        specialRequests: '',
        price: { amount: order.total_price.amount, currency: 'USD' },
        detail: {
          ...codes,
          check_in: '2026-12-01',
          check_out: '2026-12-04',
          nationality: 'CN',
          rooms: [
            { adults: 2, child_ages: [], child_beds: 0, full_names: ['Zhang San', 'Li Si'] },
            { adults: 2, child_ages: [7], child_beds: 0, full_names: ['Aung'] },
          ],
        },
      },
    ]);
    const { data } = await world.call('GET', 'order/detail', { id: order.id }, { as: 'owner' });
    expect(data.order).toMatchObject({
      order_status: 'confirmed',
      detail: { hotel_confirmation_code: `SIM-${order.sn}`, hotel_answer: null, guests_until: null },
    });
    const renamed = { id: order.id, rooms: [names[0], { guests: [{ full_name: 'Aung Win' }] }] };
    const change = await world.call('POST', 'hotel/changeGuests', renamed, { as: 'owner' });
    expect(change.data.reason).toBe('guests_by_support');
  });

  it('hotel/quote: supplier not connected → sold_out', async () => {
    const { quote_id, confirmed_later } = (await quote()).data;
    expect(confirmed_later).toBe(false);
    await sellFor('somebody-else');
    expect((await quote()).data.reason).toBe('sold_out');
    expect((await book(quote_id)).data.reason).toBe('sold_out');
    expect((await facts()).orders).toBe(0);
  });
});

describe('hotelOrder/dropRoom by the desk', () => {
  const drop = (data: object, as: 'operator' | 'owner' = 'operator') =>
    world.call('POST', 'console/hotelOrder/dropRoom', data, { as });

  it('hotelOrder/dropRoom: one of several rooms → room and guests released, difference refunded, hotel notified', async () => {
    await fundAgency(world.db, world.agencyA, { deposit: 100_000 });
    const { order } = (await book((await quote()).data.quote_id)).data;
    await world.call('POST', 'order/pay', { id: order.id, pay_channel: 'balance' }, { as: 'owner' });
    const held = await facts();
    const total = order.total_price.amount as number;
    const dropped = { id: order.id, room: 1, total_price: 30_000, reason: 'One family stays away' };
    expect((await drop({ ...dropped, room: 3 })).data.errors).toMatchObject([{ field: 'room' }]);
    expect((await drop({ ...dropped, total_price: total })).data.errors).toMatchObject([
      { field: 'total_price' },
    ]);
    expect((await drop(dropped, 'owner')).code).toBe(401);
    expect(await facts()).toEqual(held);
    const reply = await drop(dropped);
    expect(reply.msg).toBe('');
    expect(reply.data.order).toMatchObject({ total_price: { amount: 30_000 }, guest_names: ['Aung'] });
    expect(order.title).toContain('2 rooms');
    expect(reply.data.order.title).toBe(order.title.replace('2 rooms', '1 room'));
    expect(await facts()).toMatchObject({
      units: held.units.map((units, at) => units + (at < 3 ? 1 : 0)),
      sold: held.sold.map((sold, at) => sold - (at < 3 ? 1 : 0)),
    });
    const shown = (await world.call('GET', 'order/detail', { id: order.id }, { as: 'owner' })).data;
    expect(shown.order.title).toBe(reply.data.order.title);
    expect(shown.order.detail).toMatchObject({ number_of_rooms: 1, guests: [{ full_names: ['Aung'] }] });
    expect(shown.lines.at(-1)).toMatchObject({
      label: 'Room 1 dropped',
      amount: { amount: 30_000 - total },
    });
    const notices = await world.db
      .selectFrom('hotel_notices')
      .select('kind')
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    expect(notices.map(({ kind }) => kind)).toEqual(['booking', 'change']);
    expect((await drop({ ...dropped, total_price: 100 })).data.reason).toBe('last_room');
  });
});

describe('stay priced by occupancy', () => {
  const always = { from: '', to: '' };
  const family = [
    { adults: 2, child_ages: [4, 8], child_beds: 1 },
    { adults: 1, child_ages: [], child_beds: 0 },
  ];
  const asked = { check_in: '2026-12-01', check_out: '2026-12-03', rooms: family, nationality: 'CN' };
  const familyNames = [
    { guests: [{ full_name: 'Zhang San' }, { full_name: 'Li Si' }] },
    { guests: [{ full_name: 'Aung' }] },
  ];
  // Per night: 100 + 20 + 2 × 15 + 8 for the family, 100 − 20 + 15 for the other room.
  const total = 50_600;

  beforeEach(async () => {
    hotel = await buildHotel(world.db, {
      cityId,
      rooms: [
        {
          maxAdults: 3,
          maxChildren: 2,
          maxGuests: 4,
          baseGuests: 2,
          extraBeds: 1,
          units: 5,
          plans: [
            {
              meal: 'half_board',
              price: 10_000,
              cost: 6_123,
              included: ['vat', 'service_charge'],
              supplements: [
                { ...always, kind: 'single_use', amount: 2_000, cost: 1_500 },
                { ...always, kind: 'child', ageFrom: 0, ageTo: 5, amount: 0 },
                { ...always, kind: 'child', ageFrom: 6, ageTo: 11, amount: 1_000, cost: 700 },
                { ...always, kind: 'child_bed', ageFrom: 2, ageTo: 11, amount: 2_000, cost: 1_300 },
                { ...always, kind: 'meal_adult', amount: 1_500, cost: 900 },
                { ...always, kind: 'meal_child', ageFrom: 6, ageTo: 11, amount: 800, cost: 500 },
              ],
              limits: [
                { from: '2026-12-20', to: '2026-12-26', weekdays: '', minStay: 3 },
                { from: '2026-12-15', to: '2026-12-15', weekdays: '', maxStay: 2 },
                { from: '2026-12-10', to: '2026-12-10', weekdays: '', closedToArrival: true },
                { from: '2026-12-12', to: '2026-12-12', weekdays: '', closedToDeparture: true },
                { from: '2026-12-18', to: '2026-12-18', weekdays: '', stopSell: true },
              ],
            },
          ],
        },
      ],
    });
    await world.db
      .insertInto('hotel_fees')
      .values({
        hotel_id: hotel.id,
        code: 'ZONE',
        name_zh: '入区费',
        name_en: 'Zone fee',
        basis: 'person_stay',
        amount: 2_500_000,
        currency: 'MMK',
        from_age: 5,
      })
      .execute();
    await world.db
      .updateTable('hotels')
      .set({ important_zh: '末班船 18:00 开', important_en: 'The last boat leaves at 18:00' })
      .where('id', '=', hotel.id)
      .execute();
    await world.app.memory.refresh();
  });

  const read = (path: string, input: object) => world.call('GET', path, input, { as: 'owner', lang: 'en' });
  const list = (change: object = {}) =>
    read('hotel/list', { destination_type: 'hotel', destination_id: hotel.id, ...asked, ...change });
  const detail = async (change: object = {}) =>
    (await read('hotel/detail', { id: hotel.id, ...asked, ...change })).data;
  const quoteFor = (change: object = {}) =>
    world.call(
      'POST',
      'hotel/quote',
      { rate_key: `${planId()}-${total}`, ...asked, ...change },
      { as: 'owner', lang: 'en' },
    );

  it('price by occupancy: list, page, quote, order and voucher → the same price, guests, meals and fees', async () => {
    await fundAgency(world.db, world.agencyA, { deposit: 100_000 });
    const listed = (await list()).data.list[0];
    const shown = await detail();
    const [rate] = shown.rooms[0].rates;
    const quoted = (await quoteFor()).data;
    const booked = await book(quoted.quote_id, { rooms: familyNames });
    expect(booked.msg).toBe('');
    const { id } = booked.data.order;
    await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
    // Later changes of the hotel's fees and information do not affect the order.
    await world.db
      .updateTable('hotel_fees')
      .set({ amount: 9_900_000 })
      .where('hotel_id', '=', hotel.id)
      .execute();
    await world.db
      .updateTable('hotels')
      .set({ important_en: 'No boats' })
      .where('id', '=', hotel.id)
      .execute();
    const ordered = (await read('order/detail', { id })).data;
    const prices = [listed.price, rate.total_price, quoted.total_price, ordered.order.total_price];
    expect(prices.map(({ amount }) => amount)).toEqual([total, total, total, total]);
    const lineOf = ({ label, amount }: { label: string; amount: { amount: number } }) => [
      label,
      amount.amount,
    ];
    const lines = [
      ['Deluxe Room (2026-12-01 to 2026-12-03)', 40_000],
      ['Single use', -4_000],
      ['Children with a bed, aged 8', 4_000],
      ['Half board, adults', 9_000],
      ['Half board, children aged 8', 1_600],
    ];
    for (const found of [rate.lines, quoted.lines, ordered.lines]) expect(found.map(lineOf)).toEqual(lines);
    const own = ordered.order.detail;
    for (const { breakfasts } of [listed, rate, quoted, own]) expect(breakfasts).toBe(4);
    for (const { included } of [listed, rate, quoted, own])
      expect(included).toEqual(['vat', 'service_charge']);
    for (const { fees } of [listed, shown, quoted, own]) {
      expect(fees).toMatchObject([{ name: 'Zone fee', total: { amount: 10_000_000, currency: 'MMK' } }]);
    }
    for (const { important } of [shown.hotel, quoted.hotel, own]) expect(important).toContain('last boat');
    expect(own.guests).toMatchObject(family);
    const paper = await readPdf((await read('order/voucher', { id })).body);
    for (const words of [
      'breakfasts a morning: 4',
      'children with a bed: 1',
      'Zone fee',
      '100,000 MMK',
      'last boat',
    ]) {
      expect(paper.text.replaceAll(/\s+/g, ' '), words).toContain(words);
    }
    const { body } = await world.db
      .selectFrom('outbox')
      .select('body')
      .where('event', '=', 'hotel_booking')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const words of ['breakfasts a morning: 4', 'children with a bed: 1', 'Zone fee', '100,000 MMK']) {
      expect(body, words).toContain(words);
    }
    expect(paper.text).not.toMatch(/506\.00|USD/);
  });

  it('hotel/detail: rate with supplements → sentences on charges for children, beds and meals', async () => {
    const [rate] = (await detail()).rooms[0].rates;
    expect(rate.guest_terms).toEqual([
      'Guests included in the room price: 2',
      'One person alone: 20.00 USD a night less',
      'No extra beds for adults',
      'Children aged 0–1: free without a bed, adult price with one',
      'Children aged 2–5: free without a bed, 20.00 USD a night with one',
      'Children aged 6–11: 10.00 USD a night without a bed, 20.00 USD a night with one',
      'Children aged 12–17: adult price',
      'Half board: 15.00 USD a night per adult',
      'Half board: 8.00 USD a night per child aged 6–11',
    ]);
  });

  it('cost of the stay: caller → visible only with the right to see it', async () => {
    await fundAgency(world.db, world.agencyA, { deposit: 100_000 });
    const quoted = await quoteFor();
    const booked = await book(quoted.data.quote_id, { rooms: familyNames });
    const { id } = booked.data.order;
    const guest = (path: string, input: object) => world.call('GET', path, input);
    const stayAt = { destination_type: 'hotel', destination_id: hotel.id, ...asked };
    const replies = [
      await list(),
      await read('hotel/detail', { id: hotel.id, ...asked }),
      quoted,
      booked,
      await read('order/detail', { id }),
      await read('hotel/showQuote', { quote_id: quoted.data.quote_id }),
      await guest('hotel/list', stayAt),
      await guest('hotel/detail', { id: hotel.id, ...asked }),
    ];
    for (const { data } of replies)
      expect(JSON.stringify(data)).not.toMatch(/"(room_?)?costs?"|6123|30492|19446/i);
    const cost = (as: 'operator' | 'owner') => world.call('GET', 'console/order/cost', { id }, { as });
    const [price, pays] = [total, 30_492];
    expect((await cost('operator')).data).toEqual({
      sn: booked.data.order.sn,
      price: { amount: price, currency: 'USD' },
      cost: { amount: pays, currency: 'USD' },
      hired: null,
      margin: { amount: price - pays, currency: 'USD' },
    });
    expect((await cost('owner')).code).toBe(401);
    await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
    const dropped = { id, room: 2, total_price: 31_600, reason: 'Travels with another group' };
    await world.call('POST', 'console/hotelOrder/dropRoom', dropped, { as: 'operator' });
    expect((await read('order/detail', { id })).data.order.detail).toMatchObject({
      breakfasts: 3,
      fees: [{ total: { amount: 7_500_000, currency: 'MMK' } }],
    });
    expect((await cost('operator')).data).toMatchObject({
      cost: { amount: 19_446 },
      margin: { amount: 12_154 },
    });
  });

  const dates = (check_in: string, check_out: string) => ({
    check_in: `2026-12-${check_in}`,
    check_out: `2026-12-${check_out}`,
  });
  const rooms = (room: object) => ({ rooms: [room] });
  it.each([
    ['rooms_too_small', 'rooms[0]', rooms({ adults: 4 }), 'Too small for these guests'],
    [
      'beds_too_few',
      'rooms[0]',
      rooms({ adults: 2, child_ages: [7, 8], child_beds: 2 }),
      'No space for that many beds',
    ],
    ['extra_bed_missing', 'rooms[0]', rooms({ adults: 3 }), 'No extra bed at these rates'],
    ['extra_bed_missing', 'rooms[0]', rooms({ adults: 2, child_ages: [13] }), 'No extra bed at these rates'],
    ['min_stay_not_met', 'check_out', dates('20', '22'), 'For 3 nights or more'],
    ['max_stay_exceeded', 'check_out', dates('15', '18'), 'For 2 nights at most'],
    ['arrival_closed', 'check_in', dates('10', '11'), 'No check-in on this day'],
    ['departure_closed', 'check_out', dates('11', '12'), 'No check-out on this day'],
    ['sold_out', undefined, dates('17', '19'), 'Sold out on these dates'],
  ])(
    'hotel/quote: occupancy not possible → refused with %s, and the hotel page shows the reason',
    async (reason, field, change, words) => {
      const { data } = await quoteFor(change);
      expect([data.reason, data.errors?.[0]?.field]).toEqual([reason, field]);
      expect((await detail(change)).rooms).toMatchObject([{ rates: [], unavailable: words }]);
      expect((await list(change)).data.list).toEqual([]);
    },
  );
});
