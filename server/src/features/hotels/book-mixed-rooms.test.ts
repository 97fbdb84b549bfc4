import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amendsOrders } from '../../../test/amend.ts';
import { buildHotel } from '../../../test/build-hotels.ts';
import { openStays, type Stays } from '../../../test/build-stays.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { type PersonName, testStart } from '../../../test/population.ts';

// Two nights. Standard with breakfast 80.00 a night, non-refundable without meals 60.00, on request 75.00; suite with half
// board 150.00.
const fixed = {
  rules: [{ until: null, fee: { kind: 'percent', percent: 100 } }],
  noShow: { kind: 'percent', percent: 100 },
} as const;
const nights = { check_in: '2026-12-10', check_out: '2026-12-12' };
const couple = { adults: 2, child_ages: [] };

let stays: Stays;
let standard: number;
let final: number;
let asked: number;
let suite: number;
beforeAll(async () => {
  stays = await openStays({
    hotel: {
      rooms: [
        {
          nameZh: '标准间',
          nameEn: 'Standard Room',
          units: 50,
          plans: [
            { price: 8_000, cost: 6_000, bed: 'twin' },
            { price: 6_000, cost: 5_000, bed: 'twin', meal: 'room_only', policy: fixed },
            { price: 7_500, cost: 6_000, sells: 'request' },
          ],
        },
        {
          nameZh: '套房',
          nameEn: 'Suite',
          units: 50,
          plans: [{ price: 15_000, cost: 9_000, bed: 'king', meal: 'half_board' }],
        },
      ],
    },
  });
  const [small, large] = stays.hotel.rooms;
  [standard, final, asked] = small!.plans as [number, number, number];
  suite = large!.plans[0]!;
  await stays.world.db.updateTable('agencies').set({ most_unpaid_orders: 1000 }).execute();
});
afterAll(() => stays.world.close());
beforeEach(async () => {
  stays.world.clock.set(testStart);
  await setUnits(0, 50);
  await setUnits(1, 50);
});
afterEach(async () => {
  expect(await checkInvariants(stays.world.db)).toEqual([]);
});

const keysOf = (plans: readonly number[]) => plans.map((plan) => `${plan}-0`).join(',');

function quote(plans: readonly number[], change: object = {}, as: PersonName = 'owner') {
  const stay = { ...nights, nationality: 'CN', rooms: plans.map(() => couple) };
  return stays.post('hotel/quote', { rate_key: keysOf(plans), ...stay, ...change }, as);
}

