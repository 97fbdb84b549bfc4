import { Temporal } from 'temporal-polyfill';

/**
 * Converts a local date and time to an instant (epoch ms). A time skipped by a clock change is read with the
 * offset before the change; of a repeated time the first is used.
 */
export function instantOf(date: string, time: string, tz: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(tz).epochMilliseconds;
}

/** The same for local text, `YYYY-MM-DDTHH:MM`. */
export function instantAt(local: string, tz: string): number {
  return instantOf(local.slice(0, 10), local.slice(11), tz);
}

/**
 * Returns whether a local time, `YYYY-MM-DDTHH:MM`, exists: when clocks are set forward, an hour is skipped.
 * Such times are refused, because no one can meet at them.
 */
export function isExistingLocalTime(local: string, tz: string): boolean {
  return localDateTime(instantAt(local, tz), tz) === local;
}

/** Returns the civil date at a place at an instant, `YYYY-MM-DD`. */
export function localDate(instantMs: number, tz: string): string {
  // Cached per second: neither a clock change nor a new day occurs within one, and many searches ask for the
  // date.
  const second = Math.floor(instantMs / 1000);
  const known = knownDates.get(tz);
  if (known?.second === second) return known.date;
  const date = local(instantMs, tz).toPlainDate().toString();
  if (knownDates.size >= keptDates) knownDates.clear();
  knownDates.set(tz, { second, date });
  return date;
}

/** Last requested date of each zone. */
const knownDates = new Map<string, { second: number; date: string }>();
const keptDates = 1_000;

/** Returns the local date and time at an instant to the minute, `YYYY-MM-DDTHH:MM`. */
export function localDateTime(instantMs: number, tz: string): string {
  return local(instantMs, tz).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** Returns the offset of a zone from UTC at an instant, `+06:30`. */
export function offsetText(instantMs: number, tz: string): string {
  return local(instantMs, tz).offset;
}

/** Formats local time with offset for readers in other zones: `2026-11-24 10:09 (UTC+06:30)`. */
export function zonedTimeText(instantMs: number, tz: string): string {
  return `${localDateTime(instantMs, tz).replace('T', ' ')} (UTC${offsetText(instantMs, tz)})`;
}

/** Returns the first instant (epoch ms) of a civil date at a place. */
export function startOfDay(date: string, tz: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(tz).epochMilliseconds;
}

function local(instantMs: number, tz: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(tz);
}
