import { type CarTrip, maxRentalDays } from '@serai/contract/cars/cars';
import { addDays } from '@serai/contract/dates';
import { instantAt, isExistingLocalTime, localDate } from '../../domain/local-time.ts';
import { addMinutes, minutesBetween } from '../../domain/pricing/rental-plan.ts';
import type { RouteCard } from '../../domain/pricing/route.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import type { LocationRow } from './location-store.ts';
import { driveBetween, type RouteLookup, type Way } from './way.ts';

/** Maximum number of days a rental can be booked ahead. */
const maxDaysAhead = 365;
const dayMinutes = 1440;

/** A trip with existing places and possible times; instants are epoch ms. */
export interface CheckedTrip {
  pickUp: LocationRow;
  dropOff: LocationRow;
  way: Way;
  startMs: number;
  endMs: number;
}

/** Data for checking a trip: open places, and routes on sale between their bases. */
export interface Served {
  places: ReadonlyMap<number, LocationRow>;
  routeOf: RouteLookup;
}

/** Resolves a trip's places among the open ones; refuses an impossible trip and names the field. */
export function checkTrip({ places, routeOf }: Served, trip: CarTrip, now: Date): CheckedTrip {
  const pickUp = places.get(trip.pick_up_id);
  if (!pickUp) throw refusedField('pick_up_id', 'location_unknown');
  const dropOff = places.get(trip.drop_off_id);
  if (!dropOff) throw refusedField('drop_off_id', 'location_unknown');
  const way = driveBetween(pickUp, dropOff, routeOf);
  if (!way) throw refusedField('drop_off_id', 'drop_off_not_served');
  for (const field of ['pick_up_at', 'drop_off_at'] as const) refuseSkipped(field, trip[field], pickUp.tz);
  const startMs = instantAt(trip.pick_up_at, pickUp.tz);
  const endMs = instantAt(trip.drop_off_at, pickUp.tz);
  if (startMs < now.getTime()) throw refusedField('pick_up_at', 'pick_up_in_past');
  const lastDate = addDays(localDate(now.getTime(), pickUp.tz), maxDaysAhead);
  if (trip.pick_up_at.slice(0, 10) > lastDate) throw refusedField('pick_up_at', 'pick_up_too_far');
  // When clocks are set back, a later local time can be an earlier instant.
  if (trip.drop_off_at <= trip.pick_up_at || endMs <= startMs)
    throw refusedField('drop_off_at', 'rental_reversed');
  if (isTooLong(trip.pick_up_at, trip.drop_off_at)) throw refusedField('drop_off_at', 'rental_too_long');
  if (way.kind === 'route') refuseTooShort(way.route.card, 'drop_off_at', trip);
  return { pickUp, dropOff, way, startMs, endMs };
}

/** Refuses a route in less than its usual time, and names the field. */
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

/** Refuses a local time that does not exist because clocks are set forward. */
export function refuseSkipped(field: string, local: string, tz: string): void {
  if (!isExistingLocalTime(local, tz))
    throw refusedField(field, 'time_skipped', { time: local.replace('T', ' ') });
}

/** Whether a rental exceeds the maximum length; times are local. */
export function isTooLong(start: string, end: string): boolean {
  return minutesBetween(start, end) > maxRentalDays * dayMinutes;
}
