import { netPriceNode } from '@serai/contract/permissions';
import type { quoteTransfer as endpoint, TransferQuoteReply } from '@serai/contract/transfer-booking';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { readRateKey, saveQuote } from '../orders/orders.ts';
import { requireNode } from '../permissions/permissions.ts';
import { presentQuote } from './present-quote.ts';
import { priceOffer } from './price-offer.ts';
import { transferWord } from './product-word.ts';

/** Locks the price of a transfer as the database has it now; what the caller saw before is only compared. */
export async function quoteTransfer(db: Db, call: Call<typeof endpoint>): Promise<TransferQuoteReply> {
  const member = memberOf(call);
  requireNode(member, netPriceNode);
  const { agencyId, userId } = member;
  const { rate_key, vehicles, child_seats, ...trip } = call.input;
  const { rateId, shown } = readRateKey(rate_key);
  const offer = await priceOffer(db, rateId, { trip, vehicles, childSeats: child_seats }, call.now);
  const { id, expiresAt } = await saveQuote(db, {
    agencyId,
    userId,
    product: transferWord,
    offer,
    total: offer.price.total,
    currency: offer.currency,
    now: call.now,
  });
  return presentQuote({ id, offer, expiresAt }, shown, call.lang);
}
