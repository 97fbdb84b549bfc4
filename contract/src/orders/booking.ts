import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { money } from '../money.ts';
import { printedLine, printedPerson, printedText, text } from '../text.ts';
import { phone } from '../validators.ts';
import { cancellation, policy } from './cancellation.ts';

/** Schemas shared by the quotes and bookings of all products. */

export const quoteId = z.uuid('quote_id_invalid');

/** One line of a price breakdown. */
export const priceLine = z.object({ label: z.string(), quantity: z.int(), unit_price: money, amount: money });

/** Price part of every quote; locked until `expires_at`. */
export const lockedPrice = {
  quote_id: z.string(),
  total_price: money,
  /** Price of the offer when its rate_key was shown; null if unchanged. */
  shown_price: z.nullable(money),
  lines: z.array(priceLine),
  /** Cancellation status as of now. */
  cancellation,
  policy,
  /** On request: nothing is held or paid until the seller makes an offer. */
  on_request: z.boolean(),
  /** After payment an outside supplier still has to confirm; cancelling is free until then. */
  confirmed_later: z.boolean(),
  expires_at: unixSeconds,
};

/** Contact for an order, and the agency's reference and requests. */
export const bookingContact = {
  contact_name: printedPerson(80, 'contact_name_required'),
  contact_phone: phone,
  reference: z._default(printedLine(50), ''),
  special_requests: z._default(printedText(1000), ''),
};

/** Identifies a rate and the total that was shown; returned in offers, passed to quotes. */
export const rateKey = text(120, 'rate_key_required');

/** Values of one filter with their labels and numbers of offers. */
export const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

/** Errors of a trip change by the member, for rentals and transfers. */
export const changeTripErrors = [
  'not_found',
  'order_wrong_state',
  'order_start_reached',
  'trip_under_way',
] as const;

/** Errors of booking a quote of any product. */
export const bookingErrors = [
  'not_found',
  'quote_expired',
  'quote_used',
  'price_changed',
  'policy_changed',
  'confirmation_changed',
  'sold_out',
  'booking_closed',
  'too_many_unpaid',
  'unpaid_share_full',
  'rate_unknown',
] as const;
