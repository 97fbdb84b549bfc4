import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltHotel, buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { joinStaff } from '../../../../test/join-staff.ts';
import { testStart } from '../../../../test/population.ts';
import { remindOrders } from '../../orders/orders.ts';

let world: TestWorld;
let cityId: number;
let hotel: BuiltHotel;
let clerk: string;
let A: number;
let B: number;
let owner: number;
let booker: number;

const stay = {
  check_in: '2026-12-01',
  check_out: '2026-12-03',
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};
const guests = {
  rooms: [{ guests: [{ full_name: 'Zhang San' }] }],
  contact_name: 'Wang',
  contact_phone: '+86 138 0000 0000',
  reference: 'KM-77',
};
const terms = {
  credit_limit: 0,
  temporary_limit: null,
  temporary_to: null,
  cycle: 'month',
  due_days: 15,
  grace_days: 7,
  tolerance: 0,
  invoice_when: 'paid',
  low_balance: 0,
  reason: 'Price list of 2027',
};

beforeAll(async () => {
  world = await openTestWorld();
  [A, B] = [world.agencyA, world.agencyB];
  await fundAgency(world.db, A, { deposit: 10_000_000 });
  cityId = await buildCity(world.db);
  hotel = await buildHotel(world.db, {
    cityId,
    nameZh: '茶花酒店',
    nameEn: 'Camellia Yangon',
    rooms: [
      {
        units: 20,
        plans: [
          { price: 8000, cost: 6000 },
          { price: 8000, sells: 'request' },
        ],
      },
    ],
  });
  const { group } = await staff('console/priceGroup/save', {
    name: '昆明同业',
    hotel_percent: 10,
    car_percent: 0,
    transfer_percent: 0,
  });
  await staff('console/contract/save', { agency_id: A, price_group_id: group.id, ...terms });
  clerk = await joinStaff(world, 'desk');
  owner = await userId('owner_a');
  booker = await userId('booker_a');
  await world.app.memory.refresh();
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.updateTable('agencies').set({ blocked_at: null, block_reason: '' }).execute();
});

async function staff(path: string, input: object) {
  const reply = await world.call('POST', path, input, { as: 'operator' });
  expect([path, reply.msg]).toEqual([path, '']);
  return reply.data;
}
async function userId(username: string): Promise<number> {
  const found = world.db.selectFrom('users').select('id').where('username', '=', username);
  return (await found.executeTakeFirstOrThrow()).id;
}
const plan = (at = 0) => hotel.rooms[0]!.plans[at]!;
const get = (call: string, input: object) =>
  world.call('GET', `console/hotelOrder/${call}`, input, { token: clerk });
const bookers = () =>
  world.call('GET', 'console/order/bookers', { agency_id: A, product: 'hotel' }, { token: clerk });
const quote = (input: object = {}, token = clerk) =>
  world.call(
    'POST',
    'console/hotelOrder/quote',
    { agency_id: A, rate_key: `${plan()}-17600`, ...stay, ...input },
    { token },
  );
const book = (quote_id: string, input: object = {}, options: { token?: string; key?: string } = {}) =>
  world.call(
    'POST',
    'console/hotelOrder/book',
    { agency_id: A, quote_id, ...guests, ...input },
    { token: clerk, ...options },
  );
