import { addDays } from '@serai/contract/dates';
import { instantOf, localDate, startOfDay } from './local-time.ts';

/** Working hours of the seller's desk at a place. */
export interface WorkCalendar {
  tz: string;
  /** `1-5 09:00-18:00; 6 09:00-12:00`: ISO weekdays (1 = Monday) and hours; `24:00` ends a day. */
  hours: string;
  /** Civil dates without work. */
  holidays: readonly string[];
}

/** After this many days without enough working time, elapsed minutes count instead. */
const MAX_DAYS = 60;

/** Adds working minutes to an instant (epoch ms). */
export function addWorkingMinutes(calendar: WorkCalendar, fromMs: number, minutes: number): number {
  const closed = new Set(calendar.holidays);
  const week = readWeek(calendar.hours);
  let left = minutes * 60_000;
  let date = localDate(fromMs, calendar.tz);
  for (let day = 0; day < MAX_DAYS; day++, date = addDays(date, 1)) {
    if (closed.has(date)) continue;
    let worked = fromMs;
    for (const { open, close } of week.get(weekdayOf(date)) ?? []) {
      const begin = Math.max(worked, instantOf(date, open, calendar.tz));
      const end =
        close === '24:00' ? startOfDay(addDays(date, 1), calendar.tz) : instantOf(date, close, calendar.tz);
      if (end <= begin) continue;
      if (left <= end - begin) return begin + left;
      left -= end - begin;
      worked = end;
    }
  }
  return fromMs + minutes * 60_000;
}

/** Returns the instant (epoch ms) at which work begins on a civil date; undefined on a day without work. */
export function opensAt({ tz, hours, holidays }: WorkCalendar, date: string): number | undefined {
  const first = holidays.includes(date) ? undefined : readWeek(hours).get(weekdayOf(date))?.[0];
  return first && instantOf(date, first.open, tz);
}

interface Hours {
  open: string;
  close: string;
}

/** Parses the hours of each weekday, sorted; invalid parts are ignored. */
function readWeek(text: string): Map<number, Hours[]> {
  const week = new Map<number, Hours[]>();
  for (const part of text.split(';')) {
    const match = /^\s*([1-7])(?:-([1-7]))? (\d\d:\d\d)-(\d\d:\d\d)\s*$/.exec(part);
    if (!match) continue;
    const [, first, last = first, open, close] = match;
    for (let weekday = Number(first); weekday <= Number(last); weekday++) {
      const hours = [...(week.get(weekday) ?? []), { open: open!, close: close! }];
      week.set(
        weekday,
        hours.sort((a, b) => (a.open < b.open ? -1 : 1)),
      );
    }
  }
  return week;
}

/** Returns the ISO weekday, 1 = Monday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
