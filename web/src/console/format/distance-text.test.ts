import { expect, test } from 'vitest';
import { distanceText } from './distance-text.ts';

test.each([
  [30, 'in 1 min.'],
  [-90, '1 min. ago'],
  [59 * 60, 'in 59 min.'],
  [-3600, '1 hr. ago'],
  [47 * 3600, 'in 47 hr.'],
  [5 * 86_400, 'in 5 days'],
])('distanceText: %d s from now → %s', (seconds, text) => {
  expect(distanceText(seconds, 'en')).toBe(text);
});
