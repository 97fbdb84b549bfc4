import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Amender, amendsOrders } from '../../../../test/amend.ts';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { noLimit } from '../../../../test/colleagues.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { testStart } from '../../../../test/population.ts';
import { payBackLines } from '../../../domain/ledger/lines.ts';
import { post } from '../../wallet/wallet.ts';

// A room costs 80.00 a night, from 10 December 100.00, in January 70.00. Booked: two rooms from 1 to 4
// December, 480.00. Cancelling is free until 28 November 18:00 in Yangon (11:30 UTC), then costs one night of
// both rooms, 160.00, and from 30 November 14:00 the whole price. The second rate keeps half from 28 November
// 18:00.
const inFee = new Date('2026-11-29T00:00:00Z');
const to = (check_in: string, check_out: string) => ({ kind: 'change_dates' as const, check_in, check_out });
const yes = { member: 'owner', desk: true } as const;
const half = {
  rules: [
    { until: { daysBefore: 3, time: '18:00' }, fee: { kind: 'none' } },
    { until: null, fee: { kind: 'percent', percent: 50 } },
  ],
  noShow: { kind: 'percent', percent: 100 },
} as const;
const byDay = (date: string) => (date >= '2027-01-01' ? 7_000 : date >= '2026-12-10' ? 10_000 : 8_000);

let stays: Stays;
let amend: Amender;
beforeAll(async () => {
  stays = await openStays({
    plans: [{ price: byDay }, { price: byDay, policy: half }, { price: byDay, sells: 'request' }],
  });
  amend = amendsOrders(stays.world);
});
afterAll(() => stays.world.close());
beforeEach(() => stays.world.clock.set(testStart));
afterEach(async () => {
  expect(await checkInvariants(stays.world.db)).toEqual([]);
});

