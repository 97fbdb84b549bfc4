import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { people } from '../../../test/population.ts';
import { remindOrders } from './orders.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(200_000, 0);
});
afterAll(() => world.close());

/** Bodies of an event's mails to the agency's owner, in English, newest first. */
async function mailsOf(event: string): Promise<string[]> {
  const rows = await world.db
    .selectFrom('outbox')
    .select('body')
    .where('event', '=', event)
    .where('recipient', '=', `${people.owner.username}@example.com`)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ body }) => body);
}

describe('mails about an order', () => {
  it('order unpaid after two minutes: mail → amount due, deadline in the agency’s zone, times at the place, guests, reference', async () => {
    const id = await world.book('2026-12-10', { reference: 'KM-1203' });
    const order = await world.db
      .selectFrom('orders')
      .select(['sn', 'guest_names', 'pay_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await mailsOf('order_received')).toEqual([]);
    world.clock.advance(2 * 60_000);
    await remindOrders(world.db, world.clock.now());
    const [body] = await mailsOf('order_received');
    const shanghai = new Date(order.pay_by.getTime() + 8 * 3_600_000).toISOString();
    expect(body).toContain(order.sn);
    expect(body).toContain('511.00 USD');
    expect(body).toContain(`${shanghai.slice(0, 10)} ${shanghai.slice(11, 16)} (UTC+08:00)`);
    expect(body).toContain(order.guest_names.join(', '));
    expect(body).toContain('KM-1203');
    expect(body).toMatch(/2026-12-10 \d\d:\d\d( – 2026-12-\d\d \d\d:\d\d)? \(UTC\+06:30\)/);
  });

  it('order confirmed: mail of an order without a reference → amount and guests, no line for the reference', async () => {
    const id = await world.book('2026-12-12');
    await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
    const [body] = await mailsOf('order_confirmed');
    expect(body).toContain('511.00 USD');
    expect(body).not.toMatch(/Your reference|贵司单号/);
  });
});
