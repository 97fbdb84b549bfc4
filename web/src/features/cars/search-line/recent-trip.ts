import { shortRange } from '../../../platform/format/short-range.ts';
import type { Language } from '../../../platform/i18n/language.ts';
import { type CarSearch, readCarSearch } from './car-search.ts';

/** Reads a remembered search for cars, without times if they have passed; null if a place is unreadable. */
export function readRecentTrip(query: string, today: string): CarSearch | null {
  const search = readCarSearch(new URLSearchParams(query));
  if (!search.pickUp || !search.dropOff) return null;
  const isAhead = search.pickUpAt !== null && search.dropOffAt !== null && search.pickUpAt >= today;
  return isAhead ? search : { ...search, pickUpAt: null, dropOffAt: null };
}

/** Returns the words of a search for cars: `仰光 → 曼德勒`, and `12/10–13`. */
export function wordTrip({ pickUp, dropOff, pickUpAt, dropOffAt }: CarSearch, lang: Language) {
  const places = [pickUp, ...(pickUp?.id === dropOff?.id ? [] : [dropOff])];
  return {
    place: places.map((place) => place?.name ?? '').join(' → '),
    rest: pickUpAt && dropOffAt ? shortRange(pickUpAt.slice(0, 10), dropOffAt.slice(0, 10), lang) : '',
  };
}
