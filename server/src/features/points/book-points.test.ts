import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { testStart } from '../../../test/population.ts';
import { closeOrders } from '../orders/orders.ts';
import { bookPoints } from './points.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(5_000_000, 1_000_000);
});
afterEach(async () => {
  world.clock.set(testStart);
  await world.db.deleteFrom('site_settings').where('name', '=', 'points_per_hundred').execute();
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const due = new Date('2026-12-05T12:00:00+06:30');
const sum = 511;

async function paidOrder(as: 'owner' | 'booker' = 'owner'): Promise<number> {
  const id = await world.book(undefined, { as });
  const paid = await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  expect(paid.code).toBe(1);
  return id;
}
const complete = (id: number, key?: string) =>
  world.call('POST', 'order/confirmComplete', { id }, { as: 'owner', ...(key ? { key } : {}) });
const points = async (as: 'owner' | 'booker' | 'otherAgency', page = {}) =>
  (await world.call('GET', 'account/integral', page, { as })).data;
const scoreOf = async (username: string) =>
  (
    await world.db
      .selectFrom('users')
      .select('score')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).score;

describe('points', () => {
  it('points: order completed → earned once by the booker, also if repeated', async () => {
    const id = await paidOrder('booker');
    expect(await scoreOf('booker_a')).toBe(0);
    world.clock.set(due);
    const key = 'complete-with-points-1';
    await Promise.all([complete(id, key), complete(id), complete(id, key)]);
    expect(await closeOrders(world.db, world.products, due, bookPoints)).toBe(0);
    expect(await scoreOf('booker_a')).toBe(sum);
    expect(await scoreOf('owner_a')).toBe(0);
    const { list, total } = await points('booker');
    const { sn } = await world.db
      .selectFrom('orders')
      .select('sn')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(total).toBe(1);
    expect(list).toEqual([
      {
        id: expect.any(Number),
        score: sum,
        before: 0,
        after: sum,
        memo: `Order completed · ${sn}`,
        create_time: due.getTime() / 1000,
        event: 'order_completed',
        order_id: id,
        order_sn: sn,
        order_product: expect.any(String),
        order_title: expect.any(String),
      },
    ]);
    expect((await points('owner')).total).toBe(0);
    expect((await points('otherAgency')).total).toBe(0);
  });

  it('points: concurrent sweeps of the job → booked once, and added up', async () => {
    const before = await scoreOf('owner_a');
    const ids = [await paidOrder(), await paidOrder(), await paidOrder()];
    await Promise.all([1, 2].map(() => closeOrders(world.db, world.products, due, bookPoints)));
    expect(await scoreOf('owner_a')).toBe(before + ids.length * sum);
    const { list, total } = await points('owner', { page: 2, limit: 2 });
    expect(total).toBe(3);
    expect(list).toMatchObject([{ before, after: before + sum }]);
  });

  it('points: site rule → none, more, or the default if invalid', async () => {
    for (const [rule, earned] of [
      [0, 0],
      [250, 1277],
      [-5, sum],
      ['many', sum],
    ] as const) {
      await world.db.deleteFrom('site_settings').where('name', '=', 'points_per_hundred').execute();
      await world.db
        .insertInto('site_settings')
        .values({ name: 'points_per_hundred', value: JSON.stringify(rule) })
        .execute();
      world.clock.set(testStart);
      const id = await paidOrder();
      const before = await scoreOf('owner_a');
      world.clock.set(due);
      await complete(id);
      expect((await scoreOf('owner_a')) - before, String(rule)).toBe(earned);
      const { score, points_per_hundred } = await points('owner');
      expect(score).toBe(before + earned);
      expect(points_per_hundred, String(rule)).toBe(typeof rule === 'number' && rule >= 0 ? rule : 100);
    }
  });

  it('points: completion fails → none', async () => {
    const id = await paidOrder();
    const before = await scoreOf('owner_a');
    expect((await complete(id)).data.reason).toBe('order_not_yet');
    expect(await scoreOf('owner_a')).toBe(before);
  });

  it('account/overview: points booked on a day → that day of `score`, each end from then on', async () => {
    world.clock.set('2026-12-06T12:00:00+08:00');
    const { data } = await world.call('GET', 'account/overview', {}, { as: 'booker' });
    expect(data.days.at(-2)).toBe('2026-12-05');
    expect(data.score).toEqual([0, 0, 0, 0, 0, sum, 0]);
    expect(data.score_at_end).toEqual([0, 0, 0, 0, 0, sum, sum]);
  });

  it('account/integral: member → pages; guest → login required', async () => {
    expect((await world.call('GET', 'account/integral')).code).toBe(303);
    expect((await world.call('GET', 'account/integral', {}, { as: 'operator' })).code).toBe(401);
    const refused = await world.call('GET', 'account/integral', { limit: 101 }, { as: 'owner' });
    expect(refused.data.errors).toMatchObject([{ field: 'limit' }]);
  });
});

describe('an entry of points', () => {
  it('point entries: update or delete → refused by the database', async () => {
    const id = await paidOrder('booker');
    world.clock.set(due);
    expect((await complete(id)).code).toBe(1);
    const entries = () => world.db.selectFrom('point_entries').selectAll().orderBy('id').execute();
    const before = await entries();
    expect(before.some(({ order_id }) => order_id === id)).toBe(true);
    const edit = world.db.updateTable('point_entries').set({ created_at: testStart }).execute();
    await expect(edit).rejects.toThrow('permission denied');
    const remove = world.db.deleteFrom('point_entries').where('order_id', '=', id).execute();
    await expect(remove).rejects.toThrow('permission denied');
    expect(await entries()).toEqual(before);
    await world.db.updateTable('users').set({ score: 0 }).where('username', '=', 'booker_a').execute();
    const faults = await checkInvariants(world.db);
    expect(JSON.stringify(faults)).toContain('entries say');
    await world.db
      .updateTable('users')
      .set({ score: before.at(-1)!.after })
      .where('username', '=', 'booker_a')
      .execute();
  });
});
