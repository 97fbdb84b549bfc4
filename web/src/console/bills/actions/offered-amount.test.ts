import { expect, test } from 'vitest';
import { offeredAmount } from './offered-amount.ts';

const open = { amount: 10_000, currency: 'USD' };

test.each([
  ['of the bill’s currency', 'CNY', { rate: '7.10', of: 'USD' }, { amount: 71_000, currency: 'CNY' }],
  ['of the other currency', 'THB', { rate: '0.03', of: 'THB' }, { amount: 333_333, currency: 'THB' }],
  ['into whole units', 'JPY', { rate: '150.555', of: 'USD' }, { amount: 15_056, currency: 'JPY' }],
])('preview of an offer: rate %s → converted and rounded once', (_, to, rate, expected) => {
  expect(offeredAmount(open, to, rate)).toEqual(expected);
});

test.each([
  ['empty', { rate: '', of: 'USD' }],
  ['zero', { rate: '0', of: 'CNY' }],
  ['of a third currency', { rate: '7.1', of: 'THB' }],
])('preview of an offer: rate %s → no amount', (_, rate) => {
  expect(offeredAmount(open, 'CNY', rate)).toBeUndefined();
});
