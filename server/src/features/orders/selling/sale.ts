import type { Endpoint, ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type { orderView } from '@serai/contract/orders/view';
import type { Lang } from '@serai/phrases/lang';
import type * as z from 'zod/mini';
import type { Db, Trx } from '../../../calls.ts';
import type { Buyer } from '../../contracts/contracts.ts';
import type { Rights } from '../../permissions/permissions.ts';
import type { Unpaid } from '../timers/limit-unpaid.ts';
import type { OfferTerms } from './offer-terms.ts';

/**
 * A call that locks the price of an offer; its input contains the rate key in addition to the product's
 * fields.
 */
export type QuoteEndpoint = Endpoint<z.ZodMiniType<{ rate_key: string }>>;

/** A call that returns an existing quote in the same form. */
export type ShowQuoteEndpoint<Q extends QuoteEndpoint> = Endpoint<
  z.ZodMiniType<{ quote_id: string }>,
  z.ZodMiniType<ReplyOf<Q>>
>;

/**
 * A call that books a quote; its input contains these fields in addition to the product's, and the reply is
 * the order.
 */
export type BookingEndpoint = Endpoint<
  z.ZodMiniType<{
    quote_id: string;
    contact_name: string;
    contact_phone: string;
    reference: string;
    special_requests: string;
  }>,
  z.ZodMiniType<{ order: z.infer<typeof orderView> }>
>;

/** A booking of a quote, by a member or by a clerk of the seller for a member. */
export interface Booking<B extends BookingEndpoint> {
  input: ParsedInputOf<B>;
  /** Member whose rights and price group apply, and for whom the order is booked. */
  booker: Rights;
  /** User id of the clerk who books for the agency; undefined if the member books. */
  onBehalf: number | undefined;
  now: Date;
}

/** A booking with the time of its quote. */
export interface QuotedBooking<B extends BookingEndpoint> extends Booking<B> {
  quotedAt: Date;
}

/** How a product is sold, from price to order; the frozen `Offer` is product-specific. */
export interface Sale<Q extends QuoteEndpoint, B extends BookingEndpoint, Offer> {
  /** `Product.name`. */
  product: string;
  termsOf(offer: Offer): OfferTerms;
  /** Parses the input's rate key if it differs from those of `writeRateKey`; default `readRateKey`. */
  readKey?(key: string): { rateId: number; shown: number };
  /** Prices a rate from the current database state for the input and the agency. */
  price(db: Db, rateId: number, input: ParsedInputOf<Q>, buyer: Buyer): Promise<Offer>;
  /** Converts a quote to its API view; `shown` is the total that the member saw before, in minor units. */
  present(
    quote: { id: string; offer: Offer; expiresAt: Date },
    shown: number | null,
    view: { lang: Lang; now: Date },
  ): ReplyOf<Q>;
  /**
   * Prices the quoted offer again in the transaction of the booking; throws if it cannot be booked any more,
   * or not with this input.
   */
  reprice(trx: Trx, quoted: Offer, booking: QuotedBooking<B>): Promise<Offer>;
  /**
   * Takes the stock, places the order and writes its product-specific part; `unpaid` limits what can be held.
   * Returns the order id.
   */
  place(trx: Trx, offer: Offer, booking: Booking<B>, unpaid: Unpaid): Promise<number>;
}
