import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noLimit } from '../../../test/colleagues.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openSession } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import type { PersonName } from '../../../test/population.ts';
import { expireOrders } from '../orders/orders.ts';

let world: OrderWorld;
let users: Record<string, number>;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000_000, 0);
  const rows = await world.db.selectFrom('users').select(['id', 'username']).execute();
  users = Object.fromEntries(rows.map(({ id, username }) => [username, id]));
  await limit('booker_a', { order_limit: 0 });
});
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute();
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const limit = async (username: string, limits: object) => {
  const change = { id: users[username], limits: { ...noLimit, ...limits } };
  expect((await world.call('POST', 'subAccount/limit', change, { as: 'owner' })).msg).toBe('');
};
const ask = (id: number, as: PersonName = 'booker', note = '客户已催') =>
  world.call('POST', 'order/askApproval', { id, note }, { as });
const decide = (
  approval_id: number,
  decision: object,
  { as = 'owner', ...rest }: { as?: PersonName; key?: string; lang?: 'zh-cn' } = {},
) => world.call('POST', 'order/decideApproval', { approval_id, ...decision }, { as, ...rest });
const approve = { decision: 'approve', pay_channel: 'balance' };
const decline = { decision: 'decline', reason: '超出预算' };
const list = async (as: PersonName, filter: object = {}) =>
  (await world.call('GET', 'order/approvals', filter, { as })).data;
const order = async (id: number) => (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
const book = () => world.book('2026-12-20', { as: 'booker' });
const asked = async () => {
  const id = await book();
  const { data } = await ask(id);
  return { id, approval: data.approval.id as number };
};
const mails = async (event: string) =>
  (
    await world.db
      .selectFrom('outbox')
      .select('recipient')
      .where('event', '=', event)
      .orderBy('recipient')
      .execute()
  ).map(({ recipient }) => recipient);

describe('asking for approval', () => {
  test('order/askApproval: unpaid order → waits up to a day, history written, owner notified', async () => {
    const id = await book();
    const reply = await ask(id);
    expect(reply).toMatchObject({
      code: 1,
      data: {
        approval: {
          status: 'pending',
          asked_by: 'booker_a',
          note: '客户已催',
          decided_by: '',
          can_decide: false,
        },
      },
    });
    const bookedAt = Math.floor(world.clock.now().getTime() / 1000);
    expect(reply.data.approval.order.pay_by).toBe(bookedAt + 86_400);
    const { history } = await order(id);
    expect(history.at(-1)).toMatchObject({
      event: 'askApproval',
      user: 'booker_a',
      reason: '客户已催',
      amount: { amount: 51_100 },
    });
    expect(await mails('approval_asked')).toEqual([
      'booker_a@example.com',
      'finance_a@example.com',
      'owner_a@example.com',
    ]);
  });

  test('order/askApproval: window with a fee is near → waits only until then', async () => {
    // Free until 18:00 three days before, which is 11:30 UTC in Yangon: seven hours from now.
    const id = await world.book('2026-11-24', { as: 'booker' });
    const { data } = await ask(id);
    expect(data.approval.order.pay_by).toBe(Date.UTC(2026, 10, 21, 11, 30) / 1000);
  });

  test('order/askApproval: open request, or paid order → refused', async () => {
    const { id, approval } = await asked();
    expect((await ask(id)).data.reason).toBe('approval_pending');
    await decide(approval, approve);
    expect((await ask(id)).data.reason).toBe('order_wrong_state');
  });

  test('order/askApproval: again after a refusal → no additional day', async () => {
    const { id, approval } = await asked();
    const until = (await order(id)).order.pay_by;
    await decide(approval, decline);
    world.clock.advance(10 * 60_000);
    expect((await ask(id)).data.approval.order.pay_by).toBe(until);
  });

  test('order/askApproval: ten at once → one request', async () => {
    const id = await book();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(id)));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await mails('approval_asked')).toHaveLength(3);
  });

  test('order/askApproval: colleague’s order without the right → refused', async () => {
    const id = await book();
    expect((await ask(id, 'viewer')).code).toBe(401);
    expect((await world.call('POST', 'order/askApproval', { id })).code).toBe(303);
    expect((await ask(id, 'operator')).code).toBe(401);
    const foreign = await ask(id, 'otherAgency');
    const missing = await ask(999_999, 'otherAgency');
    expect(foreign.data).toEqual({ reason: 'not_found' });
    expect([foreign.code, foreign.msg, foreign.data]).toEqual([missing.code, missing.msg, missing.data]);
  });
});

