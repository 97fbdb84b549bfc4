import type { stayOf } from '../../features/hotels/search-line/stay-search.ts';
import type { Got, Posted } from '../../platform/api/calls.ts';

/** An agency with its users for whom a stay can be booked. */
export type Bookers = Got<'console/hotelOrder/bookers'>;
export type Booker = Bookers['users'][number];

/** The agency and its user for whom the clerk books. */
export interface Caller {
  agency: Bookers['agency'];
  user: Booker;
}

/** Dates, guests and nationality as input of the calls. */
export type StayToBook = NonNullable<ReturnType<typeof stayOf>>;

/** A price locked for the agency, with cost and margin for readers who may see them. */
export type DeskQuote = Posted<'console/hotelOrder/quote'>;