function book(quoteId: string, rooms: number, as: PersonName = 'owner') {
  const named = Array.from({ length: rooms }, (_, at) => ({ guests: [{ full_name: `GUEST ${'ABC'[at]}` }] }));
  const contact = { contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  return stays.post('hotel/book', { quote_id: quoteId, rooms: named, ...contact }, as);
}

/** Books the rates of the rooms in one order; returns its id. */
async function order(plans: readonly number[], pay = true): Promise<number> {
  const { data, msg } = await quote(plans);
  if (!data.quote_id) throw new Error(msg);
  const { order: placed } = (await book(data.quote_id, plans.length)).data;
  if (pay) await stays.post('order/pay', { id: placed.id, pay_channel: 'balance' });
  return placed.id;
}

/** Sets the rooms left of a room type on the nights of the stay. */
async function setUnits(room: number, units: number) {
  const months = stays.world.db.updateTable('room_months').set({ units: Array(31).fill(units) });
  await months
    .where('room_type_id', '=', stays.hotel.rooms[room]!.id)
    .where('month', '=', '2026-12-01')
    .execute();
}

async function stockOf(room: number): Promise<[left: number, sold: number]> {
  const { units, sold } = await stays.world.db
    .selectFrom('room_months')
    .select(['units', 'sold'])
    .where('room_type_id', '=', stays.hotel.rooms[room]!.id)
    .where('month', '=', '2026-12-01')
    .executeTakeFirstOrThrow();
  return [units[9]!, sold[9]!];
}

const reasonOf = (reply: Awaited<ReturnType<typeof quote>>) => reply.data?.reason;

describe('quote of rooms that differ', () => {
  it('hotel/quote: a rate for each room → the sum of all, its lines, and the fees of all', async () => {
    const { data, msg } = await quote([suite, standard, suite], {
      rate_key: `${suite}-30000,${standard}-16000,${suite}-30000`,
    });
    expect(msg).toBe('');
    expect(data).toMatchObject({
      total_price: { amount: 76_000 },
      shown_price: null,
      on_request: false,
      nights: [],
      room: { name: 'Suite ×2, Standard Room ×1', name_alt: '套房 ×2、标准间 ×1' },
      breakfasts: 6,
      room_lines: [
        { room_type: 'Suite', rooms: [1, 3], meal_type: 'half_board', total_price: { amount: 60_000 } },
        { room_type: 'Standard Room', rooms: [2], bed_type: 'twin', total_price: { amount: 16_000 } },
      ],
    });
    const amounts = data.policy.windows.map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual([0, 38_000, 76_000]);
    const shown = await stays.world.call(
      'GET',
      'hotel/showQuote',
      { quote_id: data.quote_id },
      { as: 'owner', lang: 'en' },
    );
    expect(shown.data.room_lines).toEqual(data.room_lines);
  });

  it('hotel/quote: a non-refundable room beside a flexible one → its price is never refunded', async () => {
    const { data } = await quote([standard, final]);
    expect(data.cancellation).toBe('fee');
    expect(data.policy.refundable).toBe(true);
    expect(data.policy.windows.map(({ amount }: { amount: number }) => amount)).toEqual([
      12_000, 20_000, 28_000,
    ]);
    expect(data.room_lines.map(({ refundable }: { refundable: boolean }) => refundable)).toEqual([
      true,
      false,
    ]);
  });

  it('hotel/quote: the same rate for each room → the quote of one key', async () => {
    const { quote_id: _, ...each } = (await quote([standard, standard])).data;
    const { quote_id: __, ...all } = (await quote([standard, standard], { rate_key: `${standard}-0` })).data;
    expect(each).toEqual(all);
    expect(each.room_lines).toEqual([]);
  });

  it('hotel/quote: rates of one room type → its rooms are counted together', async () => {
    await setUnits(0, 1);
    expect(reasonOf(await quote([standard, final]))).toBe('sold_out');
    expect((await quote([standard, suite])).msg).toBe('');
  });

  it('hotel/quote: not one rate per room, another hotel or a supplier → refused', async () => {
    const rooms = [couple, couple];
    expect(reasonOf(await quote([standard, suite, suite], { rooms }))).toBe('rates_misfit');
    expect(reasonOf(await quote([standard, 999_999_999]))).toBe('rate_unknown');
    const { city_id: cityId } = await stays.world.db
      .selectFrom('hotels')
      .select('city_id')
      .where('id', '=', stays.hotel.id)
      .executeTakeFirstOrThrow();
    const other = await buildHotel(stays.world.db, { cityId });
    expect(reasonOf(await quote([standard, other.rooms[0]!.plans[0]!]))).toBe('rates_not_together');
    const hotel = stays.world.db.updateTable('hotels').where('id', '=', stays.hotel.id);
    await hotel.set({ supplier: 'outside' }).execute();
    expect(reasonOf(await quote([standard, suite]))).toBe('rates_not_together');
    await hotel.set({ supplier: null }).execute();
  });

  it('hotel/quote: guests too many for their own room → names that room', async () => {
    const { data } = await quote([suite, standard], { rooms: [couple, { adults: 3, child_ages: [] }] });
    expect([data.reason, data.errors[0].field]).toEqual(['rooms_too_small', 'rooms[1]']);
  });
});

describe('order of rooms that differ', () => {
  it('hotel/book, order/pay, order/refund: each room type is taken and returned, the price moves as one', async () => {
    const before = await stays.balances();
    const id = await order([standard, suite]);
    expect([await stockOf(0), await stockOf(1)]).toEqual([
      [49, 1],
      [49, 1],
    ]);
    expect(await stays.movedFrom(before)).toEqual({ deposit: 46_000, order_hold: -46_000 });
    const { order: shown } = await stays.show(id);
    expect(shown).toMatchObject({
      title: expect.stringContaining('Standard Room ×1, Suite ×1 · 2 rooms, 2 nights'),
      total_price: { amount: 46_000 },
      detail: {
        room_type: 'Standard Room ×1, Suite ×1',
        number_of_rooms: 2,
        price_per_night: [],
        room_lines: [
          { room_type: 'Standard Room', rooms: [1], nights: [{ price: { amount: 8_000 } }, {}] },
          { room_type: 'Suite', rooms: [2], total_price: { amount: 30_000 } },
        ],
      },
    });
    const { cost } = await stays.world.db
      .selectFrom('orders')
      .select('cost')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(cost).toBe(30_000);
    await stays.refund(id);
    expect(await stays.movedFrom(before)).toEqual({});
    expect([await stockOf(0), await stockOf(1)]).toEqual([
      [50, 0],
      [50, 0],
    ]);
  });

  it('order/refund: a non-refundable room beside a flexible one → only the other is refunded', async () => {
    const before = await stays.balances();
    const id = await order([standard, final]);
    await stays.refund(id);
    expect(await stays.movedFrom(before)).toMatchObject({ deposit: 12_000 });
    expect(await stockOf(0)).toEqual([50, 0]);
  });

  it('order/cancel: unpaid → each room type is returned', async () => {
    const id = await order([suite, standard], false);
    expect(await stockOf(1)).toEqual([49, 1]);
    await stays.post('order/cancel', { id });
    expect([await stockOf(0), await stockOf(1)]).toEqual([
      [50, 0],
      [50, 0],
    ]);
  });

  it('hotel/book: one of the rooms is gone → refused, none is taken', async () => {
    const { data } = await quote([standard, suite]);
    await setUnits(1, 0);
    expect(reasonOf(await book(data.quote_id, 2))).toBe('sold_out');
    expect([await stockOf(0), await stockOf(1)]).toEqual([
      [50, 0],
      [0, 0],
    ]);
  });

  it('hotel/book: two agencies take the last rooms of two types in opposite order → one of them has both', async () => {
    for (let round = 0; round < 8; round++) {
      await setUnits(0, 1);
      await setUnits(1, 1);
      const [own, others] = [
        (await quote([standard, suite])).data.quote_id,
        (await quote([suite, standard], {}, 'otherAgency')).data.quote_id,
      ];
      const replies = await Promise.all([book(own, 2), book(others, 2, 'otherAgency')]);
      const reasons = replies.map((reply) => (reply.code === 1 ? 'booked' : reasonOf(reply)));
      expect(reasons.toSorted()).toEqual(['booked', 'sold_out']);
      expect([await stockOf(0), await stockOf(1)]).toEqual([
        [0, 1],
        [0, 1],
      ]);
      const winner = replies.findIndex(({ code }) => code === 1);
      const { id } = replies[winner]!.data.order;
      await stays.post('order/cancel', { id }, winner === 0 ? 'owner' : 'otherAgency');
    }
  });

  it('hotel/book: the price of one room changed → refused with a new quote of all rooms', async () => {
    const { data } = await quote([standard, suite]);
    await stays.setPrice(suite, '2026-12-11', 16_000);
    const refused = await book(data.quote_id, 2);
    expect(refused.data).toMatchObject({
      reason: 'price_changed',
      old: { amount: 46_000 },
      new: { amount: 47_000 },
    });
    const { order: placed } = (await book(refused.data.quote_id, 2)).data;
    expect(placed.total_price.amount).toBe(47_000);
    await stays.setPrice(suite, '2026-12-11', 15_000);
    await stays.post('order/cancel', { id: placed.id });
  });

  it('hotel notice and rooming texts: beds, meals and guests by room', async () => {
    const id = await order([standard, suite]);
    const { order: shown } = await stays.show(id);
    const [mail] = await stays.mailsOf('hotel_booking', shown.sn);
    expect(mail).toContain('Standard Room ×1, Suite ×1');
    expect(mail).toContain('Room 1: Twin beds; Room 2: King bed');
    expect(mail).toMatch(/Room 1: .*\(breakfasts a morning: 2\); Room 2: .*dinners an evening: 2/);
    expect(mail).toContain('Room 2: Suite: GUEST B (adults: 2)');
    await stays.refund(id);
  });
});

describe('rooms that differ on request', () => {
  it('order/confirm: one room is on request → all are, and all are held once accepted', async () => {
    const id = await order([suite, asked], false);
    const before = await stays.show(id);
    expect(before.order).toMatchObject({ order_status: 'offer_pending', total_price: { amount: 45_000 } });
    expect([await stockOf(0), await stockOf(1)]).toEqual([
      [50, 0],
      [50, 0],
    ]);
    const offer = { id, rooms_from: 'allotment' };
    const otherwise = await stays.post(
      'console/hotelOrder/offer',
      { ...offer, rate_plan_id: standard },
      'operator',
    );
    expect(reasonOf(otherwise)).toBe('mixed_stay_by_hand');
    const cheaper = { ...offer, night_prices: [100, 100] };
    expect(reasonOf(await stays.post('console/hotelOrder/offer', cheaper, 'operator'))).toBe(
      'mixed_stay_by_hand',
    );
    expect((await stays.post('console/hotelOrder/offer', offer, 'operator')).msg).toBe('');
    const { offer: made } = await stays.show(id);
    expect(made.detail.room_lines).toHaveLength(2);
    await stays.post('order/confirm', { id, offer_id: made.id });
    expect([await stockOf(0), await stockOf(1)]).toEqual([
      [49, 1],
      [49, 1],
    ]);
    await stays.post('order/cancel', { id });
    expect(await stockOf(1)).toEqual([50, 0]);
  });
});

describe('changes of rooms that differ', () => {
  it('amendments of dates, rate and number of rooms → refused with mixed_stay_by_hand', async () => {
    const id = await order([standard, suite]);
    const { workOut } = amendsOrders(stays.world);
    for (const wish of [
      { kind: 'change_dates', check_in: '2026-12-11', check_out: '2026-12-13' },
      { kind: 'change_room', rate_key: `${standard}-0` },
      { kind: 'drop_room', room: 1 },
    ] as const) {
      expect((await workOut(id, wish)).refused?.code, wish.kind).toBe('mixed_stay_by_hand');
    }
    await stays.refund(id);
  });

  it('dropRoom, replaceStay: refused with mixed_stay_by_hand, not offered to the desk', async () => {
    const id = await order([standard, suite]);
    const drop = { id, room: 1, total_price: 100, reason: 'R' };
    expect(reasonOf(await stays.post('console/hotelOrder/dropRoom', drop, 'operator'))).toBe(
      'mixed_stay_by_hand',
    );
    const orders = stays.world.db.updateTable('orders').where('id', '=', id);
    const at = { review_since: testStart, review_due: testStart };
    await orders.set({ needs_review: 'hotel_refused', review_queue: 'desk', ...at }).execute();
    const replace = {
      id,
      rate_plan_id: suite,
      rooms_from: 'allotment',
      evidence: 'The hotel told us by phone at noon',
    };
    expect(reasonOf(await stays.post('console/hotelOrder/replace', replace, 'operator'))).toBe(
      'mixed_stay_by_hand',
    );
    const none = { review_queue: null, review_since: null, review_due: null };
    await orders.set({ needs_review: null, ...none }).execute();
    await stays.refund(id);
  });

  it('hotel/changeGuests: all rooms refundable → renamed; one non-refundable → refused', async () => {
    const rooms = [{ guests: [{ full_name: 'GUEST A' }] }, { guests: [{ full_name: 'GUEST Z' }] }];
    const flexible = await order([standard, suite]);
    expect((await stays.post('hotel/changeGuests', { id: flexible, rooms })).msg).toBe('');
    const partly = await order([standard, final]);
    expect(reasonOf(await stays.post('hotel/changeGuests', { id: partly, rooms }))).toBe(
      'change_non_refundable',
    );
    await stays.refund(flexible);
    await stays.refund(partly);
  });
});
