import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAsOwner } from '../../../../test/harness.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';
import { remindOrders } from './remind-orders.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(50_000_000, 0);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db
    .updateTable('orders')
    .set({ order_status: 'cancelled' })
    .where('order_status', 'in', ['pending_payment', 'confirmed'])
    .execute();
  await world.db.deleteFrom('notices').execute();
  await world.db.deleteFrom('outbox').execute();
});

const remind = () => remindOrders(world.db, world.clock.now());
/** Announces unpaid orders first, because most tests are not about that. */
const receive = async () => {
  world.clock.advance(2 * 60_000);
  await remind();
};
const pay = (id: number) => world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
const reminded = async () =>
  (
    await world.db
      .selectFrom('outbox')
      .select(['event', 'recipient', 'body'])
      .where('event', 'like', 'reminder_%')
      .orderBy('id')
      .execute()
  ).map(({ event, recipient, body }) => [event, recipient, body] as const);
const eventsOf = async () => (await reminded()).map(([event]) => event);

describe('announcement of a booked order', () => {
  const received = () =>
    world.db
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .where('event', '=', 'order_received')
      .orderBy('id')
      .execute();

  it('remindOrders: paid within two minutes → no payment request', async () => {
    await pay(await world.book('2026-12-02'));
    world.clock.advance(2 * 60_000);
    expect(await remind()).toBe(0);
    expect(await received()).toEqual([]);
  });

  it("remindOrders: unpaid after two minutes → one payment request with the deadline in the agency's zone", async () => {
    await world.book('2026-12-01', { as: 'booker' });
    world.clock.advance(2 * 60_000 - 1);
    expect(await remind()).toBe(0);
    world.clock.advance(1);
    expect(await Promise.all([remind(), remind()])).toContain(1);
    expect(await remind()).toBe(0);
    const mails = await received();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['owner_a@example.com', 'booker_a@example.com']);
    // 11:30 in Yangon.
    expect(mails[0]!.subject).toContain('2026-11-21 13:00 (UTC+08:00)');
  });
});

describe('reminders to members', () => {
  it('remindOrders: half of the payment time passed → one reminder; none after payment', async () => {
    const id = await world.book('2026-12-01', { as: 'booker' });
    const paid = await world.book('2026-12-02');
    await pay(paid);
    await receive();
    world.clock.advance(12 * 60_000);
    expect(await remind()).toBe(0);
    world.clock.advance(60_000);
    expect(await Promise.all([remind(), remind(), remind()])).toContain(1);
    expect(await remind()).toBe(0);
    const told = await reminded();
    expect(told.map(([event, to]) => [event, to])).toEqual([
      ['reminder_pay_by', 'owner_a@example.com'],
      ['reminder_pay_by', 'booker_a@example.com'],
    ]);
    const { pay_by } = await world.db
      .selectFrom('orders')
      .select('pay_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(pay_by).toEqual(new Date('2026-11-21T05:00:00Z'));
    expect(told[0]![2]).toContain('付款时限：2026-11-21 13:00 (UTC+08:00)');
  });

  it('remindOrders: one order fails → the others are still reminded', async () => {
    const [first, second] = [await world.book('2026-12-01'), await world.book('2026-12-02')];
    await receive();
    world.clock.advance(13 * 60_000);
    await askAsOwner(
      world.owner,
      `CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN IF NEW.order_id = ${first} THEN RAISE 'no'; END IF; RETURN NEW; END $$;
       CREATE TRIGGER refuse_one BEFORE INSERT ON order_reminders FOR EACH ROW EXECUTE FUNCTION refuse_one()`,
    );
    await expect(remind()).rejects.toThrow('1 reminders failed');
    await askAsOwner(world.owner, 'DROP TRIGGER refuse_one ON order_reminders');
    const reminders = await world.db.selectFrom('order_reminders').select('order_id').execute();
    expect(reminders.map(({ order_id }) => order_id)).toContain(second);
    expect(await remind()).toBe(1);
  });

  it('remindOrders: short payment time or deadline passed → no reminder', async () => {
    const id = await world.book();
    await receive();
    const setPayBy = (pay_by: string) =>
      world.db
        .updateTable('orders')
        .set({ pay_by: new Date(pay_by) })
        .where('id', '=', id)
        .execute();
    await setPayBy('2026-11-21T04:49:00Z');
    world.clock.set('2026-11-21T04:45:00Z');
    expect(await remind()).toBe(0);
    await setPayBy('2026-11-21T05:00:00Z');
    world.clock.set('2026-11-21T05:00:00Z');
    expect(await remind()).toBe(0);
  });

  it('remindOrders: a day before free cancellation ends, and from nine local time on the day before the service → reminder', async () => {
    await pay(await world.book('2026-12-01'));
    // Free until 28 November, 18:00 in Yangon.
    world.clock.set('2026-11-27T11:29:00Z');
    expect(await remind()).toBe(0);
    world.clock.set('2026-11-27T11:30:00Z');
    expect(await remind()).toBe(1);
    expect((await reminded()).at(-1)![2]).toContain('截止时间：2026-11-28 18:00 (UTC+06:30)');
    world.clock.set('2026-11-30T02:29:00Z');
    expect(await remind()).toBe(0);
    world.clock.set('2026-11-30T02:30:00Z');
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect((await reminded()).at(-1)![2]).toContain('开始时间：2026-12-01 14:00 (UTC+06:30)');
    expect(await eventsOf()).toEqual(['reminder_free_until', 'reminder_day_before']);
  });

  it('remindOrders: just booked, non-refundable or ended → no reminder', async () => {
    await pay(await world.book('2026-12-01', { refundable: false }));
    const cancelled = await world.book('2026-12-01');
    await world.call('POST', 'order/cancel', { id: cancelled }, { as: 'owner' });
    world.clock.set('2026-11-27T12:00:00Z');
    await pay(await world.book('2026-12-01'));
    expect(await remind()).toBe(0);
    world.clock.set('2026-11-30T03:00:00Z');
    await pay(await world.book('2026-12-01'));
    // The two booked earlier.
    expect(await remind()).toBe(2);
  });
});
