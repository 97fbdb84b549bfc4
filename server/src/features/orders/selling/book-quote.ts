import type { ReplyOf } from '@serai/contract/endpoint';
import { afterRefusal, command, type Db, memberOf, type Route, type Trx } from '../../../calls.ts';
import { feeAt } from '../../../domain/cancellation-policy.ts';
import { formatMoney, money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Buyer } from '../../contracts/contracts.ts';
import type { Rights } from '../../permissions/permissions.ts';
import { hideSums } from '../hide-sums.ts';
import { openOrder } from '../open-order.ts';
import type { NewOrder } from '../place-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { limitUnpaidOrders } from '../timers/limit-unpaid.ts';
import type { OfferTerms } from './offer-terms.ts';
import { lockQuote, markQuoteUsed, saveQuote } from './quotes.ts';
import type { Booking, BookingEndpoint, QuotedBooking, QuoteEndpoint, Sale } from './sale.ts';

/** Part of a sale that books a quote. */
export type BookingSale<E extends BookingEndpoint, Offer> = Pick<
  Sale<QuoteEndpoint, E, Offer>,
  'product' | 'termsOf' | 'reprice' | 'place'
>;

/** Creates the route by which a member books a quote of a product. */
export function bookingRoute<E extends BookingEndpoint, Offer>(
  db: Db,
  products: Products,
  endpoint: E,
  sale: BookingSale<E, Offer>,
): Route {
  const book = command<E>(
    db,
    endpoint,
    async (trx, call) => {
      const member = memberOf(call);
      const { input, now } = call;
      const id = await bookQuote(trx, sale, { input, booker: member, onBehalf: undefined, now });
      const opened = await openOrder(trx, products, member, id);
      // All booking calls return their order; the generic type E cannot express this.
      return { order: presentOrder(opened, call) } as ReplyOf<E>;
    },
    async (call, told) => hideSums(call.caller, told),
  );
  return requoting(db, book);
}

/**
 * Wraps a route that books a quote: if the offer has changed since the quote, nothing is booked and the error
 * (`price_changed`, `policy_changed`, `confirmation_changed`) contains a new quote.
 */
export function requoting(db: Db, route: Route): Route {
  return afterRefusal(route, async (failure, { now }) =>
    failure instanceof OfferChanged ? requote(db, failure, now) : failure,
  );
}

/** Returns the booking agency, whose price group applies. */
export function buyerOf({
  booker,
  now,
  quotedAt,
}: Pick<QuotedBooking<BookingEndpoint>, 'booker' | 'now' | 'quotedAt'>): Buyer {
  return { agencyId: booker.agencyId, now, quotedAt };
}

/** Fields of a booking that are common to all products. */
export function bookingFacts({
  input,
  booker: { agencyId, userId },
  onBehalf,
  now,
}: Booking<BookingEndpoint>): Pick<
  NewOrder,
  | 'agencyId'
  | 'userId'
  | 'onBehalf'
  | 'contactName'
  | 'contactPhone'
  | 'reference'
  | 'specialRequests'
  | 'now'
> {
  return {
    agencyId,
    userId,
    onBehalf,
    contactName: input.contact_name,
    contactPhone: input.contact_phone,
    reference: input.reference,
    specialRequests: input.special_requests,
    now,
  };
}

/** Books a quote of the booker at its price, within the limits of the agency; returns the order's id. */
export async function bookQuote<E extends BookingEndpoint, Offer>(
  trx: Trx,
  { product, termsOf, reprice, place }: BookingSale<E, Offer>,
  booking: Booking<E>,
): Promise<number> {
  const { input, booker, now } = booking;
  const unpaid = await limitUnpaidOrders(trx, booker.agencyId, now);
  const quote = await lockQuote<Offer>(trx, input.quote_id, { member: booker, product, now });
  const offer = await reprice(trx, quote.offer, { ...booking, quotedAt: quote.createdAt });
  refuseChanged(
    { product, booker },
    { offer: quote.offer, terms: termsOf(quote.offer) },
    { offer, terms: termsOf(offer) },
    { quotedAt: quote.createdAt, now },
  );
  const id = await place(trx, offer, booking, unpaid);
  await markQuoteUsed(trx, quote.id, id);
  return id;
}

/** Product that is booked, and for whom. */
interface Wanted {
  /** `Product.name`. */
  product: string;
  booker: Rights;
}

/** An offer with the terms to be compared. */
interface Priced {
  /** Product-specific offer, as frozen in quotes. */
  offer: unknown;
  terms: OfferTerms;
}

/**
 * Throws if the offer differs from the quote in price, cancellation rules, current cancellation fee, or in
 * being on request. Other changes, e.g. of a hotel's telephone number, do not matter.
 */
function refuseChanged(
  wanted: Wanted,
  quoted: Priced,
  current: Priced,
  { quotedAt, now }: { quotedAt: Date; now: Date },
): void {
  const isSame =
    quoted.terms.total === current.terms.total &&
    quoted.terms.currency === current.terms.currency &&
    quoted.terms.onRequest === current.terms.onRequest &&
    rulesOf(quoted.terms) === rulesOf(current.terms) &&
    feeOf(quoted.terms, quotedAt) === feeOf(current.terms, now);
  if (!isSame) throw new OfferChanged(wanted, quoted, current);
}

/** Returns the cancellation fee at an instant, minor units: a deadline may pass while a quote is open. */
function feeOf({ policy, ...base }: OfferTerms, at: Date): number {
  return feeAt(policy, at.getTime(), base).fee;
}

/** Includes the prices of the nights, because fees may be counted in nights. */
function rulesOf({ policy, nightTotals }: OfferTerms): string {
  return JSON.stringify([
    policy.tz,
    policy.windows.map(({ until, fee }) => [until, Object.entries(fee).sort()]),
    Object.entries(policy.noShow).sort(),
    nightTotals,
  ]);
}

/** The current offer differs from the quote. */
class OfferChanged extends Error {
  readonly wanted: Wanted;
  readonly quoted: Priced;
  readonly current: Priced;

  constructor(wanted: Wanted, quoted: Priced, current: Priced) {
    super('the offer has changed since it was quoted');
    this.wanted = wanted;
    this.quoted = quoted;
    this.current = current;
  }
}

async function requote(db: Db, { wanted, quoted, current }: OfferChanged, now: Date): Promise<AppError> {
  const { product, booker } = wanted;
  const { agencyId, userId } = booker;
  const { total, currency } = current.terms;
  const { id } = await saveQuote(db, {
    agencyId,
    userId,
    product,
    offer: current.offer,
    total,
    currency,
    now,
  });
  const before = money(quoted.terms.total, quoted.terms.currency);
  const after = money(total, currency);
  const isDearer = before.amount !== after.amount || before.currency !== after.currency;
  const isConfirmedOtherwise = quoted.terms.onRequest !== current.terms.onRequest;
  const code = isConfirmedOtherwise ? 'confirmation_changed' : 'policy_changed';
  return new AppError(isDearer ? 'price_changed' : code, {
    facts: { old: formatMoney(before), new: formatMoney(after) },
    data: { old: before, new: after, quote_id: id },
  });
}
