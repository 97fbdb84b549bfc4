import { highestPrice } from '@serai/contract/currency';
import { addDays } from '@serai/contract/dates';

/** Number of nights kept open, including today's. */
export const OPEN_NIGHTS = 365;

/** Nights that a row of inventory.csv covers. */
export interface NightRange {
  /**
   * `from` and `to`, both inclusive: `+n` days after the day the night is opened, `MM-DD` every year, or
   * `YYYY-MM-DD`.
   */
  from: string;
  to: string;
  /** ISO digits (1 = Monday); empty means every day. */
  weekdays: string;
}

/**
 * One row of inventory.csv: `value` is units per night, or minor units per room and night. A surcharge is
 * added to the price that applies: `plus` minor units, or `percent` of it, rounded half up to a multiple of
 * `step`.
 */
export type NightRule = NightRange & ({ value: number } | Surcharge);

type Surcharge = { plus: number } | { percent: number; step: number };

/** One night with all facts that rules test. */
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

/** Number of nights after the open ones for which rules are already checked. */
const LATER_NIGHTS = 365;

/**
 * Nights that will be opened in the year after the open ones. Each is the last open night on the day it is
 * opened, so rules that count days from then see that offset.
 */
export function laterNights(today: string): Night[] {
  const [from, to] = [addDays(today, OPEN_NIGHTS), addDays(today, OPEN_NIGHTS + LATER_NIGHTS - 1)];
  return nightsFrom(today, from, to).map((night) => ({ ...night, offset: OPEN_NIGHTS - 1 }));
}

/**
 * Value of each night by the rules: the last matching full rule, 0 without one, plus the last matching
 * surcharge. A full rule with weekdays sets the final price of those days: earlier surcharges are not added
 * to it.
 */
export function valuesFor(rules: readonly NightRule[], nights: readonly Night[]): number[] {
  const tests = rules.map((rule, at) => ({ rule, at, fits: testOf(rule) })).reverse();
  const whole = tests.flatMap(({ rule, ...test }) => ('value' in rule ? [{ ...test, rule }] : []));
  const extra = tests.flatMap(({ rule, ...test }) => ('value' in rule ? [] : [{ ...test, rule }]));
  return nights.map((night) => {
    const base = whole.find(({ fits }) => fits(night));
    if (!base || base.rule.value === 0) return 0;
    const plain = base.rule.weekdays === '';
    const added = extra.find(({ at, fits }) => (plain || at > base.at) && fits(night));
    return added ? withSurcharge(base.rule.value, added.rule) : base.rule.value;
  });
}

/** Returns a predicate: whether any of the rules covers a night. */
export function nightTest(rules: readonly NightRange[]): (night: Night) => boolean {
  const tests = rules.map(testOf);
  return (night) => tests.some((fits) => fits(night));
}

/** Key by which a row replaces an earlier one: the same nights, and both or neither a surcharge. */
export function placeOf(rule: NightRule): string {
  return `${rule.from} ${rule.to} ${rule.weekdays} ${'value' in rule ? '' : '+'}`;
}

function withSurcharge(value: number, surcharge: Surcharge): number {
  const sum =
    'plus' in surcharge
      ? value + surcharge.plus
      : Math.floor((value * (10_000 + Math.round(surcharge.percent * 100))) / 10_000 / surcharge.step + 0.5) *
        surcharge.step;
  return Math.min(sum, highestPrice);
}

/** Whether a bound has one of the three day formats. */
export function isDayBound(text: string): boolean {
  return /^\+\d{1,4}$/.test(text) || isRealDay(text) || isRealDay(`2028-${text}`);
}

/** Whether a comparable range is reversed; `MM-DD` may span the new year. */
export function isReversed(from: string, to: string): boolean {
  if (from.startsWith('+') && to.startsWith('+')) return Number(from) > Number(to);
  return from.length === 10 && to.length === 10 && from > to;
}

function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function testOf(rule: NightRange): (night: Night) => boolean {
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
