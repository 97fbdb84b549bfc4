import { expect, test } from 'vitest';
import { findStayFault, nightsOf } from './stay.ts';

test('nightsOf: longer than the nights on sale → throws RangeError', () => {
  expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(() => nightsOf('0001-01-01', '9998-12-31')).toThrow(RangeError);
});

test.each([
  ['2026-12-01', '2026-12-01', 'stay_reversed'],
  ['2026-11-20', '2026-11-22', 'stay_in_past'],
  ['2026-12-01', '2026-12-31', undefined],
  ['2026-12-01', '2027-01-01', 'stay_too_long'],
  ['0001-01-01', '9998-12-31', 'stay_in_past'],
  ['2027-11-20', '2027-11-23', 'stay_too_far'],
])('findStayFault: %s to %s on 2026-11-22 → %s', (checkIn, checkOut, fault) => {
  expect(findStayFault(checkIn, checkOut, '2026-11-22')).toBe(fault);
});
