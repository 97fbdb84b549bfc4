import type { ReplyOf } from '@serai/contract/endpoint';
import { netPriceNode } from '@serai/contract/permissions';
import { type Call, type Db, memberOf, type Route, route } from '../../../calls.ts';
import { requireNode } from '../../permissions/permissions.ts';
import type { Products } from '../products.ts';
import { bookingRoute } from './book-quote.ts';
import { findQuote, saveQuote } from './quotes.ts';
import { readRateKey } from './rate-key.ts';
import type { BookingEndpoint, QuoteEndpoint, Sale, ShowQuoteEndpoint } from './sale.ts';

/** Creates the three routes to sell a product: quote, show the quote, book it. */
export function sellingRoutes<Q extends QuoteEndpoint, B extends BookingEndpoint, Offer>(
  { db, products }: { db: Db; products: Products },
  calls: { quote: Q; showQuote: ShowQuoteEndpoint<Q>; book: B },
  sale: Sale<Q, B, Offer>,
): Route[] {
  return [
    route(calls.quote, (call) => quoteOffer(db, sale, call)),
    route(calls.showQuote, (call) => showQuote(db, sale, call)),
    bookingRoute(db, products, calls.book, sale),
  ];
}

/** Locks the price of an offer from the current database state; the total seen before is only compared. */
async function quoteOffer<Q extends QuoteEndpoint, B extends BookingEndpoint, Offer>(
  db: Db,
  { product, price, termsOf, present }: Sale<Q, B, Offer>,
  call: Call<Q>,
): Promise<ReplyOf<Q>> {
  const member = memberOf(call);
  requireNode(member, netPriceNode);
  const { rateId, shown } = readRateKey(call.input.rate_key);
  const offer = await price(db, rateId, call.input, { agencyId: member.agencyId, now: call.now });
  const { total, currency } = termsOf(offer);
  const { agencyId, userId } = member;
  const { id, expiresAt } = await saveQuote(db, {
    agencyId,
    userId,
    product,
    offer,
    total,
    currency,
    now: call.now,
  });
  return present({ id, offer, expiresAt }, shown, call);
}

/** Returns the caller's own quote while it can still be booked. */
async function showQuote<Q extends QuoteEndpoint, B extends BookingEndpoint, Offer>(
  db: Db,
  { product, present }: Sale<Q, B, Offer>,
  call: Call<ShowQuoteEndpoint<Q>>,
): Promise<ReplyOf<Q>> {
  const asker = { member: memberOf(call), product, now: call.now };
  return present(await findQuote<Offer>(db, call.input.quote_id, asker), null, call);
}
