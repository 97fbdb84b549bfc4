import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltHotel, buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import type { PersonName } from '../../../test/population.ts';
import { digestState } from '../../../test/state-digest.ts';

let world: TestWorld;
let cityId: number;
let hotel: BuiltHotel;

const rooms = [{ adults: 2, child_ages: [] }];
const stay = { check_in: '2026-12-10', check_out: '2026-12-12', rooms, nationality: 'CN' };
const hour = 3_600_000;

beforeAll(async () => {
  world = await openTestWorld();
  cityId = await buildCity(world.db);
  await fundAgency(world.db, world.agencyA, { deposit: 1_000_000, creditLimit: 0 });
  await boundUnpaid(1000);
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});

beforeEach(async () => {
  hotel = await buildHotel(world.db, {
    cityId,
    nameZh: '茵莱水居',
    nameEn: 'Inle Water House',
    rooms: [
      {
        nameEn: 'Lake Villa',
        units: 2,
        plans: [
          { sells: 'request', cost: 6500 },
          { requestWhenGone: true, price: 9000 },
        ],
      },
      { nameEn: 'Garden Suite', units: 1, plans: [{ price: 12_000, cost: 9100 }] },
    ],
  });
  await world.app.memory.refresh();
});

function boundUnpaid(orders: number) {
  const own = world.db.updateTable('agencies').where('id', '=', world.agencyA);
  return own.set({ most_unpaid_orders: orders }).execute();
}

const [onRequest, whenGone] = [0, 1];
const villa = (plan: number) => hotel.rooms[0]!.plans[plan]!;
const suite = () => hotel.rooms[1]!.plans[0]!;

async function quote(planId = villa(onRequest), change: object = {}) {
  return world.call('POST', 'hotel/quote', { rate_key: `${planId}-1`, ...stay, ...change }, { as: 'owner' });
}

async function book(quoteId: string) {
  const guests = [{ full_name: 'Zhang San' }, { full_name: 'Li Si' }];
  const booking = {
    quote_id: quoteId,
    rooms: [{ guests }],
    contact_name: 'Wang',
    contact_phone: '+86 138 0000 0000',
  };
  return world.call('POST', 'hotel/book', booking, { as: 'owner', key: randomUUID() });
}

/** Orders the villa on request; returns the order id. */
async function request(planId?: number): Promise<number> {
  const { data } = await quote(planId);
  return (await book(data.quote_id)).data.order.id;
}

const staff = (path: string, input: object, as: PersonName = 'operator') =>
  world.call('POST', `console/${path}`, input, { as, key: randomUUID() });
const offer = (id: number, change: object = {}) =>
  staff('hotelOrder/offer', { id, rooms_from: 'hotel', ...change });
const detail = async (id: number) => (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
const costOf = async (id: number) =>
  (await world.call('GET', 'console/order/cost', { id }, { as: 'operator' })).data;
const confirm = async (id: number, offerId?: number) =>
  world.call(
    'POST',
    'order/confirm',
    { id, offer_id: offerId ?? (await detail(id)).offer.id },
    { as: 'owner', key: randomUUID() },
  );
const pay = (id: number) =>
  world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner', key: randomUUID() });
const runExpiry = () => world.app.jobs.find(({ name }) => name === 'expire-orders')!.run(world.clock.now());

/** Units left and sold of a room on the night of 10 December. */
async function stockOf(room: number) {
  const { units, sold } = await world.db
    .selectFrom('room_months')
    .select(['units', 'sold'])
    .where('room_type_id', '=', hotel.rooms[room]!.id)
    .where('month', '=', '2026-12-01')
    .executeTakeFirstOrThrow();
  return [units[9], sold[9]];
}

async function mailsTo(id: number): Promise<string[]> {
  const rows = await world.db
    .selectFrom('notices')
    .select(['event', 'facts'])
    .where('facts', '@>', JSON.stringify({ order_id: id }) as never)
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => event);
}

