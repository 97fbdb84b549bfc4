import type { quoteHotel as endpoint, QuoteReply } from '@serai/contract/hotel-booking';
import { netPriceNode } from '@serai/contract/permissions';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { readRateKey, saveQuote } from '../orders/orders.ts';
import { requireNode } from '../permissions/permissions.ts';
import { presentQuote } from './present-quote.ts';
import { priceOffer } from './price-offer.ts';
import { hotelWord } from './product-word.ts';

/** Locks the price of a stay as the database has it now; what the caller saw before is only compared. */
export async function quoteHotel(db: Db, call: Call<typeof endpoint>): Promise<QuoteReply> {
  const member = memberOf(call);
  requireNode(member, netPriceNode);
  const { agencyId, userId } = member;
  const { rate_key, ...stay } = call.input;
  const { rateId, shown } = readRateKey(rate_key);
  const offer = await priceOffer(db, rateId, stay, call.now);
  const { id, expiresAt } = await saveQuote(db, {
    agencyId,
    userId,
    product: hotelWord,
    offer,
    total: offer.price.total,
    currency: offer.currency,
    now: call.now,
  });
  return presentQuote({ id, offer, expiresAt }, shown, call.lang);
}
