import { expect, test } from 'vitest';
import { greetingKey } from './greeting.ts';

test('greetings: every hour → a greeting; night → a reminder', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => greetingKey(hour));
  expect(hours.filter((key) => key === 'greetingNight')).toHaveLength(6);
  expect([hours[4], hours[5], hours[8], hours[12], hours[14], hours[18], hours[23]]).toEqual([
    'greetingNight',
    'greetingDawn',
    'greetingMorning',
    'greetingNoon',
    'greetingAfternoon',
    'greetingEvening',
    'greetingNight',
  ]);
});