describe('a rate on request', () => {
  it('rate on request: shown, quoted and booked → marked as on request, holds no stock, waits for the seller', async () => {
    const shown = await world.call('GET', 'hotel/detail', { id: hotel.id, ...stay }, { as: 'owner' });
    const rates = shown.data.rooms.flatMap((room: { rates: { on_request: boolean }[] }) => room.rates);
    expect(rates.map(({ on_request }: { on_request: boolean }) => on_request)).toEqual([true, false, false]);
    const { data } = await quote();
    expect(data.on_request).toBe(true);
    const { order } = (await book(data.quote_id)).data;
    expect(order).toMatchObject({ order_status: 'offer_pending', offer: null, actions: ['cancel'] });
    // Saturday 12:30 in Kunming is within working hours.
    expect(order.answer_by).toBe(world.clock.now().getTime() / 1000 + 120 * 60);
    expect(order.pay_by).toBe(Date.parse('2026-12-10T23:00:00+06:30') / 1000);
    expect(await stockOf(0)).toEqual([2, 0]);
    expect((await pay(order.id)).data.reason).toBe('order_wrong_state');
    expect(await mailsTo(order.id)).toEqual(['order_requested']);
    const toDesk = await world.db
      .selectFrom('outbox')
      .select('subject')
      .where('event', '=', 'request_asked')
      .where('subject', 'like', `%${order.sn}%`)
      .execute();
    expect(toDesk.length).toBeGreaterThan(0);
  });

  it('hotelOrder/offer: same stay from own allotment → accepted, stock held, paid', async () => {
    const id = await request();
    const made = await offer(id, { rooms_from: 'allotment', note: 'Lake side' });
    expect(made.data.order).toMatchObject({ order_status: 'offer_pending', answer_by: null });
    const { order, offer: offered } = await detail(id);
    expect(offered).toMatchObject({ kind: 'same', total_price: { amount: 16_000 }, note: 'Lake side' });
    expect(offered.until).toBe(world.clock.now().getTime() / 1000 + 24 * 3600);
    expect(order.actions).toEqual(['confirm', 'cancel']);
    expect(await stockOf(0)).toEqual([2, 0]);
    const accepted = await confirm(id);
    expect(accepted.data.order).toMatchObject({ order_status: 'pending_payment', offer: null });
    expect(accepted.data.order.pay_by).toBe(world.clock.now().getTime() / 1000 + 30 * 60);
    expect(await stockOf(0)).toEqual([1, 1]);
    expect((await pay(id)).data.order.order_status).toBe('confirmed');
    expect(await mailsTo(id)).toEqual([
      'order_requested',
      'order_offered',
      'order_offer_accepted',
      'order_confirmed',
    ]);
  });

  // Covers 4.13.
  it('hotelOrder/offer: other price → frozen with its lines and rules, shown beside the old one', async () => {
    const id = await request();
    await offer(id, { night_prices: [9000, 9500] });
    const before = await detail(id);
    expect(before.order.total_price.amount).toBe(16_000);
    expect(before.offer).toMatchObject({ kind: 'price', total_price: { amount: 18_500 } });
    expect(
      before.offer.detail.price_per_night.map((night: { price: { amount: number } }) => night.price.amount),
    ).toEqual([9000, 9500]);
    expect(before.offer.policy.windows[1].amount).toBe(9000);
    await confirm(id);
    const after = await detail(id);
    expect(after.order.total_price.amount).toBe(18_500);
    expect(after.lines.map((line: { amount: { amount: number } }) => line.amount.amount)).toEqual([
      9000, 9500,
    ]);
    expect(after.policy.windows[1].amount).toBe(9000);
    expect(after.offer).toBeNull();
    // Rooms given by the hotel outside the allotment take no own stock.
    expect(await stockOf(0)).toEqual([2, 0]);
    await pay(id);
    const paid = await detail(id);
    expect(paid.postings[0].amount.amount).toBe(-18_500);
  });

  it("request/offer: other room type → becomes the order's room on acceptance", async () => {
    const id = await request();
    const elsewhere = await buildHotel(world.db, { cityId });
    const foreign = await offer(id, { rate_plan_id: elsewhere.rooms[0]!.plans[0]! });
    expect(foreign.data.errors[0].field).toBe('rate_plan_id');
    await offer(id, { rate_plan_id: suite(), rooms_from: 'allotment' });
    const { offer: offered } = await detail(id);
    expect(offered).toMatchObject({ kind: 'alternative', total_price: { amount: 24_000 } });
    expect(offered.detail.room_type).toBe('Garden Suite');
    // The cost is that of the request until the offer is accepted.
    expect(await costOf(id)).toMatchObject({ cost: { amount: 13_000 }, margin: { amount: 3000 } });
    await confirm(id);
    expect(await costOf(id)).toMatchObject({ cost: { amount: 18_200 }, margin: { amount: 5800 } });
    const { order } = await detail(id);
    expect(order.detail.room_type).toBe('Garden Suite');
    expect(order.title).toContain('Garden Suite');
    expect([await stockOf(0), await stockOf(1)]).toEqual([
      [2, 0],
      [0, 1],
    ]);
    await world.call('POST', 'order/cancel', { id }, { as: 'owner' });
    expect(await stockOf(1)).toEqual([1, 0]);
  });

  it('order/confirm: offered rooms sold meanwhile → sold_out, nothing changes', async () => {
    const id = await request();
    await offer(id, { rate_plan_id: suite(), rooms_from: 'allotment' });
    const taken = await book((await quote(suite())).data.quote_id);
    expect(taken.code).toBe(1);
    const before = await digestState(world.db);
    expect((await confirm(id)).data.reason).toBe('sold_out');
    expect(await digestState(world.db)).toBe(before);
  });

  it('order/confirm: id of a replaced offer → offer_replaced', async () => {
    const id = await request();
    const first = (await offer(id)).data.order.offer.id;
    await offer(id, { night_prices: [9900, 9900] });
    expect((await confirm(id, first)).data.reason).toBe('offer_replaced');
    expect((await detail(id)).order.order_status).toBe('offer_pending');
    expect((await confirm(id)).data.order.total_price.amount).toBe(19_800);
  });

  it('offer: a day passes → lapses and cannot be accepted', async () => {
    const start = world.clock.now();
    const id = await request();
    const offerId = (await offer(id)).data.order.offer.id;
    world.clock.advance(24 * hour - 1);
    await runExpiry();
    expect((await detail(id)).order.actions).toContain('confirm');
    world.clock.advance(1);
    expect((await confirm(id, offerId)).data.reason).toBe('offer_over');
    await runExpiry();
    expect((await detail(id)).order.order_status).toBe('expired');
    expect(await mailsTo(id)).toEqual(['order_requested', 'order_offered', 'order_offer_lapsed']);
    world.clock.set(start);
  });

  it('request: payment cut-off reached → lapses, with or without an offer', async () => {
    const begin = world.clock.now();
    const [silent, late] = [await request(), await request()];
    const { pay_by } = (await detail(late)).order;
    world.clock.set(new Date(pay_by * 1000 - hour));
    expect((await offer(late)).data.order.offer.until).toBe(pay_by);
    const { order } = (await confirm(late)).data;
    expect(order.pay_by).toBe(Math.min(pay_by, world.clock.now().getTime() / 1000 + 1800));
    world.clock.set(new Date(pay_by * 1000));
    expect((await offer(silent)).data.reason).toBe('offer_over');
    await runExpiry();
    expect((await detail(silent)).order.order_status).toBe('expired');
    expect(await mailsTo(silent)).toEqual(['order_requested', 'order_request_lapsed']);
    world.clock.set(begin);
  });

  it('request: answer deadline missed → escalated to the desk once, until answered', async () => {
    const begin = world.clock.now();
    const id = await request();
    const look = () =>
      world.app.jobs.find(({ name }) => name === 'review-unanswered')!.run(world.clock.now());
    world.clock.advance(120 * 60_000 - 1);
    await look();
    expect((await detail(id)).order.review).toBeNull();
    world.clock.advance(1);
    await look();
    await look();
    const { order, history } = await detail(id);
    expect(order.review).toMatchObject({
      reason: 'offer_overdue',
      due: world.clock.now().getTime() / 1000 + 7200,
    });
    expect(history.filter(({ event }: { event: string }) => event === 'askReview')).toHaveLength(1);
    expect(order).toMatchObject({ order_status: 'offer_pending', actions: ['cancel'] });
    await offer(id);
    expect((await detail(id)).order).toMatchObject({ review: null, actions: ['confirm', 'cancel'] });
    world.clock.set(begin);
  });

  it.each(['cancel', 'confirm again', 'decline', 'a newer offer', 'its end'])(
    'order/confirm: races %s → accepted or not, never half',
    async (rival) => {
      const begin = world.clock.now();
      const id = await request();
      const offerId = (await offer(id, { rooms_from: 'allotment' })).data.order.offer.id;
      const rivals: Record<string, () => Promise<unknown>> = {
        cancel: () => world.call('POST', 'order/cancel', { id }, { as: 'owner' }),
        'confirm again': () => confirm(id, offerId),
        decline: () => staff('request/decline', { id, reason: 'Full house' }),
        'a newer offer': () => offer(id, { night_prices: [9900, 9900] }),
        'its end': async () => {
          world.clock.advance(24 * hour);
          await runExpiry();
        },
      };
      await Promise.all([confirm(id, offerId), rivals[rival]!()]);
      const { order, history } = await detail(id);
      const accepted = history.filter(({ event }: { event: string }) => event === 'acceptOffer').length;
      expect(accepted).toBeLessThanOrEqual(1);
      const held = order.order_status === 'pending_payment' ? 1 : 0;
      expect(await stockOf(0)).toEqual([2 - held, held]);
      world.clock.set(begin);
    },
  );

  it('request: declined with a reason, or cancelled by the member → ended without postings', async () => {
    const [declined, cancelled] = [await request(), await request()];
    expect((await staff('request/decline', { id: declined, reason: ' ' })).data.errors[0].field).toBe(
      'reason',
    );
    const reply = await staff('request/decline', { id: declined, reason: 'Full house' });
    expect(reply.data.order).toMatchObject({ order_status: 'rejected', actions: [] });
    const { history } = await detail(declined);
    expect(history.at(-1)).toMatchObject({ event: 'decline', reason: 'Full house' });
    await offer(cancelled);
    await world.call('POST', 'order/cancel', { id: cancelled }, { as: 'owner' });
    expect((await detail(cancelled)).order).toMatchObject({ order_status: 'cancelled', offer: null });
    for (const id of [declined, cancelled]) {
      expect((await offer(id)).data.reason).toBe('order_wrong_state');
      expect((await staff('request/decline', { id, reason: 'Again' })).data.reason).toBe('order_wrong_state');
    }
    expect(await stockOf(0)).toEqual([2, 0]);
  });

  it.each([
    ['too few prices', { night_prices: [9000] }, 'night_prices', 'night_prices_misfit'],
    ['no price at all', { night_prices: [] }, 'night_prices', 'night_prices_misfit'],
    ['a price of nothing', { night_prices: [0, 9000] }, 'night_prices[0]', undefined],
    ['nobody’s rooms', { rooms_from: 'elsewhere' }, 'rooms_from', undefined],
    ['a rate that is none', { rate_plan_id: 999_999_999 }, 'rate_plan_id', 'rate_unknown'],
  ])('hotelOrder/offer: %s → refused, nothing changes', async (_, change, field, reason) => {
    const id = await request();
    const before = await digestState(world.db);
    const reply = await offer(id, change);
    expect([reply.data.errors[0].field, reply.data.reason]).toEqual([field, reason]);
    expect(await digestState(world.db)).toBe(before);
  });
});

