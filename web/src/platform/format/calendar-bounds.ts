import { addDays } from './civil-days.ts';

/**
 * Yangon is the westernmost place for sale: bookings for yesterday are possible while it is still yesterday there.
 */
const westernmostZone = 'Asia/Yangon';
const nightsAhead = 364;

/** First and last date of the calendar; the server checks each place by its local time. */
export function calendarBounds(now: Date): { min: string; max: string } {
  const min = new Intl.DateTimeFormat('en-CA', {
    timeZone: westernmostZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
  return { min, max: addDays(min, nightsAhead) };
}
