import { expect, test } from 'vitest';
import { statedBills } from './stated-bills.ts';

test.each([
  ['BL0000123', [123]],
  ['bl 123, BL-0000124 and BL0000123', [123, 124]],
  ['支付账单ＢＬ００００１２３', [123]],
  ['ชำระบิล BL0000007/BL0000008', [7, 8]],
  ['INV 0000123 of 2026', []],
  ['TABL0000123', []],
  ['', []],
])('stated bills: %s → %j', (text, ids) => {
  expect(statedBills(text)).toEqual(ids);
});