describe('deciding', () => {
  test('order/decideApproval: approved → paid in the same transaction, both notified', async () => {
    const { id, approval } = await asked();
    const reply = await decide(approval, approve);
    expect(reply).toMatchObject({
      code: 1,
      data: {
        approval: {
          status: 'approved',
          decided_by: 'owner_a',
          can_decide: false,
          order: { order_status: 'confirmed', pay_status: 'paid', pay_channel: 'balance' },
        },
      },
    });
    expect((await order(id)).history.at(-1)).toMatchObject({ event: 'payByBalance', user: 'owner_a' });
    expect(await mails('approval_given')).toEqual(['booker_a@example.com', 'owner_a@example.com']);
  });

  test('order/decideApproval: insufficient money → request stays open', async () => {
    const { id, approval } = await asked();
    const reply = await decide(approval, { decision: 'approve', pay_channel: 'credit' });
    expect(reply.data.reason).toBe('credit_too_low');
    expect((await list('owner', { order_id: id })).list).toMatchObject([
      { status: 'pending', can_decide: true },
    ]);
    expect(await mails('approval_given')).toEqual([]);
  });

  test('decline: without a reason → refused; with one → the booker is informed', async () => {
    const { id, approval } = await asked();
    const bare = await decide(approval, { decision: 'decline', reason: ' ' });
    expect(bare.data.errors[0].field).toBe('reason');
    const reply = await decide(approval, decline);
    expect(reply).toMatchObject({
      data: {
        approval: { status: 'declined', reason: '超出预算', order: { order_status: 'pending_payment' } },
      },
    });
    const { history, order: now } = await order(id);
    expect(history.at(-1)).toMatchObject({ event: 'declineApproval', reason: '超出预算' });
    expect(now.pay_by).toBe(Math.floor(world.clock.now().getTime() / 1000) + 1800);
    expect(await mails('approval_declined')).toEqual(['booker_a@example.com', 'owner_a@example.com']);
  });

  test('decision: booked by another member → the requester is informed, too', async () => {
    const { data } = await ask(await world.book('2026-12-22', { as: 'owner' }), 'finance');
    await decide(data.approval.id, decline);
    expect(await mails('approval_declined')).toEqual(['finance_a@example.com', 'owner_a@example.com']);
  });

  test("decision: repeated → refused with the decider's name", async () => {
    const { approval } = await asked();
    await decide(approval, decline);
    const reply = await decide(approval, approve, { lang: 'zh-cn' });
    expect(reply).toMatchObject({ code: 0, data: { reason: 'approval_decided', status: 'declined' } });
    expect(reply.msg).toBe('owner_a已处理这项审批（已拒绝）；未作任何变动');
  });

  test('order/decideApproval: repeated key → first reply', async () => {
    const { approval } = await asked();
    const key = randomUUID();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => decide(approval, approve, { key })),
    );
    expect(first!.code).toBe(1);
    for (const other of others) expect(other.data).toEqual(first!.data);
    expect(await mails('approval_given')).toHaveLength(2);
  });

  test('order/decideApproval: concurrent decisions → one takes effect', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, approval } = await asked();
      const replies = await Promise.all([
        ...Array.from({ length: 4 }, () => decide(approval, approve)),
        ...Array.from({ length: 4 }, () => decide(approval, decline, { as: 'finance' })),
        world.call('POST', 'order/cancel', { id }, { as: 'booker' }),
      ]);
      const done = replies.slice(0, 8).filter(({ code }) => code === 1);
      expect(done.length).toBeLessThanOrEqual(1);
      const { order: after } = await order(id);
      const status = (await list('owner', { order_id: id })).list[0].status;
      const expected: Record<string, string> = { confirmed: 'approved', pending_payment: 'declined' };
      if (after.order_status === 'cancelled') expect(['over', 'declined']).toContain(status);
      else expect(status).toBe(expected[after.order_status]);
    }
  });

  test('decision: order expired meanwhile → refused with that reason, request ended', async () => {
    const { id, approval } = await asked();
    world.clock.advance(86_400_000);
    expect((await decide(approval, approve)).data.reason).toBe('pay_time_over');
    expect((await list('owner', { order_id: id })).list).toMatchObject([
      { status: 'over', can_decide: false },
    ]);
    await expireOrders(world.db, world.products, world.clock.now());
    for (const decision of [approve, decline]) {
      const reply = await decide(approval, decision, { lang: 'zh-cn' });
      expect(reply.data).toMatchObject({ reason: 'order_wrong_state', order_status: 'expired' });
      expect(reply.msg).toContain('已失效');
    }
  });

  test('order/decideApproval: decider’s own limit exceeded → refused', async () => {
    const { approval } = await asked();
    await limit('finance_a', { order_limit: 51_099 });
    expect((await decide(approval, approve, { as: 'finance' })).data.reason).toBe('over_order_limit');
    await limit('finance_a', {});
    expect((await decide(approval, approve, { as: 'finance' })).code).toBe(1);
  });

  test('order/decideApproval: requires seeing all orders and paying; the requester → refused', async () => {
    const { approval } = await asked();
    expect((await decide(approval, approve, { as: 'booker' })).code).toBe(401);
    expect((await decide(approval, approve, { as: 'viewer' })).code).toBe(401);
    expect((await decide(approval, approve, { as: 'operator' })).code).toBe(401);
    const foreign = await decide(approval, approve, { as: 'otherAgency' });
    const missing = await decide(999_999, approve, { as: 'otherAgency' });
    expect([foreign.code, foreign.msg, foreign.data]).toEqual([0, missing.msg, missing.data]);
    const own = await ask(await world.book('2026-12-21', { as: 'owner' }), 'finance');
    expect((await decide(own.data.approval.id, approve, { as: 'finance' })).code).toBe(401);
  });
});

