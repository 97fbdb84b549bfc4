import { expect, test } from 'vitest';
import { limitFaults, limitsValues, readLimit, toLimits } from './limits-form.ts';

const noLimits = {
  order_limit: null,
  day_limit: null,
  month_limit: null,
  products: null,
  pay_channels: null,
};
const own = {
  ...noLimits,
  day_limit: 10_000,
  products: ['hotel' as const],
  pay_channels: ['credit' as const],
};

test.each([
  ['500', 'USD', 50_000],
  ['1,234.5', 'USD', 123_450],
  ['０．０７', 'USD', 7],
  ['', 'USD', null],
  ['500', 'JPY', 500],
  ['500', 'MMK', 50_000],
])('limit amount: “%s” in %s → %s', (text, currency, amount) => {
  expect(readLimit(text, currency)).toBe(amount);
});

test.each([
  ['-1', 'USD'],
  ['1.234', 'USD'],
  ['1.5', 'JPY'],
  ['500.25', 'MMK'],
  ['one', 'USD'],
  ['99999999999', 'USD'],
])('limit amount: “%s” in %s → invalid', (text, currency) => {
  expect(readLimit(text, currency)).toBeUndefined();
});

test.each([
  ['0.125', 'KWD', 125],
  ['0.1255', 'KWD', 'limitInvalid'],
  ['1.005', 'USD', 'limitInvalid'],
  ['1.5', 'JPY', 'limitInvalidWhole'],
  ['500.25', 'MMK', 'limitInvalidWhole'],
])('limit amount: %s in %s → %s, beside its field', (text, currency, expected) => {
  const values = { ...limitsValues(noLimits, currency), paying: 'limited' as const, order: text };
  const faults = limitFaults(values, noLimits, currency);
  expect(faults.order?.key ?? toLimits(values, noLimits, currency).order_limit).toBe(expected);
});

test.each([
  noLimits,
  { ...noLimits, order_limit: 50_005 },
  { ...noLimits, order_limit: 0, products: ['hotel' as const] },
  { ...noLimits, day_limit: 1, month_limit: 2, pay_channels: ['credit' as const] },
])('limits: %j through the form → unchanged', (limits) => {
  const values = limitsValues(limits, 'USD');
  expect(limitFaults(values, noLimits, 'USD')).toEqual({});
  expect(toLimits(values, noLimits, 'USD')).toEqual(limits);
});

test('limits: 0 per day or month → choice not to pay', () => {
  expect(limitsValues({ ...noLimits, day_limit: 0, month_limit: 500 }, 'USD').paying).toBe('none');
});

// Covers 1.21.
test("limits form: above the reader's own limits → refused", () => {
  const values = { ...limitsValues(own, 'USD'), day: '100.01' };
  expect(limitFaults(values, own, 'USD')).toEqual({
    day: { key: 'limitBeyond', limit: { amount: 10_000, currency: 'USD' } },
  });
  expect(limitFaults({ ...values, day: '', order: '5' }, own, 'USD').day?.key).toBe('limitBeyond');
  expect(toLimits({ ...values, paying: 'none' }, own, 'USD')).toEqual({ ...own, order_limit: 0 });
});

test('limits: all selected → “all” only for readers with everything', () => {
  const values = limitsValues(noLimits, 'USD');
  expect(toLimits(values, noLimits, 'USD').products).toBeNull();
  expect(toLimits({ ...values, products: ['hotel'] }, own, 'USD').products).toEqual(['hotel']);
});

test('limits: no effective limit, or empty choice → error', () => {
  const values = { ...limitsValues(noLimits, 'USD'), paying: 'limited' as const };
  expect(limitFaults(values, noLimits, 'USD')).toEqual({ paying: { key: 'limitNone' } });
  const empty = { ...values, paying: 'free' as const, products: [], channels: [] };
  expect(Object.keys(limitFaults(empty, noLimits, 'USD'))).toEqual(['products', 'channels']);
});
