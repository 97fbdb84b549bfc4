import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildCarCity,
  buildCarRate,
  buildIndustrialZone,
  buildRoute,
  buildRouteFee,
  yearRound,
} from '../../../test/build-cars.ts';
import { buildBase, buildVehicle } from '../../../test/build-fleet.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { listSoldDays } from '../../../test/vehicle-hours.ts';
import { carProduct } from './cars.ts';

let world: TestWorld;
let yangon: Awaited<ReturnType<typeof buildCarCity>>;
let mandalay: Awaited<ReturnType<typeof buildCarCity>>;
let berlin: Awaited<ReturnType<typeof buildCarCity>>;
let berlinCar: Awaited<ReturnType<typeof buildCarRate>>;
let zone: number;
let car: Awaited<ReturnType<typeof buildCarRate>>;

beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 25 });
  mandalay = await buildCarCity(world.db, { nameZh: '曼德勒', nameEn: 'Mandalay' });
  yangon = await buildCarCity(world.db);
  berlin = await buildCarCity(world.db, { nameZh: '柏林', nameEn: 'Berlin', tz: 'Europe/Berlin' });
  berlinCar = await buildCarRate(world.db, { locationId: berlin.downtown });
  zone = await buildIndustrialZone(world.db, yangon.city);
  await world.app.memory.refresh();
});
afterAll(() => world.close());
beforeEach(async () => {
  car = await buildCarRate(world.db, { locationId: yangon.downtown });
});

/** All of 1 December and half of the second: 120 + 70 = 190.00 per vehicle. */
const trip = () => ({
  pick_up_id: yangon.city,
  drop_off_id: yangon.airport,
  pick_up_at: '2026-12-01T08:00',
  drop_off_at: '2026-12-02T13:00',
  adults: 2,
  children: 1,
});
const quote = (change: object = {}, as: 'owner' | 'viewer' | 'otherAgency' = 'owner') =>
  world.call('POST', 'car/quote', { rate_key: `${car.rate}-19000`, ...trip(), ...change }, { as });
const book = (quoteId: string, change: object = {}, key: string = randomUUID()) =>
  world.call(
    'POST',
    'car/book',
    {
      quote_id: quoteId,
      passenger_name: '王芳',
      pick_up_address: 'Sule Shangri-La',
      contact_name: 'Wang',
      contact_phone: '+86 138 0000 0000',
      ...change,
    },
    { as: 'owner', key },
  );

/** Vehicles sold by day of the car's pool, and its orders. */
async function facts() {
  const orders = await world.db
    .selectFrom('vehicle_holds')
    .select('order_id')
    .where('pool_id', '=', car.pool)
    .execute();
  return { sold: await listSoldDays(world.db, car.pool), orders: orders.length };
}

