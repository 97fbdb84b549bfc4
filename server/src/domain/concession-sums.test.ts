import { expect, test } from 'vitest';
import { exceedsSums, sumsOf } from './concession-sums.ts';

test.each([
  ['USD', 200, 400, 1_000],
  ['MMK', 400_000, 800_000, 2_000_000],
  ['JPY', 30_000, 60_000, 150_000],
  ['KWD', 200, 400, 1_000],
])(
  'concession limits: %s without its own setting → %d per action, %d per order, %d per day',
  (currency, act, order, day) => {
    expect(sumsOf(currency, [])).toEqual({ currency, act, order, day });
  },
);

test('concession limits: set by the site → apply to their currency only', () => {
  const set = [{ currency: 'THB', act: 1, order: 2, day: 3 }];
  expect(sumsOf('THB', set)).toEqual(set[0]);
  expect(sumsOf('CNY', set).act).toBe(1_500);
});

const sums = { currency: 'USD', act: 200, order: 400, day: 1_000 };
test.each([
  ['the sum of the act', { amount: 20_000 }, false],
  ['a cent more than the act', { amount: 20_001 }, true],
  ['the sum of the order', { amount: 10_000, onOrder: 30_000 }, false],
  ['a cent more on the order', { amount: 10_001, onOrder: 30_000 }, true],
  ['the sum of the day', { amount: 10_000, onDay: 90_000 }, false],
  ['a cent more on the day', { amount: 10_001, onDay: 90_000 }, true],
  ['no sum that can be named', { amount: null }, true],
])('concession: %s → second person needed: %o', (_, act, expected) => {
  const weighed = { currency: 'USD', onOrder: null, onDay: 0, ...act };
  expect(exceedsSums(weighed, sums)).toBe(expected);
});

test('concession limits in kyats: stored in hundredths → 400,000 kyats are 40,000,000 of them', () => {
  const of = (amount: number) => ({ amount, currency: 'MMK', onOrder: null, onDay: 0 });
  const kyats = sumsOf('MMK', []);
  expect([exceedsSums(of(40_000_000), kyats), exceedsSums(of(40_000_100), kyats)]).toEqual([false, true]);
});
