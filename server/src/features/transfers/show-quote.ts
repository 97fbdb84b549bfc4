import type { showTransferQuote as endpoint, TransferQuoteReply } from '@serai/contract/transfer-booking';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockQuote } from '../orders/orders.ts';
import { presentQuote } from './present-quote.ts';
import type { TransferOffer } from './price-offer.ts';
import { transferWord } from './product-word.ts';

/** A quote of the caller's own as it was given, while it can still be booked. */
export async function showQuote(db: Db, call: Call<typeof endpoint>): Promise<TransferQuoteReply> {
  const asker = { member: memberOf(call), product: transferWord, now: call.now };
  const quote = await inTransaction(db, (trx) => lockQuote<TransferOffer>(trx, call.input.quote_id, asker));
  return presentQuote(quote, null, call.lang);
}
