import type { maxPassengers } from '@serai/contract/vehicles/vehicles';

/** In one search or booking; public code takes no values from the contract, which would bring its schemas along. */
export const maxSelectablePassengers = 200 satisfies typeof maxPassengers;

/** A place of a trip as an address names it: the id counts, the name is for people. */
export interface NamedPlace {
  id: number;
  name: string;
}

/** The place that `<name>_id` and `<name>` stand for; null when there is none. */
export function readPlace(params: URLSearchParams, name: string): NamedPlace | null {
  const id = Number(params.get(`${name}_id`));
  return Number.isSafeInteger(id) && id > 0 ? { id, name: params.get(name) ?? '' } : null;
}

export function writePlace(params: URLSearchParams, name: string, place: NamedPlace | null): void {
  if (!place) return;
  params.set(`${name}_id`, String(place.id));
  params.set(name, place.name);
}

/** A clock time `YYYY-MM-DDTHH:MM` of a place; null for anything else. */
export function readClockTime(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text)) return null;
  // The 30th of February is read as the 2nd of March.
  const read = Date.parse(`${text}Z`);
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(text) ? text : null;
}

/** A whole number from `least` to `most`, of up to three figures; null for anything else. */
export function readCount(text: string | null, least: number, most: number): number | null {
  const count = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return count >= least && count <= most ? count : null;
}
