import { expect, test } from 'vitest';
import { dayByKey, weeksOf } from './month-grid.ts';

test('weeksOf: a month that begins on a Tuesday → weeks from Monday, empty before and after the month', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)]);
  expect(weeks[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
});

test('weeksOf: four whole weeks, six weeks → every day of the month once', () => {
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
  expect(weeksOf('2026-08').flat().filter(Boolean)).toHaveLength(31);
});

test.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-01'],
  ['PageDown', '2027-01-01'],
  ['Enter', null],
])('dayByKey: %s on 1 December → %s', (key, day) => {
  expect(dayByKey('2026-12-01', key)).toBe(day);
});

test('dayByKey: a day that the other month does not have → its last day', () => {
  expect(dayByKey('2027-01-31', 'PageDown')).toBe('2027-02-28');
  expect(dayByKey('2026-03-31', 'PageUp')).toBe('2026-02-28');
});
