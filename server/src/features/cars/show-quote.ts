import type { CarQuoteReply, showCarQuote as endpoint } from '@serai/contract/car-booking';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockQuote } from '../orders/orders.ts';
import { presentQuote } from './present-quote.ts';
import type { CarOffer } from './price-offer.ts';
import { carWord } from './product-word.ts';

/** A quote of the caller's own as it was given, while it can still be booked. */
export async function showCarQuote(db: Db, call: Call<typeof endpoint>): Promise<CarQuoteReply> {
  const asker = { member: memberOf(call), product: carWord, now: call.now };
  const quote = await inTransaction(db, (trx) => lockQuote<CarOffer>(trx, call.input.quote_id, asker));
  return presentQuote(quote, null, call.lang);
}
