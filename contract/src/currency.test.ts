import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, hasDecimalComma, minorDigits, readAmount } from './currency.ts';

test.each([
  ['1234.50', 'USD', 123_450],
  ['0.00', 'USD', 0],
  ['-5.05', 'USD', -505],
  ['12', 'USD', 1200],
  ['0.1', 'USD', 10],
  ['-0', 'USD', 0],
  ['１，２３４．５', 'CNY', 123_450],
  ['1200.00', 'JPY', 1200],
  ['1.234', 'KWD', 1234],
  ['0.0001', 'CLF', 1],
  // The largest representable amount; currencies without minor units need the most digits for it.
  ['1000000000000000', 'JPY', 1e15],
  ['-10000000000000.00', 'USD', -1e15],
])('readAmount: “%s” %s → %d minor units', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount);
});

test.each([
  ['', 'USD'],
  ['.', 'USD'],
  ['1.', 'USD'],
  ['1.234', 'USD'],
  ['1.5', 'JPY'],
  ['1.2345', 'KWD'],
  ['1e3', 'USD'],
  ['one', 'USD'],
  ['--1', 'USD'],
  ['999999999999999', 'USD'],
  ['9999999999999999', 'JPY'],
])('readAmount: “%s” %s → no amount', (text, currency) => {
  expect(readAmount(text, currency)).toBeUndefined();
});

test('decimal text: any amount, currency and number of places → parsed back to the same amount', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{3}$/),
      fc.integer({ min: -1e15, max: 1e15 }),
      fc.integer({ min: 0, max: 4 }),
      (currency, amount, places) => {
        const text = decimalText(amount, currency, places);
        expect(readAmount(text, currency)).toBe(amount);
        expect(text.split('.')[1]?.length ?? 0).toBeGreaterThanOrEqual(places);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('minor digits: three currencies of each kind → places of ISO 4217', () => {
  const places = (codes: string) => codes.split(' ').map(minorDigits);
  expect(places('JPY KRW VND')).toEqual([0, 0, 0]);
  expect(places('USD CNY MMK')).toEqual([2, 2, 2]);
  expect(places('KWD BHD TND')).toEqual([3, 3, 3]);
});

test.each(['150,00', '45,50', '1,5', '12，50', '1,2,3,4', '1,0000', '1.234,50'])(
  'amount: comma that is no thousands separator → refused with the advice to use a point: %s',
  (typed) => {
    expect(readAmount(typed, 'USD')).toBeUndefined();
    expect(hasDecimalComma(typed)).toBe(true);
  },
);

test.each([
  ['1,500', 150_000],
  ['1,234,567.50', 123_456_750],
  ['1 234.50', 123_450],
  ['12,345', 1_234_500],
])('amount: grouped thousands %s → %d', (typed, amount) => {
  expect(readAmount(typed, 'USD')).toBe(amount);
  expect(hasDecimalComma(typed)).toBe(false);
});
