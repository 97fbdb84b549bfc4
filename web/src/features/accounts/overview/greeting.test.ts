import { expect, test } from 'vitest';
import { partOfDay } from '../../../layouts/greeting.ts';

test('the greeting follows the hours and sends one to bed late at night', () => {
  const parts = [4, 5, 8, 12, 14, 18, 22, 23, 0].map(partOfDay);
  expect(parts).toEqual([
    'night',
    'dawn',
    'morning',
    'noon',
    'afternoon',
    'evening',
    'evening',
    'night',
    'night',
  ]);
});
