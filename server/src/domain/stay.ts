import { addDays, nightsBetween } from '@serai/contract/dates';
import type { PolicyStart } from './cancellation-policy.ts';
import { instantOf } from './local-time.ts';

export const maxNights = 30;
/** Number of nights on sale, including today's. */
export const openNights = 365;

/** Reasons why a stay cannot be requested; each is also an error code. */
export type StayFault = 'stay_in_past' | 'stay_reversed' | 'stay_too_long' | 'stay_too_far';

/** Validates a stay from check-in to check-out (exclusive) against the local date `today`. */
export function findStayFault(checkIn: string, checkOut: string, today: string): StayFault | undefined {
  const fault = findLengthFault(checkIn, checkOut);
  if (fault === 'stay_reversed') return fault;
  if (checkIn < today) return 'stay_in_past';
  if (fault) return fault;
  if (checkOut > addDays(today, openNights)) return 'stay_too_far';
  return undefined;
}

/** Validates the length of a stay anywhere; call it before listing its nights. */
export function findLengthFault(
  checkIn: string,
  checkOut: string,
): 'stay_reversed' | 'stay_too_long' | undefined {
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return 'stay_reversed';
  return nights > maxNights ? 'stay_too_long' : undefined;
}

/** Lists the civil dates of the nights; throws a RangeError for a stay that was not validated. */
export function nightsOf(checkIn: string, checkOut: string): string[] {
  const length = Math.max(0, nightsBetween(checkIn, checkOut));
  if (length > openNights) throw new RangeError(`a stay of ${length} nights`);
  return Array.from({ length }, (_, at) => addDays(checkIn, at));
}

/**
 * Part of a stay within one month: `month` is its first day, `from` and `to` are days of it, both inclusive.
 */
export interface MonthPart {
  month: string;
  from: number;
  to: number;
}

/** Splits a stay at month boundaries, in order. */
export function monthsOf(checkIn: string, checkOut: string): MonthPart[] {
  const parts: MonthPart[] = [];
  for (const night of nightsOf(checkIn, checkOut)) {
    const month = `${night.slice(0, 8)}01`;
    const day = Number(night.slice(8));
    const last = parts.at(-1);
    if (last?.month === month) last.to = day;
    else parts.push({ month, from: day, to: day });
  }
  return parts;
}

/** Relevant instants (epoch ms) of a hotel stay. */
export interface StayTimes {
  /** Check-in day, 14:00 local time. */
  start: number;
  /** Check-out day, noon. */
  end: number;
  /** From the next morning on, guests are no longer expected. */
  noShowFrom: number;
  /** When an order that is still open completes automatically. */
  autoComplete: number;
}

/** Returns the start from which the cancellation rules of a stay are counted back. */
export function policyStart(checkIn: string, tz: string): PolicyStart {
  return { date: checkIn, tz, startMs: instantOf(checkIn, '14:00', tz) };
}

/** Returns when a stay begins, ends and closes, in local time of the place. */
export function stayTimes(checkIn: string, checkOut: string, tz: string): StayTimes {
  const end = instantOf(checkOut, '12:00', tz);
  return {
    start: instantOf(checkIn, '14:00', tz),
    end,
    noShowFrom: instantOf(addDays(checkIn, 1), '06:00', tz),
    autoComplete: end + 24 * 3_600_000,
  };
}
