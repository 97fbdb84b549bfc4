import { Temporal } from 'temporal-polyfill';

/**
 * The instant (epoch ms) at which clocks of a place show a civil date and time. A time that a change of the
 * clocks skips is read as if they had not been changed; of a time that comes twice the first is meant.
 */
export function instantOf(date: string, time: string, tz: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(tz).epochMilliseconds;
}

/** The same of a local text, `YYYY-MM-DDTHH:MM`. */
export function instantAt(local: string, tz: string): number {
  return instantOf(local.slice(0, 10), local.slice(11), tz);
}

/**
 * Whether the clocks of a place show a local text, `YYYY-MM-DDTHH:MM`, at all: where they are set forward, an hour of
 * that night is skipped. Nobody can be met at such a time, so who asks for it is told.
 */
export function isShown(local: string, tz: string): boolean {
  return localDateTime(instantAt(local, tz), tz) === local;
}

/** The civil date at a place at an instant, `YYYY-MM-DD`. */
export function localDate(instantMs: number, tz: string): string {
  // No clock is changed and no day begins within a second, and each of many searches asks what day it is.
  const second = Math.floor(instantMs / 1000);
  const known = knownDates.get(tz);
  if (known?.second === second) return known.date;
  const date = local(instantMs, tz).toPlainDate().toString();
  if (knownDates.size >= keptDates) knownDates.clear();
  knownDates.set(tz, { second, date });
  return date;
}

/** The last date that was asked for of each place. */
const knownDates = new Map<string, { second: number; date: string }>();
const keptDates = 1_000;

/** Date and time at a place at an instant to the minute, `YYYY-MM-DDTHH:MM`. */
export function localDateTime(instantMs: number, tz: string): string {
  return local(instantMs, tz).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** The offset of a place from UTC at an instant, `+06:30`. */
export function offsetText(instantMs: number, tz: string): string {
  return local(instantMs, tz).offset;
}

/** The same for people who may live by other clocks: `2026-11-24 10:09 (UTC+06:30)`. */
export function zonedTimeText(instantMs: number, tz: string): string {
  return `${localDateTime(instantMs, tz).replace('T', ' ')} (UTC${offsetText(instantMs, tz)})`;
}

/** The first instant (epoch ms) of a civil date at a place. */
export function startOfDay(date: string, tz: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(tz).epochMilliseconds;
}

function local(instantMs: number, tz: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(tz);
}