describe('the list', () => {
  test('order/approvals: decider → all of the agency; others → their own; by state', async () => {
    const everything = await list('owner', { limit: 100 });
    expect(everything.total).toBe(everything.list.length);
    const pending = await list('finance', { status: 'pending', limit: 100 });
    expect(pending.list.length).toBeGreaterThan(0);
    for (const one of pending.list) expect(one.status).toBe('pending');
    const over = await list('owner', { status: 'over', limit: 100 });
    expect(over.list.length).toBeGreaterThan(0);
    const own = await list('booker', { limit: 100 });
    expect(own.list.every((one: { can_decide: boolean }) => !one.can_decide)).toBe(true);
    const bookers = everything.list.filter((one: { asked_by: string }) => one.asked_by === 'booker_a');
    expect(own.list).toHaveLength(bookers.length);
    expect(own.total).toBe(bookers.length);
    for (const person of ['viewer', 'otherAgency'] as const)
      expect(await list(person)).toMatchObject({ list: [], total: 0, can_ask: false, deciders: [] });
  });

  test('order/approvals: new requests during paging → cursor stays consistent', async () => {
    const idsOf = (page: { list: { id: number }[] }) => page.list.map(({ id }) => id);
    const all = idsOf(await list('owner', { limit: 100 }));
    const first = await list('owner', { limit: 1 });
    await asked();
    const rest = await list('owner', { limit: 100, cursor: first.next });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(all);
    expect(rest.next).toBeNull();
  });

  test('order/approvals: view → those waiting for the member, or the member’s own', async () => {
    const { id, approval } = await asked();
    const idsOf = (reply: { list: { id: number }[] }) => reply.list.map((one) => one.id);
    const waiting = await list('owner', { view: 'to_decide', limit: 100 });
    expect(waiting.list.every((one: { can_decide: boolean }) => one.can_decide)).toBe(true);
    expect(idsOf(waiting)).toContain(approval);
    expect(waiting.total).toBe(waiting.list.length);
    expect(idsOf(await list('booker', { view: 'to_decide' }))).toEqual([]);
    expect(idsOf(await list('booker', { view: 'asked', order_id: id }))).toEqual([approval]);
    expect(idsOf(await list('owner', { view: 'asked', limit: 100 }))).toEqual([]);
    const own = await ask(await world.book('2026-12-21', { as: 'owner' }), 'finance');
    const ownId = own.data.approval.id;
    expect(idsOf(await list('finance', { view: 'asked' }))).toContain(ownId);
    expect(idsOf(await list('finance', { view: 'to_decide', limit: 100 }))).not.toContain(ownId);
    await decide(approval, decline);
    expect(idsOf(await list('owner', { view: 'to_decide', limit: 100 }))).not.toContain(approval);
  });

  test('approval list: deciders of an order → the owner first, only those with the right', async () => {
    const id = await book();
    expect((await list('booker', { order_id: id })).deciders).toEqual(['owner_a', 'finance_a']);
    const disableFinance = (disabled_at: Date | null) =>
      world.db.updateTable('users').set({ disabled_at }).where('username', '=', 'finance_a').execute();
    await disableFinance(world.clock.now());
    expect((await list('booker', { order_id: id })).deciders).toEqual(['owner_a']);
    await disableFinance(null);
  });

  test('approval list: own order → whether a request is possible; foreign order → nothing', async () => {
    const id = await book();
    const canAsk = async (as: PersonName) => (await list(as, { order_id: id })).can_ask;
    expect([await canAsk('booker'), await canAsk('finance')]).toEqual([true, true]);
    // The owner can pay; a viewer has no rights.
    expect([await canAsk('owner'), await canAsk('viewer')]).toEqual([false, false]);
    expect((await ask(id, 'owner')).code).toBe(401);
    const { data } = await ask(id);
    expect(await canAsk('booker')).toBe(false);
    await decide(data.approval.id, decline);
    expect(await canAsk('booker')).toBe(true);
    await world.call('POST', 'order/cancel', { id }, { as: 'booker' });
    expect(await canAsk('booker')).toBe(false);
    expect(await canAsk('otherAgency')).toBeUndefined();
    expect((await list('otherAgency', { order_id: id })).reason).toBe('not_found');
  });
});

test("approval request: agency's money insufficient → payment deadline not extended", async () => {
  const clerk = { username: 'clerk_b', nickname: 'B', email: 'clerk_b@example.com', role: 'booker' };
  const limits = { ...noLimit, order_limit: 0 };
  await world.call('POST', 'subAccount/add', { ...clerk, limits }, { as: 'otherAgency' });
  const token = await openSession(world.db, clerk.username);
  const payBy = async () => {
    const { data } = await world.call('POST', 'boat/book', { date: '2026-12-20' }, { token });
    const reply = await world.call('POST', 'order/askApproval', { id: data.order.id, note: '' }, { token });
    await world.call('POST', 'order/cancel', { id: data.order.id }, { token });
    return reply.data.approval.order.pay_by - Math.floor(world.clock.now().getTime() / 1000);
  };
  expect(await payBy()).toBe(1800);
  await fundAgency(world.db, world.agencies.B, { creditLimit: 51_099 });
  expect(await payBy()).toBe(1800);
  await fundAgency(world.db, world.agencies.B, { creditLimit: 51_100 });
  expect(await payBy()).toBe(86_400);
});
