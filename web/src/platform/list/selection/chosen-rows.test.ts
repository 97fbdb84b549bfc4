import { expect, test } from 'vitest';
import { changeRows, keysBetween, noRows } from './chosen-rows.ts';

const rowsOf = (keys: string) => [...keys].map((key) => [key, key.toUpperCase()] as const);
const choose = (keys: string, from = noRows<string>('all'), most = 5) =>
  changeRows(from, { rows: rowsOf(keys), isChosen: true, most });

test('changeRows: rows of two pages → both kept, the last one is the end of a range', () => {
  const both = choose('d', choose('ab'));
  expect([...both.rows.values()]).toEqual(['A', 'B', 'D']);
  expect(both.last).toBe('d');
});

test('changeRows: taken out → the others stay', () => {
  const left = changeRows(choose('abc'), { rows: rowsOf('b'), isChosen: false, most: 5 });
  expect([...left.rows.keys()]).toEqual(['a', 'c']);
});

test('changeRows: more rows than the maximum → the first ones only', () => {
  expect([...choose('abcdefg').rows.keys()].join('')).toBe('abcde');
  expect([...choose('ah', choose('abcde')).rows.keys()].join('')).toBe('abcde');
});

test('keysBetween: downwards, upwards, without a shown first row → the range, the second row last', () => {
  const keys = [...'abcd'];
  expect(keysBetween(keys, 'b', 'd').join('')).toBe('bcd');
  expect(keysBetween(keys, 'd', 'b').join('')).toBe('dcb');
  expect(keysBetween(keys, null, 'c').join('')).toBe('c');
  expect(keysBetween(keys, 'x', 'c').join('')).toBe('c');
});
