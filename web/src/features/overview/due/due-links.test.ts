import { expect, test } from 'vitest';
import { actionPage, objectPage } from './due-links.ts';

const order = { kind: 'arrival', object_id: 7, order_id: 7, product: 'hotel' } as const;

test.each([
  [order, '/user/order/detail/7'],
  [{ ...order, kind: 'ride', object_id: 3, product: 'car' } as const, '/user/car-order/detail/7'],
  [{ ...order, kind: 'bill', order_id: null, product: '' } as const, '/user/bill/details?id=7'],
  [{ ...order, kind: 'work_order', order_id: 9 } as const, '/user/work-order/detail/7'],
])('due links: $0.kind → page of its object', (row, page) => {
  expect(objectPage(row)).toBe(page);
});

test('due links: asking for a code → application with the order and its type', () => {
  expect(actionPage({ ...order, action: 'ask' })).toBe(
    '/user/work-order/apply?order=7&type=confirmation_number',
  );
  expect(actionPage({ ...order, action: 'open' })).toBe('/user/order/detail/7');
});
