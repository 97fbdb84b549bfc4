import { expect, test } from 'vitest';
import { spanParts } from './time-left.ts';

test.each([
  [20, { minutes: 1 }],
  [14 * 60 + 31, { minutes: 15 }],
  [3599, { hours: 1 }],
  [65 * 60, { hours: 1, minutes: 5 }],
  [4 * 3600, { hours: 4 }],
  [26 * 3600 + 1200, { days: 1, hours: 2 }],
  [2 * 86_400 + 600, { days: 2 }],
])('time left: span of %d seconds → at most two units', (seconds, parts) => {
  expect(spanParts(seconds)).toEqual(parts);
});
