import { describe, expect, test } from 'vitest';
import { exchange } from './exchange.ts';
import { payAtOffer } from './offered-rate.ts';

const debt = { amount: 65_000, currency: 'USD' };
const offered = { rate: '7.10', of: 'USD' };

/** Returns the amount sent, booked at the rate of its day. */
function sent(amount: number, rate: string, currency = 'CNY') {
  const sum = { amount, currency };
  return { sent: sum, worth: exchange(sum, 'USD', { rate, of: 'USD' }) };
}

describe('payAtOffer: 650.00 USD offered as CNY 4,615.00 at 7.10', () => {
  test.each([
    // 4,615.00 / 7.15 = 645.45, so the offer costs 4.55.
    ['4,615.00 when a dollar costs 7.15', sent(461_500, '7.15'), { settled: 65_000, used: 64_545 }],
    // 4,615.00 / 7.05 = 654.61, so the offer gains 4.61.
    ['4,615.00 when a dollar costs 7.05', sent(461_500, '7.05'), { settled: 65_000, used: 65_461 }],
    // 5,000.00 / 7.15 = 699.30, of which 645.45 are needed: 53.85 remain.
    ['5,000.00', sent(500_000, '7.15'), { settled: 65_000, used: 64_545 }],
    // 2,307.50 / 7.10 = 325.00, booked as 322.73.
    ['half of it', sent(230_750, '7.15'), { settled: 32_500, used: 32_273 }],
    // 100.00 / 7.10 = 14.0845, booked as 13.99.
    ['100.00', sent(10_000, '7.15'), { settled: 1_408, used: 1_399 }],
    // A shortfall of 0.07 is 0.99 cents, of 0.08 is 1.13 cents.
    ['less than a cent too little', sent(461_493, '7.15'), { settled: 65_000, used: 64_544 }],
    ['more than a cent too little', sent(461_492, '7.15'), { settled: 64_999, used: 64_544 }],
  ])(
    'payAtOffer: debt of 650.00 USD offered at 7.10, received %s → settled and used part',
    (_, money, paid) => {
      expect(payAtOffer(debt, offered, { ...money, part: money.worth })).toEqual(paid);
    },
  );

  test('payAtOffer: part of the money → also at the offered rate', () => {
    // 322.73 of 699.30 are 2,307.4996 of 5,000.00, at 7.10 per dollar 325.00.
    const part = { ...sent(500_000, '7.15'), part: 32_273 };
    expect(payAtOffer(debt, offered, part)).toEqual({ settled: 32_500, used: 32_273 });
  });

  test('payAtOffer: payment split in two at any point → both parts together pay the debt', () => {
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

test('payAtOffer: yen or kyats → counted in their own smallest amounts', () => {
  // 650.00 USD at 150.5 are 97,825 yen; 97,824 are 649.993 USD, short by less than a cent.
  const yen = { rate: '150.5', of: 'USD' };
  const less = sent(97_824, '151', 'JPY');
  expect(payAtOffer(debt, yen, { ...less, part: less.worth }).settled).toBe(65_000);
  // 2,100,000 kyats at 2,100 per dollar are 1,000.00 USD; a third of the dollars pays that share in whole
  // kyats.
  const kyats = { amount: 210_000_000, currency: 'MMK' };
  const dollars = { sent: { amount: 33_333, currency: 'USD' }, worth: 69_999_000 };
  const rate = { rate: '2100', of: 'USD' };
  // 333.33 × 2,100 = 699,993.
  expect(payAtOffer(kyats, rate, { ...dollars, part: 69_999_000 })).toEqual({
    settled: 69_999_300,
    used: 69_999_000,
  });
});
