import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Amender, amendsOrders } from '../../../../test/amend.ts';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { testStart } from '../../../../test/population.ts';

// A room for two costs 80.00 a night, an extra bed 30.00: the first room with three guests is 330.00 for
// three nights, the second with two 240.00; 570.00 in total. Free until 28 November 18:00 in Yangon, then one
// night, from 30 November 14:00 the whole price. The second rate is non-refundable.
const inFee = new Date('2026-11-29T00:00:00Z');
const drop = (room: number) => ({ kind: 'drop_room' as const, room });
const yes = { member: 'owner', desk: true } as const;
const extra = [{ kind: 'extra_adult', from: '', to: '', amount: 3_000 }] as const;
const fixed = {
  rules: [{ until: null, fee: { kind: 'percent', percent: 100 } }],
  noShow: { kind: 'percent', percent: 100 },
} as const;
const unlike = {
  rooms: [{ adults: 3 }, { adults: 2 }],
  names: [['ZHANG SAN', 'LI SI', 'MA MA'], ['AUNG']],
};

let stays: Stays;
let amend: Amender;
beforeAll(async () => {
  const plans = [{ supplements: [...extra] }, { supplements: [...extra], policy: fixed }];
  const rooms = [{ units: 50, maxAdults: 3, baseGuests: 2, extraBeds: 1, plans }];
  stays = await openStays({ hotel: { rooms } });
  amend = amendsOrders(stays.world);
});
afterAll(() => stays.world.close());
beforeEach(() => stays.world.clock.set(testStart));
afterEach(async () => {
  expect(await checkInvariants(stays.world.db)).toEqual([]);
});

test.each([
  ['balance', 1, 24_000, { deposit: -33_000, order_hold: 33_000 }],
  ['credit', 2, 33_000, { receivable: -24_000, order_hold: 24_000 }],
] as const)(
  'drop_room: before the first fee, order paid by %s, room %d → its own price refunded',
  async (pay, room, left, moved) => {
    const id = await stays.book({ ...unlike, pay });
    const { outcome, totalBefore } = await amend.workOut(id, drop(room));
    expect([totalBefore, outcome.totalAfter]).toEqual([57_000, left]);
    expect(outcome).toMatchObject({
      fee: 0,
      costs: 0,
      voucher: 'new_version',
      tells: ['hotel'],
      who: 'member',
      needsYes: true,
      effects: [{ after: { zh: '取消', en: 'Dropped' } }, { before: { en: '2' }, after: { en: '1' } }],
    });
    const before = await stays.balances();
    const nights = await stays.soldNights();
    await amend.carryOut(id, drop(room), yes);
    expect(await stays.movedFrom(before)).toEqual(moved);
    const { order } = await stays.show(id);
    expect(order).toMatchObject({
      total_price: { amount: left },
      order_status: 'confirmed',
      title: 'Camellia Yangon · Deluxe Room · 1 room, 3 nights',
      guest_names: room === 1 ? ['AUNG'] : ['ZHANG SAN', 'LI SI', 'MA MA'],
      detail: { number_of_rooms: 1 },
    });
    expect(nights).not.toEqual(await stays.soldNights());
    expect(await stays.toldHotel(id)).toEqual(['hotel_booking', 'hotel_change']);
    // To the owner and the finance contact.
    expect(await stays.mailsOf('stay_changed', order.sn)).toHaveLength(2);
    expect((await amend.workOut(id, drop(1))).refused?.code).toBe('last_room');
  },
);

test("drop_room: fee of one night → the room's first night is kept, also on later cancellation", async () => {
  const id = await stays.book(unlike);
  stays.world.clock.set(inFee);
  // 330.00 less 110.00.
  expect((await amend.workOut(id, drop(1))).outcome).toMatchObject({
    totalAfter: 35_000,
    fee: 11_000,
    toDeposit: 22_000,
  });
  await amend.carryOut(id, drop(1), yes);
  const { lines } = await stays.show(id);
  expect(lines.at(-1)).toMatchObject({ amount: { amount: 11_000 } });
  // One night of the other room, and the fee kept before.
  expect((await stays.post('order/refundPreview', { id })).data).toMatchObject({
    fee: { amount: 19_000 },
    refund: { amount: 16_000 },
  });
});

test('drop_room: non-refundable stay → room dropped without a refund', async () => {
  const id = await stays.book({ ...unlike, plan: stays.plans[1]! });
  const before = await stays.balances();
  expect((await amend.workOut(id, drop(2))).outcome).toMatchObject({
    totalAfter: 57_000,
    fee: 24_000,
    costs: 0,
    offCredit: 0,
    toDeposit: 0,
  });
  await amend.carryOut(id, drop(2), yes);
  expect(await stays.movedFrom(before)).toEqual({});
  const { order } = await stays.show(id);
  expect(order).toMatchObject({ total_price: { amount: 57_000 }, detail: { number_of_rooms: 1 } });
  expect(order.actions).not.toContain('refund');
});

test("drop_room: price lowered since the booking → the room's proportional share refunded", async () => {
  const id = await stays.book(unlike);
  const lower = { id, total_price: 51_300, reason: 'Agreed' };
  expect((await stays.post('console/order/changePrice', lower, 'operator')).code).toBe(1);
  // Nine tenths of 330.00.
  expect((await amend.workOut(id, drop(1))).outcome).toMatchObject({ totalAfter: 21_600, toDeposit: 29_700 });
});

test('drop_room: different rooms without stored shares → refused with stay_by_hand', async () => {
  const id = await stays.book(unlike);
  const part = stays.world.db.updateTable('hotel_orders').where('order_id', '=', id);
  const { sold_as } = await stays.world.db
    .selectFrom('hotel_orders')
    .select('sold_as')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const { rooms, ...rest } = sold_as as { rooms: { nights: number[] }[] };
  const former = rooms.map(({ nights: _, ...room }) => room);
  await part.set({ sold_as: JSON.stringify({ ...rest, rooms: former }) }).execute();
  expect((await amend.workOut(id, drop(1))).refused?.code).toBe('stay_by_hand');
  const alike = await stays.book();
  expect((await amend.workOut(alike, drop(3))).refused?.code).toBe('room_unknown');
});

test('drop_room: accepted twice with the same preview → only one room dropped', async () => {
  const id = await stays.book({
    rooms: [{ adults: 2 }, { adults: 2 }, { adults: 2 }],
    names: [['ZHANG SAN'], ['AUNG'], ['LI SI']],
  });
  const { previewId } = await amend.workOut(id, drop(1));
  await amend.carryOut(id, drop(1), { ...yes, previewId });
  await expect(amend.carryOut(id, drop(1), { ...yes, previewId })).rejects.toMatchObject({
    code: 'amendment_changed',
  });
  expect((await stays.show(id)).order.detail.number_of_rooms).toBe(2);
});