const orderOf = (id: number) =>
  world.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const countOrders = async () =>
  Number(
    (
      await world.db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const mailsAbout = async (sn: string) =>
  (
    await world.db
      .selectFrom('outbox')
      .select(['event', 'recipient'])
      .where('subject', 'like', `%${sn}%`)
      .orderBy('id')
      .execute()
  ).map(({ event, recipient }) => `${event} ${recipient}`);

describe('search and quote', () => {
  test('bookers: agency → users who may book and see prices, owner first', async () => {
    const { data } = await bookers();
    expect(data.agency).toEqual({ id: A, name: 'Agency A' });
    expect(data.users.map(({ username }: { username: string }) => username)).toEqual(['owner_a', 'booker_a']);
  });

  test('hotels and rates: an agency with a price group, and one without → each its own prices', async () => {
    const place = { destination_type: 'city', destination_id: cityId };
    const totals = async (agency_id: number) => {
      const { data: found } = await get('hotels', { agency_id, ...place, ...stay });
      const { data: shown } = await get('rates', { agency_id, id: hotel.id, ...stay });
      expect([found.price_kind, shown.price_kind]).toEqual(['net', 'net']);
      return [found.list[0].price.amount, shown.rooms[0].rates[0].total_price.amount];
    };
    expect(await totals(A)).toEqual([17600, 17600]);
    expect(await totals(B)).toEqual([16000, 16000]);
  });

  test("quote: desk → the agency's price without the cost; with the right to costs → cost and margin", async () => {
    const { data } = await quote();
    expect(data.total_price).toEqual({ amount: 17600, currency: 'USD' });
    expect([data.shown_price, data.cost, data.margin]).toEqual([null, null, null]);
    const { data: seen } = await quote({}, await world.tokenOf('operator'));
    expect([seen.cost.amount, seen.margin.amount]).toEqual([12000, 5600]);
    const { data: other } = await quote({ agency_id: B, rate_key: `${plan()}-16000` });
    expect(other.total_price.amount).toBe(16000);
  });

  test('quote: recorded in the activity log of the agency', async () => {
    await quote();
    const last = world.db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc');
    expect(await last.executeTakeFirstOrThrow()).toMatchObject({
      call: 'console/hotelOrder/quote',
      object_kind: 'agency',
      object_id: A,
      before: null,
      after: { quoted_stay: '茶花酒店 2026-12-01 – 2026-12-03', quoted_price: '176.00 USD' },
    });
  });
});

describe('book', () => {
  test('book: quote → unpaid order of the user, marked for both sides, agency notified once', async () => {
    const { quote_id } = (await quote({ user_id: booker })).data;
    const reply = await book(quote_id, { user_id: booker });
    expect(reply.msg).toBe('');
    const { id, sn, ...told } = reply.data.order;
    expect(told).toMatchObject({
      order_status: 'pending_payment',
      pay_status: 'unpaid',
      booking_account: 'booker_a',
      on_behalf: 'staff_desk',
      total_price: { amount: 17600, currency: 'USD' },
      reference: 'KM-77',
      actions: [],
    });
    const order = await orderOf(id);
    expect([order.agency_id, order.booked_by, order.on_behalf]).toEqual([
      A,
      booker,
      await userId('staff_desk'),
    ]);
    expect(order.pay_by).toEqual(new Date(testStart.getTime() + 30 * 60_000));
    expect(order.cost).toBe(12000);
    const seen = await world.call('GET', 'order/detail', { id }, { as: 'booker' });
    expect(seen.data.order).toMatchObject({ on_behalf: 'staff_desk', booking_account: 'booker_a' });
    expect(seen.data.history[0]).toMatchObject({ event: 'book', actor: 'operator', user: 'staff_desk' });
    const listed = await world.call('GET', 'console/order/list', { keyword: sn }, { token: clerk });
    expect(listed.data.list[0]).toMatchObject({ id, on_behalf: 'staff_desk', agency: { id: A } });
    const mails = ['booker_a', 'owner_a'].map((name) => `order_booked_for_you ${name}@example.com`);
    expect((await mailsAbout(sn)).sort()).toEqual(mails);
    world.clock.advance(3 * 60_000);
    await remindOrders(world.db, world.clock.now());
    expect((await mailsAbout(sn)).sort()).toEqual(mails);
    const last = world.db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc');
    expect(await last.executeTakeFirstOrThrow()).toMatchObject({
      call: 'console/hotelOrder/book',
      object_kind: 'order',
      object_id: id,
      object_name: sn,
      after: { agency: 'Agency A', order_status: 'pending_payment' },
    });
  });

  test('book: without a user → order of the owner, which the agency pays or cancels like its own', async () => {
    const paid = (await book((await quote()).data.quote_id)).data.order;
    expect((await orderOf(paid.id)).booked_by).toBe(owner);
    const pay = await world.call(
      'POST',
      'order/pay',
      { id: paid.id, pay_channel: 'balance' },
      { as: 'owner' },
    );
    expect(pay.data.order.order_status).toBe('confirmed');
    const left = (await book((await quote()).data.quote_id)).data.order;
    const cancelled = await world.call('POST', 'order/cancel', { id: left.id }, { as: 'owner' });
    expect(cancelled.data.order).toMatchObject({
      order_status: 'cancelled',
      cancellation_fee: { amount: 0 },
    });
  });

  test("book: agency's own booking → no mark", async () => {
    const own = await world.call(
      'POST',
      'hotel/quote',
      { rate_key: `${plan()}-17600`, ...stay },
      { as: 'owner' },
    );
    const { data } = await world.call(
      'POST',
      'hotel/book',
      { quote_id: own.data.quote_id, ...guests },
      { as: 'owner' },
    );
    expect(data.order.on_behalf).toBeNull();
    expect((await orderOf(data.order.id)).on_behalf).toBeNull();
  });

  test('book: same key twice → same reply, one order', async () => {
    const { quote_id } = (await quote()).data;
    const key = randomUUID();
    const before = await countOrders();
    const first = await book(quote_id, {}, { key });
    const again = await book(quote_id, {}, { key });
    expect(again.data).toEqual(first.data);
    expect(await countOrders()).toBe(before + 1);
    const other = await book(quote_id);
    expect(other.data).toMatchObject({ reason: 'quote_used', order_id: first.data.order.id });
  });

  test('book: rate on request → request announced as made for the agency, the desk asked', async () => {
    const { quote_id, on_request } = (await quote({ rate_key: `${plan(1)}-17600` })).data;
    expect(on_request).toBe(true);
    const { order } = (await book(quote_id)).data;
    expect(order).toMatchObject({ order_status: 'offer_pending', on_behalf: 'staff_desk' });
    expect(await mailsAbout(order.sn)).toContain('order_requested_for_you owner_a@example.com');
    expect((await mailsAbout(order.sn)).filter((mail) => mail.startsWith('order_requested '))).toEqual([]);
  });

  test('book: price raised since the quote → nothing booked, a new quote that can be booked', async () => {
    const { quote_id } = (await quote()).data;
    const before = await countOrders();
    const raise = (percent: number) =>
      world.db.updateTable('price_groups').set({ hotel_percent: percent }).execute();
    await raise(20);
    const refused = await book(quote_id);
    expect(refused.data).toMatchObject({ reason: 'price_changed', new: { amount: 19200 } });
    expect(await countOrders()).toBe(before);
    const { data } = await book(refused.data.quote_id);
    expect(data.order.total_price.amount).toBe(19200);
    await raise(10);
  });
});

describe('refusals', () => {
  const calls = () => [
    bookers(),
    get('hotels', { agency_id: A, destination_type: 'city', destination_id: cityId, ...stay }),
    get('rates', { agency_id: A, id: hotel.id, ...stay }),
    quote(),
  ];

  test('blocked agency: every call → refused, nothing booked', async () => {
    const { quote_id } = (await quote()).data;
    const before = await countOrders();
    await world.db
      .updateTable('agencies')
      .set({ blocked_at: testStart, block_reason: 'Unpaid bills' })
      .where('id', '=', A)
      .execute();
    for (const reply of await Promise.all([...calls(), book(quote_id)])) {
      expect(reply.data.reason).toBe('agency_is_blocked');
    }
    expect(await countOrders()).toBe(before);
  });

  test('quote: unknown agency, or a user of another agency, without the right or disabled → refused', async () => {
    expect((await quote({ agency_id: 999_999 })).data.reason).toBe('not_found');
    for (const username of ['owner_b', 'viewer_a', 'operator_1']) {
      const refused = await quote({ user_id: await userId(username) });
      expect([username, refused.data.reason]).toEqual([username, 'booker_unfit']);
    }
    const disable = (disabled_at: Date | null) =>
      world.db.updateTable('users').set({ disabled_at }).where('id', '=', booker).execute();
    await disable(testStart);
    expect((await quote({ user_id: booker })).data.reason).toBe('booker_unfit');
    await disable(null);
  });

  test('book: quote of another agency or of another user → answered as missing', async () => {
    const ofB = (await quote({ agency_id: B, rate_key: `${plan()}-16000` })).data.quote_id;
    const ofBooker = (await quote({ user_id: booker })).data.quote_id;
    const missing = await book(randomUUID());
    for (const refused of [await book(ofB), await book(ofBooker)]) {
      expect([refused.code, refused.msg, refused.data]).toEqual([missing.code, missing.msg, missing.data]);
      expect(refused.data.reason).toBe('not_found');
    }
  });

  test('book: as many unpaid orders as the agency may have → too_many_unpaid', async () => {
    const most = (count: number) =>
      world.db.updateTable('agencies').set({ most_unpaid_orders: count }).where('id', '=', A).execute();
    const { quote_id } = (await quote()).data;
    await most(1);
    await book((await quote()).data.quote_id);
    expect((await book(quote_id)).data.reason).toBe('too_many_unpaid');
    await most(1_000_000);
  });

  test('staff without the right, and members → no_permission', async () => {
    const auditor = await joinStaff(world, 'auditor');
    const { quote_id } = (await quote()).data;
    for (const token of [auditor, await world.tokenOf('owner')]) {
      expect((await quote({}, token)).data.reason).toBe('no_permission');
      expect((await book(quote_id, {}, { token })).data.reason).toBe('no_permission');
    }
  });
});
