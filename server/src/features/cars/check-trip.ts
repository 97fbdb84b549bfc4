import { type CarTrip, maxRentalDays } from '@serai/contract/cars';
import { addDays } from '@serai/contract/dates';
import { instantAt, isShown, localDate } from '../../domain/local-time.ts';
import { addMinutes, minutesBetween } from '../../domain/pricing/rental-plan.ts';
import type { RouteCard } from '../../domain/pricing/route.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import type { LocationRow } from './location-store.ts';
import { type RouteLookup, type Way, wayBetween } from './way.ts';

/** How far ahead cars can be booked, in days. */
const maxDaysAhead = 365;
const dayMinutes = 1440;

/** A trip whose places exist and whose times can be driven; instants are epoch ms. */
export interface CheckedTrip {
  pickUp: LocationRow;
  dropOff: LocationRow;
  way: Way;
  startMs: number;
  endMs: number;
}

/** What a trip is checked against: the places that are open, and the routes that are sold between their bases. */
export interface Served {
  places: ReadonlyMap<number, LocationRow>;
  routeOf: RouteLookup;
}

/** Looks a trip's places up among those that are open and refuses what cannot be asked for, naming the field. */
export function checkTrip({ places, routeOf }: Served, trip: CarTrip, now: Date): CheckedTrip {
  const pickUp = places.get(trip.pick_up_id);
  if (!pickUp) throw refusedField('pick_up_id', 'location_unknown');
  const dropOff = places.get(trip.drop_off_id);
  if (!dropOff) throw refusedField('drop_off_id', 'location_unknown');
  const way = wayBetween(pickUp, dropOff, routeOf);
  if (!way) throw refusedField('drop_off_id', 'drop_off_not_served');
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
  if (way.kind === 'route') refuseTooShort(way.route.card, 'drop_off_at', trip);
  return { pickUp, dropOff, way, startMs, endMs };
}

/** Refuses to drive a route in less than its usual time, naming the field. */
export function refuseTooShort(
  { km, minutes }: Pick<RouteCard, 'km' | 'minutes'>,
  field: string,
  { pick_up_at, drop_off_at }: Pick<CarTrip, 'pick_up_at' | 'drop_off_at'>,
): void {
  if (minutesBetween(pick_up_at, drop_off_at) >= minutes) return;
  const earliest = addMinutes(pick_up_at, minutes).replace('T', ' ');
  const hours = Math.round(minutes / 6) / 10;
  throw refusedField(field, 'route_too_short', { km, hours, earliest });
}

/** Refuses a local time that the clocks of the place skip. */
export function refuseSkipped(field: string, local: string, tz: string): void {
  if (!isShown(local, tz)) throw refusedField(field, 'time_skipped', { time: local.replace('T', ' ') });
}

/** Whether a rental is longer than one can be; times are local texts. */
export function isTooLong(start: string, end: string): boolean {
  return minutesBetween(start, end) > maxRentalDays * dayMinutes;
}