test.each([
  ['balance', { deposit: 28_000, order_hold: -28_000 }],
  ['credit', { receivable: 28_000, order_hold: -28_000 }],
] as const)(
  'change_dates: later and longer stay, order paid by %s → difference charged by the same means',
  async (pay, moved) => {
    const id = await stays.book({ pay });
    await stays.post('console/hotelOrder/confirm', { id, hotel_confirmation_code: 'H-77' }, 'operator');
    const input = to('2026-12-09', '2026-12-13');
    const { outcome, totalBefore } = await amend.workOut(id, input);
    // 80 + 3 × 100, for two rooms.
    expect([totalBefore, outcome.totalAfter]).toEqual([48_000, 76_000]);
    expect(outcome).toMatchObject({
      costs: 28_000,
      fee: 0,
      offCredit: 0,
      toDeposit: 0,
      voucher: 'new_version',
      tells: ['hotel'],
      who: 'member',
      needsYes: true,
      // When giving up the old nights begins to cost a fee.
      validUntil: Date.UTC(2026, 10, 28, 11, 30) / 1000,
      effects: [
        {
          before: { en: '2026-12-01 to 2026-12-04 (nights: 3)' },
          after: { zh: '2026-12-09 至 2026-12-13（4 晚）' },
        },
        { label: { en: 'Hotel confirmation code' }, before: { en: 'H-77' } },
        { before: { en: '2026-11-28 18:00 (local time)' }, after: { en: '2026-12-06 18:00 (local time)' } },
      ],
    });
    const before = await stays.balances();
    await amend.carryOut(id, input, yes);
    expect(await stays.movedFrom(before)).toEqual(moved);
    const { order, lines, history } = await stays.show(id);
    expect(order).toMatchObject({
      total_price: { amount: 76_000 },
      order_status: 'confirmed',
      settlement_money: { amount: pay === 'balance' ? 76_000 : 0 },
      title: 'Camellia Yangon · Deluxe Room · 2 rooms, 4 nights',
      service_start: { local: '2026-12-09T14:00' },
      service_end: { local: '2026-12-13T12:00' },
      // 6 December, 18:00 in Yangon.
      free_cancel_until: Date.UTC(2026, 11, 6, 11, 30) / 1000,
      detail: { check_in: '2026-12-09', check_out: '2026-12-13', hotel_confirmation_code: '' },
    });
    expect(lines.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([
      16_000, 60_000,
    ]);
    expect(history.at(-1)).toMatchObject({ event: 'change', actor: 'member', amount: { amount: 28_000 } });
    // Each reader gets the change in one language.
    expect(history.at(-1)?.reason).toBe(
      '2026-12-01 to 2026-12-04 (nights: 3) → 2026-12-09 to 2026-12-13 (nights: 4)',
    );
    expect(await stays.toldHotel(id)).toEqual(['hotel_booking', 'hotel_change']);
    const [mail] = await stays.mailsOf('stay_changed', order.sn);
    expect(mail).toMatch(/480\.00[\s\S]*760\.00/);
    expect(mail).toMatch(/280\.00/);
  },
);

test("change_dates: cheaper stay while cancelling is free → difference refunded, the new stay's rules apply", async () => {
  const id = await stays.book();
  const input = to('2027-01-05', '2027-01-07');
  const before = await stays.balances();
  // 2 × 70 for two rooms.
  expect((await amend.workOut(id, input)).outcome).toMatchObject({
    totalAfter: 28_000,
    toDeposit: 20_000,
    costs: 0,
    fee: 0,
  });
  await amend.carryOut(id, input, yes);
  expect(await stays.movedFrom(before)).toEqual({ deposit: -20_000, order_hold: 20_000 });
  stays.world.clock.set(new Date('2027-01-03T12:00:00Z'));
  const { data } = await stays.post('order/refundPreview', { id });
  // One night of both rooms.
  expect(data).toMatchObject({ fee: { amount: 14_000 }, refund: { amount: 14_000 } });
});

test('change_dates: night dropped within the fee window → its cancellation fee is kept for good', async () => {
  const id = await stays.book({ plan: stays.plans[1]! });
  stays.world.clock.set(inFee);
  const input = to('2026-12-01', '2026-12-03');
  const before = await stays.balances();
  // The third night is 160.00; half of it is kept.
  expect((await amend.workOut(id, input)).outcome).toMatchObject({
    totalAfter: 40_000,
    fee: 8_000,
    toDeposit: 8_000,
    costs: 0,
  });
  await amend.carryOut(id, input, yes);
  expect(await stays.movedFrom(before)).toEqual({ deposit: -8_000, order_hold: 8_000 });
  const { lines } = await stays.show(id);
  expect(lines.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([32_000, 8_000]);
  const { data } = await stays.post('order/refundPreview', { id });
  // The kept 80.00 and half of the rest: the same as cancelling everything at once.
  expect(data).toMatchObject({ fee: { amount: 24_000 }, refund: { amount: 16_000 } });
  // Shortened again: half of another night.
  const again = to('2026-12-02', '2026-12-03');
  expect((await amend.workOut(id, again)).outcome).toMatchObject({
    totalAfter: 32_000,
    fee: 8_000,
    toDeposit: 8_000,
  });
  await amend.carryOut(id, again, yes);
  expect((await stays.post('order/refundPreview', { id })).data.fee.amount).toBe(24_000);
  await stays.refund(id);
  expect(await stays.movedFrom(before)).toEqual({ deposit: -24_000, order_hold: 48_000 });
});

test('change_dates: all nights moved within the fee window → fee of the old stay charged, the new stay has its own rules', async () => {
  const id = await stays.book();
  stays.world.clock.set(inFee);
  const input = to('2026-12-15', '2026-12-18');
  // 3 × 100 for two rooms, and one night of the old stay.
  expect((await amend.workOut(id, input)).outcome).toMatchObject({
    totalAfter: 76_000,
    fee: 16_000,
    costs: 28_000,
  });
  await amend.carryOut(id, input, yes);
  // Before 12 December, 18:00: only the fee already kept.
  expect((await stays.post('order/refundPreview', { id })).data).toMatchObject({ fee: { amount: 16_000 } });
  stays.world.clock.set(new Date('2026-12-13T00:00:00Z'));
  expect((await stays.post('order/refundPreview', { id })).data).toMatchObject({ fee: { amount: 36_000 } });
});

test('change_dates: fee window and a lower price → kept nights do not get cheaper', async () => {
  const id = await stays.book({ check_in: '2026-12-31', check_out: '2027-01-02' });
  // 100.00 and 70.00 for two rooms; now both nights are 70.00.
  await stays.setPrice(stays.plans[0]!, '2026-12-31', 7_000);
  stays.world.clock.set(new Date('2026-12-29T00:00:00Z'));
  const input = to('2026-12-31', '2027-01-03');
  // Three nights at 70.00 are 420.00, more than 340.00.
  expect((await amend.workOut(id, input)).outcome).toMatchObject({ totalAfter: 42_000, costs: 8_000 });
  const shorter = to('2026-12-31', '2027-01-01');
  // 200.00 were paid for the kept night, and 140.00 of the other are kept as a fee.
  expect((await amend.workOut(id, shorter)).outcome).toMatchObject({
    totalAfter: 34_000,
    fee: 14_000,
    costs: 0,
    toDeposit: 0,
  });
  await amend.carryOut(id, shorter, yes);
  const { lines } = await stays.show(id);
  expect(
    lines.map(({ label, amount }: { label: string; amount: { amount: number } }) => [label, amount.amount]),
  ).toEqual([
    ['Deluxe Room (2026-12-31 to 2027-01-01)', 14_000],
    ['Price kept (free cancellation is over)', 6_000],
    ['Cancellation fee for what is dropped', 14_000],
  ]);
  await stays.setPrice(stays.plans[0]!, '2026-12-31', 10_000);
});

test('change_dates: costs more → limited by the money and limits of the accepting member', async () => {
  const id = await stays.book({ as: 'booker' });
  const input = to('2026-12-09', '2026-12-13');
  const { previewId } = await amend.workOut(id, input, { member: 'booker' });
  const accept = { member: 'booker', desk: true, previewId } as const;
  const limit = async (limits: object) => {
    const { data } = await stays.world.call('GET', 'subAccount/list', {}, { as: 'owner' });
    const booker = data.list.find(({ username }: { username: string }) => username === 'booker_a').id;
    const reply = await stays.post('subAccount/limit', { id: booker, limits: { ...noLimit, ...limits } });
    expect(reply.code).toBe(1);
  };
  await limit({ order_limit: 75_999 });
  await expect(amend.carryOut(id, input, accept)).rejects.toMatchObject({ code: 'over_order_limit' });
  // Booking it spent 480.00 today.
  await limit({ day_limit: 75_999 });
  await expect(amend.carryOut(id, input, accept)).rejects.toMatchObject({ code: 'over_day_limit' });
  await limit({ day_limit: 76_000 });
  await amend.carryOut(id, input, accept);
  const { data } = await stays.world.call('GET', 'subAccount/list', {}, { as: 'owner' });
  expect(
    data.list.find(({ username }: { username: string }) => username === 'booker_a').spent_today.amount,
  ).toBe(76_000);
  await limit({});
});

test('change_dates: not accepted by a member → refused; the desk cannot pay', async () => {
  const id = await stays.book();
  const input = to('2026-12-09', '2026-12-13');
  await expect(amend.carryOut(id, input)).rejects.toMatchObject({ code: 'amendment_by_desk' });
  await expect(amend.carryOut(id, input, { desk: true })).rejects.toMatchObject({
    code: 'amendment_needs_yes',
  });
  const said = { desk: true, saidYes: true };
  await expect(amend.carryOut(id, input, said)).rejects.toMatchObject({ code: 'amendment_needs_yes' });
  // Once it is agreed, the desk can carry out a change that refunds.
  const done = await amend.carryOut(id, to('2026-12-01', '2026-12-03'), said);
  expect(done.order.total_price).toBe(32_000);
  expect((await stays.show(id)).history.at(-1)).toMatchObject({ event: 'change', actor: 'operator' });
});

test('change_dates: price rose after the preview → refused, not charged', async () => {
  const id = await stays.book();
  const input = to('2026-12-09', '2026-12-13');
  const { previewId } = await amend.workOut(id, input);
  await stays.setPrice(stays.plans[0]!, '2026-12-10', 10_100);
  await expect(amend.carryOut(id, input, { ...yes, previewId })).rejects.toMatchObject({
    code: 'amendment_changed',
    data: { preview: { costs: { amount: 28_200 } } },
  });
  await stays.setPrice(stays.plans[0]!, '2026-12-10', 10_000);
});

/** Pays out a part of the deposit to the agency's bank. */
const spend = (amount: number) =>
  stays.world.db.transaction().execute((trx) =>
    post(trx, {
      event: 'pay_back',
      key: randomUUID(),
      agencyId: stays.world.agencyA,
      entityId: null,
      orderId: null,
      lines: payBackLines(amount),
      userId: null,
      memo: '',
      now: stays.world.clock.now(),
    }),
  );

test('change_dates: balance too low → refused, nothing changes', async () => {
  const { deposit } = await stays.balances();
  // Pays out all but 480.00 for the booking and one cent less than 280.00.
  await spend(-deposit! - 48_000 - 27_999);
  const id = await stays.book();
  const before = { shown: await stays.show(id), nights: await stays.soldNights() };
  await expect(amend.carryOut(id, to('2026-12-09', '2026-12-13'), yes)).rejects.toMatchObject({
    code: 'balance_too_low',
  });
  expect({ shown: await stays.show(id), nights: await stays.soldNights() }).toEqual(before);
  await fundAgency(stays.world.db, stays.world.agencyA, { deposit: 10_000_000 });
});

test('change_dates: ten race for the last room of a night → exactly one gets it', async () => {
  const single = { rooms: [{ adults: 2 }], names: [['ZHANG SAN']] };
  const ids = await Promise.all(Array.from({ length: 10 }, () => stays.book(single)));
  await stays.setUnits('2026-12-20', 1);
  const done = await Promise.allSettled(
    ids.map((id) => amend.carryOut(id, to('2026-12-20', '2026-12-21'), yes)),
  );
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = done.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(refusals)).toEqual(new Set(['sold_out']));
  expect((await stays.soldNights()).filter((night) => night.startsWith('2026-12-20'))).toEqual([
    '2026-12-20 0/1',
  ]);
  // Another order can book the nights it gave up.
  await stays.setUnits('2026-12-20', 50);
});

test('change_dates: nights overlap → its own rooms count as free, and kept nights are never free in between', async () => {
  const id = await stays.book();
  await stays.setUnits('2026-12-02', 0);
  await stays.setUnits('2026-12-03', 0);
  await amend.carryOut(id, to('2026-12-02', '2026-12-05'), yes);
  const nights = (await stays.soldNights()).filter((night) => night < '2026-12-06');
  expect(nights.filter((night) => night.startsWith('2026-12-02'))).toEqual([expect.stringMatching(/ 0\//)]);
  const other = await stays.book({ check_in: '2026-12-04', check_out: '2026-12-05' });
  const refused = await amend.workOut(other, to('2026-12-03', '2026-12-05'));
  expect(refused.refused?.code).toBe('sold_out');
  await stays.setUnits('2026-12-02', 50);
  await stays.setUnits('2026-12-03', 50);
});

test('change_dates: change not possible → refused with its reason', async () => {
  const id = await stays.book();
  const why = async (input: ReturnType<typeof to>) => (await amend.workOut(id, input)).refused?.code;
  expect(await why(to('2026-12-01', '2026-12-04'))).toBe('amendment_changes_nothing');
  expect(await why(to('2026-12-04', '2026-12-01'))).toBe('stay_reversed');
  expect(await why(to('2026-11-01', '2026-11-03'))).toBe('stay_in_past');
  expect(await why(to('2026-12-01', '2027-01-15'))).toBe('stay_too_long');
  const unpaid = await stays.book({ pay: 'not' });
  expect((await amend.workOut(unpaid, to('2026-12-02', '2026-12-04'))).refused?.code).toBe(
    'order_wrong_state',
  );
  stays.world.clock.set(new Date('2026-12-01T07:30:00Z'));
  expect(await why(to('2026-12-02', '2026-12-05'))).toBe('order_start_reached');
});

test('change_dates: rooms given by the hotel outside the allotment → refused with stay_by_hand', async () => {
  const id = await stays.book({ plan: stays.plans[2]!, pay: 'not' });
  const offered = await stays.post('console/hotelOrder/offer', { id, rooms_from: 'hotel' }, 'operator');
  const { offer } = (await stays.show(id)).order;
  expect(offered.code).toBe(1);
  await stays.post('order/confirm', { id, offer_id: offer.id });
  await stays.post('order/pay', { id, pay_channel: 'balance' });
  expect((await amend.workOut(id, to('2026-12-02', '2026-12-04'))).refused?.code).toBe('stay_by_hand');
});
