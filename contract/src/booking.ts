import * as z from 'zod/mini';
import { cancellation, policy } from './cancellation.ts';
import { unixSeconds } from './dates.ts';
import { money } from './money.ts';
import { printedLine, printedPerson, printedText, text } from './text.ts';
import { phone } from './validators.ts';

/** The parts that quotes and bookings of every product have in common. */

export const quoteId = z.uuid('quote_id_invalid');

/** A sum in the lines it is made of. */
export const priceLine = z.object({ label: z.string(), quantity: z.int(), unit_price: money, amount: money });

/** What a quote of any product says of its price: locked until `expires_at`. */
export const lockedPrice = {
  quote_id: z.string(),
  total_price: money,
  /** What the offer cost when its rate_key was shown, if that was another sum. */
  shown_price: z.nullable(money),
  lines: z.array(priceLine),
  /** As it stands now. */
  cancellation,
  policy,
  /** It is asked for first: nothing is held and nothing paid before the seller has offered it. */
  on_request: z.boolean(),
  /** Paid, it still has to be confirmed by an outside supplier; until then cancelling is free. */
  confirmed_later: z.boolean(),
  expires_at: unixSeconds,
};

/** Whom to call about an order, and the agency's own words about it. */
export const bookingContact = {
  contact_name: printedPerson(80, 'contact_name_required'),
  contact_phone: phone,
  reference: z._default(printedLine(50), ''),
  special_requests: z._default(printedText(1000), ''),
};

/** Names a rate and the total that was shown; offers hand it out, quotes take it. */
export const rateKey = text(120, 'rate_key_required');

/** One value of a filter, how it is called, and how many offers have it. */
export const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

/** What a change of a trip by the member can be refused with, whatever is driven. */
export const changeTripErrors = [
  'not_found',
  'order_wrong_state',
  'order_start_reached',
  'trip_under_way',
] as const;

/** What booking a quote can be refused with, whatever the product. */
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
