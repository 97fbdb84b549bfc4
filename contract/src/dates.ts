import * as z from 'zod/mini';
import { isCivilDate } from './civil-date.ts';

/** A civil date at the place, `YYYY-MM-DD`; not an instant, so no zone arithmetic applies. */
export const civilDate = z
  .string()
  // Periods need the following day, which does not exist after the last four-digit date.
  .check(z.refine((value) => isCivilDate(value) && value !== '9999-12-31', 'date_invalid'));

/** A calendar month, `YYYY-MM`. */
export const civilMonth = z.string().check(z.refine((value) => isCivilDate(`${value}-01`), 'month_invalid'));

/** Local wall-clock time to the minute, `YYYY-MM-DDTHH:MM`; the place is given separately. */
export const localDateTime = z
  .string()
  .check(
    z.refine(
      (value) => isCivilDate(value.slice(0, 10)) && clockTime.test(value.slice(10)),
      'local_time_invalid',
    ),
  );

const clockTime = /^T([01]\d|2[0-3]):[0-5]\d$/;

/** An instant in Unix seconds. */
export const unixSeconds = z.int();

/** The same as input: limited to dates with a four-digit year. */
export const askedSeconds = unixSeconds.check(z.minimum(0), z.maximum(253_402_300_799));

/** A time at a place: local text, IANA zone and instant in Unix seconds. */
export const serviceTime = z.object({ local: z.string(), tz: z.string(), utc: unixSeconds });
export type ServiceTime = z.infer<typeof serviceTime>;

/** Adds `days` to a civil date; negative values subtract. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Counts the nights between two civil dates; negative if reversed. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.round((Date.parse(`${checkOut}T00:00:00Z`) - Date.parse(`${checkIn}T00:00:00Z`)) / 86_400_000);
}
