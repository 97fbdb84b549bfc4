import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { testStart } from '../../../test/population.ts';
import { digestSources } from '../../composition/digest-sources.ts';
import { sendDigests } from './send-digests.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(50_000_000, 0);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  for (const table of ['notices', 'outbox', 'digests', 'message_switches'] as const) {
    await world.db.deleteFrom(table).execute();
  }
  await world.db.updateTable('orders').set(nothingWaits).execute();
});

/** Earlier orders, for the counts. */
const nothingWaits = {
  order_status: 'cancelled' as const,
  needs_review: null,
  review_queue: null,
  review_since: null,
  review_due: null,
};
const calendar = { tz: 'Asia/Shanghai', hours: '1-5 09:00-18:00', holidays: ['2026-11-24'] };
/** Monday, when the desk opens. */
const monday = '2026-11-23T01:00:00Z';
const run = (at: string, holding = calendar) =>
  sendDigests(world.db, { calendar: holding, sources: digestSources }, new Date(at));
const mails = () =>
  world.db.selectFrom('outbox').select(['event', 'recipient', 'body']).orderBy('id').execute();
const want = async (username: string) => {
  const { id: user_id } = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const row = { user_id, kind: 'digest', is_on: true };
  await world.db
    .insertInto('message_switches')
    .values([
      { ...row, channel: 'mail' },
      { ...row, channel: 'notice' },
    ])
    .execute();
};
const toReview = async () => {
  const id = await world.book('2026-12-20');
  await world.db
    .updateTable('orders')
    .set({
      needs_review: 'unserved',
      review_queue: 'desk',
      order_status: 'confirmed',
      review_since: testStart,
      review_due: testStart,
    })
    .where('id', '=', id)
    .execute();
  const order = await world.db
    .selectFrom('orders')
    .select('sn')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return order.sn;
};

describe('the digest of the staff', () => {
  it('staff digest: working day, desk opens, several servers → sent once', async () => {
    const sn = await toReview();
    await world.db.deleteFrom('outbox').execute();
    expect(await run('2026-11-23T00:59:00Z')).toBe(0);
    const sent = await Promise.all([run(monday), run(monday), run(monday)]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await run('2026-11-23T02:00:00Z')).toBe(0);
    expect(await mails()).toMatchObject([
      {
        event: 'digest_staff',
        recipient: 'operator_1@example.com',
        body: expect.stringContaining(`待核实的订单：1（${sn}）`),
      },
    ]);
    expect((await run('2026-11-25T01:00:00Z')) + (await run('2026-11-26T01:00:00Z'))).toBe(2);
  });

  it('staff digest: holiday, weekend, hours later, or nothing waiting → not sent', async () => {
    await toReview();
    expect(await run('2026-11-24T01:00:00Z')).toBe(0);
    expect(await run('2026-11-22T01:00:00Z')).toBe(0);
    expect(await run('2026-11-25T04:00:00Z')).toBe(0);
    await world.db.updateTable('orders').set(nothingWaits).execute();
    expect(await run('2026-11-26T01:00:00Z')).toBe(0);
  });
});

describe('the digest of a member', () => {
  it('member digest: switched on → sent, about visible matters only', async () => {
    const own = await world.book('2026-11-23', { as: 'booker' });
    const others = await world.book('2026-11-24');
    for (const id of [own, others]) {
      const paid = await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
      expect(paid.code, paid.msg).toBe(1);
    }
    const unpaid = await world.book('2026-12-20');
    // Rights to others' orders are rights to the lists of the site's own products.
    await world.db.updateTable('orders').set({ product: 'hotel' }).execute();
    await world.db.deleteFrom('outbox').execute();
    expect(await run(monday)).toBe(0);
    await world.db.deleteFrom('digests').execute();
    await want('owner_a');
    await want('booker_a');
    expect(await run(monday)).toBe(2);
    expect(await run(monday)).toBe(0);
    const numbers = new Map(
      (await world.db.selectFrom('orders').select(['id', 'sn']).execute()).map(({ id, sn }) => [id, sn]),
    );
    const told = await mails();
    const of = (who: string) => told.find(({ recipient }) => recipient === `${who}@example.com`)!.body;
    expect(of('owner_a')).toContain(`今天开始的订单：1（${numbers.get(own)}）`);
    expect(of('owner_a')).toContain(`明天开始的订单：1（${numbers.get(others)}）`);
    expect(of('owner_a')).toContain(`待付款的订单：1（${numbers.get(unpaid)}）`);
    expect(of('booker_a')).toContain(`今天开始的订单：1（${numbers.get(own)}）`);
    expect(of('booker_a')).not.toContain(numbers.get(others)!);
    const notices = await world.db
      .selectFrom('notices')
      .select(['kind'])
      .where('event', '=', 'digest_member')
      .execute();
    expect(notices).toEqual([{ kind: 'digest' }, { kind: 'digest' }]);
  });
});
