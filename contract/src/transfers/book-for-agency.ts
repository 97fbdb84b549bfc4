import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { agencyErrors, bookForAgencyAccess, ofAgency } from '../orders/book-for-agency.ts';
import { bookTransfer, quoteTransfer } from './booking.ts';
import { listTransfers } from './transfers.ts';

/** Calls by which the seller's staff book an airport transfer for an agency on the telephone. */

export const listTransfersForAgency = endpoint({
  method: 'GET',
  path: 'console/airportOrder/transfers',
  title: "search airport transfers at an agency's prices",
  access: bookForAgencyAccess,
  input: z.strictObject({ ...listTransfers.input.shape, agency_id: id }),
  reply: listTransfers.reply,
  errors: [...listTransfers.errors, ...agencyErrors],
});

/** The quote belongs to the user of the agency. */
export const quoteTransferForAgency = endpoint({
  method: 'POST',
  path: 'console/airportOrder/quote',
  title: 'lock the price of an airport transfer for an agency for 15 minutes',
  access: bookForAgencyAccess,
  input: z.strictObject({ ...quoteTransfer.input.shape, ...ofAgency }),
  reply: quoteTransfer.reply,
  errors: [...quoteTransfer.errors, ...agencyErrors, 'booker_unfit'],
});

/** The order stays unpaid: the agency, which is notified, pays it within its usual time. */
export const bookTransferForAgency = endpoint({
  method: 'POST',
  path: 'console/airportOrder/book',
  title: 'book an airport transfer for an agency on the telephone',
  access: bookForAgencyAccess,
  idempotent: true,
  input: z.strictObject({ ...bookTransfer.input.shape, ...ofAgency }),
  reply: bookTransfer.reply,
  errors: [...bookTransfer.errors, 'agency_is_blocked', 'booker_unfit'],
});
