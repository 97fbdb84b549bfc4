import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { readCsv, readXlsx } from '../../../../test/read-sheet.ts';

/** Kyats per night, in minor units. */
const night = 44_782_00;
const oneNight = {
  check_in: '2026-12-01',
  check_out: '2026-12-02',
  rooms: [{ adults: 2 }],
  names: [['AUNG']],
};
const twoNights = { ...oneNight, check_out: '2026-12-03' };

let stays: Stays;
/** Order numbers by outcome. */
let numbers: Record<string, string>;

beforeAll(async () => {
  stays = await openStays({
    currency: 'MMK',
    plans: [{ price: night }],
    deposit: 900_000_000,
    creditLimit: 900_000_000,
  });
  const ids = {
    paid: await stays.book(twoNights),
    onCredit: await stays.book({ ...oneNight, pay: 'credit' }),
    refundedWhole: await stays.book(oneNight),
    feeKept: await stays.book(twoNights),
    feeKeptOnCredit: await stays.book({ ...twoNights, pay: 'credit' }),
  };
  await stays.refund(ids.refundedWhole);
  stays.world.clock.set('2026-11-29T09:00:00Z');
  await stays.refund(ids.feeKept);
  await stays.refund(ids.feeKeptOnCredit);
  const unpaid = await stays.book({ ...oneNight, pay: 'not' });
  const cancelled = await stays.book({ ...oneNight, pay: 'not' });
  await stays.post('order/cancel', { id: cancelled });
  await stays.world.db
    .updateTable('hotel_orders')
    .set({ confirmation_code: 'HTL-77' })
    .where('order_id', '=', ids.paid)
    .execute();
  const orders = await stays.world.db.selectFrom('orders').select(['id', 'sn']).execute();
  numbers = Object.fromEntries(
    Object.entries({ ...ids, unpaid, cancelled }).map(([name, id]) => [
      name,
      orders.find((order) => order.id === id)!.sn,
    ]),
  );
});
afterAll(() => stays.world.close());

const read = async (path: string, query: object, format: 'xlsx' | 'csv' = 'csv') => {
  const as = 'owner';
  const { body } = await stays.world.call('GET', path, { format, ...query }, { as, lang: 'en' });
  const { titles, rows } = format === 'csv' ? readCsv(body) : readXlsx(body);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [titles[at]!, cell])));
};

test.each(['csv', 'xlsx'] as const)(
  'exportOrders %s: each order → its sums in whole kyats',
  async (format) => {
    const rows = await read('order/export', { product: 'hotel' }, format);
    const sums = ['Order total', 'Cancellation fee', 'Refund', 'Settlement price', 'Net charged'];
    const shown = Object.fromEntries(
      Object.entries(numbers).map(([name, sn]) => {
        const row = rows.find((one) => one.Order === sn)!;
        return [name, sums.map((sum) => row[sum])];
      }),
    );
    expect(shown).toEqual({
      paid: ['89564', '0', '0', '89564', '89564'],
      onCredit: ['44782', '0', '0', '44782', '44782'],
      refundedWhole: ['44782', '0', '44782', '0', '0'],
      feeKept: ['89564', '44782', '44782', '44782', '44782'],
      feeKeptOnCredit: ['89564', '44782', '44782', '44782', '44782'],
      unpaid: ['44782', '0', '0', '44782', '0'],
      cancelled: ['44782', '0', '0', '0', '0'],
    });
  },
);

test('exportOrders: stay → nights, rooms, confirmation code, guests, payment channel and time', async () => {
  const rows = await read('order/export', { product: 'hotel' });
  expect(rows.find(({ Order }) => Order === numbers.paid)).toMatchObject({
    Hotel: expect.stringContaining('Camellia Yangon'),
    'Check-in': '2026-12-01',
    'Check-out': '2026-12-03',
    Rooms: '1',
    Nights: '2',
    'Hotel confirmation code': 'HTL-77',
    Guests: 'AUNG',
    'Payment type': 'Deposit',
    'Paid at (Asia/Shanghai)': '2026-11-21 12:30',
  });
  expect(rows.find(({ Order }) => Order === numbers.onCredit)?.['Payment type']).toBe('Credit');
  expect(rows.find(({ Order }) => Order === numbers.unpaid)).toMatchObject({
    'Payment type': '',
    'Paid at (Asia/Shanghai)': '',
  });
});

test('exportOrders: net charged of all orders → equals the movements on the statement', async () => {
  const orders = await read('order/export', { product: 'hotel' });
  const net = orders.reduce((sum, row) => sum + Number(row['Net charged']), 0);
  const isOrder = (paper = '') => Object.values(numbers).includes(paper);
  const movements = (await read('account/exportStatement', {})).filter((row) =>
    isOrder(row['Order, bill or receipt']),
  );
  expect(movements.length).toBeGreaterThan(7);
  expect(movements.every(({ Amount }) => /^-?\d+$/.test(Amount!))).toBe(true);
  expect(net).toBe(89564 + 3 * 44782);
  expect(movements.reduce((sum, { Amount }) => sum + Number(Amount), 0)).toBe(-net);
});
