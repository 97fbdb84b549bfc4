import { randomUUID } from 'node:crypto';
import { balanceNode, nodesOfRole } from '@serai/contract/permissions';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { people } from '../../../../test/population.ts';
import { expireOrders } from '../orders.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const pay = (id: number, pay_channel: string, options: Parameters<OrderWorld['call']>[3] = {}) =>
  world.call('POST', 'order/pay', { id, pay_channel }, { as: 'owner', ...options });
const wallet = async () => (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data;

describe('order/pay', () => {
  test('order/pay: deposit too low → refused with the needed and available sums, nothing changes', async () => {
    const id = await world.book();
    await world.fund(30_000, 20_000);
    const reply = await pay(id, 'balance');
    expect(reply).toMatchObject({
      code: 0,
      data: {
        reason: 'balance_too_low',
        needed: { amount: 51_100, currency: 'USD' },
        available: { amount: 30_000, currency: 'USD' },
      },
    });
    expect(reply.msg).toBe(
      'The deposit is too low: 511.00 USD needed, 300.00 USD available; nothing was charged',
    );
    const { data } = await world.call('GET', 'order/detail', { id }, { as: 'owner' });
    expect(data.order).toMatchObject({
      order_status: 'pending_payment',
      pay_status: 'unpaid',
      actions: ['pay', 'cancel'],
    });
    expect(data.history.map(({ event }: { event: string }) => event)).toEqual(['book']);
    await world.call('POST', 'order/cancel', { id }, { as: 'owner' });
  });

  test('order/pay: deposit too low, member who may not see the wallet → refused without what it holds', async () => {
    const id = await world.book(undefined, { as: 'booker' });
    const booker = world.db.updateTable('users').where('username', '=', 'booker_a');
    await booker.set({ nodes: nodesOfRole('booker').filter((node) => node !== balanceNode) }).execute();
    try {
      const reply = await pay(id, 'balance', { as: 'booker' });
      expect(reply.data).toMatchObject({ reason: 'balance_too_low', needed: { amount: 51_100 } });
      expect(reply.data.available).toBeUndefined();
      expect(reply.msg).toBe('The deposit is too low: 511.00 USD needed, ••• available; nothing was charged');
    } finally {
      await booker.set({ nodes: [...nodesOfRole('booker')] }).execute();
    }
    await world.call('POST', 'order/cancel', { id }, { as: 'booker' });
  });

  test('order/pay: beyond the credit limit → refused', async () => {
    const id = await world.book();
    expect(await pay(id, 'credit')).toMatchObject({
      code: 0,
      data: { reason: 'credit_too_low', available: { amount: 20_000 } },
    });
    await world.call('POST', 'order/cancel', { id }, { as: 'owner' });
  });

  // Covers 4.11.
  test('order/pay: from the deposit → confirmed, settled, agency notified', async () => {
    await world.fund(50_000, 20_000);
    const id = await world.book();
    const before = await wallet();
    const reply = await pay(id, 'balance');
    expect(reply).toMatchObject({
      code: 1,
      data: {
        order: {
          order_status: 'confirmed',
          pay_status: 'paid',
          pay_channel: 'balance',
          settlement_status: 'settled',
          settlement_money: { amount: 51_100 },
          invoice_status: 'not_eligible',
          pay_time: Math.floor(world.clock.now().getTime() / 1000),
          actions: ['refund', 'voucher'],
        },
      },
    });
    expect((await wallet()).balance.amount).toBe(before.balance.amount - 51_100);
    const notices = await world.db
      .selectFrom('notices')
      .select('event')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(notices).toEqual([{ event: 'order_confirmed' }]);
  });

  // Covers 1.05.
  test('order/pay: on credit → unsettled, credit used', async () => {
    await world.fund(0, 100_000);
    const id = await world.book();
    expect(await pay(id, 'credit')).toMatchObject({
      code: 1,
      data: {
        order: {
          order_status: 'confirmed',
          pay_status: 'on_credit',
          settlement_status: 'unsettled',
          settlement_money: { amount: 0 },
        },
      },
    });
    expect(await wallet()).toMatchObject({
      credit_used: { amount: 51_100 },
      credit_left: { amount: 48_900 },
    });
  });

  test('order/pay: on credit, agency not verified → refused', async () => {
    await world.db
      .updateTable('agencies')
      .set({ verified_at: null })
      .where('id', '=', world.agencies.A)
      .execute();
    const id = await world.book();
    expect((await pay(id, 'credit')).data.reason).toBe('credit_not_verified');
    expect((await wallet()).credit_left.amount).toBe(0);
    await world.fund(0, 100_000);
    await world.call('POST', 'order/cancel', { id }, { as: 'owner' });
  });

  test('order/pay: second payment → refused by its status', async () => {
    const paid = await firstOrder('confirmed');
    const reply = await pay(paid, 'balance');
    expect(reply).toMatchObject({
      code: 0,
      data: { reason: 'order_wrong_state', order_status: 'confirmed' },
    });
    expect(reply.msg).toContain('“Confirmed”');
    expect((await pay(paid, 'balance', { lang: 'zh-cn' })).msg).toContain('“已确认”');
  });

  test('order/pay: repeated key → first reply replayed, money moves once', async () => {
    await world.fund(60_000, 100_000);
    const id = await world.book();
    const before = await wallet();
    const key = randomUUID();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => pay(id, 'balance', { key })),
    );
    expect(first!.code).toBe(1);
    for (const other of others) expect(other.data).toEqual(first!.data);
    expect((await wallet()).balance.amount).toBe(before.balance.amount - 51_100);
    expect((await pay(id, 'credit', { key })).data.reason).toBe('idempotency_key_reused');
  });

  test('order/pay: total differs from the agreed one → refused with the current total, nothing charged', async () => {
    await world.fund(0, 300_000);
    const id = await world.book();
    const before = await wallet();
    const agreed = (total: number) =>
      world.call('POST', 'order/pay', { id, pay_channel: 'credit', total }, { as: 'owner' });
    const reply = await agreed(51_099);
    expect(reply.data).toEqual({ reason: 'order_sum_changed', total: { amount: 51_100, currency: 'USD' } });
    expect(reply.msg).toContain('511.00 USD');
    expect(await wallet()).toEqual(before);
    expect((await agreed(51_100)).data.order.pay_status).toBe('on_credit');
  });

  test('order/pay: deadline passed, expiry job not run yet → refused', async () => {
    const id = await world.book();
    world.clock.advance(30 * 60_000);
    expect((await pay(id, 'balance')).data.reason).toBe('pay_time_over');
    await world.call('POST', 'order/cancel', { id }, { as: 'owner' });
  });

  // Covers 9.07.
  test.each([
    ['no channel', {}],
    ['an unknown channel', { pay_channel: 'cash' }],
    ['a field it does not know', { pay_channel: 'balance', amount: 1 }],
  ])('order/pay: %s → refused as invalid input', async (_, input) => {
    const id = await firstOrder('confirmed');
    const reply = await world.call('POST', 'order/pay', { id, ...input }, { as: 'owner' });
    expect(reply.code).toBe(0);
    expect(reply.data.errors).toHaveLength(1);
  });

  test('order/pay: without login or permission → refused', async () => {
    const id = await firstOrder('confirmed');
    expect((await world.call('POST', 'order/pay', { id, pay_channel: 'balance' })).code).toBe(303);
    expect((await pay(id, 'balance', { as: 'viewer' })).code).toBe(401);
    expect((await pay(id, 'balance', { as: 'operator' })).code).toBe(401);
  });

  test('order/pay: order of another agency or a colleague → same answer as a missing one', async () => {
    const id = await firstOrder('confirmed');
    const missing = await pay(999_999, 'balance', { as: 'otherAgency' });
    const foreign = await pay(id, 'balance', { as: 'otherAgency' });
    const colleagues = await pay(id, 'balance', { as: 'booker' });
    expect(missing).toMatchObject({ code: 0, data: { reason: 'not_found' } });
    for (const reply of [foreign, colleagues]) {
      expect([reply.http, reply.code, reply.msg, reply.data]).toEqual([
        missing.http,
        0,
        missing.msg,
        missing.data,
      ]);
    }
  });

  test("order/pay: agency's money stopped → refused", async () => {
    const id = await world.book(undefined, { as: 'booker' });
    await world.db
      .updateTable('agencies')
      .set({ money_stopped_at: world.clock.now() })
      .where('id', '=', world.agencies.A)
      .execute();
    expect((await pay(id, 'credit', { as: 'booker' })).data.reason).toBe('money_stopped');
    await world.db.updateTable('agencies').set({ money_stopped_at: null }).execute();
  });
});