it("requests: pending → count towards the agency's unpaid orders", async () => {
  const { orders } = await world.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('order_status', 'in', ['offer_pending', 'pending_payment'])
    .executeTakeFirstOrThrow();
  await boundUnpaid(orders + 1);
  await request();
  expect((await book((await quote()).data.quote_id)).data.reason).toBe('too_many_unpaid');
  await boundUnpaid(1000);
});

describe('requests of the desk', () => {
  it('request/list: pending requests → nearest answer deadline first, paged', async () => {
    await world.db.updateTable('orders').set({ answer_by: null }).execute();
    const ids = [await request(), await request(), await request()];
    for (const [at, id] of ids.entries()) {
      const answerBy = new Date(world.clock.now().getTime() + (3 - at) * hour);
      await world.db.updateTable('orders').set({ answer_by: answerBy }).where('id', '=', id).execute();
    }
    const list = (input: object) => world.call('GET', 'console/request/list', input, { as: 'operator' });
    const first = (await list({ limit: 2 })).data;
    expect(first.list.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]]);
    const second = (await list({ limit: 2, cursor: first.next })).data;
    expect(second.list.map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
    expect(second.list[0]).toMatchObject({
      total_price: { amount: 16_000 },
      guest_names: ['Zhang San', 'Li Si'],
    });
    await offer(ids[0]!);
    expect((await list({})).data.list).toHaveLength(2);
    expect((await world.call('GET', 'console/request/list', {}, { as: 'owner' })).code).toBe(401);
  });
});

