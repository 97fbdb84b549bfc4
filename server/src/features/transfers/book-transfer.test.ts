import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildAirport,
  buildClass,
  buildPlace,
  buildPool,
  buildRate,
  buildZone,
} from '../../../test/build-transfers.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { readSoldDays } from '../../../test/vehicle-hours.ts';

let world: TestWorld;
let airportId: number;
let placeId: number;
let poolId: number;
let rateId: number;

beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 25 });
});
afterAll(() => world.close());
beforeEach(async () => {
  const { db } = world;
  airportId = await buildAirport(db);
  const zoneId = await buildZone(db, { airportId });
  placeId = await buildPlace(db, { airportId, zoneId });
  poolId = await buildPool(db, 5);
  rateId = await buildRate(db, { zoneId, classId: await buildClass(db), poolId });
});

const trip = (change: object = {}) => ({
  mode: 'pick_up',
  airport_id: airportId,
  flight_number: 'mu 2031',
  place_id: placeId,
  flight_at: '2026-12-01T23:15',
  adults: 4,
  child_ages: [7],
  driver_language: 'chinese',
  ...change,
});
const quote = (change: object = {}, as: 'owner' | 'viewer' = 'owner') =>
  world.call(
    'POST',
    'airport/quote',
    { rate_key: `${rateId}-10000`, child_seats: 1, ...trip(), ...change },
    { as },
  );
const command = (quoteId: string, change: object = {}) => ({
  quote_id: quoteId,
  passenger_name: 'Zhang San',
  contact_name: 'Wang',
  contact_phone: '+86 138 0000 0000',
  reference: 'T-1',
  ...change,
});
const book = (quoteId: string, change: object = {}, key: string = randomUUID()) =>
  world.call('POST', 'airport/book', command(quoteId, change), { as: 'owner', key });
const soldOn = async (day: string) => (await readSoldDays(world.db, poolId))[day] ?? 0;
const countOrders = async () =>
  (await world.db.selectFrom('vehicle_holds').select('order_id').where('pool_id', '=', poolId).execute())
    .length;