describe('payment time while money is on its way', () => {
  const minutes = (count: number) => count * 60_000;
  const seconds = () => Math.floor(world.clock.now().getTime() / 1000);
  const payBy = async (id: number) =>
    (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data.order.pay_by;

  /** Declares a payment of agency A, or of another one, to the seller's bank. */
  async function declare(facts: object = {}, as: 'owner' | 'otherAgency' = 'owner') {
    const { id: user_id } = await world.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', as === 'owner' ? 'owner_a' : people.otherAgency.username)
      .executeTakeFirstOrThrow();
    const slip = `slip/${randomUUID()}.png`;
    await world.db
      .insertInto('uploads')
      .values({
        user_id,
        driver: 'local',
        path: slip,
        name: 'slip.png',
        suffix: 'png',
        mimetype: 'image/png',
        is_picture: true,
        is_private: true,
        size: 1,
        received: 1,
        sha1: 'a'.repeat(40),
        width: 1,
        height: 1,
        created_at: world.clock.now(),
      })
      .execute();
    const said = { amount: 5_000_000, currency: 'USD', paid_on: '2026-11-21', payer: 'Agency A' };
    const reply = await world.call('POST', 'account/topUp', { ...said, slip, ...facts }, { as });
    expect(reply.code, reply.msg).toBe(1);
    return reply.data.id as number;
  }

  test('declared payment: covers the order → waits a day from its booking, paid once matched', async () => {
    const id = await world.book(undefined, { price: 4_000_000 });
    const bookedAt = seconds();
    expect(await payBy(id)).toBe(bookedAt + 1800);
    world.clock.advance(minutes(25));
    const declaration_id = await declare();
    expect(await payBy(id)).toBe(bookedAt + 86_400);
    world.clock.advance(minutes(300));
    expect(await expireOrders(world.db, world.products, world.clock.now())).toBe(0);
    const staff = (path: string, data: object) => world.call('POST', path, data, { as: 'operator' });
    const day = { received_on: '2026-11-21', value_date: '2026-11-21' };
    const { data: receipt } = await staff('console/receipt/record', {
      ...day,
      bank_reference: randomUUID(),
      payer: 'Agency A',
      currency: 'USD',
      gross: 5_000_000,
    });
    const parts = [{ amount: 5_000_000 }];
    const matched = { receipt_id: receipt.id, agency_id: world.agencies.A, declaration_id, parts };
    expect((await staff('console/receipt/match', matched)).code).toBe(1);
    expect((await pay(id, 'balance')).data.order.pay_status).toBe('paid');
  });

  test('declared payment: extended payment time → not into the first window with a fee, nor past the cut-off', async () => {
    const [feeSoon, cutOff] = [await world.book('2026-11-24'), await world.book()];
    const hence = new Date(world.clock.now().getTime() + minutes(90));
    await world.db.updateTable('orders').set({ cut_off: hence }).where('id', '=', cutOff).execute();
    await declare();
    expect(await payBy(feeSoon)).toBe(Date.UTC(2026, 10, 21, 11, 30) / 1000);
    expect(await payBy(cutOff)).toBe(seconds() + 5400);
  });

  test('declared payment: too low, for bills, of another agency, or after the deadline → payment time unchanged', async () => {
    const { balance } = await wallet();
    const over = await world.book();
    world.clock.advance(minutes(30));
    const id = await world.book(undefined, { price: balance.amount + 100_000 });
    const until = await payBy(id);
    const stays = async () => expect([await payBy(id), await payBy(over)]).toEqual([until, until - 1800]);
    await declare({ amount: 99_999 });
    await stays();
    await declare({ meant_for: 'bills' });
    await stays();
    await declare({}, 'otherAgency');
    await stays();
    // The desk will determine the value of another currency.
    await declare({ amount: 1, currency: 'CNY' });
    expect(await payBy(id)).toBe(until - 1800 + 86_400);
    expect(await payBy(over)).toBe(until - 1800);
  });
});

async function firstOrder(status: 'confirmed'): Promise<number> {
  const order = await world.db
    .selectFrom('orders')
    .select('id')
    .where('order_status', '=', status)
    .executeTakeFirstOrThrow();
  return order.id;
}