describe('rate on request once sold out', () => {
  it('rate on request once sold out: rooms left → instant; none left → on request, in lists, page and quotes', async () => {
    const list = async () => {
      const asked = { destination_type: 'hotel', destination_id: hotel.id, ...stay };
      await world.app.memory.refresh();
      return (await world.call('GET', 'hotel/list', asked, { as: 'owner' })).data;
    };
    const planOf = ({ rate_key }: { rate_key: string }) => Number(rate_key.split('-')[0]);
    const early = (await quote(villa(whenGone))).data;
    expect(early.on_request).toBe(false);
    await world.db
      .updateTable('rate_plans')
      .set({ active: false })
      .where('id', '=', villa(onRequest))
      .execute();
    expect(planOf((await list()).list[0])).toBe(villa(whenGone));
    await world.db
      .updateTable('room_months')
      .set({ units: Array(31).fill(0) })
      .where('hotel_id', '=', hotel.id)
      .where('month', '=', '2026-12-01')
      .execute();
    const gone = await list();
    expect(
      gone.list.map((one: { rate_key: string; on_request: boolean }) => [planOf(one), one.on_request]),
    ).toEqual([[villa(whenGone), true]]);
    const shown = (await world.call('GET', 'hotel/detail', { id: hotel.id, ...stay }, { as: 'owner' })).data;
    expect(shown.rooms.map((room: { rates: unknown[] }) => room.rates.length)).toEqual([1, 0]);
    expect((await quote(suite())).data.reason).toBe('sold_out');
    // A quote for instant sale does not silently become a request.
    const refused = await book(early.quote_id);
    expect(refused.data.reason).toBe('confirmation_changed');
    const asked = await book(refused.data.quote_id);
    expect(asked.data.order.order_status).toBe('offer_pending');
  });
});

