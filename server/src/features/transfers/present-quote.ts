import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import type { Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import { shownUnits } from '../fleet/fleet.ts';
import { presentLockedPrice } from '../orders/for-products.ts';
import { presentClass } from './present-class.ts';
import { meetingPoint, presentTrip } from './present-trip.ts';
import { type TransferOffer, transferTerms } from './price-offer.ts';

/** A quote as returned by calls; `shown` is the total the member saw before, in minor units. */
export function presentQuote(
  quote: { id: string; offer: TransferOffer; expiresAt: Date },
  shown: number | null,
  view: { lang: Lang; now: Date },
): TransferQuoteReply {
  const { lang } = view;
  const { offer } = quote;
  const { soldAs: sold, currency } = offer;
  return {
    ...presentLockedPrice(quote, transferTerms(offer), shown, view),
    ...presentClass(sold, lang),
    trip: presentTrip(sold, lang),
    adults: sold.adults,
    child_ages: sold.childAges,
    pieces_of_luggage: sold.luggage ?? 0,
    vehicles: sold.vehicles,
    vehicles_needed: offer.vehiclesNeeded,
    units_left: shownUnits(offer.unitsLeft),
    driver_language: sold.driverLanguage,
    driver_languages: [...offer.driverLanguages],
    chinese_driver_price: money(offer.unitAmounts.chineseDriver, currency),
    child_seats: sold.childSeats,
    child_seat_price: money(offer.unitAmounts.childSeat, currency),
    night_price: money(sold.amounts.night, currency),
    meeting_point: meetingPoint(sold, lang),
  };
}
