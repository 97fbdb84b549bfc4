import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import { afterRefusal, type Call, command, type Db, memberOf, type Route, type Trx } from '../../../calls.ts';
import { feeAt } from '../../../domain/cancellation-policy.ts';
import { formatMoney, money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Buyer } from '../../contracts/contracts.ts';
import { hideSums } from '../hide-sums.ts';
import { openOrder } from '../open-order.ts';
import type { NewOrder } from '../place-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { limitUnpaidOrders } from '../timers/limit-unpaid.ts';
import type { OfferTerms } from './offer-terms.ts';
import { lockQuote, markQuoteUsed, saveQuote } from './quotes.ts';
import type { BookingEndpoint, QuoteEndpoint, Sale } from './sale.ts';

/**
 * Creates the route that books a quote of a product. If the offer has changed since the quote, nothing is
 * booked and the error (`price_changed`, `policy_changed`, `confirmation_changed`) contains a new quote.
 */
export function bookingRoute<E extends BookingEndpoint, Offer>(
  db: Db,
  products: Products,
  endpoint: E,
  sale: Pick<Sale<QuoteEndpoint, E, Offer>, 'product' | 'termsOf' | 'reprice' | 'place'>,
): Route {
  const book = command<E>(
    db,
    endpoint,
    (trx, call) => bookQuote(trx, products, sale, call),
    async (call, told) => hideSums(call.caller, told),
  );
  return afterRefusal<E>(book, async (failure, call) =>
    failure instanceof OfferChanged ? requote(db, failure, call) : failure,
  );
}

/** Returns the booking agency, whose price group applies. */
export function buyerOf(call: Call<BookingEndpoint>): Buyer {
  return { agencyId: memberOf(call).agencyId, now: call.now };
}

/** Fields of a booking that are common to all products. */
export function bookingFacts(
  call: Call<BookingEndpoint>,
): Pick<
  NewOrder,
  'agencyId' | 'userId' | 'contactName' | 'contactPhone' | 'reference' | 'specialRequests' | 'now'
> {
  const { input, now } = call;
  const { agencyId, userId } = memberOf(call);
  return {
    agencyId,
    userId,
    contactName: input.contact_name,
    contactPhone: input.contact_phone,
    reference: input.reference,
    specialRequests: input.special_requests,
    now,
  };
}

async function bookQuote<E extends BookingEndpoint, Offer>(
  trx: Trx,
  products: Products,
  {
    product,
    termsOf,
    reprice,
    place,
  }: Pick<Sale<QuoteEndpoint, E, Offer>, 'product' | 'termsOf' | 'reprice' | 'place'>,
  call: Call<E>,
): Promise<ReplyOf<E>> {
  const member = memberOf(call);
  const unpaid = await limitUnpaidOrders(trx, member.agencyId, call.now);
  const asker = { member, product, now: call.now };
  const quote = await lockQuote<Offer>(trx, call.input.quote_id, asker);
  const offer = await reprice(trx, quote.offer, call);
  refuseChanged(
    product,
    { offer: quote.offer, terms: termsOf(quote.offer) },
    { offer, terms: termsOf(offer) },
    { quotedAt: quote.createdAt, now: call.now },
  );
  const id = await place(trx, offer, call, unpaid);
  await markQuoteUsed(trx, quote.id, id);
  const opened = await openOrder(trx, products, member, id);
  // All booking calls return their order; the generic type E cannot express this.
  return { order: presentOrder(opened, call) } as ReplyOf<E>;
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
  product: string,
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
  if (!isSame) throw new OfferChanged(product, quoted, current);
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
  readonly product: string;
  readonly quoted: Priced;
  readonly current: Priced;

  constructor(product: string, quoted: Priced, current: Priced) {
    super('the offer has changed since it was quoted');
    this.product = product;
    this.quoted = quoted;
    this.current = current;
  }
}

async function requote<E extends Endpoint>(
  db: Db,
  { product, quoted, current }: OfferChanged,
  call: Call<E>,
): Promise<AppError> {
  const { agencyId, userId } = memberOf(call);
  const { total, currency } = current.terms;
  const { id } = await saveQuote(db, {
    agencyId,
    userId,
    product,
    offer: current.offer,
    total,
    currency,
    now: call.now,
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