describe('quote', () => {
  it.each([
    ['pick_up_at', '2027-03-28T02:30', '2027-03-28T09:00'],
    ['drop_off_at', '2027-03-27T22:00', '2027-03-28T02:00'],
  ])(
    'car/quote: local time skipped by the clocks → refused, names %s',
    async (field, pick_up_at, drop_off_at) => {
      const there = { pick_up_id: berlin.downtown, drop_off_id: berlin.downtown, pick_up_at, drop_off_at };
      for (const [method, path, input] of [
        ['GET', 'car/list', { ...trip(), ...there }],
        ['POST', 'car/quote', { rate_key: '1-1', ...trip(), ...there }],
      ] as const) {
        const { code, msg, data } = await world.call(method, path, input, { as: 'owner' });
        expect([code, data.reason, data.errors[0].field], path).toEqual([0, 'time_skipped', field]);
        expect(msg).toContain(there[field as 'pick_up_at'].replace('T', ' '));
      }
    },
  );

  it('car/quote: times around a skipped hour → accepted; hour that occurs twice → the first one', async () => {
    const listed = (pick_up_at: string, drop_off_at: string) =>
      world.call('GET', 'car/list', {
        ...trip(),
        pick_up_id: berlin.downtown,
        drop_off_id: berlin.downtown,
        pick_up_at,
        drop_off_at,
      });
    expect((await listed('2027-03-28T01:59', '2027-03-28T03:00')).code).toBe(1);
    const { data } = await quote({
      pick_up_id: berlin.downtown,
      drop_off_id: berlin.downtown,
      rate_key: `${berlinCar.rate}-1`,
      pick_up_at: '2027-10-31T02:30',
      drop_off_at: '2027-10-31T04:00',
    });
    expect(data.pick_up_at).toMatchObject({
      tz: 'Europe/Berlin',
      utc: Date.parse('2027-10-31T00:30Z') / 1000,
    });
  });

  it('car cut-off: before the start → closes list, quote, booking and payment', async () => {
    await world.db
      .updateTable('car_rates')
      .set({ cut_off_minutes: 180 })
      .where('id', '=', car.rate)
      .execute();
    await world.app.memory.refresh();
    const begin = world.clock.now();
    // 05:00 in Yangon, three hours before the start.
    const cutOff = Date.parse('2026-12-01T05:00:00+06:30');
    const isListed = async () => {
      const { data } = await world.call('GET', 'car/list', trip(), { as: 'owner' });
      return data.list.some(({ rate_key }: { rate_key: string }) => rate_key.startsWith(`${car.rate}-`));
    };
    world.clock.set(new Date(cutOff - 60_000));
    expect(await isListed()).toBe(true);
    const [early, late] = [(await quote()).data.quote_id, (await quote()).data.quote_id];
    expect((await book(early)).data.order.pay_by).toBe(cutOff / 1000);
    world.clock.set(new Date(cutOff));
    expect(await isListed()).toBe(false);
    const refused = await quote();
    expect([refused.data.reason, refused.data.errors[0].field]).toEqual(['booking_closed', 'pick_up_at']);
    expect(refused.msg).toContain('2026-12-01 05:00');
    expect((await book(late)).data.reason).toBe('booking_closed');
    expect((await facts()).orders).toBe(1);
    world.clock.set(begin);
  });

  // Covers 3.58.
  it('car/quote: bookable rental → price locked with all its parts', async () => {
    const change = { vehicles: 2, driver_language: 'chinese', zone_id: zone, zone_entries: 3 };
    const { msg, data } = await quote(change);
    expect(msg).toBe('');
    expect(data.total_price.amount).toBe(2 * 12_000 + 2 * 7_000 + 4 * 3_000 + 3 * 2_500);
    expect(data.shown_price.amount).toBe(19_000);
    expect(
      data.lines.map((line: { label: string; quantity: number }) => [line.label, line.quantity]),
    ).toEqual([
      ['Toyota Alphard, all day', 2],
      ['Toyota Alphard, half day', 2],
      ['Chinese-speaking driver', 4],
      ['Entry to Thilawa SEZ', 3],
    ]);
    expect(data).toMatchObject({
      pick_up: { id: yangon.downtown, name: 'Yangon Downtown' },
      drop_off: { id: yangon.airport },
      pick_up_at: { local: '2026-12-01T08:00', utc: Date.UTC(2026, 11, 1, 1, 30) / 1000 },
      rental: { minutes: 29 * 60, overtime_hours: 0 },
      vehicles_needed: 1,
      units_left: 5,
      zone: { id: zone, entries: 3 },
      cancellation: 'free',
    });
    const again = await world.call('GET', 'car/showQuote', { quote_id: data.quote_id }, { as: 'owner' });
    expect(again.data).toEqual({ ...data, shown_price: null });
  });

  it.each([
    ['location_unknown', 'pick_up_id', () => ({ pick_up_id: 999_999 })],
    ['location_unknown', 'drop_off_id', () => ({ drop_off_id: 999_999 })],
    ['drop_off_not_served', 'drop_off_id', () => ({ drop_off_id: mandalay.city })],
    ['pick_up_in_past', 'pick_up_at', () => ({ pick_up_at: '2026-11-21T10:59' })],
    [
      'pick_up_too_far',
      'pick_up_at',
      () => ({ pick_up_at: '2027-11-22T08:00', drop_off_at: '2027-11-22T13:00' }),
    ],
    ['rental_reversed', 'drop_off_at', () => ({ drop_off_at: '2026-12-01T08:00' })],
    ['rental_too_long', 'drop_off_at', () => ({ drop_off_at: '2026-12-31T08:01' })],
    ['rate_unknown', 'rate_key', () => ({ rate_key: '999999999-1' })],
    ['rate_unknown', 'rate_key', () => ({ rate_key: "1'; DROP TABLE car_rates" })],
    ['rate_unknown', 'rate_key', () => ({ pick_up_id: mandalay.city, drop_off_id: mandalay.city })],
    ['rate_unknown', 'rate_key', () => ({ pick_up_id: yangon.airport })],
    ['vehicles_too_few', 'vehicles', () => ({ adults: 7, vehicles: 1 })],
    ['zone_unknown', 'zone_id', () => ({ zone_id: 999_999, zone_entries: 1 })],
    ['zone_entries_required', 'zone_entries', () => ({ zone_id: zone })],
    ['input_invalid', 'vehicles', () => ({ vehicles: 21 })],
  ])('car/quote: invalid rental → refused with %s, names %s', async (reason, field, change) => {
    const reply = await quote(change());
    expect([reply.code, reply.data.reason ?? 'input_invalid', reply.data.errors[0].field]).toEqual([
      0,
      reason,
      field,
    ]);
  });

  it('car/quote: too many vehicles or dates not for sale → refused', async () => {
    expect((await quote({ vehicles: 6 })).data.reason).toBe('sold_out');
    car = await buildCarRate(world.db, {
      locationId: yangon.downtown,
      seasons: [{ ...yearRound, from: '2026-12-01', to: '2026-12-01' }],
    });
    expect((await quote()).data.reason).toBe('rate_unknown');
  });

  // Covers 6.03.
  it('car/quote: no login, no permission or other agency → refused', async () => {
    expect((await world.call('POST', 'car/quote', { rate_key: '1-1', ...trip() })).code).toBe(303);
    expect((await quote({}, 'viewer')).code).toBe(401);
    const { quote_id } = (await quote()).data;
    const foreign = await world.call('GET', 'car/showQuote', { quote_id }, { as: 'otherAgency' });
    expect(foreign.data.reason).toBe('not_found');
  });
});

