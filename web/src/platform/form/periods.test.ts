import { expect, test } from 'vitest';
import { type PeriodName, periodName, periodNames, periodOf } from './periods.ts';

test.each<[PeriodName, string, string, string]>([
  ['today', '2026-11-27', '2026-11-27', '2026-11-27'],
  ['tomorrow', '2026-11-30', '2026-12-01', '2026-12-01'],
  ['friday', '2026-11-27', '2026-11-27', '2026-11-27'],
  ['friday', '2026-11-28', '2026-12-04', '2026-12-04'],
  ['this_week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['this_week', '2026-11-30', '2026-11-30', '2026-12-06'],
  ['this_month', '2026-02-14', '2026-02-01', '2026-02-28'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
])('periodOf: %s on %s → %s to %s, and is found by these days', (name, today, from, to) => {
  expect(periodOf(name, today)).toEqual({ from, to });
  expect(periodName({ from, to }, today, [name])).toBe(name);
});

test('periodName: no days → all; days of no period → null', () => {
  expect(periodName({ from: null, to: null }, '2026-11-27', periodNames)).toBe('all');
  expect(periodName({ from: '2026-11-02', to: null }, '2026-11-27', periodNames)).toBeNull();
});
