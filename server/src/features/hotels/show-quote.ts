import type { showQuote as endpoint, QuoteReply } from '@serai/contract/hotel-booking';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockQuote } from '../orders/orders.ts';
import { presentQuote } from './present-quote.ts';
import type { HotelOffer } from './price-offer.ts';
import { hotelWord } from './product-word.ts';

/** A quote of the caller's own as it was given, while it can still be booked. */
export async function showQuote(db: Db, call: Call<typeof endpoint>): Promise<QuoteReply> {
  const asker = { member: memberOf(call), product: hotelWord, now: call.now };
  const quote = await inTransaction(db, (trx) => lockQuote<HotelOffer>(trx, call.input.quote_id, asker));
  return presentQuote(quote, null, call.lang);
}
