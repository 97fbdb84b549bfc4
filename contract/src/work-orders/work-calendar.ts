import * as z from 'zod/mini';
import { civilDate } from '../dates.ts';
import { text } from '../text.ts';

/** Validates an IANA zone name; an offset is refused because it ignores daylight saving time. */
function isZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) && /^[A-Z]/.test(value);
  } catch {
    return false;
  }
}

/** Validates `1-5 09:00-18:00; 6 09:00-12:00`. */
const isWorkHours = (value: string) =>
  value
    .split(';')
    .every((part) =>
      /^\s*[1-7](-[1-7])? ([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)\s*$/.test(part),
    );

/** IANA zone of a desk's working hours. */
export const workZone = text(60, 'zone_invalid').check(z.refine(isZone, 'zone_invalid'));

/** ISO weekdays and hours in which a desk answers, `1-5 09:00-18:00; 6 09:00-12:00`. */
export const workHours = text(200, 'work_hours_invalid').check(z.refine(isWorkHours, 'work_hours_invalid'));

/** Days on which the desk does not work. */
export const holidays = z.array(civilDate).check(z.maxLength(200));
