import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000, 1_000_000);
});
afterAll(() => world.close());

const items = async (as: 'owner' | 'booker' | 'otherAgency' = 'owner', query: object = {}) =>
  (await world.call('GET', 'account/openItems', query, { as })).data;

/** Books a trip on credit, serves it and charges it. */
async function served(date: string, at: string, as: 'owner' | 'booker' = 'owner') {
  const id = await world.book(date, { as, reference: `TEAM ${date}` });
  await world.call('POST', 'order/pay', { id, pay_channel: 'credit' }, { as });
  world.clock.set(at);
  const done = await world.call('POST', 'order/confirmComplete', { id }, { as });
  expect(done.code).toBe(1);
  return id;
}

test('open items: charges by age, plus held orders → add up to the credit used', async () => {
  const first = await served('2026-12-01', '2026-12-04T12:00:00Z');
  const second = await served('2026-12-20', '2027-01-03T17:00:00Z', 'booker');
  // Charges are dated by the end of their service: the second is 12 days old when it is posted.
  const held = await world.book('2027-02-01');
  await world.call('POST', 'order/pay', { id: held, pay_channel: 'credit' }, { as: 'owner' });
  const paid = await world.book('2027-02-01');
  await world.call('POST', 'order/pay', { id: paid, pay_channel: 'balance' }, { as: 'owner' });

  const { list, total, aged, open, held: heldSum, partial } = await items();
  expect(list).toMatchObject([
    {
      order_id: first,
      kind: 'price',
      days: 31,
      order_reference: 'TEAM 2026-12-01',
      service_date: '2026-12-01',
    },
    { order_id: second, kind: 'price', days: 12, open: { amount: 51_100 }, billed: false },
  ]);
  expect([total, partial]).toEqual([2, false]);
  expect([aged.to30, aged.to60, aged.to90, aged.over90].map(({ amount }) => amount)).toEqual([
    51_100, 51_100, 0, 0,
  ]);
  const { data: wallet } = await world.call('GET', 'account/wallet', {}, { as: 'owner' });
  expect(open.amount + heldSum.amount).toBe(wallet.credit_used.amount);
  expect(heldSum.amount).toBe(51_100);
});

test('open items: paged by cursor; member without viewAll → items of own orders only', async () => {
  const { list, next } = await items('owner', { limit: 1 });
  const rest = await items('owner', { limit: 1, cursor: next });
  expect([...list, ...rest.list]).toEqual((await items()).list);
  expect(await items('booker')).toMatchObject({
    list: [{ order_reference: 'TEAM 2026-12-20' }],
    total: 1,
    open: { amount: 51_100 },
    held: { amount: 0 },
    partial: true,
  });
  expect(await items('otherAgency')).toMatchObject({ list: [], total: 0, open: { amount: 0 } });
  const foreign = await world.call('GET', 'account/openItems', { cursor: next }, { as: 'booker' });
  expect(foreign.data.errors).toMatchObject([{ field: 'cursor' }]);
});
