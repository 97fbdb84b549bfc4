import * as z from 'zod/mini';
import { isCivilDate } from './civil-date.ts';

/** A civil date of the place, `YYYY-MM-DD`; not an instant, so no zone arithmetic applies to it. */
export const civilDate = z
  .string()
  // Spans are counted up to the day after, which the last day of four digits does not have.
  .check(z.refine((value) => isCivilDate(value) && value !== '9999-12-31', 'date_invalid'));

/** A month of the calendar, `YYYY-MM`. */
export const civilMonth = z.string().check(z.refine((value) => isCivilDate(`${value}-01`), 'month_invalid'));

/** What the clocks of a place show, to the minute: `YYYY-MM-DDTHH:MM`; which place is said beside it. */
export const localDateTime = z
  .string()
  .check(
    z.refine(
      (value) => isCivilDate(value.slice(0, 10)) && clockTime.test(value.slice(10)),
      'local_time_invalid',
    ),
  );

const clockTime = /^T([01]\d|2[0-3]):[0-5]\d$/;

/** An instant on the wire: unix seconds. */
export const unixSeconds = z.int();

/** The same where a caller says it: within the years that dates can be written with four digits. */
export const askedSeconds = unixSeconds.check(z.minimum(0), z.maximum(253_402_300_799));

/** A time at a place: its local text, IANA zone, and the instant in unix seconds. */
export const serviceTime = z.object({ local: z.string(), tz: z.string(), utc: unixSeconds });
export type ServiceTime = z.infer<typeof serviceTime>;

/** The civil date `days` after (or before, when negative) the given one. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How many nights lie between two civil dates; negative when reversed. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.round((Date.parse(`${checkOut}T00:00:00Z`) - Date.parse(`${checkIn}T00:00:00Z`)) / 86_400_000);
}