describe('quote', () => {
  it('transfer cut-off: before the pick-up → closes list, quote, booking and payment', async () => {
    await world.db
      .updateTable('transfer_rates')
      .set({ cut_off_minutes: 120 })
      .where('id', '=', rateId)
      .execute();
    await world.app.memory.refresh();
    const begin = world.clock.now();
    const cutOff = Date.parse('2026-12-01T21:15:00+06:30');
    const listed = async () => (await world.call('GET', 'airport/list', trip(), { as: 'owner' })).data.total;
    world.clock.set(new Date(cutOff - 60_000));
    expect(await listed()).toBe(1);
    const [early, late] = [(await quote()).data.quote_id, (await quote()).data.quote_id];
    expect((await book(early)).data.order.pay_by).toBe(cutOff / 1000);
    world.clock.set(new Date(cutOff));
    expect(await listed()).toBe(0);
    const refused = await quote();
    expect([refused.data.reason, refused.data.errors[0].field]).toEqual(['booking_closed', 'flight_at']);
    expect((await book(late)).data.reason).toBe('booking_closed');
    expect(await countOrders()).toBe(1);
    world.clock.set(begin);
  });

  it('airport/quote: bookable trip → every part of the price locked (2 × 30.00 + 2 × 15.00 + 5.00 + 2 × 10.00)', async () => {
    const { data, msg } = await quote();
    expect(msg).toBe('');
    expect(data.total_price).toEqual({ amount: 11500, currency: 'USD' });
    expect(data.shown_price.amount).toBe(10000);
    const lines = data.lines as { quantity: number; amount: { amount: number } }[];
    expect(lines.map(({ quantity, amount }) => [quantity, amount.amount])).toEqual([
      [2, 6000],
      [2, 3000],
      [1, 500],
      [2, 2000],
    ]);
    expect(data).toMatchObject({
      vehicles: 2,
      vehicles_needed: 2,
      night_price: { amount: 2000 },
      meeting_point: 'Arrival hall, outside gate 2',
      trip: {
        flight_number: 'MU2031',
        airline: 'China Eastern Airlines',
        pick_up_at: { local: '2026-12-01T23:15', tz: 'Asia/Yangon' },
        free_wait_minutes: 60,
        is_night: true,
      },
    });
    const again = await world.call('GET', 'airport/showQuote', { quote_id: data.quote_id }, { as: 'owner' });
    expect(again.data).toEqual({ ...data, shown_price: null });
    const foreign = await world.call(
      'GET',
      'airport/showQuote',
      { quote_id: data.quote_id },
      { as: 'otherAgency' },
    );
    expect(foreign.data.reason).toBe('not_found');
  });

  it.each([
    ['vehicles_too_few', 'vehicles', { vehicles: 1 }],
    ['luggage_too_much', 'vehicles', { vehicles: 2, bags: 5 }],
    ['rate_unknown', 'rate_key', { rate_key: '999999-1' }],
    ['rate_unknown', 'rate_key', { rate_key: 'x' }],
    ['transfer_in_past', 'flight_at', { flight_at: '2026-11-20T10:00' }],
    ['flight_number_required', 'flight_number', { flight_number: '' }],
  ])('airport/quote: invalid trip → refused with %s, names %s', async (reason, field, change) => {
    const reply = await quote(change);
    expect([reply.code, reply.data.reason, reply.data.errors[0].field]).toEqual([0, reason, field]);
  });

  it('airport/quote: too many vehicles, or direction not sold in the season → refused', async () => {
    expect((await quote({ vehicles: 6 })).data.reason).toBe('sold_out');
    const season = [{ from: '01-01', to: '12-31', pick_up: 0, drop_off: 2500 }];
    await world.db
      .updateTable('transfer_rates')
      .set({ seasons: JSON.stringify(season) })
      .where('id', '=', rateId)
      .execute();
    expect((await quote()).data.reason).toBe('rate_unknown');
    const out = await quote({ mode: 'drop_off', flight_at: '2026-12-02T14:00', flight_number: '' });
    expect(out.data.total_price.amount).toBe(2 * 2500 + 2 * 1500 + 500);
  });

  it('airport/quote: much luggage → as many vehicles as it needs, all charged, held and driven', async () => {
    const { data } = await quote({ bags: 5, child_seats: 0, driver_language: undefined });
    // Two would be enough for the passengers; each of the three costs the night add-on.
    expect(data).toMatchObject({
      vehicles: 3,
      vehicles_needed: 3,
      total_price: { amount: 3 * 3000 + 3 * 1000 },
    });
    const { order } = (await book(data.quote_id)).data;
    const { detail } = (await world.call('GET', 'order/detail', { id: order.id }, { as: 'owner' })).data
      .order;
    expect(detail).toMatchObject({ pieces_of_luggage: 5, vehicles: 3, rides: [{}, {}, {}] });
    expect(await soldOn('2026-12-01')).toBe(3);
  });

  it('airport/quote: many passengers → minimum of vehicles, at most 99 shown as left; too many → refused', async () => {
    await world.db.updateTable('vehicle_pools').set({ units: 150 }).where('id', '=', poolId).execute();
    const { data } = await quote({ adults: 60, child_ages: [] });
    expect([data.vehicles, data.vehicles_needed, data.units_left]).toEqual([20, 20, 99]);
    const tooMany = await quote({ adults: 60, child_ages: [7] });
    expect(tooMany.data).toMatchObject({ reason: 'vehicles_too_few', errors: [{ field: 'vehicles' }] });
  });

  // Covers 6.04.
  it('airport/quote: no login or no permission → refused', async () => {
    const body = { rate_key: `${rateId}-1`, ...trip() };
    expect((await world.call('POST', 'airport/quote', body)).code).toBe(303);
    expect((await quote({}, 'viewer')).code).toBe(401);
  });
});

