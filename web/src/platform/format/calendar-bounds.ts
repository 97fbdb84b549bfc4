import { addDays } from './civil-days.ts';

/** Yangon is the westernmost place on sale: while it is still yesterday there, yesterday can be booked. */
const westernmostZone = 'Asia/Yangon';
const nightsAhead = 364;

/** The first and last date the calendar offers; the server judges each place by its own clock. */
export function calendarBounds(now: Date): { min: string; max: string } {
  const min = new Intl.DateTimeFormat('en-CA', {
    timeZone: westernmostZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
  return { min, max: addDays(min, nightsAhead) };
}
