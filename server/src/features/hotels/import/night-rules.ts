import { addDays } from '@serai/contract/dates';

/** How many nights are kept open, today's included. */
export const OPEN_NIGHTS = 365;

/**
 * One row of inventory.csv. `from` and `to` (both inclusive) are `+n` days from the day the night is opened,
 * `MM-DD` every year, or `YYYY-MM-DD`; `weekdays` holds ISO digits (1 = Monday), empty = every day; `value`
 * is units a night, or minor units a room and night.
 */
export interface NightRule {
  from: string;
  to: string;
  weekdays: string;
  value: number;
}

/** One night with everything a rule can ask about it. */
export interface Night {
  date: string;
  offset: number;
  monthDay: string;
  weekday: string;
}

/** The nights from `from` to `to` inclusive, counted from `today`. */
export function nightsFrom(today: string, from: string, to: string): Night[] {
  const nights: Night[] = [];
  const start = Math.round((Date.parse(from) - Date.parse(today)) / 86_400_000);
  for (let date = from, offset = start; date <= to; date = addDays(date, 1), offset++) {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    nights.push({ date, offset, monthDay: date.slice(5), weekday: String(weekday) });
  }
  return nights;
}

/** What the rules say for each night; the last rule that fits wins, and a night without one gets 0. */
export function valuesFor(rules: readonly NightRule[], nights: readonly Night[]): number[] {
  const tests = rules.map((rule) => ({ value: rule.value, fits: testOf(rule) })).reverse();
  return nights.map((night) => tests.find(({ fits }) => fits(night))?.value ?? 0);
}

/** Whether a bound is one of the three ways to write a day. */
export function isDayBound(text: string): boolean {
  return /^\+\d{1,4}$/.test(text) || isRealDay(text) || isRealDay(`2028-${text}`);
}

/** Whether a range that can be compared runs backwards; `MM-DD` may run over the new year. */
export function isReversed(from: string, to: string): boolean {
  if (from.startsWith('+') && to.startsWith('+')) return Number(from) > Number(to);
  return from.length === 10 && to.length === 10 && from > to;
}

function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function testOf(rule: NightRule): (night: Night) => boolean {
  const yearly = rule.from.length === 5 && rule.to.length === 5;
  const overNewYear = yearly && rule.from > rule.to;
  const after = boundTest(rule.from, (value, bound) => value >= bound);
  const before = boundTest(rule.to, (value, bound) => value <= bound);
  return (night) => {
    const inRange = overNewYear ? after(night) || before(night) : after(night) && before(night);
    return inRange && (rule.weekdays === '' || rule.weekdays.includes(night.weekday));
  };
}

function boundTest(
  bound: string,
  compare: (value: string | number, bound: string | number) => boolean,
): (night: Night) => boolean {
  if (bound.startsWith('+')) {
    const offset = Number(bound);
    return (night) => compare(night.offset, offset);
  }
  return bound.length === 5
    ? (night) => compare(night.monthDay, bound)
    : (night) => compare(night.date, bound);
}
