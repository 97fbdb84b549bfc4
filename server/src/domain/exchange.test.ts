import { describe, expect, test } from 'vitest';
import { exchange } from './exchange.ts';

const cny = (amount: number) => ({ amount, currency: 'CNY' });

describe('exchange: value of a payment in another currency', () => {
  test.each([
    ['3,550.00 CNY at 7.10 a dollar', cny(355_000), 'USD', { rate: '7.10', of: 'USD' }, 50_000],
    ['4,615.00 CNY at 7.15 a dollar', cny(461_500), 'USD', { rate: '7.15', of: 'USD' }, 64_545],
    [
      '500.00 USD at 7.10 CNY a dollar',
      { amount: 50_000, currency: 'USD' },
      'CNY',
      { rate: '7.10', of: 'USD' },
      355_000,
    ],
    // Half a cent is rounded up: 0.71 CNY × 0.5 = 0.355.
    ['half a cent', cny(71), 'USD', { rate: '0.5', of: 'CNY' }, 36],
    ['just below half a cent', cny(71), 'USD', { rate: '0.49999999', of: 'CNY' }, 35],
    ['whole yen', { amount: 10_000, currency: 'USD' }, 'JPY', { rate: '149.505', of: 'USD' }, 14_951],
    ['whole kyats', { amount: 333, currency: 'USD' }, 'MMK', { rate: '2100.5', of: 'USD' }, 699_500],
    ['yen of dollars', { amount: 14_951, currency: 'JPY' }, 'USD', { rate: '149.505', of: 'USD' }, 10_000],
    [
      'a rate that no float holds',
      { amount: 999_999_999_999, currency: 'USD' },
      'EUR',
      { rate: '0.1', of: 'USD' },
      100_000_000_000,
    ],
  ] as const)('exchange: %s → rounded once, half up', (_, sum, to, rate, worth) => {
    expect(exchange(sum, to, rate)).toBe(worth);
  });
});
