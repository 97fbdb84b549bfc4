import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(60_000, 55_000);
});
afterEach(async () => {
  world.clock.set(testStart);
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const post = (path: string, data: object, as: 'owner' | 'operator' | 'viewer' | 'otherAgency' = 'owner') =>
  world.call('POST', path, data, { as });
const propose = (id: number, unit_amount: number, as: 'owner' | 'operator' = 'operator') =>
  post(
    'console/order/proposeAdjustment',
    { id, kind: 'tolls_parking', quantity: 2, unit_amount, reason: 'Toll gate' },
    as,
  );
const detail = async (id: number) => (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;

async function inService(pay_channel: 'balance' | 'credit'): Promise<number> {
  const id = await world.book();
  await post('order/pay', { id, pay_channel });
  expect((await propose(id, 100)).data.reason).toBe('order_wrong_state');
  world.clock.set('2026-12-01T10:00:00+06:30');
  await post('order/confirmCheckIn', { id });
  return id;
}

test('adjustment: proposed and confirmed several times at once → paid once from the deposit; completing earns only the held price', async () => {
  const id = await inService('balance');
  expect((await propose(id, 100, 'owner')).code).toBe(401);
  const { data } = await propose(id, 1_000);
  const adjustment = { id, adjustment_id: data.adjustment_id };
  expect((await detail(id)).adjustments).toMatchObject([
    { status: 'proposed', label: 'Tolls and parking', amount: { amount: 2_000 }, can_confirm: true },
  ]);
  expect((await post('order/confirmAdjustment', adjustment, 'viewer')).code).toBe(401);
  expect((await post('order/confirmAdjustment', adjustment, 'otherAgency')).data.reason).toBe('not_found');
  const replies = await Promise.all([1, 2, 3].map(() => post('order/confirmAdjustment', adjustment)));
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(replies.filter(({ data }) => data.reason === 'adjustment_closed')).toHaveLength(2);
  const shown = await detail(id);
  expect(shown.order).toMatchObject({
    total_price: { amount: 51_100 },
    total_amount: { amount: 53_100 },
    settlement_money: { amount: 53_100 },
  });
  expect(shown.adjustments).toMatchObject([{ status: 'confirmed', can_confirm: false }]);
  world.clock.set('2026-12-05T10:00:00+06:30');
  expect((await post('order/confirmComplete', { id })).code).toBe(1);
});

test('adjustment: credit too low → stays open and can be withdrawn', async () => {
  const id = await inService('credit');
  const { data } = await propose(id, 5_000);
  const adjustment = { id, adjustment_id: data.adjustment_id };
  expect((await post('order/confirmAdjustment', adjustment)).data.reason).toBe('credit_too_low');
  expect((await detail(id)).adjustments).toMatchObject([{ status: 'proposed' }]);
  const withdrawal = { ...adjustment, reason: 'Mistaken' };
  expect((await post('console/order/withdrawAdjustment', withdrawal, 'operator')).code).toBe(1);
  expect((await post('console/order/withdrawAdjustment', withdrawal, 'operator')).data.reason).toBe(
    'adjustment_closed',
  );
  expect((await post('order/confirmAdjustment', adjustment)).data.reason).toBe('adjustment_closed');
  const small = await propose(id, 500);
  const accepted = await post('order/confirmAdjustment', { id, adjustment_id: small.data.adjustment_id });
  expect(accepted.data.order).toMatchObject({
    total_amount: { amount: 52_100 },
    settlement_money: { amount: 0 },
  });
});

const wallet = async () => {
  const { balance, credit_used } = (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data;
  return [balance.amount, credit_used.amount];
};

test('adjustment: asked about, answered, then declined with a reason → nothing is posted', async () => {
  await world.fund(60_000, 300_000);
  const id = await inService('balance');
  const before = await wallet();
  const adjustment = { id, adjustment_id: (await propose(id, 700)).data.adjustment_id };
  const answer = { ...adjustment, answer: 'The northern gate, twice' };
  expect((await post('console/order/answerAdjustment', answer, 'operator')).data.reason).toBe(
    'question_not_open',
  );
  const question = { ...adjustment, question: 'Which gate was that?' };
  expect((await post('order/askAdjustment', question, 'viewer')).code).toBe(401);
  expect((await post('order/askAdjustment', question, 'otherAgency')).data.reason).toBe('not_found');
  expect((await post('order/askAdjustment', question)).code).toBe(1);
  expect((await post('order/askAdjustment', question)).data.reason).toBe('question_open');
  expect((await detail(id)).adjustments).toMatchObject([
    { status: 'proposed', question: question.question, answer: '', can_confirm: true, can_ask: false },
  ]);
  expect((await post('console/order/answerAdjustment', answer, 'operator')).code).toBe(1);
  expect((await detail(id)).adjustments).toMatchObject([{ answer: answer.answer, can_ask: true }]);
  const refused = await post('order/declineAdjustment', { ...adjustment, reason: '' });
  expect(refused.data.errors).toMatchObject([{ field: 'reason' }]);
  expect((await post('order/declineAdjustment', { ...adjustment, reason: 'We never passed it' })).code).toBe(
    1,
  );
  const { adjustments, history } = await detail(id);
  expect(adjustments).toMatchObject([
    { status: 'declined', declined_because: 'We never passed it', can_confirm: false, can_ask: false },
  ]);
  expect(history.slice(-4).map(({ event, reason }: Record<string, string>) => [event, reason])).toEqual([
    ['proposeAdjustment', 'Toll gate'],
    ['askAdjustment', question.question],
    ['answerAdjustment', answer.answer],
    ['declineAdjustment', 'We never passed it'],
  ]);
  expect((await post('order/confirmAdjustment', adjustment)).data.reason).toBe('adjustment_closed');
  expect(await wallet()).toEqual(before);
  const mails = await world.db
    .selectFrom('outbox')
    .select(['event', 'recipient', 'body'])
    .where('event', 'in', ['adjustment_asked', 'adjustment_answered', 'adjustment_declined'])
    .orderBy('id')
    .execute();
  expect(mails.map(({ event, recipient }) => `${event} ${recipient}`).sort()).toEqual([
    'adjustment_answered finance_a@example.com',
    'adjustment_answered owner_a@example.com',
    'adjustment_asked operator_1@example.com',
    'adjustment_declined operator_1@example.com',
  ]);
  expect(mails[0]!.body).toContain(question.question);
  expect(mails[1]!.body).toContain(answer.answer);
});

test("adjustment for unused service: confirmed → reduces the order's debt, never more than its total", async () => {
  await world.fund(0, 300_000);
  const id = await inService('credit');
  const [deposit, owed] = await wallet();
  const unused = (unit_amount: number) =>
    post(
      'console/order/proposeAdjustment',
      { id, kind: 'unused', quantity: 1, unit_amount, reason: 'One day less' },
      'operator',
    );
  expect((await unused(51_101)).data.reason).toBe('more_than_charged');
  const { adjustment_id } = (await unused(10_000)).data;
  expect((await detail(id)).adjustments).toMatchObject([{ amount: { amount: -10_000 }, can_confirm: true }]);
  const { subject } = await world.db
    .selectFrom('outbox')
    .select('subject')
    .where('event', '=', 'giving_back_proposed')
    .executeTakeFirstOrThrow();
  expect(subject).toContain('100.00');
  const confirmed = await post('order/confirmAdjustment', { id, adjustment_id });
  expect(confirmed.data.order).toMatchObject({
    total_price: { amount: 51_100 },
    total_amount: { amount: 41_100 },
    pay_status: 'on_credit',
  });
  expect(await wallet()).toEqual([deposit, owed - 10_000]);
  world.clock.set('2026-12-05T10:00:00+06:30');
  expect((await post('order/confirmComplete', { id })).code).toBe(1);
  expect(await wallet()).toEqual([deposit, owed - 10_000]);
});
