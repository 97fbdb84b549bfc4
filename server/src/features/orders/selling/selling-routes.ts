import type { ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import { netPriceNode } from '@serai/contract/permissions';
import { type Call, type Db, memberOf, type Route, route, type Trx } from '../../../calls.ts';
import { type Rights, requireNode } from '../../permissions/permissions.ts';
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

async function quoteOffer<Q extends QuoteEndpoint, B extends BookingEndpoint, Offer>(
  db: Db,
  sale: Sale<Q, B, Offer>,
  call: Call<Q>,
): Promise<ReplyOf<Q>> {
  const { quote, shown } = await lockPrice(db, sale, {
    input: call.input,
    booker: memberOf(call),
    now: call.now,
  });
  return sale.present(quote, shown, call);
}

/** An offer that a member, or a clerk for a member, wants at its current price. */
export interface Wish<Q extends QuoteEndpoint> {
  input: ParsedInputOf<Q>;
  booker: Rights;
  now: Date;
}

/**
 * Locks the price of an offer from the current database state. `shown` is the total seen before, minor units; it is only
 * compared. Refuses a booker who may not see net prices with `no_permission`.
 */
export async function lockPrice<Q extends QuoteEndpoint, B extends BookingEndpoint, Offer>(
  db: Db | Trx,
  {
    product,
    price,
    termsOf,
    readKey = readRateKey,
  }: Pick<Sale<Q, B, Offer>, 'product' | 'price' | 'termsOf' | 'readKey'>,
  { input, booker, now }: Wish<Q>,
): Promise<{ quote: { id: string; offer: Offer; expiresAt: Date }; shown: number }> {
  requireNode(booker, netPriceNode);
  const { agencyId, userId } = booker;
  const { rateId, shown } = readKey(input.rate_key);
  const offer = await price(db, rateId, input, { agencyId, now });
  const { total, currency } = termsOf(offer);
  const { id, expiresAt } = await saveQuote(db, { agencyId, userId, product, offer, total, currency, now });
  return { quote: { id, offer, expiresAt }, shown };
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
