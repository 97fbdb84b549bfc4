import { expect, test } from 'vitest';
import { utcOffset } from './utc-offset.ts';

test.each([
  ['2026-12-01T09:30', '2026-12-01T03:00:00Z', '+06:30'],
  ['2026-12-01T09:30', '2026-12-01T01:30:00Z', '+08:00'],
  ['2026-11-30T22:00', '2026-12-01T01:30:00Z', '−03:30'],
  ['2026-12-01T09:30', '2026-12-01T09:30:00Z', '+00:00'],
])('utcOffset: %s at %s → %s', (local, instant, offset) => {
  expect(utcOffset({ local, utc: Date.parse(instant) / 1000 })).toBe(offset);
});
