import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { agencyErrors, bookForAgencyAccess, ofAgency } from '../orders/book-for-agency.ts';
import { bookHotel, quoteHotel, quoteReply } from './booking.ts';
import { hotelDetail, listHotels } from './hotels.ts';

/** Calls by which the seller's staff book a stay for an agency on the telephone. */

export const findHotelsForAgency = endpoint({
  method: 'GET',
  path: 'console/hotelOrder/hotels',
  title: "search hotels at an agency's prices",
  access: bookForAgencyAccess,
  input: z.strictObject({ ...listHotels.input.shape, agency_id: id }),
  reply: listHotels.reply,
  errors: [...listHotels.errors, ...agencyErrors],
});

export const showRatesForAgency = endpoint({
  method: 'GET',
  path: 'console/hotelOrder/rates',
  title: "show a hotel and what can be booked for a stay at an agency's prices",
  access: bookForAgencyAccess,
  input: z.strictObject({ ...hotelDetail.input.shape, agency_id: id }),
  reply: hotelDetail.reply,
  errors: [...hotelDetail.errors, ...agencyErrors],
});

/** The quote belongs to the user of the agency. */
export const quoteForAgency = endpoint({
  method: 'POST',
  path: 'console/hotelOrder/quote',
  title: 'lock the price of a stay for an agency for 15 minutes',
  access: bookForAgencyAccess,
  input: z.strictObject({ ...quoteHotel.input.shape, ...ofAgency }),
  reply: z.object({
    ...quoteReply.shape,
    /** The seller's cost and margin; null if the cost is unknown, or for callers who may not see costs. */
    cost: z.nullable(money),
    margin: z.nullable(money),
  }),
  errors: [...quoteHotel.errors, ...agencyErrors, 'booker_unfit'],
});

/** The order stays unpaid: the agency, which is notified, pays it within its usual time. */
export const bookForAgency = endpoint({
  method: 'POST',
  path: 'console/hotelOrder/book',
  title: 'book a stay for an agency on the telephone',
  access: bookForAgencyAccess,
  idempotent: true,
  input: z.strictObject({ ...bookHotel.input.shape, ...ofAgency }),
  reply: bookHotel.reply,
  errors: [...bookHotel.errors, 'agency_is_blocked', 'booker_unfit'],
});
