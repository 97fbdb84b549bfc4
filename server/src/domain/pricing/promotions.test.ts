import type { Promotion } from '@serai/contract/hotels/supplier-terms';
import { expect, test } from 'vitest';
import { promoteNights } from './promotions.ts';

const early: Promotion = { kind: 'early_booking', days_ahead: 30, percent_off: 10, combinable: false };
const fourPayThree: Promotion = { kind: 'free_nights', stay_nights: 4, pay_nights: 3, combinable: false };

const datesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `2027-03-${String(first + at).padStart(2, '0')}`);
const nights = (prices: number[], first = 1) => ({
  dates: datesFrom(first, prices.length),
  prices,
  costs: prices.map((price) => price - 1000),
});
const promote = (promotions: Promotion[], stay: ReturnType<typeof nights>, bookedOn = '2027-01-01') =>
  promoteNights(promotions, stay, { bookedOn, step: 1 });
const pricesOf = (...args: Parameters<typeof promote>) => promote(...args).at(-1)?.prices;

test('stay 4 pay 3 at one price → the last night is free, at price and cost', () => {
  expect(promote([fourPayThree], nights([6352, 6352, 6352, 6352]))).toEqual([
    { promotion: fourPayThree, prices: [6352, 6352, 6352, 0], costs: [5352, 5352, 5352, 0] },
  ]);
});

test('stay 4 pay 3 over the edge of a season → the cheapest night is free, of equal ones the last', () => {
  expect(pricesOf([fourPayThree], nights([5000, 5000, 8000, 8000]))).toEqual([5000, 0, 8000, 8000]);
});

test('stay 4 pay 3: 3 nights → nothing; 7 nights → one free; 8 nights → two free', () => {
  expect(pricesOf([fourPayThree], nights([1, 1, 1]))).toBeUndefined();
  expect(pricesOf([fourPayThree], nights(Array(7).fill(100)))).toEqual([100, 100, 100, 100, 100, 100, 0]);
  expect(pricesOf([fourPayThree], nights(Array(8).fill(100)))).toEqual([100, 100, 100, 100, 100, 100, 0, 0]);
});

test('early booking: 30 days ahead → 10 % off, half up; 29 days ahead → full price', () => {
  // 1 March is 30 days after 30 January. 10 % of 63.55 is 6.355, half up 6.36.
  expect(pricesOf([early], nights([6355, 6352]), '2027-01-30')).toEqual([5719, 5717]);
  expect(pricesOf([early], nights([6355, 6352]), '2027-01-31')).toBeUndefined();
});

test('windows: stay window → covered nights only; booking window → its first and last day count', () => {
  const spring = { ...early, stay_from: '2027-03-02', stay_to: '2027-03-03' };
  expect(pricesOf([spring], nights([1000, 1000, 1000, 1000]))).toEqual([1000, 900, 900, 1000]);
  const january = { ...early, book_from: '2027-01-10', book_to: '2027-01-20' };
  const on = (day: string) => pricesOf([january], nights([1000]), day);
  expect(['2027-01-09', '2027-01-10', '2027-01-20', '2027-01-21'].map(on)).toEqual([
    undefined,
    [900],
    [900],
    undefined,
  ]);
});

test('stay window of free nights: only covered nights count and become free', () => {
  const late = { ...fourPayThree, stay_from: '2027-03-02' };
  expect(pricesOf([late], nights([100, 500, 500, 500]))).toBeUndefined();
  expect(pricesOf([late], nights([100, 500, 500, 500, 500]))).toEqual([100, 500, 500, 500, 0]);
});

test('combinable promotions → applied together, free nights first; others alone → the cheapest choice', () => {
  const both = [early, fourPayThree].map((one) => ({ ...one, combinable: true }));
  const stay = nights([1000, 1000, 1000, 1000]);
  expect(promote(both, stay).map(({ promotion }) => promotion.kind)).toEqual([
    'free_nights',
    'early_booking',
  ]);
  expect(pricesOf(both, stay)).toEqual([900, 900, 900, 0]);
  // Alone: 10 % of 4,000 is 400, a free night 1,000.
  expect(pricesOf([early, fourPayThree], stay)).toEqual([1000, 1000, 1000, 0]);
  expect(pricesOf([{ ...early, percent_off: 30 }, fourPayThree], stay)).toEqual([700, 700, 700, 700]);
});
