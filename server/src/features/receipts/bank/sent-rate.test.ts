import { expect, test } from 'vitest';
import { exchange } from '../../../domain/exchange.ts';
import { sentRate } from './sent-rate.ts';

test.each([
  // 9,005.15 × 4.8 = 43,224.72
  [900_515, 'CNY', 4_322_472, 'THB', { rate: '4.8', of: 'CNY' }],
  [1, 'USD', 4_100, 'MMK', { rate: '4100', of: 'USD' }],
  // 1 ÷ 3 needs the rate in the other direction.
  [30_000_000_000, 'CNY', 10_000_000_000, 'USD', { rate: '3', of: 'USD' }],
])(
  'sentRate: %d of %s credited as %d of %s → the rate of the bank',
  (amount, currency, credited, to, rate) => {
    const sent = { amount, currency };
    expect(sentRate(sent, { amount: credited, currency: to })).toEqual(rate);
    expect(exchange(sent, to, rate)).toBe(credited);
  },
);

test('sentRate: no rate of eight decimals gives the sum again → undefined', () => {
  const sent = { amount: 999_999_999_999, currency: 'CNY' };
  expect(sentRate(sent, { amount: 777_777_777_773, currency: 'THB' })).toBeUndefined();
});