describe('book', () => {
  it('car/book: quoted rental → vehicles held on every date, order at the quoted price', async () => {
    const { quote_id } = (await quote({ vehicles: 2 })).data;
    const reply = await book(quote_id);
    expect(reply.msg).toBe('');
    expect(reply.data.order).toMatchObject({
      product: 'car',
      order_status: 'pending_payment',
      total_price: { amount: 38_000 },
      guest_names: ['王芳'],
    });
    expect(await facts()).toEqual({ sold: ['2026-12-01 2', '2026-12-02 2'], orders: 1 });
    const shown = await world.call(
      'GET',
      'order/detail',
      { id: reply.data.order.id },
      { as: 'owner', lang: 'zh-cn' },
    );
    expect(shown.data.order.title).toBe('丰田埃尔法 · 仰光 · 全天 1 天加半天 × 2 辆');
    expect(shown.data.order.detail).toMatchObject({
      vehicle_model: '丰田埃尔法',
      dispatch_status: 'unassigned',
      duration_minutes: 29 * 60,
      number_of_rentals: 2,
      industrial_zone_entry: false,
      pick_up_address: 'Sule Shangri-La',
      rides: [{ plate_number: '' }, { plate_number: '' }],
    });
    const rides = await world.db
      .selectFrom('rides')
      .select(['starts_at', 'ends_at', 'active'])
      .where('order_id', '=', reply.data.order.id)
      .execute();
    expect(rides).toEqual(
      Array(2).fill({
        starts_at: new Date('2026-12-01T01:30:00Z'),
        ends_at: new Date('2026-12-02T06:30:00Z'),
        active: true,
      }),
    );
    expect((await book(quote_id)).data.reason).toBe('quote_used');
  });

  it('car voucher: booked → contact, no-show instructions, no price', async () => {
    car = await buildCarRate(world.db, { locationId: yangon.downtown, kmPerDay: 100 });
    const { quote_id } = (await quote({ zone_id: zone, zone_entries: 2 })).data;
    const { order } = (await book(quote_id)).data;
    const { heading, sections } = await carProduct.describeVoucher(world.db, order.id, '');
    expect(heading).toMatchObject({ zh: '用车凭证', en: 'Car voucher' });
    const values = sections.flatMap(({ rows }) => rows.map(({ value }) => value.en));
    expect(values).toContain('2026-12-01 08:00, Yangon Downtown (Sule Shangri-La)');
    expect(values).toContain('王芳 (adults: 2, children: 1)');
    expect(values).toContain('Driver and plate number will be given before departure');
    expect(values).toContain('Thilawa SEZ, entries: 2');
    expect(values).toContain('fuel, driver’s meals');
    expect(values).toContain('100 km per day; extra kilometres are charged');
    // The net rate of 0.40 per extra kilometre must not appear.
    expect(JSON.stringify(sections)).not.toMatch(/0\.40|USD/);
  });

  it('order/cancel: car order → vehicles released once, list updated', async () => {
    const listed = async () => {
      await world.app.memory.refresh();
      const { data } = await world.call('GET', 'car/list', { ...trip(), limit: 100 }, { as: 'owner' });
      const isOwn = ({ rate_key }: { rate_key: string }) => rate_key === `${car.rate}-19000`;
      return data.list.find(isOwn)?.units_left;
    };
    const { quote_id } = (await quote()).data;
    expect(await listed()).toBe(5);
    const { order } = (await book(quote_id)).data;
    expect(await listed()).toBe(4);
    expect((await world.call('POST', 'order/cancel', { id: order.id }, { as: 'owner' })).code).toBe(1);
    await world.call('POST', 'order/cancel', { id: order.id }, { as: 'owner' });
    expect((await facts()).sold).toEqual([]);
    expect(await listed()).toBe(5);
    const rides = await world.db
      .selectFrom('rides')
      .select('active')
      .where('order_id', '=', order.id)
      .execute();
    expect(rides).toEqual([{ active: false }]);
  });

  it('car/book: same key → same order', async () => {
    const { quote_id } = (await quote()).data;
    const key = randomUUID();
    const first = await book(quote_id, {}, key);
    expect((await book(quote_id, {}, key)).data.order.id).toBe(first.data.order.id);
    expect((await facts()).orders).toBe(1);
  });

  it('car/book: price changed since the quote → refused with both totals and a new bookable quote', async () => {
    const { quote_id } = (await quote()).data;
    const seasons = JSON.stringify([{ ...yearRound, half: 8_000 }]);
    await world.db.updateTable('car_rates').set({ seasons }).where('id', '=', car.rate).execute();
    const refused = await book(quote_id);
    expect(refused.data).toMatchObject({
      reason: 'price_changed',
      old: { amount: 19_000 },
      new: { amount: 20_000 },
    });
    expect((await facts()).orders).toBe(0);
    expect((await book(refused.data.quote_id)).data.order.total_price.amount).toBe(20_000);
  });

  it.each([
    ['passenger_name', { passenger_name: ' ' }],
    ['contact_phone', { contact_phone: 'x' }],
  ])('car/book: invalid %s → refused, nothing changes', async (field, change) => {
    const { quote_id } = (await quote()).data;
    expect((await book(quote_id, change)).data.errors[0].field).toBe(field);
    expect(await facts()).toEqual({ sold: [], orders: 0 });
  });

  it('car/book: quote expired or of another agency → refused', async () => {
    const { quote_id } = (await quote()).data;
    const body = { quote_id, passenger_name: 'A', contact_name: 'B', contact_phone: '12345678' };
    const foreign = await world.call('POST', 'car/book', body, { as: 'otherAgency' });
    expect(foreign.data.reason).toBe('not_found');
    world.clock.advance(15 * 60_000);
    expect((await book(quote_id)).data.reason).toBe('quote_expired');
    world.clock.advance(-15 * 60_000);
  });

  it.each(Array.from({ length: 10 }, (_, round) => round + 1))(
    'car/book: twenty callers race for the last vehicle (round %i) → one order',
    async () => {
      car = await buildCarRate(world.db, { locationId: yangon.downtown, units: 1 });
      // Half of them request both dates, half only the second: they compete for it.
      const second = { pick_up_at: '2026-12-02T08:00' };
      const quotes = await Promise.all(Array.from({ length: 20 }, (_, at) => quote(at % 2 ? second : {})));
      const replies = await Promise.all(quotes.map(({ data }) => book(data.quote_id)));
      expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
      const reasons = replies.filter(({ code }) => code === 0).map(({ data }) => data.reason);
      expect(new Set(reasons)).toEqual(new Set(['sold_out']));
      const { sold, orders } = await facts();
      expect(orders).toBe(1);
      expect(sold.at(-1)).toBe('2026-12-02 1');
    },
  );
});