describe('book', () => {
  // Covers 3.60.
  it('airport/book: quoted trip → vehicles of the day held, order with its rides', async () => {
    const { quote_id } = (await quote()).data;
    const { data, msg } = await book(quote_id);
    expect(msg).toBe('');
    expect(data.order).toMatchObject({
      product: 'airport',
      order_status: 'pending_payment',
      total_price: { amount: 11500 },
      guest_names: ['Zhang San'],
      service_start: { local: '2026-12-01T23:15', tz: 'Asia/Yangon' },
      service_end: { local: '2026-12-02T01:00' },
    });
    expect(data.order.sn).toMatch(/^A261121\d{6}$/);
    expect(await soldOn('2026-12-01')).toBe(2);
    const detail = await world.call('GET', 'order/detail', { id: data.order.id }, { as: 'owner' });
    expect(detail.data.order.detail).toMatchObject({
      type: 'pick_up',
      pick_up_time: { local: '2026-12-01T23:15' },
      passengers: 5,
      max_passengers: 6,
      airport_transfer_fee: { amount: 6000 },
      chinese_driver_fee: { amount: 3000 },
      child_seat_fee: { amount: 500 },
      night_fee: { amount: 2000 },
      sign_text: 'Zhang San',
      dispatch_status: 'unassigned',
    });
    expect(detail.data.order.detail.rides).toHaveLength(2);
  });

  it('airport/book: same key → same order; quote used twice → refused', async () => {
    const { quote_id } = (await quote()).data;
    const key = randomUUID();
    const first = await book(quote_id, {}, key);
    expect((await book(quote_id, {}, key)).data.order.id).toBe(first.data.order.id);
    expect((await book(quote_id)).data.reason).toBe('quote_used');
    expect([await countOrders(), await soldOn('2026-12-01')]).toEqual([1, 2]);
  });

  it('order/cancel: transfer → vehicles and drivers released once', async () => {
    const { order } = (await book((await quote()).data.quote_id)).data;
    for (const expected of [1, 0]) {
      const reply = await world.call('POST', 'order/cancel', { id: order.id }, { as: 'owner' });
      expect(reply.code).toBe(expected);
    }
    expect(await soldOn('2026-12-01')).toBe(0);
    const rides = await world.db
      .selectFrom('rides')
      .select('active')
      .where('order_id', '=', order.id)
      .execute();
    expect(rides).toEqual([{ active: false }, { active: false }]);
  });

  it('airport/book: price changed since the quote → refused with both totals and a new bookable quote', async () => {
    const { quote_id } = (await quote()).data;
    await world.db.updateTable('airports').set({ night_amount: 2000 }).where('id', '=', airportId).execute();
    const refused = await book(quote_id);
    expect(refused.data).toMatchObject({
      reason: 'price_changed',
      old: { amount: 11500 },
      new: { amount: 13500 },
    });
    expect(await countOrders()).toBe(0);
    expect((await book(refused.data.quote_id)).data.order.total_price.amount).toBe(13500);
  });

  it.each([
    ['passenger_name', { passenger_name: ' ' }],
    ['contact_phone', { contact_phone: 'x' }],
    ['contact_name', { contact_name: '' }],
  ])('airport/book: invalid %s → refused, nothing changes', async (field, change) => {
    const reply = await book((await quote()).data.quote_id, change);
    expect([reply.code, reply.data.errors[0].field]).toEqual([0, field]);
    expect([await countOrders(), await soldOn('2026-12-01')]).toEqual([0, 0]);
  });

  it('airport/book: twenty callers race for five vehicles → exactly five orders', async () => {
    const one = { adults: 1, child_ages: [], child_seats: 0 };
    const quotes = await Promise.all(Array.from({ length: 20 }, () => quote(one)));
    const replies = await Promise.all(quotes.map((reply) => book(reply.data.quote_id)));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(5);
    const reasons = replies.filter(({ code }) => code === 0).map(({ data }) => data.reason);
    expect(new Set(reasons)).toEqual(new Set(['sold_out']));
    expect([await countOrders(), await soldOn('2026-12-01')]).toEqual([5, 5]);
  });

  it('pick-up voucher: booked → meeting point, sign, and no-show instructions', async () => {
    const { order } = (await book((await quote()).data.quote_id, { sign_text: '春城旅行' })).data;
    await fundAgency(world.db, world.agencyA, { deposit: 20_000 });
    const paid = await world.call(
      'POST',
      'order/pay',
      { id: order.id, pay_channel: 'balance' },
      { as: 'owner' },
    );
    expect([paid.msg, paid.data.order.order_status]).toEqual(['', 'confirmed']);
    const early = await world.call(
      'POST',
      'console/airportOrder/reportWaiting',
      { id: order.id, waited_minutes: 61 },
      { as: 'operator' },
    );
    expect(early.data.reason).toBe('order_wrong_state');
    const { zh, en } = await voucherText(order.id);
    expect(zh).toContain('会合地点');
    expect(zh).toContain('到达厅 2 号门外');
    expect(zh).toContain('春城旅行');
    expect(en).toContain('Arrival hall, outside gate 2');
    expect(en).toContain('Pick-up, local time: 2026-12-01 23:15 (UTC+06:30)');
    expect(zh).toContain('MU2031 · 中国东方航空');
    expect(en).toContain('MU2031 · China Eastern Airlines');
    expect(en).toContain('Please stay at the meeting point');
    expect(en).not.toContain('{');
  });
});

