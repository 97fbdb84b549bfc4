import type { CarQuoteReply, quoteCar as endpoint } from '@serai/contract/car-booking';
import { netPriceNode } from '@serai/contract/permissions';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { readRateKey, saveQuote } from '../orders/orders.ts';
import { requireNode } from '../permissions/permissions.ts';
import { presentQuote } from './present-quote.ts';
import { priceOffer } from './price-offer.ts';
import { carWord } from './product-word.ts';

/** Locks the price of a rental as the database has it now; what the caller saw before is only compared. */
export async function quoteCar(db: Db, call: Call<typeof endpoint>): Promise<CarQuoteReply> {
  const member = memberOf(call);
  requireNode(member, netPriceNode);
  const { agencyId, userId } = member;
  const { rate_key, vehicles, driver_language, zone_id, zone_entries, ...trip } = call.input;
  const { rateId, shown } = readRateKey(rate_key);
  const wish = {
    rateId,
    trip,
    vehicles,
    driverLanguage: driver_language,
    zone: zone_id ? { id: zone_id, entries: zone_entries } : undefined,
  };
  const offer = await priceOffer(db, wish, call.now);
  const { id, expiresAt } = await saveQuote(db, {
    agencyId,
    userId,
    product: carWord,
    offer,
    total: offer.price.total,
    currency: offer.currency,
    now: call.now,
  });
  return presentQuote({ id, offer, expiresAt }, shown, call.lang);
}
