import { expect, test } from 'vitest';
import { ruleFor } from './apply-rules.ts';

const line = (amount: number, remittance: string) => ({
  row: 2,
  booked_on: '2026-11-20',
  value_date: '2026-11-20',
  amount,
  payer: 'Bangkok Bank',
  reference: 'FT-9',
  remittance,
  sent: null,
});
const fee = { id: 1, contains: 'ＴＲＡＮＳＦＥＲ  fee', kind: 'charge', up_to: 5_000 } as const;
const own = { id: 2, contains: '自有账户', kind: 'aside', up_to: null } as const;

test('ruleFor: text in another case, width and spacing → its rule', () => {
  expect(ruleFor(line(-3_500, 'Outgoing transfer   FEE 12'), [own, fee])).toBe(fee);
  expect(ruleFor(line(500_000, '自有账户划转'), [fee, own])).toBe(own);
});

test('ruleFor: charge above the largest one, or money that arrived → no rule', () => {
  expect(ruleFor(line(-5_000, 'transfer fee'), [fee])).toBe(fee);
  expect(ruleFor(line(-5_001, 'transfer fee'), [fee])).toBeUndefined();
  expect(ruleFor(line(3_500, 'transfer fee'), [fee])).toBeUndefined();
});

test('ruleFor: text that spans two columns → no rule', () => {
  expect(ruleFor(line(-100, 'fee'), [{ ...own, contains: 'FT-9 fee' }])).toBeUndefined();
});
