import { expect, test } from 'vitest';
import { largestPaper } from './paper-choice.ts';

const order = (id: number, paper: 'invoice' | 'receipt', sellerId = 1) => ({ id, paper, sellerId });
const idsOf = (orders: { id: number }[]) =>
  largestPaper(orders as ReturnType<typeof order>[]).map(({ id }) => id);

test('orders for one document: fee first, invoices as many → the invoices', () => {
  expect(idsOf([order(1, 'receipt'), order(2, 'invoice')])).toEqual([2]);
});

test('orders for one document: several sellers and kinds → the document with most orders', () => {
  const orders = [
    order(1, 'invoice'),
    order(2, 'invoice', 2),
    order(3, 'receipt', 2),
    order(4, 'invoice', 2),
    order(5, 'receipt', 2),
    order(6, 'receipt', 2),
  ];
  expect(idsOf(orders)).toEqual([3, 5, 6]);
  expect(idsOf([])).toEqual([]);
});