describe('rate with a cut-off', () => {
  it('cut-off: local time some days before → closes list, page, quote, booking and payment', async () => {
    const begin = world.clock.now();
    const house = await buildHotel(world.db, {
      cityId,
      rooms: [{ plans: [{ cutOff: { daysBefore: 1, time: '18:00' }, price: 5000 }, { price: 7000 }] }],
    });
    await world.app.memory.refresh();
    const [closing, open] = house.rooms[0]!.plans;
    const cheapest = async () => {
      const asked = { destination_type: 'hotel', destination_id: house.id, ...stay };
      const { list } = (await world.call('GET', 'hotel/list', asked, { as: 'owner' })).data;
      return list.map(({ rate_key }: { rate_key: string }) => Number(rate_key.split('-')[0]));
    };
    const cutOff = Date.parse('2026-12-09T18:00:00+06:30');
    world.clock.set(new Date(cutOff - 60_000));
    expect(await cheapest()).toEqual([closing]);
    const [early, late] = [(await quote(closing)).data.quote_id, (await quote(closing)).data.quote_id];
    expect((await book(early)).data.order.pay_by).toBe(cutOff / 1000);
    world.clock.set(new Date(cutOff));
    expect(await cheapest()).toEqual([open]);
    const shown = (await world.call('GET', 'hotel/detail', { id: house.id, ...stay }, { as: 'owner' })).data;
    expect(shown.rooms[0].rates).toHaveLength(1);
    const refused = await quote(closing);
    expect([refused.data.reason, refused.data.errors[0].field]).toEqual(['booking_closed', 'rate_key']);
    expect(refused.msg).toContain('2026-12-09 18:00');
    expect((await book(late)).data.reason).toBe('booking_closed');
    world.clock.set(begin);
  });
});

