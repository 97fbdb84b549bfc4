import { expect, test } from 'vitest';
import { plainTaxpayerId, taxpayerIdWarning } from './taxpayer-id.ts';

const chinese = '91510100709237224E';
const thai = '0105537000112';

test('taxpayer id: valid in China or Thailand, or of another country → no warning', () => {
  expect(taxpayerIdWarning(chinese, 'CN')).toBeNull();
  expect(taxpayerIdWarning(thai, 'TH')).toBeNull();
  expect(taxpayerIdWarning('', 'CN')).toBeNull();
  expect(taxpayerIdWarning('12', 'MM')).toBeNull();
  // Identity card number of a sole trader.
  expect(taxpayerIdWarning('11010519491231002X', 'CN')).toBeNull();
});

test.each([
  ['CN', chinese],
  ['TH', thai],
])('taxpayer id of %s: any single character wrong → check digit warning', (country, id) => {
  const alphabet = country === 'CN' ? '0123456789ABCDEFGHJKLMNPQRTUWXY' : '0123456789';
  for (let at = 0; at < id.length; at += 1) {
    for (const other of alphabet.replace(id[at]!, '')) {
      const wrong = id.slice(0, at) + other + id.slice(at + 1);
      // The third digit of a Thai id has weight eleven, so the check digit does not depend on it.
      if (country === 'CN' || at !== 2) expect(taxpayerIdWarning(wrong, country), wrong).toBe('check_digit');
    }
  }
});

test('taxpayer id: too short or with other characters → warned accordingly', () => {
  expect(taxpayerIdWarning(chinese.slice(1), 'CN')).toBe('length');
  expect(taxpayerIdWarning(`${chinese.slice(0, 17)}I`, 'CN')).toBe('characters');
  expect(taxpayerIdWarning(thai.slice(1), 'TH')).toBe('length');
  expect(taxpayerIdWarning(`${thai.slice(0, 12)}A`, 'TH')).toBe('characters');
});

test('taxpayer id: blanks, hyphens, small and full-width letters → normalised to the same id', () => {
  expect(plainTaxpayerId(' 9151 0100 7092 37224e ')).toBe(chinese);
  expect(plainTaxpayerId('０-1055-37000-11-2')).toBe(thai);
});
