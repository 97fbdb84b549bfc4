import { expect, test } from 'vitest';
import { zonedInstant } from './zoned-instant.ts';

test('zonedInstant: half-hour zones, whole-hour zones, clock change → correct instant', () => {
  expect(new Date(zonedInstant('2026-11-28', '18:00', 'Asia/Yangon')).toISOString()).toBe(
    '2026-11-28T11:30:00.000Z',
  );
  expect(new Date(zonedInstant('2026-11-28', '18:00', 'Asia/Shanghai')).toISOString()).toBe(
    '2026-11-28T10:00:00.000Z',
  );
  // Los Angeles sets its clocks back on 1 Nov 2026 at 2:00.
  expect(new Date(zonedInstant('2026-11-01', '01:00', 'America/Los_Angeles')).getUTCHours()).toBe(8);
  expect(new Date(zonedInstant('2026-11-01', '14:00', 'America/Los_Angeles')).getUTCHours()).toBe(22);
});
