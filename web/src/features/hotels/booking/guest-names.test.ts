import { expect, test } from 'vitest';
import { nameLettersFit, nameWarnings } from './guest-names.ts';

test('guest names: placeholders, digits, duplicates → warning', () => {
  expect(
    nameWarnings([
      ['ZHANG SAN', 'TBA'],
      ['zhang  san', 'Test Guest', 'AUNG 2', ''],
    ]),
  ).toEqual([
    ['repeated', 'placeholder'],
    ['repeated', 'placeholder', 'digits', null],
  ]);
});

test('guest names: unusual real names → no warning', () => {
  expect(nameWarnings([['SUHARTO', 'NAING', 'TESTA MARIA', 'XU XIA', 'NA LI']])).toEqual([
    [null, null, null, null, null],
  ]);
});

test('guest names: Chinese characters → only if the hotel accepts them', () => {
  expect(nameLettersFit('张三', true)).toBe(true);
  expect(nameLettersFit('张三', false)).toBe(false);
  expect(nameLettersFit("O'Brien-Núñez", false)).toBe(true);
  expect(nameLettersFit('Suu', false)).toBe(true);
  expect(nameLettersFit('အောင်', true)).toBe(false);
});
