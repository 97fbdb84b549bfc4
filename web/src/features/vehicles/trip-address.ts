import type { maxPassengers } from '@serai/contract/vehicles/vehicles';

/** Limits of one search or booking; constants here, because public code must not load the contract's schemas. */
export const maxSelectablePassengers = 200 satisfies typeof maxPassengers;

/** A place of a trip in an address: the id is used, the name is for display. */
export interface NamedPlace {
  id: number;
  name: string;
}

/** Reads the place from `<name>_id` and `<name>`; null if there is none. */
export function readPlace(params: URLSearchParams, name: string): NamedPlace | null {
  const id = Number(params.get(`${name}_id`));
  return Number.isSafeInteger(id) && id > 0 ? { id, name: params.get(name) ?? '' } : null;
}

export function writePlace(params: URLSearchParams, name: string, place: NamedPlace | null): void {
  if (!place) return;
  params.set(`${name}_id`, String(place.id));
  params.set(name, place.name);
}

/** Parses a local time `YYYY-MM-DDTHH:MM`; null for anything else. */
export function readClockTime(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text)) return null;
  // `Date.parse` accepts 30 February as 2 March.
  const read = Date.parse(`${text}Z`);
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(text) ? text : null;
}

/** Parses an integer from `least` to `most` with up to three digits; null for anything else. */
export function readCount(text: string | null, least: number, most: number): number | null {
  const count = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return count >= least && count <= most ? count : null;
}
