import { expect, test } from 'vitest';
import { creditLeft, exposureOf, type PartSum } from './exposure.ts';

const parts: PartSum[] = [
  { part: 'held', days_late: null, amount: 600_000 },
  { part: 'unbilled', days_late: null, amount: 290_000 },
  { part: 'unbilled', days_late: 40, amount: 10_000 },
  { part: 'applied', days_late: null, amount: 250_000 },
  { part: 'billed', days_late: -3, amount: 200_000 },
  { part: 'billed', days_late: 0, amount: 100_000 },
  { part: 'billed', days_late: 31, amount: 200_000 },
  { part: 'disputed', days_late: null, amount: 150_000 },
];

test('exposureOf: every part → total is their sum, a sum due today is not overdue', () => {
  expect(exposureOf(parts)).toEqual({
    total: 1_800_000,
    held: 600_000,
    unbilled: 300_000,
    applied: 250_000,
    not_due: 300_000,
    overdue: 200_000,
    disputed: 150_000,
    past_due: 210_000,
    aged: { current: 300_000, to_30: 0, to_60: 200_000, to_90: 0, over_90: 0 },
  });
});

test('exposureOf: nothing owed → every sum is 0', () => {
  expect(exposureOf([])).toMatchObject({ total: 0, past_due: 0, aged: { over_90: 0 } });
});

test.each([
  [2_000, 1_800, 200],
  [2_000, 2_500, 0],
  [2_000, -50, 2_000],
  [0, -50, 0],
])('creditLeft: limit %i, exposure %i → %i', (limit, exposure, left) => {
  expect(creditLeft(limit, exposure)).toBe(left);
});
