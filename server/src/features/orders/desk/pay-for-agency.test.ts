import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff, approveNewest, setConcessionSums } from '../../../../test/concession-sums.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { joinStaff } from '../../../../test/join-staff.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { type PersonName, testStart } from '../../../../test/population.ts';

let world: OrderWorld;
let clerk: string;
beforeAll(async () => {
  world = await openOrderWorld();
  clerk = await joinStaff(world, 'desk');
  await world.fund(1_000_000, 1_000_000);
});
beforeEach(async () => {
  world.clock.set(testStart);
  await setConcessionSums(world.db, {});
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const by = { caller: 'Manager Wang', reason: 'The line of the agency is down' };
const pay = (id: number, input: object = {}, options: object = {}) =>
  world.call(
    'POST',
    'console/order/pay',
    { id, pay_channel: 'balance', ...by, ...input },
    { token: clerk, ...options },
  );
const detail = async (id: number, as: PersonName = 'owner') =>
  (await world.call('GET', 'order/detail', { id }, { as })).data;
const offered = async (id: number) =>
  (await world.call('GET', 'console/order/detail', { id }, { token: clerk })).data.staff_actions.find(
    ({ action }: { action: string }) => action === 'pay',
  );
const wallet = async () => (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data;
const limitBooker = (limits: object) =>
  world.db.updateTable('users').set(limits).where('username', '=', 'booker_a').execute();

describe('console/order/pay', () => {
  test('console/order/pay: from the deposit → confirmed, deposit lower, caller in the story, agency notified', async () => {
    const id = await world.book();
    const before = await wallet();
    const reply = await pay(id, { total: 51_100 });
    expect(reply.msg).toBe('');
    expect(reply.data.order).toMatchObject({ order_status: 'confirmed', pay_status: 'paid' });
    expect((await wallet()).balance.amount).toBe(before.balance.amount - 51_100);
    expect((await detail(id)).history.at(-1)).toMatchObject({
      event: 'payByBalance',
      actor: 'operator',
      user: 'staff_desk',
      amount: { amount: 51_100 },
      reason: 'Paid at the request of Manager Wang: The line of the agency is down',
    });
    const mails = world.db
      .selectFrom('outbox')
      .select(['event', 'recipient', 'body'])
      .where('event', '=', 'order_paid_for_you');
    const mail = (await mails.execute()).find(({ recipient }) => recipient === 'owner_a@example.com');
    expect(mail?.body).toContain('Manager Wang');
    const last = world.db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc');
    expect(await last.executeTakeFirstOrThrow()).toMatchObject({
      call: 'console/order/pay',
      object_id: id,
      before: { pay_status: 'unpaid' },
      after: { pay_status: 'paid', amount: 51_100, caller: 'Manager Wang' },
      reason: 'The line of the agency is down',
    });
  });

  test('console/order/pay: on credit → credit used, order unsettled', async () => {
    const id = await world.book();
    const before = await wallet();
    const { data } = await pay(id, { pay_channel: 'credit' });
    expect(data.order).toMatchObject({ pay_status: 'on_credit', settlement_status: 'unsettled' });
    expect((await wallet()).credit_used.amount).toBe(before.credit_used.amount + 51_100);
  });

  test('console/order/pay: same key twice → money moves once', async () => {
    const id = await world.book();
    const before = await wallet();
    const key = randomUUID();
    const replies = await Promise.all([pay(id, {}, { key }), pay(id, {}, { key })]);
    expect(replies.map(({ code }) => code)).toEqual([1, 1]);
    expect((await wallet()).balance.amount).toBe(before.balance.amount - 51_100);
    expect((await pay(id)).data.reason).toBe('order_wrong_state');
    expect(await offered(id)).toBeUndefined();
  });

  test.each([
    ['no caller', { caller: ' ' }, 'caller'],
    ['no reason', { reason: '' }, 'reason'],
    ['no channel', { pay_channel: 'cash' }, 'pay_channel'],
  ])('console/order/pay: %s → refused beside its field', async (_, input, field) => {
    const reply = await pay(await world.book(), input);
    expect(reply.data.errors).toMatchObject([{ field }]);
  });

  test('console/order/pay: another total, too little money, credit stopped or payment time over → refused, nothing paid', async () => {
    const id = await world.book();
    const before = await wallet();
    expect((await pay(id, { total: 51_000 })).data.reason).toBe('order_sum_changed');
    const dear = await world.book(undefined, { price: before.balance.amount + 100 });
    expect((await pay(dear)).data.reason).toBe('balance_too_low');
    await world.db.updateTable('agencies').set({ credit_stopped_at: testStart }).execute();
    expect((await pay(id, { pay_channel: 'credit' })).data.reason).toBe('agency_credit_closed');
    await world.db.updateTable('agencies').set({ credit_stopped_at: null }).execute();
    world.clock.advance(30 * 60_000);
    expect((await pay(id)).data.reason).toBe('pay_time_over');
    expect(await wallet()).toEqual(before);
  });

  test('console/order/pay: by a member or without the right → refused; missing order → not found', async () => {
    const id = await world.book();
    expect((await pay(id, {}, { token: undefined, as: 'owner' })).code).toBe(401);
    const finance = await joinStaff(world, 'finance');
    expect((await pay(id, {}, { token: finance })).code).toBe(401);
    expect((await pay(999_999)).data.reason).toBe('not_found');
  });
});

describe('rules of the agency', () => {
  test('console/order/pay: booker beyond a limit → left to the agency; within it → counts for the booker', async () => {
    await limitBooker({ day_limit: 60_000 });
    const [first, second] = [
      await world.book(undefined, { as: 'booker' }),
      await world.book(undefined, { as: 'booker' }),
    ];
    expect((await pay(first)).data.order.pay_status).toBe('paid');
    const refused = await pay(second);
    expect(refused.data.reason).toBe('agency_must_approve');
    const own = { id: second, pay_channel: 'balance' };
    expect((await world.call('POST', 'order/pay', own, { as: 'booker' })).data.reason).toBe('over_day_limit');
    await limitBooker({ day_limit: null });
  });

  test('console/order/pay: request for approval open, booker disabled or agency blocked → not offered, refused', async () => {
    const id = await world.book(undefined, { as: 'booker' });
    const expectRefused = async (reason: string) =>
      expect([await offered(id), (await pay(id)).data.reason]).toEqual([undefined, reason]);
    await world.call('POST', 'order/askApproval', { id, note: 'Please' }, { as: 'booker' });
    await expectRefused('agency_must_approve');
    await world.db.deleteFrom('order_approvals').execute();
    expect(await offered(id)).toMatchObject({ needs_second_person: false });
    await limitBooker({ disabled_at: testStart });
    await expectRefused('agency_must_approve');
    await limitBooker({ disabled_at: null });
    const block = (blocked_at: Date | null) =>
      world.db
        .updateTable('agencies')
        .set({ blocked_at, block_reason: blocked_at ? 'Debts' : '' })
        .execute();
    await block(testStart);
    await expectRefused('agency_is_blocked');
    await block(null);
    expect((await pay(id)).data.order.pay_status).toBe('paid');
  });
});

describe('second person', () => {
  test('console/order/pay: above the sum of one person → waits, paid once a colleague approves it', async () => {
    await setConcessionSums(world.db, { act: 500 });
    const id = await world.book();
    expect(await offered(id)).toMatchObject({ needs_second_person: true });
    const before = await wallet();
    expect((await pay(id)).data.reason).toBe('second_person_asked');
    expect(await offered(id)).toBeUndefined();
    expect((await pay(id)).data.reason).toBe('second_person_open');
    expect(await wallet()).toEqual(before);
    expect((await approveNewest(world)).msg).toBe('');
    const { order, history } = await detail(id);
    expect(order).toMatchObject({ pay_status: 'paid', order_status: 'confirmed' });
    expect(history.at(-1)).toMatchObject({ actor: 'operator', user: 'staff_desk' });
    expect((await wallet()).balance.amount).toBe(before.balance.amount - 51_100);
  });

  test('payments of a clerk: count together, but not towards the sums of concessions', async () => {
    await setConcessionSums(world.db, { day: 600 });
    const { token } = await addStaff(world.db, 'new_clerk', 'desk');
    const [first, second] = [await world.book(), await world.book()];
    expect((await pay(first, {}, { token })).code).toBe(1);
    expect((await pay(second, {}, { token })).data.reason).toBe('second_person_asked');
    const lower = { id: first, total_price: 41_100, reason: 'Smaller boat' };
    expect((await world.call('POST', 'console/order/changePrice', lower, { token })).code).toBe(1);
  });
});
