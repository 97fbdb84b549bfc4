import type { CarQuoteReply } from '@serai/contract/cars/booking';

/** Start and end of a rental in local time of the pick-up location: `YYYY-MM-DDTHH:MM`. */
export interface RentalTimes {
  pickUpAt: string;
  dropOffAt: string;
}

/** `several` means longer than one unit. */
export type RentalKind = 'half_day' | 'all_day' | 'several';

type Units = Pick<CarQuoteReply, 'rental' | 'half_day_minutes' | 'all_day_minutes'>;

/** Kind of a quote's rental. */
export function kindOf({ rental }: Pick<Units, 'rental'>): RentalKind {
  const [first, ...more] = rental.units;
  return first && more.length === 0 && rental.overtime_hours === 0 ? first.unit : 'several';
}

/** Times of a rental of one unit, or of two full days, with this start. */
export function timesFor(kind: RentalKind, pickUpAt: string, quote: Units): RentalTimes {
  const minutes = {
    half_day: quote.half_day_minutes,
    all_day: quote.all_day_minutes,
    several: dayMinutes + quote.all_day_minutes,
  };
  return { pickUpAt, dropOffAt: later(pickUpAt, minutes[kind]) };
}

/** Applies a new start; a rental of one unit keeps its length, a longer one keeps its end. */
export function withPickUpAt(times: RentalTimes, pickUpAt: string, kind: RentalKind): RentalTimes {
  if (kind === 'several') return { ...times, pickUpAt };
  return { pickUpAt, dropOffAt: later(times.dropOffAt, minutesBetween(times.pickUpAt, pickUpAt)) };
}

/** Wall-clock arithmetic; the price does not depend on the zone either. */
function later(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
}

const dayMinutes = 1440;
