import { readSearch, type StaySearch, writeSearch } from '../../features/hotels/search-line/stay-search.ts';

/** Choices of a booking for an agency, as stored in the address. */
export interface BookChoices {
  agencyId: number | null;
  /** User who called; null for the agency's owner. */
  userId: number | null;
  hotelId: number | null;
  search: StaySearch;
}

/** Reads the choices from an address; missing or invalid values are null. */
export function readChoices(params: URLSearchParams): BookChoices {
  return {
    agencyId: readId(params.get('agency_id')),
    userId: readId(params.get('user_id')),
    hotelId: readId(params.get('hotel_id')),
    search: readSearch(params),
  };
}

/** Writes the choices as parameters; absent ones are omitted. */
export function writeChoices({ agencyId, userId, hotelId, search }: BookChoices): URLSearchParams {
  const params = writeSearch(search);
  if (agencyId !== null) params.set('agency_id', String(agencyId));
  if (userId !== null) params.set('user_id', String(userId));
  if (hotelId !== null) params.set('hotel_id', String(hotelId));
  return params;
}

function readId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
