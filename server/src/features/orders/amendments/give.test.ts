import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Amender, amendsOrders } from '../../../../test/amend.ts';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { setConcessionSums } from '../../../../test/concession-sums.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { testStart } from '../../../../test/population.ts';

// Two rooms, three nights at 80.00: 480.00 in total. A member of staff may give up to 200.00 alone.
const refund = (amount: number) => ({ kind: 'refund' as const, amount });
const goodwill = (amount: number) => ({ kind: 'goodwill' as const, amount });
const desk = { desk: true };

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

/** Books a stay and serves it. */
async function serve(pay: 'balance' | 'credit'): Promise<number> {
  const id = await stays.book({ pay });
  stays.world.clock.set(new Date('2026-12-01T08:00:00Z'));
  await stays.post('order/confirmCheckIn', { id });
  stays.world.clock.set(new Date('2026-12-04T08:00:00Z'));
  expect((await stays.post('order/confirmComplete', { id })).code).toBe(1);
  return id;
}

test.each([
  ['balance', refund, { offCredit: 0, toDeposit: 5_000 }, { deposit: -5_000 }],
  ['credit', refund, { offCredit: 5_000, toDeposit: 0 }, { receivable: -5_000 }],
  ['balance', goodwill, { offCredit: 0, toDeposit: 5_000 }, { deposit: -5_000 }],
] as const)(
  'amendment refund or goodwill: served stay paid by %s, given by the desk → refunded',
  async (pay, give, back, moved) => {
    const id = await serve(pay);
    const { outcome, totalBefore } = await amend.workOut(id, give(5_000));
    expect(totalBefore).toBe(48_000);
    expect(outcome).toMatchObject({
      totalAfter: 43_000,
      fee: 0,
      costs: 0,
      ...back,
      effects: [],
      voucher: 'unchanged',
      tells: [],
      who: 'desk',
      needsYes: false,
    });
    await expect(amend.carryOut(id, give(5_000))).rejects.toMatchObject({ code: 'amendment_by_desk' });
    const before = await stays.balances();
    await amend.carryOut(id, give(5_000), desk);
    expect(await stays.movedFrom(before)).toEqual(moved);
    const { order, history } = await stays.show(id);
    expect(order).toMatchObject({ refund_money: { amount: 5_000 }, order_status: 'completed' });
    expect(history.at(-1)).toMatchObject({ event: 'refundGoodwill', reason: 'Work order W261121-0001' });
    expect((await amend.workOut(id, give(43_001))).refused?.code).toBe('more_than_charged');
  },
);

test("amendment refund: above one person's limit → waits for a colleague; the sum decides, not the kind", async () => {
  const id = await serve('balance');
  expect((await amend.workOut(id, refund(20_000))).outcome.who).toBe('desk');
  expect((await amend.workOut(id, refund(20_001))).outcome.who).toBe('second_person');
  const before = await stays.balances();
  const { correctionId } = await amend.carryOut(id, refund(20_001), desk);
  expect(correctionId).not.toBeNull();
  expect(await stays.movedFrom(before)).toEqual({});
});

test.each([
  ['balance', { deposit: -6_000, order_hold: 6_000 }],
  ['credit', { receivable: -6_000, order_hold: 6_000 }],
] as const)(
  'amendment goodwill: before the service → lowers the price and with it the cancellation fee: %s',
  async (pay, moved) => {
    const id = await stays.book({ pay });
    expect((await amend.workOut(id, refund(6_000))).refused?.code).toBe('order_wrong_state');
    expect((await amend.workOut(id, goodwill(48_000))).refused?.code).toBe('more_than_charged');
    const before = await stays.balances();
    expect((await amend.workOut(id, goodwill(6_000))).outcome).toMatchObject({
      totalAfter: 42_000,
      voucher: 'new_version',
      who: 'desk',
    });
    await amend.carryOut(id, goodwill(6_000), desk);
    expect(await stays.movedFrom(before)).toEqual(moved);
    const { lines } = await stays.show(id);
    expect(lines.at(-1)).toMatchObject({ label: 'Goodwill', amount: { amount: -6_000 } });
    stays.world.clock.set(new Date('2026-11-29T00:00:00Z'));
    // One night of 420.00.
    expect((await stays.post('order/refundPreview', { id })).data.fee.amount).toBe(14_000);
  },
);

test("amendment goodwill: price reduction above one person's limit → applied once a colleague confirms", async () => {
  const id = await stays.book();
  const before = await stays.balances();
  const { correctionId, order } = await amend.carryOut(id, goodwill(30_000), desk);
  expect([order.total_price, await stays.movedFrom(before)]).toEqual([48_000, {}]);
  const decide = { correction_id: correctionId, decision: 'confirm', note: 'Agreed' };
  const reply = await stays.post('console/correction/decide', decide, 'operator');
  expect(reply.data.reason).toBe('correction_own');
  await stays.askedByAnother(correctionId!);
  expect((await stays.post('console/correction/decide', decide, 'operator')).code).toBe(1);
  expect(await stays.movedFrom(before)).toEqual({ deposit: -30_000, order_hold: 30_000 });
});

test('correction of a price: price has fallen below it before the confirmation → refused', async () => {
  stays.world.clock.set(testStart);
  const id = await stays.book();
  const { correctionId } = await amend.carryOut(id, goodwill(30_000), desk);
  const lower = { id, total_price: 30_000, reason: 'Agreed' };
  expect((await stays.post('console/order/changePrice', lower, 'operator')).code).toBe(1);
  await stays.askedByAnother(correctionId!);
  const decide = { correction_id: correctionId, decision: 'confirm', note: 'Agreed' };
  const reply = await stays.post('console/correction/decide', decide, 'operator');
  expect(reply.data.reason).toBe('more_than_charged');
});

test('amendment refund: repeated with the same key → refunded once', async () => {
  const id = await serve('balance');
  const before = await stays.balances();
  const { previewId } = await amend.workOut(id, refund(1_000));
  await amend.carryOut(id, refund(1_000), { ...desk, previewId });
  await expect(amend.carryOut(id, refund(1_000), { ...desk, previewId })).rejects.toMatchObject({
    code: 'amendment_changed',
  });
  expect(await stays.movedFrom(before)).toEqual({ deposit: -1_000 });
});

test('amendment refund or goodwill: order unpaid or ended without payment → refused', async () => {
  const unpaid = await stays.book({ pay: 'not' });
  const cancelled = await stays.book();
  await stays.refund(cancelled);
  for (const id of [unpaid, cancelled]) {
    for (const input of [refund(100), goodwill(100)]) {
      expect((await amend.workOut(id, input)).refused?.code).toBe('order_wrong_state');
    }
  }
});
