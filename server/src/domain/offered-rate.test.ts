import { describe, expect, test } from 'vitest';
import { exchange } from './exchange.ts';
import { payAtOffer } from './offered-rate.ts';

const debt = { amount: 65_000, currency: 'USD' };
const offered = { rate: '7.10', of: 'USD' };

/** So much was sent, booked by the rate of its day. */
function sent(amount: number, rate: string, currency = 'CNY') {
  const sum = { amount, currency };
  return { sent: sum, worth: exchange(sum, 'USD', { rate, of: 'USD' }) };
}

describe('650.00 USD, offered as CNY 4,615.00 at 7.10', () => {
  test.each([
    // 4,615.00 / 7.15 = 645.45, so the offer costs 4.55.
    ['4,615.00 when a dollar costs 7.15', sent(461_500, '7.15'), { settled: 65_000, used: 64_545 }],
    // 4,615.00 / 7.05 = 654.61, so it brings 4.61.
    ['4,615.00 when a dollar costs 7.05', sent(461_500, '7.05'), { settled: 65_000, used: 65_461 }],
    // 5,000.00 / 7.15 = 699.30, of which 645.45 are needed: 53.85 are left.
    ['5,000.00', sent(500_000, '7.15'), { settled: 65_000, used: 64_545 }],
    // 2,307.50 / 7.10 = 325.00, booked as 322.73.
    ['half of it', sent(230_750, '7.15'), { settled: 32_500, used: 32_273 }],
    // 100.00 / 7.10 = 14.0845, booked as 13.99.
    ['100.00', sent(10_000, '7.15'), { settled: 1_408, used: 1_399 }],
    // 0.07 too little are 0.99 cents, 0.08 are 1.13 cents.
    ['less than a cent too little', sent(461_493, '7.15'), { settled: 65_000, used: 64_544 }],
    ['more than a cent too little', sent(461_492, '7.15'), { settled: 64_999, used: 64_544 }],
  ])('%s', (_, money, paid) => {
    expect(payAtOffer(debt, offered, { ...money, part: money.worth })).toEqual(paid);
  });

  test('a part of what was sent pays at the offered rate, too', () => {
    // 322.73 of 699.30 are 2,307.4996 of 5,000.00, at 7.10 a dollar 325.00.
    const part = { ...sent(500_000, '7.15'), part: 32_273 };
    expect(payAtOffer(debt, offered, part)).toEqual({ settled: 32_500, used: 32_273 });
  });

  test('however it is cut in two, both parts together pay it', () => {
    for (let first = 1; first < 461_500; first += 997) {
      const one = sent(first, '7.15');
      if (one.worth < 1) continue;
      const paid = payAtOffer(debt, offered, { ...one, part: one.worth }).settled;
      const left = { ...debt, amount: 65_000 - paid };
      const two = sent(461_500 - first, '7.15');
      expect(payAtOffer(left, offered, { ...two, part: two.worth }).settled).toBe(left.amount);
    }
  });
});

test('yen and whole kyats are counted as they are', () => {
  // 650.00 USD at 150.5 are 97,825 yen; 97,824 are 649.993 USD, less than a cent too little.
  const yen = { rate: '150.5', of: 'USD' };
  const less = sent(97_824, '151', 'JPY');
  expect(payAtOffer(debt, yen, { ...less, part: less.worth }).settled).toBe(65_000);
  // 2,100,000 kyats at 2,100 a dollar are 1,000.00 USD; half of the dollars pay half of the kyats, in whole ones.
  const kyats = { amount: 210_000_000, currency: 'MMK' };
  const dollars = { sent: { amount: 33_333, currency: 'USD' }, worth: 69_999_000 };
  const rate = { rate: '2100', of: 'USD' };
  // 333.33 × 2,100 = 699,993.
  expect(payAtOffer(kyats, rate, { ...dollars, part: 69_999_000 })).toEqual({
    settled: 69_999_300,
    used: 69_999_000,
  });
});
