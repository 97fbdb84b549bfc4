import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Amender, amendsOrders } from '../../../../test/amend.ts';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { setConcessionSums } from '../../../../test/concession-sums.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { testStart } from '../../../../test/population.ts';

// Two rooms, three nights at 80.00: 480.00 in total. Free until 28 November 18:00 in Yangon, then one night
// of both rooms, 160.00, and from 30 November 14:00 the whole price.
const inFee = new Date('2026-11-29T00:00:00Z');
const waive = (amount: number) => ({ kind: 'waive_fee' as const, amount });

let stays: Stays;
let amend: Amender;
beforeAll(async () => {
  stays = await openStays();
  await setConcessionSums(stays.world.db, { act: 200 });
  amend = amendsOrders(stays.world);
});
afterAll(() => stays.world.close());
beforeEach(() => stays.world.clock.set(testStart));
afterEach(async () => {
  expect(await checkInvariants(stays.world.db)).toEqual([]);
});

test.each([
  ['balance', { offCredit: 0, toDeposit: 38_000 }, { deposit: -38_000, order_hold: 48_000 }],
  ['credit', { offCredit: 38_000, toDeposit: 0 }, { receivable: -38_000, order_hold: 48_000 }],
] as const)(
  'amendment waive_fee: confirmed order paid by %s → cancelled at the rest of its fee',
  async (pay, back, moved) => {
    const id = await stays.book({ pay });
    stays.world.clock.set(inFee);
    const { outcome, totalBefore, previewId } = await amend.workOut(id, waive(6_000));
    expect(totalBefore).toBe(48_000);
    expect(outcome).toMatchObject({
      totalAfter: 10_000,
      fee: 10_000,
      costs: 0,
      ...back,
      voucher: 'void',
      tells: ['hotel'],
      who: 'member',
      needsYes: true,
      effects: [{ before: { en: 'Confirmed' }, after: { en: 'Cancelled' } }],
      // Until the fee rises.
      validUntil: Date.UTC(2026, 10, 30, 7, 30) / 1000,
    });
    const before = await stays.balances();
    const desk = { desk: true, previewId };
    await expect(amend.carryOut(id, waive(6_000), desk)).rejects.toMatchObject({
      code: 'amendment_needs_yes',
    });
    await expect(amend.carryOut(id, waive(6_000))).rejects.toMatchObject({ code: 'amendment_by_desk' });
    expect(await stays.balances()).toEqual(before);
    await amend.carryOut(id, waive(6_000), { member: 'owner', ...desk });
    expect(await stays.movedFrom(before)).toEqual(moved);
    const { order, history } = await stays.show(id);
    expect(order).toMatchObject({
      order_status: 'cancelled',
      cancellation_fee: { amount: 10_000 },
      refund_money: { amount: 38_000 },
    });
    expect(history.at(-1)).toMatchObject({ actor: 'operator', reason: 'Work order W261121-0001' });
    expect(await stays.toldHotel(id)).toEqual(['hotel_booking', 'hotel_cancellation']);
  },
);

test('amendment waive_fee: fee has risen since the preview → refused', async () => {
  const id = await stays.book();
  stays.world.clock.set(inFee);
  const { previewId } = await amend.workOut(id, waive(6_000));
  stays.world.clock.set(new Date('2026-11-30T07:30:00Z'));
  const late = { member: 'owner', desk: true, previewId } as const;
  await expect(amend.carryOut(id, waive(6_000), late)).rejects.toMatchObject({
    code: 'amendment_changed',
    data: { preview: { fee: { amount: 42_000 }, to_deposit: { amount: 6_000 } } },
  });
});

test('amendment waive_fee: more than the fee, or no fee → refused', async () => {
  const id = await stays.book();
  expect((await amend.workOut(id, waive(1))).refused?.code).toBe('more_than_charged');
  stays.world.clock.set(inFee);
  expect((await amend.workOut(id, waive(16_001))).refused?.code).toBe('more_than_charged');
  expect((await amend.workOut(id, waive(16_000))).outcome).toMatchObject({ fee: 0, toDeposit: 48_000 });
});

test("amendment waive_fee: above one person's limit → a colleague decides, nothing changes before", async () => {
  const id = await stays.book();
  stays.world.clock.set(new Date('2026-11-30T08:00:00Z'));
  const { outcome } = await amend.workOut(id, waive(48_000));
  expect(outcome).toMatchObject({ who: 'second_person', needsYes: true, toDeposit: 48_000 });
  const before = await stays.balances();
  const done = await amend.carryOut(id, waive(48_000), { desk: true, saidYes: true });
  expect(done).toMatchObject({ correctionId: expect.any(Number), order: { order_status: 'confirmed' } });
  expect(await stays.movedFrom(before)).toEqual({});
  await expect(amend.carryOut(id, waive(48_000), { desk: true, saidYes: true })).rejects.toMatchObject({
    code: 'correction_open',
  });
  const decide = { correction_id: done.correctionId, decision: 'confirm', note: 'Agreed with the hotel' };
  const own = await stays.post('console/correction/decide', decide, 'operator');
  expect(own.data.reason).toBe('correction_own');
  await stays.askedByAnother(done.correctionId!);
  expect((await stays.post('console/correction/decide', decide, 'operator')).code).toBe(1);
  expect(await stays.movedFrom(before)).toEqual({ deposit: -48_000, order_hold: 48_000 });
  expect((await stays.show(id)).order.order_status).toBe('cancelled');
});

test.each([
  ['balance', { offCredit: 0, toDeposit: 6_000 }, { deposit: -6_000 }],
  ['credit', { offCredit: 6_000, toDeposit: 0 }, { receivable: -6_000 }],
] as const)(
  'amendment waive_fee: order cancelled with a fee (%s) → waived part is refunded',
  async (pay, back, moved) => {
    const id = await stays.book({ pay });
    stays.world.clock.set(inFee);
    await stays.refund(id);
    const { outcome, totalBefore } = await amend.workOut(id, waive(6_000));
    expect(totalBefore).toBe(16_000);
    expect(outcome).toMatchObject({
      totalAfter: 10_000,
      fee: 10_000,
      ...back,
      effects: [],
      voucher: 'unchanged',
      tells: [],
      who: 'desk',
      needsYes: false,
    });
    const before = await stays.balances();
    await amend.carryOut(id, waive(6_000), { desk: true });
    expect(await stays.movedFrom(before)).toEqual(moved);
    expect((await stays.show(id)).order.cancellation_fee.amount).toBe(10_000);
    expect((await amend.workOut(id, waive(10_001))).refused?.code).toBe('more_than_charged');
  },
);
