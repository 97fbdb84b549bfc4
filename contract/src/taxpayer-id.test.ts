import { expect, test } from 'vitest';
import { plainTaxpayerId, taxpayerIdWarning } from './taxpayer-id.ts';

const chinese = '91510100709237224E';
const thai = '0105537000112';

test('a right id of China or Thailand gives no warning, and no other country is judged', () => {
  expect(taxpayerIdWarning(chinese, 'CN')).toBeNull();
  expect(taxpayerIdWarning(thai, 'TH')).toBeNull();
  expect(taxpayerIdWarning('', 'CN')).toBeNull();
  expect(taxpayerIdWarning('12', 'MM')).toBeNull();
  // A sole trader's identity card.
  expect(taxpayerIdWarning('11010519491231002X', 'CN')).toBeNull();
});

test.each([
  ['CN', chinese],
  ['TH', thai],
])('any one character of an id of %s typed wrongly is noticed', (country, id) => {
  const alphabet = country === 'CN' ? '0123456789ABCDEFGHJKLMNPQRTUWXY' : '0123456789';
  for (let at = 0; at < id.length; at += 1) {
    for (const other of alphabet.replace(id[at]!, '')) {
      const wrong = id.slice(0, at) + other + id.slice(at + 1);
      // The third digit of a Thai id weighs eleven, which its check digit does not see.
      if (country === 'CN' || at !== 2) expect(taxpayerIdWarning(wrong, country), wrong).toBe('check_digit');
    }
  }
});

test('what is too short or holds other characters is said to be so', () => {
  expect(taxpayerIdWarning(chinese.slice(1), 'CN')).toBe('length');
  expect(taxpayerIdWarning(`${chinese.slice(0, 17)}I`, 'CN')).toBe('characters');
  expect(taxpayerIdWarning(thai.slice(1), 'TH')).toBe('length');
  expect(taxpayerIdWarning(`${thai.slice(0, 12)}A`, 'TH')).toBe('characters');
});

test('blanks, hyphens, small and wide letters make no other id', () => {
  expect(plainTaxpayerId(' 9151 0100 7092 37224e ')).toBe(chinese);
  expect(plainTaxpayerId('０-1055-37000-11-2')).toBe(thai);
});
