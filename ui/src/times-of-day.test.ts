import { expect, test } from 'vitest';
import { steppedTime, timesOfDay } from './times-of-day.tsx';

test('timesOfDay: step of 15 and 30 minutes → all times of the day', () => {
  expect(timesOfDay(15).slice(0, 5)).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00']);
  expect(timesOfDay(15)).toHaveLength(96);
  expect(timesOfDay(30).at(-1)).toBe('23:30');
});

test.each([
  ['18:30', 15, '18:45'],
  ['18:30', -15, '18:15'],
  ['18:40', 15, '18:45'],
  ['18:40', -15, '18:30'],
  ['23:45', 15, '00:00'],
  ['23:59', 30, '00:00'],
  ['00:00', -15, '23:45'],
  ['00:05', -30, '00:00'],
  [null, 15, '08:00'],
])('steppedTime: %s by %i minutes → %s', (from, step, time) => {
  expect(steppedTime(from, step)).toBe(time);
});
