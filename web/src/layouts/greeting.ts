import { partOfDay } from '../platform/format/part-of-day.ts';

/** The greeting for an hour of the reader's day, 0 to 23. */
export function greetingKey(hour: number) {
  return greetings[partOfDay(hour)];
}

const greetings = {
  night: 'greetingNight',
  dawn: 'greetingDawn',
  morning: 'greetingMorning',
  noon: 'greetingNoon',
  afternoon: 'greetingAfternoon',
  evening: 'greetingEvening',
} as const;
