import { nightsBetween } from '@serai/contract/dates';
import { nightsOf } from '../stay.ts';
import { isSeasonDay, type Season } from './seasons.ts';

/** What a rate asks of a stay by date: of the rows that hold a day, the last one that says something of a field counts. */
export interface StayLimit extends Season {
  /** ISO digits, 1 = Monday; empty = every day. */
  weekdays: string;
  /** Nights, of stays that begin on the day. */
  minStay?: number;
  maxStay?: number;
  /** Of stays that begin, or end, on the day. */
  closedToArrival?: boolean;
  closedToDeparture?: boolean;
  /** Of the night itself. */
  stopSell?: boolean;
}

/** Of which limit a stay falls short; each but `stop_sell` is an error code, with nights where it names some. */
export type LimitFault =
  | { code: 'min_stay_not_met' | 'max_stay_exceeded'; nights: number }
  | { code: 'arrival_closed' | 'departure_closed' | 'stop_sell' };

/** The first limit a stay breaks; `minStay` (nights) is the plan's own, where no row says another. */
export function findLimitFault(
  { minStay, limits }: { minStay: number; limits: readonly StayLimit[] },
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): LimitFault | undefined {
  // Most rates set no limits, and every search asks all of them.
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

/** The fewest nights of a stay that begins on a day. */
export function minStayOn(
  { minStay, limits }: { minStay: number; limits: readonly StayLimit[] },
  checkIn: string,
): number {
  return saidOn(limits, checkIn, 'minStay') ?? minStay;
}

/** Whether a night is not sold. */
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
