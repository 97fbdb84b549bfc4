import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setConcessionSums } from '../../../../test/concession-sums.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';
import { waitForBlockedStatements } from '../../../../test/wait-for-blocked-statements.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { bookPoints } from '../../points/points.ts';
import { closeOrders, escalateReviews } from '../orders.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(5_000_000, 1_000_000);
});
afterEach(async () => {
  world.clock.set(testStart);
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

async function paidOrder(pay_channel: 'balance' | 'credit' = 'balance'): Promise<number> {
  const id = await world.book();
  await world.call('POST', 'order/pay', { id, pay_channel }, { as: 'owner' });
  return id;
}
const post = (path: string, data: object, as: 'owner' | 'operator' | 'viewer' | 'otherAgency' = 'owner') =>
  world.call('POST', path, data, { as });

describe('order/confirmCheckIn', () => {
  // Covers 4.15.
  test('order/confirmCheckIn: from the local arrival date on → allowed, once; before → refused', async () => {
    const id = await paidOrder();
    world.clock.set('2026-11-30T23:59:59+06:30');
    expect((await post('order/confirmCheckIn', { id })).data.reason).toBe('order_not_yet');
    world.clock.set('2026-12-01T00:00:00+06:30');
    expect((await post('order/confirmCheckIn', { id })).data.order.order_status).toBe('in_service');
    expect((await post('order/confirmCheckIn', { id })).data.reason).toBe('order_wrong_state');
  });

  test('order/confirmCheckIn: without the permission or by another agency → refused', async () => {
    const id = await paidOrder();
    expect((await post('order/confirmCheckIn', { id }, 'viewer')).code).toBe(401);
    expect((await post('order/confirmCheckIn', { id }, 'otherAgency')).data).toEqual({ reason: 'not_found' });
  });
});

describe('order/confirmComplete', () => {
  // Covers 4.16.
  test('order/confirmComplete: after the end → earns the price, invoiceable once settled; before → refused', async () => {
    const id = await paidOrder();
    const credit = await paidOrder('credit');
    world.clock.set('2026-12-04T11:59:59+06:30');
    expect((await post('order/confirmComplete', { id })).data.reason).toBe('order_not_yet');
    world.clock.set('2026-12-04T12:00:00+06:30');
    const { order } = (await post('order/confirmComplete', { id })).data;
    expect(order).toMatchObject({
      order_status: 'completed',
      settlement_status: 'settled',
      invoice_status: 'invoiceable',
    });
    expect((await post('order/confirmComplete', { id })).data.reason).toBe('order_wrong_state');
    const owed = (await post('order/confirmComplete', { id: credit })).data.order;
    expect(owed).toMatchObject({ settlement_status: 'unsettled', invoice_status: 'not_eligible' });
    expect((await post('order/confirmComplete', { id }, 'viewer')).code).toBe(401);
  });

  test('order/confirmComplete: another agency is blocked → not affected', async () => {
    await fundAgency(world.db, world.agencies.B, { deposit: 1_000_000, creditLimit: 0 });
    const held = await paidOrder();
    const free = await world.book('2026-12-01', { as: 'otherAgency' });
    await post('order/pay', { id: free, pay_channel: 'balance' }, 'otherAgency');
    world.clock.set('2026-12-04T12:00:00+06:30');
    let slow: ReturnType<typeof post> | undefined;
    await inTransaction(world.db, async (trx) => {
      await sql`SELECT FROM ledger_accounts WHERE agency_id = ${world.agencies.A} FOR UPDATE`.execute(trx);
      slow = post('order/confirmComplete', { id: held });
      await waitForBlockedStatements(world);
      const { order } = (await post('order/confirmComplete', { id: free }, 'otherAgency')).data;
      expect(order.order_status).toBe('completed');
      // The first transaction has written everything before its posting, and is still waiting.
      await waitForBlockedStatements(world);
    });
    expect((await slow!).data.order.order_status).toBe('completed');
  });

  test("closeOrders: a day after the end → completed once; not if the agency's money is stopped", async () => {
    const ids = await Promise.all([paidOrder(), paidOrder(), paidOrder('credit')]);
    const due = new Date('2026-12-05T12:00:00+06:30');
    await world.db.updateTable('agencies').set({ money_stopped_at: due }).execute();
    expect(await closeOrders(world.db, world.products, due, bookPoints)).toBe(0);
    await world.db.updateTable('agencies').set({ money_stopped_at: null }).execute();
    expect(await closeOrders(world.db, world.products, new Date(due.getTime() - 1), bookPoints)).toBe(0);
    const sweeps = await Promise.all(
      [1, 2].map(() => closeOrders(world.db, world.products, due, bookPoints)),
    );
    expect(sweeps[0]! + sweeps[1]!).toBeGreaterThanOrEqual(ids.length);
    const postings = await world.db
      .selectFrom('ledger_postings')
      .select('order_id')
      .where('event', '=', 'complete')
      .where('order_id', 'in', ids)
      .execute();
    expect(postings).toHaveLength(ids.length);
    expect(await closeOrders(world.db, world.products, due, bookPoints)).toBe(0);
  });
});

describe('order without evidence of its service', () => {
  const due = new Date('2026-12-05T12:00:00+06:30');
  const hours = (count: number) => new Date(due.getTime() + count * 3_600_000);
  const close = (now: Date) => {
    world.clock.set(now);
    return closeOrders(world.db, world.products, now, bookPoints);
  };
  const escalate = (now: Date) =>
    escalateReviews(world.db, { products: world.products, canText: false }, now);
  const shown = async (id: number) =>
    (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data.order;
  const sail = (id: number, sailed: boolean) =>
    sql`UPDATE boat_orders SET sailed = ${sailed} WHERE order_id = ${id}`.execute(world.db);
  const found = { decision: 'served', evidence: 'The captain showed the signed passenger list' };
  const decide = (id: number, said: object, as: 'operator' | 'owner' = 'operator') =>
    post('console/review/decide', { id, ...said }, as);
  const waiting = async (query: object = {}) =>
    (await world.call('GET', 'console/review/list', query, { as: 'operator' })).data;
  const mails = async (event: string) => {
    const rows = world.db.selectFrom('outbox').selectAll().where('event', '=', event).orderBy('id').execute();
    return rows;
  };
  const reviewed = async (pay_channel?: 'credit') => {
    world.clock.set(testStart);
    const id = await paidOrder(pay_channel);
    await sail(id, false);
    await close(due);
    return id;
  };

  test('closeOrders: no evidence of the service → neither earned nor refunded, the desk is asked', async () => {
    const [paid, owed] = [await reviewed(), await reviewed('credit')];
    const asked = (await mails('review_asked')).filter(
      ({ created_at }) => created_at.getTime() >= due.getTime(),
    );
    expect(asked.map(({ recipient }) => recipient)).toEqual(Array(2).fill('operator_1@example.com'));
    // The mail contains everything needed to act: guests, times, amount, deadline. There is no page to open.
    for (const fact of ['LI MING, WANG FANG', '2026-12-01 14:00', '511.00 USD', 'Agency A', '不会自动退款']) {
      expect(asked[0]!.body).toContain(fact);
    }
    expect(asked[0]!.body).not.toContain('打开该订单查看');
    const review = { reason: 'unserved', since: due.getTime() / 1000 };
    for (const id of [paid, owed]) {
      expect(await shown(id)).toMatchObject({
        order_status: 'confirmed',
        review,
        actions: expect.arrayContaining(['confirmComplete']),
      });
    }
    const { list, total } = await waiting({ queue: 'desk' });
    expect([list.map(({ order_id }: { order_id: number }) => order_id), total]).toEqual([[paid, owed], 2]);
    expect(list[0]).toMatchObject({
      ...review,
      queue: 'desk',
      agency: 'Agency A',
      title: 'Irrawaddy Boat',
      owner: '',
      reminders: 0,
      proposed_refund: { amount: 51_100, currency: 'USD' },
    });
    expect((await waiting({ queue: 'finance' })).list).toEqual([]);
    for (const later of [47, 48, 49, 24 * 60]) expect(await close(hours(later))).toBe(0);
    expect(await shown(paid)).toMatchObject({
      order_status: 'confirmed',
      pay_status: 'paid',
      refund_money: { amount: 0 },
    });
    expect(await shown(owed)).toMatchObject({ order_status: 'confirmed', pay_status: 'on_credit' });
    expect(await mails('order_unserved')).toEqual([]);
    const { history } = (await world.call('GET', 'order/detail', { id: paid }, { as: 'owner' })).data;
    expect(history.at(-1)).toMatchObject({ event: 'askReview', actor: 'timer', order_status: null });
    const refused = { decision: 'unserved', evidence: 'The boat lay in the dock for repairs' };
    for (const id of [paid, owed]) await decide(id, refused);
    expect(await shown(paid)).toMatchObject({
      order_status: 'cancelled',
      pay_status: 'refunded',
      refund_status: 'refunded',
      review: null,
      cancellation_fee: { amount: 0 },
      refund_money: { amount: 51_100 },
      settlement_status: 'none',
    });
    expect(await shown(owed)).toMatchObject({ order_status: 'cancelled', pay_status: 'released' });
    const told = await mails('order_unserved');
    // Message about money, once per order.
    const receivers = ['owner_a@example.com', 'finance_a@example.com'];
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([...receivers, ...receivers].sort());
    expect(told[0]!.subject).toContain('511.00');
  });

  test('decideReview: unproven service → completed or refunded as decided, once, with evidence visible to the agency', async () => {
    const [served, unserved] = [await reviewed(), await reviewed()];
    expect((await decide(served, found, 'owner')).code).toBe(401);
    for (const evidence of ['', 'It sailed']) {
      const { errors } = (await decide(served, { ...found, evidence })).data;
      expect(errors).toMatchObject([{ field: 'evidence' }]);
    }
    expect((await decide(served, found)).data.order).toMatchObject({
      order_status: 'completed',
      invoice_status: 'invoiceable',
      review: null,
      operator: 'operator_1',
    });
    expect((await decide(served, found)).data.reason).toBe('review_not_open');
    const refused = { decision: 'unserved', evidence: 'The boat lay in the dock for repairs' };
    expect((await decide(unserved, refused)).data.order).toMatchObject({
      order_status: 'cancelled',
      refund_money: { amount: 51_100 },
      review: null,
    });
    expect((await decide(unserved, found)).data.reason).toBe('review_not_open');
    expect((await decide(999_999, found)).data.reason).toBe('not_found');
    const { history } = (await world.call('GET', 'order/detail', { id: served }, { as: 'owner' })).data;
    expect(history.at(-1)).toMatchObject({ event: 'complete', actor: 'operator', reason: found.evidence });
    expect(await close(hours(48))).toBe(0);
  });

  test("decideReview: refund of an unproven service above one person's limit → a second person is asked, nothing is refunded", async () => {
    const id = await reviewed();
    await setConcessionSums(world.db, { act: 500 });
    const asked = await decide(id, {
      decision: 'unserved',
      evidence: 'The boat lay in the dock for repairs',
    });
    await setConcessionSums(world.db, { act: 1e10 });
    expect(asked.data.reason).toBe('second_person_asked');
    expect(await shown(id)).toMatchObject({
      order_status: 'confirmed',
      refund_money: { amount: 0 },
      review: { reason: 'unserved' },
    });
    await decide(id, found);
    expect(await shown(id)).toMatchObject({ order_status: 'completed' });
  });

  test("unproven service: agency's confirmation or later evidence → completed after all", async () => {
    const [said, proved] = [await reviewed(), await reviewed()];
    expect((await post('order/confirmComplete', { id: said })).data.order).toMatchObject({
      order_status: 'completed',
      review: null,
    });
    await sail(proved, true);
    expect(await close(hours(47))).toBe(0);
    // The reminder finds the evidence, and the closing job completes the order.
    await escalate(hours(24 * 7));
    expect(await close(hours(24 * 7))).toBe(1);
    expect(await shown(proved)).toMatchObject({ order_status: 'completed', review: null });
  });
});

test('order/pay: service has begun → refused', async () => {
  const id = await world.book();
  const begun = new Date('2026-12-01T14:00:00+06:30');
  await world.db
    .updateTable('orders')
    .set({ pay_by: new Date(begun.getTime() + 60_000) })
    .where('id', '=', id)
    .execute();
  world.clock.set(begun);
  expect((await post('order/pay', { id, pay_channel: 'balance' })).data.reason).toBe('pay_after_start');
  const { order } = (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
  expect(order).toMatchObject({ order_status: 'pending_payment', actions: ['cancel'] });
  await world.db.updateTable('orders').set({ pay_by: testStart }).where('id', '=', id).execute();
});

describe('staff actions on an order', () => {
  test('console/order/cancel: agreed fee and reason → cancelled, operator named in the order', async () => {
    const id = await paidOrder();
    const reply = await post(
      'console/order/cancel',
      { id, fee: 5_000, reason: 'Overbooked, half waived' },
      'operator',
    );
    expect(reply.data.order).toMatchObject({
      order_status: 'cancelled',
      pay_status: 'part_refunded',
      cancellation_fee: { amount: 5_000 },
      refund_money: { amount: 46_100 },
      operator: 'operator_1',
      actions: [],
    });
    expect((await post('console/order/cancel', { id, fee: 0, reason: 'x' }, 'operator')).data.reason).toBe(
      'order_wrong_state',
    );
  });

  test.each([
    [{ fee: 51_101, reason: 'Too much' }, 'fee'],
    [{ fee: -1, reason: 'Negative' }, 'fee'],
    [{ fee: 0, reason: '' }, 'reason'],
  ])('console/order/cancel: %o → refused', async (input, field) => {
    const id = await paidOrder();
    const reply = await post('console/order/cancel', { id, ...input }, 'operator');
    expect(reply.data.errors).toMatchObject([{ field }]);
  });

  test("console/order/noShow: after the grace period → recorded with the policy's fee", async () => {
    const id = await paidOrder();
    const told_at = Date.parse('2026-12-02T05:40:00+06:30') / 1000;
    const report = { id, told_by: 'Night pier master', told_at, evidence: 'Desk log 06:10, nobody boarded' };
    const noShow = (said: object) => post('console/order/noShow', said, 'operator');
    world.clock.set('2026-12-02T05:59:59+06:30');
    expect((await noShow(report)).data.reason).toBe('order_not_yet');
    world.clock.set('2026-12-02T06:00:00+06:30');
    const { evidence } = report;
    for (const [said, faults] of [
      [{ id, evidence }, ['told_by', 'told_at']],
      [{ ...report, evidence: 'Nobody came' }, ['evidence']],
      [{ ...report, waited_minutes: 60 }, ['waited_minutes']],
      [{ ...report, told_at: Date.parse('2026-12-01T13:59:59+06:30') / 1000 }, ['told_at']],
      [{ ...report, told_at: world.clock.now().getTime() / 1000 + 1 }, ['told_at']],
    ] as const) {
      const { errors } = (await noShow(said)).data;
      expect(errors.map(({ field }: { field: string }) => field)).toEqual(faults);
    }
    expect((await noShow(report)).data.order).toMatchObject({
      order_status: 'no_show',
      pay_status: 'paid',
      cancellation_fee: { amount: 51_100 },
      refund_status: 'none',
      invoice_status: 'invoiceable',
    });
    const { history } = (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
    expect(history.at(-1)).toMatchObject({
      event: 'noShow',
      reason: evidence,
      evidence: { told_by: 'Night pier master', told_at, waited_minutes: null, arrived_at: null },
    });
  });

  test('console/order/cancel and noShow: by a member → refused', async () => {
    const id = await paidOrder();
    expect((await post('console/order/cancel', { id, fee: 0, reason: 'Mine' })).code).toBe(401);
    expect((await post('console/order/noShow', { id, evidence: 'It was my own idea' })).code).toBe(401);
    expect(
      (await post('console/order/cancel', { id: 999_999, fee: 0, reason: 'x' }, 'operator')).data.reason,
    ).toBe('not_found');
  });
});