it("car/book: agency holds half of a day's vehicles unpaid → further ones refused", async () => {
  const bound = (most_unpaid_percent: number) =>
    world.db.updateTable('agencies').set({ most_unpaid_percent }).where('id', '=', world.agencyA).execute();
  await bound(50);
  try {
    const quotes = [];
    for (let at = 0; at < 4; at++) quotes.push((await quote()).data.quote_id);
    const replies = await Promise.all(quotes.map((id) => book(id)));
    expect(replies.map(({ data }) => data.reason ?? 'booked').sort()).toEqual([
      'booked',
      'booked',
      'unpaid_share_full',
      'unpaid_share_full',
    ]);
    expect((await facts()).sold[0]).toBe('2026-12-01 2');
  } finally {
    await bound(100);
  }
});

describe('car returned in another city', () => {
  let [from, near, far] = [0, 0, 0];
  let home: Awaited<ReturnType<typeof buildCarCity>>;
  let carded: Awaited<ReturnType<typeof buildCarCity>>;
  let asked: Awaited<ReturnType<typeof buildCarCity>>;
  let route = 0;
  let van: Awaited<ReturnType<typeof buildCarRate>>;

  beforeAll(async () => {
    [from, near, far] = [await buildBase(world.db), await buildBase(world.db), await buildBase(world.db)];
    carded = await buildCarCity(world.db, { nameZh: '东吁', nameEn: 'Taungoo', baseId: near });
    asked = await buildCarCity(world.db, { nameZh: '密支那', nameEn: 'Myitkyina', baseId: far });
    home = await buildCarCity(world.db, {
      nameZh: '勃固',
      nameEn: 'Bago',
      baseId: from,
      dropOffCodes: [asked.code],
    });
    route = await buildRoute(world.db, from, near);
  });
  beforeEach(async () => {
    van = await buildCarRate(world.db, { locationId: home.downtown, kmPerDay: 200 });
    await buildRouteFee(world.db, route, van.classId);
    await world.app.memory.refresh();
  });

  const away = (change: object = {}) => ({
    ...trip(),
    pick_up_id: home.downtown,
    drop_off_id: carded.downtown,
    ...change,
  });
  const listed = async (change: object = {}) => {
    const { data } = await world.call('GET', 'car/list', away(change), { as: 'owner' });
    const offers: { rate_key: string }[] = data.list ?? [];
    return { data, offer: offers.find(({ rate_key }) => rate_key.startsWith(`${van.rate}-`)) };
  };
  const quoteAway = (change: object = {}) =>
    world.call('POST', 'car/quote', { rate_key: `${van.rate}-1`, ...away(change) }, { as: 'owner' });
  const detailOf = async (id: number) =>
    (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
  const staff = (path: string, input: object) =>
    world.call('POST', `console/${path}`, input, { as: 'operator', key: randomUUID() });
  const mine = (path: string, input: object) =>
    world.call('POST', path, input, { as: 'owner', key: randomUUID() });

  it("one-way rental: way home, driver's night, tolls, extra kilometres → same price in list, quote, order and voucher", async () => {
    // 190.00 as around town; one way 150, night 20, tolls 10; 230 km above the allowance of two days at 0.40
    // are 92.00.
    const drive = {
      km: 630,
      minutes: 540,
      driver_nights: 1,
      extra_km: 230,
      one_way_fee: { amount: 15_000 },
      driver_night_fee: { amount: 2_000 },
      tolls: { amount: 1_000 },
      extra_km_fee: { amount: 9_200 },
    };
    const { data, offer } = await listed();
    expect(data.route).toEqual({ km: 630, minutes: 540 });
    expect(offer).toMatchObject({ total_price: { amount: 46_200 }, on_request: false, route: drive });
    const quoted = (await quoteAway()).data;
    expect(quoted).toMatchObject({ total_price: { amount: 46_200 }, on_request: false, route: drive });
    const labels = quoted.lines.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['One-way fee (the car returns empty)', 'Extra kilometres (230 km)']),
    );
    const { order } = (await book(quoted.quote_id, { passenger_phone: '+95 9 420 1122' })).data;
    expect(order.total_price).toMatchObject({ amount: 46_200 });
    const { detail } = (await detailOf(order.id)).order;
    expect(detail).toMatchObject({ route: drive, passenger_phone: '+95 9 420 1122' });
    const { sections } = await carProduct.describeVoucher(world.db, order.id, '');
    const words = sections.flatMap(({ rows }) => rows.map(({ value }) => value.en)).join('\n');
    expect(words).toContain('About 630 km, usually 9 hours');
    expect(words).toContain('+95 9 420 1122');
    const rides = await world.db
      .selectFrom('rides')
      .select('passenger_phone')
      .where('order_id', '=', order.id)
      .execute();
    expect(rides).toEqual([{ passenger_phone: '+95 9 420 1122' }]);
  });

  it('one-way rental: driver’s night, ends at 18:00 → vehicle on sale at home only after the night and the way back', async () => {
    await world.db.updateTable('vehicle_pools').set({ units: 1 }).where('id', '=', van.pool).execute();
    await world.app.memory.refresh();
    const oneWay = { pick_up_at: '2026-12-05T08:00', drop_off_at: '2026-12-05T18:00' };
    const { quote_id } = (await quoteAway(oneWay)).data;
    expect((await book(quote_id)).code).toBe(1);
    await world.app.memory.refresh();
    // Ten hours of rest, nine hours back and the turnaround of the base.
    const { turnaround_minutes } = await world.db
      .selectFrom('bases')
      .select('turnaround_minutes')
      .where('id', '=', from)
      .executeTakeFirstOrThrow();
    const back = Date.parse('2026-12-06T13:00Z') + turnaround_minutes * 60_000;
    const aroundTown = (minutes: number) => ({
      drop_off_id: home.downtown,
      drop_off_at: '2026-12-06T22:00',
      pick_up_at: new Date(back + minutes * 60_000).toISOString().slice(0, 16),
    });
    const early = { ...aroundTown(0), pick_up_at: '2026-12-06T08:00' };
    for (const trip of [early, aroundTown(-1)]) {
      expect((await listed(trip)).offer).toBeUndefined();
      expect((await quoteAway(trip)).data.reason).toBe('sold_out');
    }
    expect((await listed(aroundTown(0))).offer).toBeDefined();
    expect((await quoteAway(aroundTown(0))).code).toBe(1);
  });

  it('one-way rental: less than the usual time → refused with that time, by list and quote', async () => {
    const short = { pick_up_at: '2026-12-01T08:00', drop_off_at: '2026-12-01T16:59' };
    for (const { data, msg } of [
      await world.call('GET', 'car/list', away(short), { as: 'owner', lang: 'en' }),
      await world.call(
        'POST',
        'car/quote',
        { rate_key: `${van.rate}-1`, ...away(short) },
        { as: 'owner', lang: 'en' },
      ),
    ]) {
      expect([data.reason, data.errors[0].field]).toEqual(['route_too_short', 'drop_off_at']);
      expect(msg).toContain('630 km');
      expect(msg).toContain('9 hours');
      expect(msg).toContain('2026-12-01 17:00');
    }
    expect((await listed({ ...short, drop_off_at: '2026-12-01T17:00' })).offer).toBeDefined();
  });

  it('one-way rental: no route and no drop-off → refused; no fee of its class → on request', async () => {
    const nowhere = await quoteAway({ drop_off_id: mandalay.city });
    expect(nowhere.data.reason).toBe('drop_off_not_served');
    await world.db.deleteFrom('route_fees').where('class_id', '=', van.classId).execute();
    await world.app.memory.refresh();
    expect((await listed()).offer).toMatchObject({ on_request: true, route: null });
    await world.db.updateTable('routes').set({ active: false }).where('id', '=', route).execute();
    await world.app.memory.refresh();
    expect((await listed()).data.reason).toBe('drop_off_not_served');
    await world.db.updateTable('routes').set({ active: true }).where('id', '=', route).execute();
  });

  it('one-way rental without a route: on request → offered by the desk, accepted, held, paid', async () => {
    const there = { drop_off_id: asked.downtown };
    expect((await listed(there)).offer).toMatchObject({ on_request: true, total_price: { amount: 19_000 } });
    const quoted = (await quoteAway(there)).data;
    expect(quoted).toMatchObject({ on_request: true, route: null });
    const { order } = (await book(quoted.quote_id)).data;
    expect(order).toMatchObject({ order_status: 'offer_pending', offer: null });
    expect(order.answer_by).toBeGreaterThan(world.clock.now().getTime() / 1000);
    const held = () =>
      world.db.selectFrom('vehicle_holds').select('vehicles').where('order_id', '=', order.id).execute();
    expect(await held()).toEqual([]);
    const card = { id: order.id, km: 1_180, minutes: 1_500, one_way_fee: 28_000 };
    const impossible = await staff('carOrder/offer', { ...card, minutes: 1_741 });
    expect([impossible.data.reason, impossible.data.errors[0].field]).toEqual(['route_too_short', 'minutes']);
    const made = await staff('carOrder/offer', {
      ...card,
      driver_nights: 2,
      driver_night_fee: 2_500,
      tolls: 1_500,
    });
    // 190.00, 280 + 2 × 25 + 15; 780 km above the allowance of two days at 0.40. Longer rentals do not lower
    // it.
    expect(made.data.order.offer.total_price).toMatchObject({
      amount: 19_000 + 28_000 + 5_000 + 1_500 + 31_200,
    });
    const shown = await detailOf(order.id);
    expect(shown.offer).toMatchObject({ kind: 'price', detail: { route: { km: 1_180, driver_nights: 2 } } });
    const accepted = await mine('order/confirm', { id: order.id, offer_id: shown.offer.id });
    expect(accepted.data.order).toMatchObject({
      order_status: 'pending_payment',
      total_price: { amount: 84_700 },
    });
    expect(await held()).toEqual([{ vehicles: 1 }]);
    await fundAgency(world.db, world.agencyA, { deposit: 100_000, creditLimit: 0 });
    const paid = await mine('order/pay', { id: order.id, pay_channel: 'balance' });
    expect(paid.data.order.order_status).toBe('confirmed');
    const after = await detailOf(order.id);
    expect(after.order.detail).toMatchObject({ route: { one_way_fee: { amount: 28_000 } }, rides: [{}] });
    const moved = { id: order.id, pick_up_id: home.downtown, pick_up_address: 'Sule Shangri-La' };
    const later = { pick_up_at: '2026-12-03T08:00', drop_off_at: '2026-12-04T13:00' };
    const preview = await world.call('POST', 'car/previewChange', { ...moved, ...later }, { as: 'owner' });
    expect(preview.data.after.total_price).toMatchObject({ amount: 84_700 });
  });

  it('rental on request: pool full → acceptance refused, nothing held; possible later', async () => {
    van = await buildCarRate(world.db, { locationId: home.downtown, units: 1 });
    const { data } = await quoteAway({ drop_off_id: asked.downtown });
    const { order } = (await book(data.quote_id)).data;
    const drive = { km: 1_180, minutes: 1_500, one_way_fee: 28_000 };
    expect((await staff('carOrder/offer', { id: order.id, ...drive })).msg).toBe('');
    const around = { drop_off_id: home.downtown, drop_off_at: '2026-12-01T18:00' };
    const rival = (await book((await quoteAway(around)).data.quote_id)).data.order;
    const { offer } = await detailOf(order.id);
    const accept = () => mine('order/confirm', { id: order.id, offer_id: offer.id });
    const seen = async () => ({
      shown: await detailOf(order.id),
      sold: await listSoldDays(world.db, van.pool),
      rides: await world.db.selectFrom('rides').select('id').where('order_id', '=', order.id).execute(),
    });
    const before = await seen();
    expect(before).toMatchObject({ sold: ['2026-12-01 1'], rides: [] });
    expect((await accept()).data.reason).toBe('sold_out');
    expect(await seen()).toEqual(before);
    await mine('order/cancel', { id: rival.id });
    expect((await accept()).data.order.order_status).toBe('pending_payment');
    expect(await seen()).toMatchObject({ sold: ['2026-12-01 1', '2026-12-02 1'], rides: [{}] });
  });

  it('car/quote: much luggage → as many vehicles as it needs', async () => {
    // Six seats and four bags per vehicle.
    expect((await listed({ bags: 4 })).offer).toMatchObject({ vehicles: 1 });
    expect((await listed({ bags: 9 })).offer).toMatchObject({
      vehicles: 3,
      total_price: { amount: 3 * 46_200 },
    });
    const few = await quoteAway({ bags: 9, vehicles: 2 });
    expect([few.data.reason, few.data.errors[0].field]).toEqual(['luggage_too_much', 'vehicles']);
    expect(few.msg).toContain('9 pieces of luggage need at least 3');
    expect((await quoteAway({ bags: 9 })).data).toMatchObject({ vehicles: 3, vehicles_needed: 3 });
    expect((await quoteAway({ adults: 13, children: 0, vehicles: 1 })).data.reason).toBe('vehicles_too_few');
  });
});

