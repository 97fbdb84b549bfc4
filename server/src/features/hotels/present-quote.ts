import type { QuoteReply } from '@serai/contract/hotels/booking';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { takesChineseNames } from '../../domain/guest-names.ts';
import { money } from '../../domain/money.ts';
import { nightsOf } from '../../domain/stay.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { presentLockedPrice } from '../orders/for-products.ts';
import { presentPicture } from '../pictures/pictures.ts';
import { presentFees } from './hotel-fees.ts';
import { breakfastsSold, type HotelOffer, hotelTerms, priceBefore } from './price-offer.ts';
import { presentPricedLines } from './room-lines.ts';

/** A quote as returned by calls; `shown` is the total the member saw before, in minor units. */
export function presentQuote(
  quote: { id: string; offer: HotelOffer; expiresAt: Date },
  shown: number | null,
  view: { lang: Lang; now: Date },
): QuoteReply {
  const { lang } = view;
  const { offer } = quote;
  const { soldAs, currency } = offer;
  const before = priceBefore(soldAs, offer.price.total);
  return {
    ...presentLockedPrice(quote, hotelTerms(offer), shown, view),
    nights: soldAs.roomLines
      ? []
      : soldAs.nights.map(({ date, price: amount }) => ({ date, price: money(amount, currency) })),
    hotel: {
      id: offer.hotelId,
      ...inOrder(soldAs.hotelZh, soldAs.hotelEn, lang),
      star: soldAs.star,
      address: inLanguage(lang, { zh: soldAs.addressZh, en: soldAs.addressEn }),
      phone: soldAs.phone,
      tz: soldAs.tz,
      picture: presentPicture(soldAs.picture),
      check_in_from: soldAs.checkInFrom,
      check_out_until: soldAs.checkOutUntil,
      chinese_names: takesChineseNames(soldAs.countryCode, offer.stay.nationality),
      important: inLanguage(lang, { zh: soldAs.importantZh ?? '', en: soldAs.importantEn ?? '' }),
    },
    fees: presentFees(
      soldAs.fees ?? [],
      nightsOf(offer.stay.check_in, offer.stay.check_out),
      offer.stay.rooms,
      lang,
    ),
    included: [...(soldAs.included ?? [])],
    promotions: (soldAs.promotions ?? []).map((one) => inLanguage(lang, one)),
    price_before: before === null ? null : money(before, currency),
    room: { id: offer.roomTypeId, ...inOrder(soldAs.roomZh, soldAs.roomEn, lang) },
    room_lines: presentPricedLines(soldAs, currency, lang),
    meal: soldAs.meal,
    breakfasts: breakfastsSold(soldAs, offer.stay.rooms.length),
    bed: soldAs.bed,
    units_left: offer.unitsLeft,
    stay: offer.stay,
  };
}