it('approval: cut-off before its deadline → waits only until the cut-off', async () => {
  const begin = world.clock.now();
  const house = await buildHotel(world.db, {
    cityId,
    rooms: [{ plans: [{ cutOff: { daysBefore: 2, time: '10:00' } }] }],
  });
  const as = { as: 'booker' } as const;
  const cutOff = Date.parse('2026-12-08T10:00:00+06:30');
  world.clock.set(new Date(cutOff - 8 * hour));
  const asked = { rate_key: `${house.rooms[0]!.plans[0]}-1`, ...stay };
  const { quote_id } = (await world.call('POST', 'hotel/quote', asked, as)).data;
  const guests = [{ full_name: 'Zhang San' }, { full_name: 'Li Si' }];
  const contact = { contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  const booked = await world.call(
    'POST',
    'hotel/book',
    { quote_id, rooms: [{ guests }], ...contact },
    {
      ...as,
      key: randomUUID(),
    },
  );
  const { id } = booked.data.order;
  await world.call('POST', 'order/askApproval', { id, note: '' }, { ...as, key: randomUUID() });
  expect((await detail(id)).order.pay_by).toBe(cutOff / 1000);
  world.clock.set(begin);
});

describe('release of an allotment', () => {
  it('releaseAllotments: release day reached → only kept units on sale, then on request; sold rooms stay sold', async () => {
    const begin = world.clock.now();
    const house = await buildHotel(world.db, {
      cityId,
      rooms: [{ units: 3, releaseDays: 7, plans: [{ requestWhenGone: true }] }],
    });
    hotel = house;
    const plan = house.rooms[0]!.plans[0]!;
    const release = () =>
      world.app.jobs.find(({ name }) => name === 'release-allotments')!.run(world.clock.now());
    // The last minute of 3 December in Yangon: 10 December is seven days away.
    world.clock.set(new Date('2026-12-03T23:59:00+06:30'));
    await release();
    expect(await stockOf(0)).toEqual([3, 0]);
    await book((await quote(plan)).data.quote_id);
    // A quote respects the release before the job has run.
    world.clock.set(new Date('2026-12-04T00:00:00+06:30'));
    expect((await quote(plan, { rooms: [...rooms, ...rooms] })).data.on_request).toBe(true);
    await release();
    expect(await stockOf(0)).toEqual([1, 1]);
    await book((await quote(plan)).data.quote_id);
    await release();
    expect(await stockOf(0)).toEqual([0, 2]);
    expect((await quote(plan)).data.on_request).toBe(true);
    world.clock.set(begin);
  });
});
