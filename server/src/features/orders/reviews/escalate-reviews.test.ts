import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';
import { bookPoints } from '../../points/points.ts';
import { closeOrders, escalateReviews } from '../orders.ts';

let world: OrderWorld;
/** Id of a desk clerk. */
let deskId: number;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(5_000_000, 1_000_000);
  // Monday 7 December is a holiday: no working time from Friday 18:00 until Tuesday 09:00.
  const hours = { tz: 'Asia/Shanghai', hours: '1-5 09:00-18:00', holidays: ['2026-12-07'] };
  for (const [name, value] of Object.entries({
    workZone: hours.tz,
    workHours: hours.hours,
    holidays: hours.holidays,
  })) {
    await world.db
      .insertInto('site_settings')
      .values({ name, value: JSON.stringify(value) })
      .execute();
  }
  const { id } = await world.db
    .insertInto('users')
    .values((of) => ({
      username: 'desk_1',
      nickname: 'Desk One',
      email: 'desk_1@example.com',
      lang: 'en',
      role: 'operator',
      staff_role: 'desk',
      agency_id: null,
      password_hash: of.selectFrom('users').select('password_hash').limit(1),
      created_at: testStart,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  deskId = id;
});
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.deleteFrom('outbox').execute();
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});

const minute = 60_000;
const at = (local: string) => new Date(`${local}+08:00`);

async function unservedOrder(
  channel: 'balance' | 'credit' = 'balance',
  date = '2026-12-01',
): Promise<number> {
  const id = await world.book(date);
  await world.call('POST', 'order/pay', { id, pay_channel: channel }, { as: 'owner' });
  await sql`UPDATE boat_orders SET sailed = false WHERE order_id = ${id}`.execute(world.db);
  return id;
}

/** Runs the jobs every half hour. */
async function runClock(from: Date, until: Date): Promise<void> {
  for (let now = from.getTime(); now <= until.getTime(); now += 30 * minute) {
    world.clock.set(new Date(now));
    await closeOrders(world.db, world.products, new Date(now), bookPoints);
    await escalateReviews(world.db, { products: world.products, canText: false }, new Date(now));
  }
}

const local = (instant: Date) => new Date(instant.getTime() + 8 * 60 * minute).toISOString().slice(0, 16);
const reminders = async () => {
  const rows = await world.db
    .selectFrom('outbox')
    .select(['created_at', 'recipient', 'event'])
    .where('event', 'in', ['review_asked', 'review_overdue'])
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, recipient, event }) => `${local(created_at)} ${event} ${recipient}`);
};
const orderOf = async (id: number) =>
  (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data.order;

describe('reviews over a long weekend without staff', () => {
  test('reviews: Friday to Tuesday without staff → nothing refunded or earned, every service has an owner, reminders in working hours', async () => {
    const [paid, owed] = [await unservedOrder(), await unservedOrder('credit')];
    // Both close on Saturday at noon in Yangon, 13:30 in Shanghai.
    await runClock(at('2026-12-04T18:00'), at('2026-12-12T12:00'));
    for (const id of [paid, owed]) {
      expect(await orderOf(id)).toMatchObject({
        order_status: 'confirmed',
        refund_money: { amount: 0 },
        review: { reason: 'unserved' },
      });
    }
    const moved = await world.db
      .selectFrom('ledger_postings')
      .select('event')
      .where('order_id', 'in', [paid, owed])
      .where('event', 'not in', ['pay', 'pay_balance', 'pay_credit'])
      .execute();
    expect(moved).toEqual([]);
    const { rows } = await sql<{ review_queue: string; next: Date }>`
      SELECT review_queue, coalesce(review_step_at, review_due) AS next FROM orders
      WHERE id = ANY(${[paid, owed]}::bigint[])`.execute(world.db);
    for (const { review_queue, next } of rows) {
      expect(review_queue).toBe('desk');
      expect(next > at('2026-12-12T12:00')).toBe(true);
    }
    // Two working days from Tuesday 09:00: the desk's deadline, then the role, then the administrators.
    expect([...new Set(await reminders())]).toEqual([
      '2026-12-05T13:30 review_asked desk_1@example.com',
      '2026-12-09T16:00 review_overdue desk_1@example.com',
      '2026-12-10T11:00 review_overdue operator_1@example.com',
      '2026-12-11T10:00 review_overdue operator_1@example.com',
      '2026-12-11T18:00 review_overdue operator_1@example.com',
    ]);
  });

  test('takeReview: taken by a clerk → first reminder goes to the clerk only', async () => {
    const id = await unservedOrder();
    await runClock(at('2026-12-05T13:30'), at('2026-12-05T13:35'));
    const taken = await world.call('POST', 'console/review/take', { id }, { as: 'operator' });
    expect(taken.data).toEqual({ owner: 'operator_1' });
    const { list } = (await world.call('GET', 'console/review/list', {}, { as: 'operator' })).data;
    expect(list.find(({ order_id }: { order_id: number }) => order_id === id)).toMatchObject({
      owner: 'operator_1',
    });
    await world.db.updateTable('orders').set({ review_owner: deskId }).where('id', '=', id).execute();
    const { review_due } = await world.db
      .selectFrom('orders')
      .select('review_due')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await world.db.deleteFrom('outbox').execute();
    await escalateReviews(world.db, { products: world.products, canText: false }, review_due!);
    const of = await world.db.selectFrom('outbox').select('recipient').where('body', 'like', '%').execute();
    expect(of.map(({ recipient }) => recipient)).toContain('desk_1@example.com');
    expect(of.map(({ recipient }) => recipient)).not.toContain('operator_1@example.com');
  });

  test('decideReview: second decision → refused; takeReview: ended review → refused', async () => {
    const id = await unservedOrder();
    await runClock(at('2026-12-05T13:30'), at('2026-12-05T13:30'));
    const decision = { id, decision: 'served', evidence: 'The captain showed the passenger list' };
    await world.call('POST', 'console/review/decide', decision, { as: 'operator' });
    const taken = await world.call('POST', 'console/review/take', { id }, { as: 'operator' });
    expect(taken.data.reason).toBe('review_not_open');
    expect(await orderOf(id)).toMatchObject({ order_status: 'completed', review: null });
  });
});