describe('voucher of a drop-off', () => {
  it.each([
    ['hotel', 'Entrance or lobby of Camellia Hotel', '大堂'],
    ['station', 'Entrance of Camellia Hotel', '入口处'],
    ['area', 'Camellia Hotel (Villa 5, Pyay Road)', '（Villa 5, Pyay Road）'],
  ] as const)(
    'drop-off voucher: pick-up at a %s → meeting point where guests can wait',
    async (kind, en, zh) => {
      await world.db.updateTable('transfer_places').set({ kind }).where('id', '=', placeId).execute();
      const out = { mode: 'drop_off', flight_at: '2026-12-02T14:00' };
      const quoteId = (await quote(out)).data.quote_id;
      const missing = kind === 'area' ? (await book(quoteId)).data : undefined;
      expect([missing?.reason, missing?.errors[0].field]).toEqual(
        kind === 'area' ? ['area_address_required', 'address'] : [undefined, undefined],
      );
      const { order } = (await book(quoteId, kind === 'area' ? { address: 'Villa 5, Pyay Road' } : {})).data;
      const text = await voucherText(order.id);
      expect(text.en).toContain(en);
      expect(text.zh).toContain(zh);
      const isHotel = kind === 'hotel';
      expect([text.en.includes('lobby'), text.zh.includes('大堂')]).toEqual([isHotel, isHotel]);
    },
  );
});

/** Voucher text of the product, one string per language. */
async function voucherText(orderId: number): Promise<{ zh: string; en: string }> {
  const { transferProduct } = await import('./transfers.ts');
  const { sections } = await transferProduct.describeVoucher(world.db, orderId, '');
  const say = (lang: 'zh' | 'en') =>
    sections
      .flatMap(({ title, rows }) => [
        title[lang],
        ...rows.map(({ label, value }) => `${label[lang]}: ${value[lang]}`),
      ])
      .join('\n');
  return { zh: say('zh'), en: say('en') };
}

it("airport/book: agency holds half of a day's vehicles unpaid → further ones refused", async () => {
  const bound = (most_unpaid_percent: number) =>
    world.db.updateTable('agencies').set({ most_unpaid_percent }).where('id', '=', world.agencyA).execute();
  await bound(50);
  try {
    const quotes = [];
    for (let at = 0; at < 4; at++) quotes.push((await quote()).data.quote_id);
    const replies = await Promise.all(quotes.map((id) => book(id)));
    expect(replies.map(({ data }) => data.reason ?? 'booked').sort()).toEqual([
      // Two of five vehicles each.
      'booked',
      'unpaid_share_full',
      'unpaid_share_full',
      'unpaid_share_full',
    ]);
    expect(await soldOn('2026-12-01')).toBe(2);
  } finally {
    await bound(100);
  }
});
