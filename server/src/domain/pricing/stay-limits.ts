import { nightsBetween } from '@serai/contract/dates';
import { nightsOf } from '../stay.ts';
import { isSeasonDay, type Season } from './seasons.ts';

/**
 * Restrictions of a rate by date. For each field the last row that contains the day and sets the field
 * applies.
 */
export interface StayLimit extends Season {
  /** ISO digits, 1 = Monday; empty = every day. */
  weekdays: string;
  /** Nights, for stays that begin on the day. */
  minStay?: number;
  maxStay?: number;
  /** For stays that begin or end on the day. */
  closedToArrival?: boolean;
  closedToDeparture?: boolean;
  /** For the night itself. */
  stopSell?: boolean;
}

/** Violated restriction; each but `stop_sell` is an error code, with the number of nights where relevant. */
export type LimitFault =
  | { code: 'min_stay_not_met' | 'max_stay_exceeded'; nights: number }
  | { code: 'arrival_closed' | 'departure_closed' | 'stop_sell' };

/**
 * Finds the first restriction that a stay violates; `minStay` (nights) is the plan's default if no row sets
 * one.
 */
export function findLimitFault(
  { minStay, limits }: { minStay: number; limits: readonly StayLimit[] },
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): LimitFault | undefined {
  // Fast path: most rates have no restrictions, and every search checks all of them.
  if (limits.length === 0 && minStay <= 1) return undefined;
  const nights = nightsBetween(checkIn, checkOut);
  const shortest = minStayOn({ minStay, limits }, checkIn);
  if (nights < shortest) return { code: 'min_stay_not_met', nights: shortest };
  if (limits.length === 0) return undefined;
  const longest = saidOn(limits, checkIn, 'maxStay');
  if (longest !== undefined && nights > longest) return { code: 'max_stay_exceeded', nights: longest };
  if (saidOn(limits, checkIn, 'closedToArrival')) return { code: 'arrival_closed' };
  if (saidOn(limits, checkOut, 'closedToDeparture')) return { code: 'departure_closed' };
  const isStopped = nightsOf(checkIn, checkOut).some((night) => isStoppedOn(limits, night));
  return isStopped ? { code: 'stop_sell' } : undefined;
}

/** Returns the minimum nights of a stay that begins on a day. */
export function minStayOn(
  { minStay, limits }: { minStay: number; limits: readonly StayLimit[] },
  checkIn: string,
): number {
  return saidOn(limits, checkIn, 'minStay') ?? minStay;
}

/** Returns whether a night is not for sale. */
export function isStoppedOn(limits: readonly StayLimit[], night: string): boolean {
  return saidOn(limits, night, 'stopSell') ?? false;
}

function saidOn<K extends keyof StayLimit>(
  limits: readonly StayLimit[],
  day: string,
  field: K,
): StayLimit[K] | undefined {
  return limits.findLast((limit) => limit[field] !== undefined && isSeasonDay(limit, day))?.[field];
}
