import type { quoteHotel as endpoint, QuoteReply } from '@serai/contract/hotel-booking';
import { AppError } from '../../platform/http/app-error.ts';
import { saveQuote } from '../orders/orders.ts';
import { type Call, type Db, memberOf } from '../permissions/permissions.ts';
import { presentQuote } from './present-quote.ts';
import { priceOffer } from './price-offer.ts';
import { hotelWord } from './product-word.ts';

/** Locks the price of a stay as the database has it now; what the caller saw before is only compared. */
export async function quoteHotel(db: Db, call: Call<typeof endpoint>): Promise<QuoteReply> {
  const { agencyId, userId } = memberOf(call);
  const { rate_key, ...stay } = call.input;
  const { ratePlanId, shown } = readRateKey(rate_key);
  const offer = await priceOffer(db, ratePlanId, stay, call.now);
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

/** `<rate plan>-<total shown>`, as offers hand it out. */
function readRateKey(key: string): { ratePlanId: number; shown: number } {
  const match = /^([1-9]\d{0,14})-(\d{1,15})$/.exec(key);
  if (!match) {
    throw new AppError('rate_unknown', { fields: [{ path: 'rate_key', phrase: 'rate_unknown', facts: {} }] });
  }
  return { ratePlanId: Number(match[1]), shown: Number(match[2]) };
}
