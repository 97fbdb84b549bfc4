import { highestPrice } from '@serai/contract/currency';
import { addDays } from '@serai/contract/dates';

/** How many nights are kept open, today's included. */
export const OPEN_NIGHTS = 365;

/** The nights a row of inventory.csv speaks of. */
export interface NightRange {
  /**
   * `from` and `to`, both included, are `+n` days from the day the night is opened, `MM-DD` every year, or
   * `YYYY-MM-DD`.
   */
  from: string;
  to: string;
  /** ISO digits (1 = Monday), empty = every day. */
  weekdays: string;
}

/**
 * One row of inventory.csv: `value` is units a night, or minor units a room and night. A surcharge is added to the
 * price that counts: `plus` minor units, or `percent` of it, rounded half up to a multiple of `step`.
 */
export type NightRule = NightRange & ({ value: number } | Surcharge);

type Surcharge = { plus: number } | { percent: number; step: number };

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

/** Nights after those that are open for which rules are checked already: a year of them. */
const LATER_NIGHTS = 365;

/**
 * The nights that are opened within the year after those that are open. On the day each is opened, it is the last of the
 * open ones, and rules that count days from then see it so.
 */
export function laterNights(today: string): Night[] {
  const [from, to] = [addDays(today, OPEN_NIGHTS), addDays(today, OPEN_NIGHTS + LATER_NIGHTS - 1)];
  return nightsFrom(today, from, to).map((night) => ({ ...night, offset: OPEN_NIGHTS - 1 }));
}

/**
 * What the rules say for each night: the last rule in full that fits, 0 without one, and on top of it the last
 * surcharge that fits. A rule in full that names weekdays is the price of these days as it stands: what was added to
 * the price before it is not added to it.
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

/** Whether any of the rules speaks of a night. */
export function nightTest(rules: readonly NightRange[]): (night: Night) => boolean {
  const tests = rules.map(testOf);
  return (night) => tests.some((fits) => fits(night));
}

/** What makes a row take the place of an earlier one: the same nights, and both surcharges or neither. */
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
