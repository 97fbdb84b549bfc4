import { type CarTrip, maxRentalDays } from '@serai/contract/cars';
import { addDays } from '@serai/contract/dates';
import { instantAt, isShown, localDate } from '../../domain/local-time.ts';
import { minutesBetween } from '../../domain/pricing/car.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { type LocationRow, mayDropOff } from './location-store.ts';

/** How far ahead cars can be booked, in days. */
const maxDaysAhead = 365;
const dayMinutes = 1440;

/** A trip whose places exist and whose times can be driven; instants are epoch ms. */
export interface CheckedTrip {
  pickUp: LocationRow;
  dropOff: LocationRow;
  startMs: number;
  endMs: number;
}

/** Looks a trip's places up among those that are open and refuses what cannot be asked for, naming the field. */
export function checkTrip(places: ReadonlyMap<number, LocationRow>, trip: CarTrip, now: Date): CheckedTrip {
  const pickUp = places.get(trip.pick_up_id);
  if (!pickUp) throw refusedField('pick_up_id', 'location_unknown');
  const dropOff = places.get(trip.drop_off_id);
  if (!dropOff) throw refusedField('drop_off_id', 'location_unknown');
  if (!mayDropOff(pickUp, dropOff)) throw refusedField('drop_off_id', 'drop_off_not_served');
  for (const field of ['pick_up_at', 'drop_off_at'] as const) refuseSkipped(field, trip[field], pickUp.tz);
  const startMs = instantAt(trip.pick_up_at, pickUp.tz);
  const endMs = instantAt(trip.drop_off_at, pickUp.tz);
  if (startMs < now.getTime()) throw refusedField('pick_up_at', 'pick_up_in_past');
  const lastDate = addDays(localDate(now.getTime(), pickUp.tz), maxDaysAhead);
  if (trip.pick_up_at.slice(0, 10) > lastDate) throw refusedField('pick_up_at', 'pick_up_too_far');
  // Where clocks are set back a later text can be an earlier instant.
  if (trip.drop_off_at <= trip.pick_up_at || endMs <= startMs)
    throw refusedField('drop_off_at', 'rental_reversed');
  if (isTooLong(trip.pick_up_at, trip.drop_off_at)) throw refusedField('drop_off_at', 'rental_too_long');
  return { pickUp, dropOff, startMs, endMs };
}

/** Refuses a local time that the clocks of the place skip. */
export function refuseSkipped(field: string, local: string, tz: string): void {
  if (!isShown(local, tz)) throw refusedField(field, 'time_skipped', { time: local.replace('T', ' ') });
}

/** Whether a rental is longer than one can be; times are local texts. */
export function isTooLong(start: string, end: string): boolean {
  return minutesBetween(start, end) > maxRentalDays * dayMinutes;
}
