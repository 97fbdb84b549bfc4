import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import {
  maxSelectablePassengers,
  type NamedPlace,
  readClockTime,
  readCount,
  readPlace,
  writePlace,
} from '../../vehicles/trip-address.ts';

/** Search as stored in the address of list and booking. */
export interface CarSearch {
  pickUp: NamedPlace | null;
  dropOff: NamedPlace | null;
  /** Local times of the pick-up location, `YYYY-MM-DDTHH:MM`. */
  pickUpAt: string | null;
  dropOffAt: string | null;
  adults: number;
  children: number;
  /** Number of pieces of luggage, in total. */
  bags: number;
}

/** Two adults, no place and no times yet. */
export const emptyCarSearch: CarSearch = {
  pickUp: null,
  dropOff: null,
  pickUpAt: null,
  dropOffAt: null,
  adults: 2,
  children: 0,
  bags: 0,
};

/** One full day of driving, as most rate cards count it. */
const usualStart = '09:00';
const usualEnd = '19:00';

/** Reads the search from an address; missing or invalid values are those of `emptyCarSearch`. */
export function readCarSearch(params: URLSearchParams): CarSearch {
  return {
    pickUp: readPlace(params, 'pick_up'),
    dropOff: readPlace(params, 'drop_off'),
    pickUpAt: readClockTime(params.get('pick_up_at')),
    dropOffAt: readClockTime(params.get('drop_off_at')),
    adults: readCount(params.get('adults'), 1, maxSelectablePassengers) ?? emptyCarSearch.adults,
    children: readCount(params.get('children'), 0, maxSelectablePassengers) ?? emptyCarSearch.children,
    bags: readCount(params.get('bags'), 0, maxSelectablePassengers) ?? emptyCarSearch.bags,
  };
}

/**
 * Formats the search for the address:
 * `pick_up_id=3&pick_up=仰光&drop_off_id=3&drop_off=仰光&pick_up_at=2026-12-01T09:00&adults=2`.
 */
export function writeCarSearch(search: CarSearch): URLSearchParams {
  const params = new URLSearchParams();
  writePlace(params, 'pick_up', search.pickUp);
  writePlace(params, 'drop_off', search.dropOff);
  if (search.pickUpAt) params.set('pick_up_at', search.pickUpAt);
  if (search.dropOffAt) params.set('drop_off_at', search.dropOffAt);
  params.set('adults', String(search.adults));
  if (search.children > 0) params.set('children', String(search.children));
  if (search.bags > 0) params.set('bags', String(search.bags));
  return params;
}

/** The trip as input of `car/list` and `car/quote`; null if a place or time is missing. */
export function tripOf({ pickUp, dropOff, pickUpAt, dropOffAt, adults, children, bags }: CarSearch) {
  if (!pickUp || !dropOff || !pickUpAt || !dropOffAt) return null;
  return {
    pick_up_id: pickUp.id,
    drop_off_id: dropOff.id,
    pick_up_at: pickUpAt,
    drop_off_at: dropOffAt,
    adults,
    children,
    bags,
  };
}

/** Adds the default times, all of tomorrow, unless both times are given. */
export function withUsualTimes(search: CarSearch, nowMs: number): CarSearch {
  if (search.pickUpAt && search.dropOffAt) return search;
  const tomorrow = addDays(calendarBounds(new Date(nowMs)).min, 1);
  return { ...search, ...withDates(search, tomorrow, tomorrow) };
}

/** Changes the dates and keeps the times of day. */
export function withDates(search: CarSearch, from: string, to: string) {
  return {
    pickUpAt: `${from}T${search.pickUpAt?.slice(11) ?? usualStart}`,
    dropOffAt: `${to}T${search.dropOffAt?.slice(11) ?? usualEnd}`,
  };
}
