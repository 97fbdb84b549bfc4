import { readAmount } from '@serai/contract/currency';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, formatMoney, money, percentOf, stockText } from './money.ts';

test('allocate: any total and weights → parts add up exactly, none is off by a whole unit (P12)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e15 }),
      fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 30 }),
      (total, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const parts = allocate(total, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
        for (const [at, part] of parts.entries()) {
          const exact = (BigInt(total) * BigInt(weights[at]!)) / all;
          expect(BigInt(part) - exact === 0n || BigInt(part) - exact === 1n).toBe(true);
        }
      },
    ),
  );
});

test('allocate: units left after rounding down → given to the largest remainders', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(10, [1, 2, 4])).toEqual([1, 3, 6]);
});

test('percentOf: any amount up to the maximum → equal to exact arithmetic', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e15 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(1, 100),
      (amount, percent, step) => {
        const unit = 100n * BigInt(step);
        const exact = ((BigInt(amount) * BigInt(percent) + unit / 2n) / unit) * BigInt(step);
        fc.pre(exact <= 10n ** 15n);
        expect(BigInt(percentOf(amount, percent, step))).toBe(exact);
      },
    ),
  );
});

test.each([Number.NaN, 0.5, 1e15 + 2, Infinity])('money: %d → throws RangeError', (amount) => {
  expect(() => money(amount, 'USD')).toThrow(RangeError);
});

test('formatMoney: any currency → with its code, whole kyats without decimals', () => {
  expect(formatMoney({ amount: 123_450, currency: 'USD' })).toBe('1,234.50 USD');
  expect(formatMoney({ amount: -5, currency: 'USD' })).toBe('−0.05 USD');
  expect(formatMoney({ amount: 12_000_000, currency: 'MMK' })).toBe('120,000 MMK');
  expect(formatMoney({ amount: 12_000_050, currency: 'MMK' })).toBe('120,000.50 MMK');
  expect(formatMoney({ amount: 1200, currency: 'JPY' })).toBe('1,200 JPY');
  expect(formatMoney({ amount: -1_234_567, currency: 'KWD' })).toBe('−1,234.567 KWD');
});

test('stockText: any currency → two decimals, three if the currency has them', () => {
  const sums = [
    [-123_405, 'USD', '-1234.05'],
    [0, 'USD', '0.00'],
    [12_000_000, 'MMK', '120000.00'],
    [1200, 'JPY', '1200.00'],
    [1234, 'KWD', '1.234'],
    [1230, 'KWD', '1.23'],
  ] as const;
  for (const [amount, currency, text] of sums) expect(stockText({ amount, currency })).toBe(text);
});

test('formatMoney and stockText: every configurable currency → parsed back to the same amount (P12)', () => {
  const currencies = Intl.supportedValuesOf('currency');
  expect(currencies).toEqual(expect.arrayContaining(['USD', 'CNY', 'JPY', 'KRW', 'VND', 'MMK', 'KWD']));
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.oneof(fc.integer({ min: -1e15, max: 1e15 }), fc.integer({ min: -2000, max: 2000 })),
      (currency, amount) => {
        const sum = { amount, currency };
        expect(readAmount(formatMoney(sum).slice(0, -4), currency)).toBe(amount);
        expect(readAmount(stockText(sum), currency)).toBe(amount);
      },
    ),
    { numRuns: 10_000 },
  );
});
