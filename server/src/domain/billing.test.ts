import { expect, test } from 'vitest';
import { agedBucket, dueReminder, lastCutOff, nextPeriod, settleLines } from './billing.ts';

test.each([
  ['month', '2028-02-29', '2028-01-31'],
  ['month', '2028-03-01', '2028-02-29'],
  ['month', '2027-03-01', '2027-02-28'],
  ['half_month', '2028-03-01', '2028-02-29'],
  ['half_month', '2026-11-16', '2026-11-15'],
  ['half_month', '2026-11-15', '2026-10-31'],
  ['week', '2026-11-22', '2026-11-15'],
  ['week', '2026-11-23', '2026-11-22'],
] as const)('lastCutOff: cycle %s, today %s → %s', (cycle, today, cutOff) => {
  expect(lastCutOff(today, cycle)).toBe(cutOff);
});

test.each([
  ['month', '2028-01-31', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2027-01-01', '2027-01-31'],
  ['half_month', '2028-02-15', '2028-02-16', '2028-02-29'],
  ['half_month', '2026-10-31', '2026-11-01', '2026-11-15'],
  ['week', '2026-11-15', '2026-11-16', '2026-11-22'],
  // After a change of the cycle within a period.
  ['month', '2026-11-15', '2026-11-16', '2026-11-30'],
] as const)('nextPeriod: cycle %s, billed to %s → from %s to %s', (cycle, billedTo, from, to) => {
  expect(nextPeriod(billedTo, cycle)).toEqual({ from, to });
});

test('settleLines: partial payment → credits counted first, then the oldest lines settled', () => {
  const lines = [50_000, -8_000, 30_000];
  expect(settleLines(lines, 0)).toEqual([0, 0, 0]);
  expect(settleLines(lines, 1)).toEqual([8_001, -8_000, 0]);
  expect(settleLines(lines, 45_000)).toEqual([50_000, -8_000, 3_000]);
  expect(settleLines(lines, 72_000)).toEqual(lines);
});

test('settleLines: any paid amount → settled parts add up to it exactly', () => {
  const lines = [1, -2, 3, 999, -1, 40];
  for (let paid = 1; paid <= 1040; paid++) {
    const settled = settleLines(lines, paid);
    expect(settled.reduce((sum, part) => sum + part, 0)).toBe(paid);
    expect(settled.every((part, at) => Math.abs(part) <= Math.abs(lines[at]!))).toBe(true);
  }
});

test('agedBucket: days past due → bucket of 30 days', () => {
  const days = [-3, 0, 1, 30, 31, 60, 61, 90, 91];
  expect(days.map(agedBucket)).toEqual([
    'current',
    'current',
    'to_30',
    'to_30',
    'to_60',
    'to_60',
    'to_90',
    'to_90',
    'over_90',
  ]);
});

test('dueReminder: due → sent once; several late → only the last one', () => {
  expect(dueReminder(-1, null)).toBeUndefined();
  expect(dueReminder(0, null)).toBe(0);
  expect(dueReminder(0, 0)).toBeUndefined();
  expect(dueReminder(1, 0)).toBe(1);
  expect(dueReminder(7, 1)).toBeUndefined();
  expect(dueReminder(29, 1)).toBe(8);
  expect(dueReminder(200, null)).toBe(30);
  expect(dueReminder(200, 30)).toBeUndefined();
});
