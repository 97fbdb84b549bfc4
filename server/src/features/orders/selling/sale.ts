import type { Endpoint, ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type { orderView } from '@serai/contract/order-view';
import type { Lang } from '@serai/phrases/lang';
import type * as z from 'zod/mini';
import type { Call, Db, Trx } from '../../../calls.ts';
import type { Buyer } from '../../contracts/contracts.ts';
import type { Unpaid } from '../limit-unpaid.ts';
import type { OfferTerms } from './offer-terms.ts';

/** A call that locks the price of an offer: besides what its product asks it names the key it was listed with. */
export type QuoteEndpoint = Endpoint<z.ZodMiniType<{ rate_key: string }>>;

/** A call that shows a quote again, in the same form. */
export type ShowQuoteEndpoint<Q extends QuoteEndpoint> = Endpoint<
  z.ZodMiniType<{ quote_id: string }>,
  z.ZodMiniType<ReplyOf<Q>>
>;

/** A call that books a quote: besides what its product asks it names these, and answers with the order. */
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

/** How a product is sold, from its price to its order; the frozen `Offer` is the product's own. */
export interface Sale<Q extends QuoteEndpoint, B extends BookingEndpoint, Offer> {
  /** `Product.name`. */
  product: string;
  termsOf(offer: Offer): OfferTerms;
  /** The offer of a rate as the database has it now, for what the call asks, at what its agency pays. */
  price(db: Db, rateId: number, input: ParsedInputOf<Q>, buyer: Buyer): Promise<Offer>;
  /** A quote as calls answer with it; `shown` is the total the member saw before, in minor units. */
  present(
    quote: { id: string; offer: Offer; expiresAt: Date },
    shown: number | null,
    view: { lang: Lang; now: Date },
  ): ReplyOf<Q>;
  /**
   * The quoted offer as it is sold now, in the transaction of the booking; refuses what cannot be booked any more, or
   * not as the call says.
   */
  reprice(trx: Trx, quoted: Offer, call: Call<B>): Promise<Offer>;
  /**
   * Takes the stock, places the order and writes the product's part of it; `unpaid` bounds what is taken. Answers the
   * order's id.
   */
  place(trx: Trx, offer: Offer, call: Call<B>, unpaid: Unpaid): Promise<number>;
}
