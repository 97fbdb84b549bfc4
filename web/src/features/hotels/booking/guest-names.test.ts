import { expect, test } from 'vitest';
import { nameLettersFit, nameWarnings } from './guest-names.ts';

test('placeholders, digits and the same name twice are warned about', () => {
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

test('real names that only look odd pass without a word', () => {
  expect(nameWarnings([['SUHARTO', 'NAING', 'TESTA MARIA', 'XU XIA', 'NA LI']])).toEqual([
    [null, null, null, null, null],
  ]);
});

test('Chinese letters only where the hotel takes them', () => {
  expect(nameLettersFit('张三', true)).toBe(true);
  expect(nameLettersFit('张三', false)).toBe(false);
  expect(nameLettersFit("O'Brien-Núñez", false)).toBe(true);
  expect(nameLettersFit('Suu', false)).toBe(true);
  expect(nameLettersFit('အောင်', true)).toBe(false);
});
