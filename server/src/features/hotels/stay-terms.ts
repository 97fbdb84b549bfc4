import { stayTimes } from '../../domain/stay.ts';
import type { OrderTerms } from '../orders/for-products.ts';
import type { HotelOffer } from './price-offer.ts';
import { stayTitle } from './stay-title.ts';

/** Terms of an order of a stay: price, rules and times. */
export function stayTerms({ stay, soldAs, price, currency, lines, policy, cutOff }: HotelOffer): OrderTerms {
  const times = stayTimes(stay.check_in, stay.check_out, soldAs.tz);
  return {
    currency,
    lines,
    policy,
    nightTotals: price.nightTotals,
    tz: soldAs.tz,
    country: soldAs.countryCode,
    serviceStart: new Date(times.start),
    serviceEnd: new Date(times.end),
    noShowFrom: new Date(times.noShowFrom),
    autoCompleteAt: new Date(times.autoComplete),
    cutOff: new Date(cutOff),
    title: stayTitle(soldAs, stay.rooms.length),
  };
}