describe('vehicles of a pool', () => {
  const vehicle = (active = true) => buildVehicle(world.db, { modelId: car.model, ofPool: car.pool, active });
  const use = (id: number, active: boolean) =>
    world.db.updateTable('vehicles').set({ active }).where('id', '=', id).execute();
  const sell = async (change: object = {}) => {
    const quoted = await quote({ drop_off_at: '2026-12-01T18:00', ...change });
    if (quoted.code !== 1) return quoted.data.reason;
    const { code, data } = await book(quoted.data.quote_id);
    return code === 1 ? data.order.sn : data.reason;
  };
  const listed = async () => {
    await world.app.memory.refresh();
    const asked = { ...trip(), drop_off_at: '2026-12-01T18:00', limit: 100 };
    const { data } = await world.call('GET', 'car/list', asked, { as: 'owner' });
    const of = (offer: { rate_key: string }) => offer.rate_key.startsWith(`${car.rate}-`);
    return data.list?.find(of)?.units_left;
  };

  it('pool: capacity → active vehicles, at most its units, in lists and bookings', async () => {
    expect(await listed()).toBe(5);
    const first = await vehicle();
    await vehicle(false);
    expect(await listed()).toBe(1);
    expect(await sell()).toMatch(/^C/);
    expect(await listed()).toBeUndefined();
    expect(await sell()).toBe('sold_out');
    // The vehicle is back before the next rental, and away again during it.
    expect(await sell({ pick_up_at: '2026-12-01T18:00', drop_off_at: '2026-12-01T23:00' })).toMatch(/^C/);
    await use(first, false);
    expect(await sell({ pick_up_at: '2026-12-05T08:00', drop_off_at: '2026-12-05T18:00' })).toBe('sold_out');
  });

  it('checkFleet: more sold than active → desk notified once, and again if more are missing', async () => {
    const [one, other] = [await vehicle(), await vehicle()];
    const sns = [await sell(), await sell()];
    const check = world.app.jobs.find(({ name }) => name === 'check-fleet')!;
    const mails = async () => {
      await check.run(world.clock.now());
      const sent = await world.db
        .selectFrom('outbox')
        .select('body')
        .where('event', '=', 'fleet_short')
        .where('body', 'like', `%${sns[0]}%`)
        .orderBy('id')
        .execute();
      return sent.map(({ body }) => body);
    };
    expect(await mails()).toEqual([]);
    await use(one, false);
    const [told, ...more] = await mails();
    expect([told, more]).toEqual([expect.stringContaining('2026-12-01 08:00'), []]);
    for (const sn of sns) expect(told).toContain(sn);
    expect(told).toMatch(/缺 1 辆|1 short/);
    expect(await mails()).toHaveLength(1);
    await use(other, false);
    expect((await mails()).at(-1)).toMatch(/缺 2 辆|2 short/);
    // A shortage that was resolved and recurs is reported again.
    await use(one, true);
    await use(other, true);
    expect(await mails()).toHaveLength(2);
    await use(one, false);
    expect(await mails()).toHaveLength(3);
  });

  it('driver language: local one free, Chinese charged elsewhere, any other → refused', async () => {
    const base = await buildBase(world.db, { language: 'thai', turnaroundMinutes: 60 });
    await world.db
      .updateTable('car_locations')
      .set({ base_id: base })
      .where('id', '=', yangon.city)
      .execute();
    const spoken = async (driver_language?: string) => {
      const { data } = await quote({ driver_language });
      return data.reason ?? [data.driver_language, data.total_price.amount, data.driver_languages];
    };
    expect(await spoken()).toEqual(['thai', 19_000, ['thai', 'chinese']]);
    expect(await spoken('chinese')).toEqual(['chinese', 25_000, ['thai', 'chinese']]);
    expect(await spoken('burmese')).toBe('driver_language_unavailable');
    await world.db.updateTable('bases').set({ language: 'chinese' }).where('id', '=', base).execute();
    expect(await spoken()).toEqual(['chinese', 19_000, ['chinese']]);
    // The vehicle needs an hour before it can leave again.
    await vehicle();
    expect(await sell()).toMatch(/^C/);
    expect(await sell({ pick_up_at: '2026-12-01T18:59', drop_off_at: '2026-12-01T23:00' })).toBe('sold_out');
    expect(await sell({ pick_up_at: '2026-12-01T19:00', drop_off_at: '2026-12-01T23:00' })).toMatch(/^C/);
    await world.db
      .updateTable('car_locations')
      .set({ base_id: null })
      .where('id', '=', yangon.city)
      .execute();
  });
});
