import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';
import { lowerBills } from '../../billing/billing.ts';
import { followAdjustments } from '../orders.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(2_000_000, 52_000);
});
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.deleteFrom('outbox').execute();
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const started = new Date('2026-12-01T10:00:00+06:30');
const after = (days: number) => new Date(started.getTime() + days * 86_400_000);
const post = (path: string, data: object, as: 'owner' | 'operator' = 'owner') =>
  world.call('POST', path, data, { as });
const follow = (days: number) => {
  world.clock.set(after(days));
  return followAdjustments(world.db, lowerBills, after(days));
};
const shown = async (id: number) => (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
const mails = (event: string) =>
  world.db.selectFrom('outbox').selectAll().where('event', '=', event).orderBy('id').execute();
const openCharges = async (query: object = {}) =>
  (await world.call('GET', 'console/adjustment/list', query, { as: 'operator' })).data.list;

/** Proposes a charge on an order in service: by default three hours of waiting, 536.00. */
async function charged(
  channel: 'balance' | 'credit' = 'balance',
  { kind = 'waiting', unit_amount = 17_867 }: { kind?: string; unit_amount?: number } = {},
) {
  const id = await world.book();
  await post('order/pay', { id, pay_channel: channel });
  world.clock.set(started);
  await post('order/confirmCheckIn', { id });
  const charge = { id, kind, quantity: 1, unit_amount, reason: 'Guests came three hours late' };
  const { data } = await post('console/order/proposeAdjustment', charge, 'operator');
  return { id, adjustment_id: data.adjustment_id as number };
}

test('adjustment: no answer → one reminder after 3 days, accepted once after 7, and paid like a confirmation', async () => {
  const charge = await charged();
  const [first] = await mails('adjustment_proposed');
  // The agency's zone: 10:00 in Yangon is 11:30 in Shanghai.
  expect(first!.body).toContain('2026-12-08 11:30');
  expect(first!.body).toContain('视为接受');
  const [view] = (await shown(charge.id)).adjustments;
  expect(view).toMatchObject({ status: 'proposed', accept_at: after(7).getTime() / 1000, accepted_by: null });
  expect(await openCharges()).toMatchObject([
    { id: charge.adjustment_id, state: 'waiting', agency: 'Agency A', amount: { amount: 17_867 } },
  ]);
  expect(await follow(2.9)).toBe(0);
  expect(await Promise.all([1, 2].map(() => follow(3)))).toContain(1);
  expect((await mails('adjustment_reminder')).map(({ recipient }) => recipient).sort()).toEqual([
    'finance_a@example.com',
    'owner_a@example.com',
  ]);
  expect(await follow(6.9)).toBe(0);
  const handled = await Promise.all([1, 2].map(() => follow(7)));
  expect(handled.sort()).toEqual([0, 1]);
  const { order, adjustments, history } = await shown(charge.id);
  expect(adjustments).toMatchObject([{ status: 'confirmed', accepted_by: 'silence', accept_at: null }]);
  expect(order).toMatchObject({
    total_amount: { amount: 51_100 + 17_867 },
    settlement_money: { amount: 51_100 + 17_867 },
  });
  expect(history.at(-1)).toMatchObject({ event: 'acceptAdjustment', actor: 'timer' });
  expect((await mails('adjustment_accepted')).length).toBe(2);
  expect(await openCharges()).toEqual([]);
});

test('adjustment: open question → no deadline runs; days count again from the answer', async () => {
  const charge = await charged();
  await post('order/askAdjustment', { ...charge, question: 'Why three hours?' });
  expect(await follow(8)).toBe(0);
  expect((await shown(charge.id)).adjustments).toMatchObject([{ status: 'proposed', accept_at: null }]);
  expect(await openCharges({ state: 'asked' })).toMatchObject([
    { id: charge.adjustment_id, question: 'Why three hours?' },
  ]);
  await post('console/order/answerAdjustment', { ...charge, answer: 'The flight was late.' }, 'operator');
  expect(await follow(10.9)).toBe(0);
  expect(await follow(11)).toBe(1);
  expect(await follow(14.9)).toBe(0);
  expect(await follow(15)).toBe(1);
  expect((await shown(charge.id)).adjustments).toMatchObject([
    { status: 'confirmed', accepted_by: 'silence' },
  ]);
});

test('adjustment: declined in time → never accepted', async () => {
  const charge = await charged();
  await follow(3);
  await post('order/declineAdjustment', { ...charge, reason: 'We did not wait.' });
  expect(await follow(8)).toBe(0);
  expect((await shown(charge.id)).adjustments).toMatchObject([{ status: 'declined', accept_at: null }]);
});

test('adjustment: insufficient funds → stays open, reported to the desk once, accepted on the day of sufficient funds', async () => {
  const charge = await charged('credit', { unit_amount: 5_000 });
  await follow(3);
  expect(await follow(7)).toBe(1);
  expect(await follow(7.5)).toBe(0);
  expect(await follow(8)).toBe(1);
  expect((await mails('adjustment_short')).length).toBe(1);
  expect(await openCharges({ state: 'short' })).toMatchObject([
    { id: charge.adjustment_id, refused_because: 'credit_too_low', retry_at: after(9).getTime() / 1000 },
  ]);
  expect((await shown(charge.id)).adjustments).toMatchObject([{ status: 'proposed' }]);
  await world.fund(0, 80_000);
  expect(await follow(9)).toBe(1);
  expect((await shown(charge.id)).adjustments).toMatchObject([{ status: 'confirmed' }]);
});

test('adjustment with a refund: no answer → paid to the deposit after 7 days', async () => {
  const charge = await charged('balance', { kind: 'unused', unit_amount: 1_000 });
  expect((await mails('giving_back_proposed')).length).toBe(2);
  await follow(3);
  await follow(7);
  expect((await shown(charge.id)).order).toMatchObject({ total_amount: { amount: 50_100 } });
  expect((await mails('giving_back_accepted')).length).toBe(2);
});

test('adjustment: accepted by the desk for the agency → money moves alike, evidence visible to the agency', async () => {
  const charge = await charged('balance', { unit_amount: 1_000 });
  const evidence = 'Ms Wang agreed by phone, 2 December at 10:20';
  expect((await post('console/order/acceptAdjustment', { ...charge, evidence })).code).toBe(401);
  const short = await post('console/order/acceptAdjustment', { ...charge, evidence: 'Agreed' }, 'operator');
  expect(short.data.errors).toMatchObject([{ field: 'evidence' }]);
  const reply = await post('console/order/acceptAdjustment', { ...charge, evidence }, 'operator');
  expect(reply.data.order).toMatchObject({ total_amount: { amount: 52_100 }, operator: 'operator_1' });
  const { adjustments, history } = await shown(charge.id);
  expect(adjustments).toMatchObject([{ status: 'confirmed', accepted_by: 'desk' }]);
  expect(history.at(-1)).toMatchObject({ event: 'acceptAdjustment', actor: 'operator', reason: evidence });
  const again = await post('console/order/acceptAdjustment', { ...charge, evidence }, 'operator');
  expect(again.data.reason).toBe('adjustment_closed');
});
