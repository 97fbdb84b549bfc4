import type { Money } from '@serai/contract/money';
import type { ComponentType } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { BookingValues, Contact, LockedQuote } from '../../features/booking/booking-product.ts';
import type { stayOf } from '../../features/hotels/search-line/stay-search.ts';
import type { CallOf, Got, Posted } from '../../platform/api/calls.ts';

/** An agency with its users for whom a product can be booked. */
export type Bookers = Got<'console/order/bookers'>;
export type Booker = Bookers['users'][number];

/** The agency and its user for whom the clerk books. */
export interface Caller {
  agency: Bookers['agency'];
  user: Booker;
}

/** Dates, guests and nationality as input of the calls. */
export type StayToBook = NonNullable<ReturnType<typeof stayOf>>;

/** A price locked for an agency, with cost and margin of products whose cost is known to the reader. */
export type LockedForAgency = LockedQuote & { cost?: Money | null; margin?: Money | null };
export type StayQuote = Posted<'console/hotelOrder/quote'>;
export type TransferQuote = Posted<'console/airportOrder/quote'>;
export type CarQuote = Posted<'console/carOrder/quote'>;

/** A call that books a quote for an agency, with its input. */
export type AgencyBookCall = CallOf<
  'console/hotelOrder/book' | 'console/airportOrder/book' | 'console/carOrder/book'
>;

/** Parts of a product that the form of a booking for an agency shows. */
export interface AgencyProduct<Quote extends LockedForAgency, Values extends BookingValues> {
  emptyValues: (quote: Quote, contact: Contact) => Values;
  bookCall: (caller: Caller, quoteId: string, values: Values) => AgencyBookCall;
  /** Field of the form for a refused field of the server; null if there is none. */
  formField: (serverField: string, values: Values) => FieldPath<Values> | null;
  /** Booked product, at the head of the price card. */
  Thing: ComponentType<{ quote: Quote }>;
  /** The cancellation rules and other explanations of the price. */
  Rules: ComponentType<{ quote: Quote; nowMs: number }>;
  /** Facts of the product that the clerk reads back to the caller. */
  Check: ComponentType<{ quote: Quote; values: Values }>;
}
