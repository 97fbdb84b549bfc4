import { expect, test } from 'vitest';
import { totalOf } from './total-of.ts';

const usd = (amount: number | null) => ({ amount, currency: 'USD' });

test('totalOf: sums of one currency → their total', () => {
  expect(totalOf([usd(100), usd(250)])).toEqual(usd(350));
});

test('totalOf: none, a hidden sum, or two currencies → no total', () => {
  expect(totalOf([])).toBeNull();
  expect(totalOf([usd(100), usd(null)])).toBeNull();
  expect(totalOf([usd(100), { amount: 5, currency: 'MMK' }])).toBeNull();
});
