import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noLimit } from '../../../test/colleagues.ts';
import { openSession } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { type PersonName, testPassword } from '../../../test/population.ts';

/** Price of a boat order, in minor units. */
const price = 51_100;

let world: OrderWorld;
let booker: number;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000_000, 100_000_000);
  const { data } = await world.call('GET', 'subAccount/list', {}, { as: 'owner' });
  booker = data.list.find(({ username }: { username: string }) => username === 'booker_a').id;
});
beforeEach(async () => {
  // A separate month for each test.
  world.clock.set(new Date(world.clock.now().getTime() + 32 * 86_400_000));
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const limitTo = async (limits: object) => {
  const reply = await world.call(
    'POST',
    'subAccount/limit',
    { id: booker, limits: { ...noLimit, ...limits } },
    { as: 'owner' },
  );
  expect(reply.msg).toBe('');
  return reply.data.sub_account;
};
const later = () => new Date(world.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
const book = () => world.book(later(), { as: 'booker' });
const pay = (id: number, pay_channel = 'balance') =>
  world.call('POST', 'order/pay', { id, pay_channel }, { as: 'booker' });
const spent = async () => {
  const { data } = await world.call('GET', 'subAccount/list', {}, { as: 'owner' });
  const { spent_today, spent_this_month } = data.list.find(({ id }: { id: number }) => id === booker);
  return [spent_today.amount, spent_this_month.amount];
};

describe('the limit of an order', () => {
  test('limit per order: exactly the limit → paid; one more → refused', async () => {
    await limitTo({ order_limit: price - 1 });
    const id = await book();
    expect(await pay(id)).toMatchObject({
      code: 0,
      data: {
        reason: 'over_order_limit',
        needed: { amount: price, currency: 'USD' },
        limit: { amount: price - 1, currency: 'USD' },
      },
    });
    await limitTo({ order_limit: price });
    expect((await pay(id)).code).toBe(1);
  });

  test('limit per order: 0 → can book, cannot pay', async () => {
    await limitTo({ order_limit: 0 });
    const reply = await pay(await book());
    expect(reply.data.reason).toBe('over_order_limit');
    expect(reply.msg).toContain('approval');
  });
});

describe('the limit of a day', () => {
  test('limit per day: exactly the limit → paid; day of the agency’s zone; next day → starts again', async () => {
    await limitTo({ day_limit: 2 * price });
    for (let at = 0; at < 2; at++) expect((await pay(await book())).code).toBe(1);
    expect(await spent()).toEqual([2 * price, 2 * price]);
    expect(await pay(await book())).toMatchObject({
      data: { reason: 'over_day_limit', needed: { amount: price }, available: { amount: 0 } },
    });
    // The agency's day ends at 16:00 UTC; the test clock is at 04:30.
    world.clock.advance(11.5 * 3_600_000 - 1000);
    const id = await book();
    expect((await pay(id)).data.reason).toBe('over_day_limit');
    world.clock.advance(1000);
    expect((await pay(id)).code).toBe(1);
    expect(await spent()).toEqual([price, 3 * price]);
  });

  test('limit per day: 20 concurrent payments → never exceeded', async () => {
    await limitTo({ day_limit: 7 * price + 1 });
    const ids = await Promise.all(Array.from({ length: 20 }, book));
    const replies = await Promise.all(ids.map((id) => pay(id)));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(7);
    const refused = replies.filter(({ code }) => code === 0);
    expect(new Set(refused.map(({ data }) => data.reason))).toEqual(new Set(['over_day_limit']));
    expect((await spent())[0]).toBe(7 * price);
  });

  test('limit per day: refund → available again', async () => {
    await limitTo({ day_limit: price });
    const id = await book();
    expect((await pay(id)).code).toBe(1);
    const next = await book();
    expect((await pay(next)).code).toBe(0);
    const preview = await world.call('POST', 'order/refundPreview', { id }, { as: 'booker' });
    const { preview_id } = preview.data;
    expect((await world.call('POST', 'order/refund', { id, preview_id }, { as: 'booker' })).code).toBe(1);
    expect((await spent())[0]).toBe(0);
    expect((await pay(next)).code).toBe(1);
  });

  test('limit per day: lowered below the amount spent → nothing can be paid', async () => {
    await limitTo({});
    expect((await pay(await book())).code).toBe(1);
    await limitTo({ day_limit: price - 1 });
    expect(await pay(await book())).toMatchObject({
      data: { reason: 'over_day_limit', available: { amount: 0 } },
    });
  });
});

test('limit per month: several days → added up', async () => {
  world.clock.set(new Date(Date.UTC(2027, 8, 10, 4)));
  await limitTo({ month_limit: 2 * price });
  expect((await pay(await book())).code).toBe(1);
  world.clock.advance(5 * 86_400_000);
  expect((await pay(await book())).code).toBe(1);
  world.clock.advance(86_400_000);
  expect((await pay(await book())).data.reason).toBe('over_month_limit');
  // 1 October begins in Shanghai at 16:00 UTC.
  world.clock.set(new Date(Date.UTC(2027, 8, 30, 15, 59, 59)));
  const id = await book();
  expect((await pay(id)).data.reason).toBe('over_month_limit');
  world.clock.advance(1000);
  expect((await pay(id)).code).toBe(1);
});

test('spending limits: charge after the service → counted', async () => {
  await limitTo({ day_limit: price, order_limit: price + 2_000 });
  const id = await book();
  expect((await pay(id)).code).toBe(1);
  world.clock.advance(20 * 86_400_000);
  const { order } = (await world.call('GET', 'order/detail', { id }, { as: 'booker' })).data;
  world.clock.set(new Date(order.service_start.utc * 1000));
  expect((await world.call('POST', 'order/confirmCheckIn', { id }, { as: 'booker' })).code).toBe(1);
  const propose = async (unit_amount: number) => {
    const charge = { id, kind: 'other', quantity: 1, unit_amount, reason: 'Toll gate' };
    const { data } = await world.call('POST', 'console/order/proposeAdjustment', charge, { as: 'operator' });
    return world.call(
      'POST',
      'order/confirmAdjustment',
      { id, adjustment_id: data.adjustment_id },
      { as: 'booker' },
    );
  };
  expect((await propose(2_001)).data.reason).toBe('over_order_limit');
  expect((await propose(2_000)).code).toBe(1);
  expect((await spent())[0]).toBe(2_000);
  expect(await pay(await book())).toMatchObject({
    data: { reason: 'over_day_limit', available: { amount: price - 2_000 } },
  });
});

test('guardPayment: disabled during a payment → nothing more is paid', async () => {
  const person = { username: 'hasty_a', nickname: '急', email: 'hasty_a@example.com', role: 'booker' };
  const added = await world.call(
    'POST',
    'subAccount/add',
    { ...person, password: testPassword },
    { as: 'owner' },
  );
  const { id } = added.data.sub_account;
  const token = await openSession(world.db, person.username);
  const orders: number[] = [];
  for (let at = 0; at < 12; at++) {
    const { data } = await world.call('POST', 'boat/book', { date: later() }, { token });
    orders.push(data.order.id);
  }
  const countPaid = async () =>
    (
      await world.db
        .selectFrom('orders')
        .select('id')
        .where('id', 'in', orders)
        .where('pay_status', '=', 'paid')
        .execute()
    ).length;
  const payments = orders.map((order) =>
    world.call('POST', 'order/pay', { id: order, pay_channel: 'balance' }, { token }),
  );
  await world.call('POST', 'subAccount/disable', { id, disabled: true }, { as: 'owner' });
  const paid = await countPaid();
  const replies = await Promise.all(payments);
  expect(await countPaid()).toBe(paid);
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(paid);
  for (const { code } of replies) expect([1, 303, 401]).toContain(code);
});

test('guardPayment: payment channel not allowed → refused', async () => {
  await limitTo({ pay_channels: ['credit'] });
  const id = await book();
  expect(await pay(id, 'balance')).toMatchObject({
    code: 0,
    data: { reason: 'pay_channel_not_allowed', pay_channels: ['credit'] },
  });
  expect((await pay(id, 'credit')).code).toBe(1);
});

test('limited products: other product → neither booked nor paid', async () => {
  await limitTo({});
  const id = await book();
  await limitTo({ products: ['car'] });
  expect((await pay(id)).code).toBe(401);
  expect((await world.call('POST', 'boat/book', { date: later() }, { as: 'booker' })).code).toBe(401);
  expect((await world.call('GET', 'order/detail', { id }, { as: 'booker' })).data.order.actions).toEqual([
    'cancel',
  ]);
});

test('guardPayment: order that cannot be paid → refused as such, whatever the limits', async () => {
  await limitTo({});
  const id = await book();
  expect((await pay(id)).code).toBe(1);
  await limitTo({ order_limit: 0 });
  expect((await pay(id)).data.reason).toBe('order_wrong_state');
});

test('guardPayment: owner → no limits', async () => {
  const id = await world.book(later());
  const reply = await world.call('POST', 'order/pay', { id, pay_channel: 'credit' }, { as: 'owner' });
  expect(reply.code).toBe(1);
});

describe('what one may pay now', () => {
  const spending = async () => (await world.call('GET', 'account/spending', {}, { as: 'booker' })).data;
  const both = ['balance', 'credit'];

  test('account/spending: member → remainder of the tightest limit, equal to what the guard allows', async () => {
    await limitTo({});
    expect(await spending()).toEqual({ most: null, limited_by: null, pay_channels: both });
    await limitTo({ order_limit: 3 * price, day_limit: 2 * price, month_limit: 10 * price });
    expect(await spending()).toMatchObject({ most: { amount: 2 * price }, limited_by: 'day' });
    expect((await pay(await book())).code).toBe(1);
    expect(await spending()).toMatchObject({ most: { amount: price, currency: 'USD' }, limited_by: 'day' });
    expect((await pay(await book())).code).toBe(1);
    expect(await spending()).toMatchObject({ most: { amount: 0 }, limited_by: 'day' });
    await limitTo({ order_limit: 0, pay_channels: ['credit'] });
    expect(await spending()).toEqual({
      most: { amount: 0, currency: 'USD' },
      limited_by: 'order',
      pay_channels: ['credit'],
    });
    await limitTo({ day_limit: price });
    expect(await spending()).toMatchObject({ most: { amount: 0 } });
  });

  test('account/spending: owner → everything; others than members → refused', async () => {
    const ask = async (as: PersonName) => world.call('GET', 'account/spending', {}, { as });
    expect((await ask('owner')).data).toEqual({ most: null, limited_by: null, pay_channels: both });
    expect((await ask('operator')).code).toBe(401);
    expect((await world.call('GET', 'account/spending', {})).code).toBe(303);
  });
});
