import { inLanguage, type Lang } from '@serai/phrases/lang';
import { inBoth, type OrderTerms } from '../orders/for-products.ts';
import { carPhrase, lengthText } from './car-words.ts';
import type { CarOffer } from './price-offer.ts';

/** Time that a driver waits for passengers. */
const WAIT_MS = 15 * 60_000;
/** Overtime must be reported within a day; after that the order is completed automatically. */
const COMPLETE_AFTER_MS = 24 * 3_600_000;

/** Terms of an order made from an offer. */
export function orderTerms(offer: CarOffer): OrderTerms {
  const { currency, lines, policy, cutOff, soldAs } = offer;
  return {
    currency,
    lines,
    policy,
    nightTotals: [],
    tz: soldAs.pickUp.tz,
    country: soldAs.pickUp.country_code,
    serviceStart: new Date(soldAs.startMs),
    serviceEnd: new Date(soldAs.endMs),
    noShowFrom: new Date(soldAs.startMs + WAIT_MS),
    autoCompleteAt: new Date(soldAs.endMs + COMPLETE_AFTER_MS),
    cutOff: new Date(cutOff),
    title: inBoth((lang) =>
      carPhrase('title', lang, {
        model: inLanguage(lang, { zh: soldAs.model.nameZh, en: soldAs.model.nameEn }),
        city: citiesText(soldAs, lang),
        length: lengthText(offer.price.units, lang),
        vehicles: offer.rental.vehicles,
      }),
    ),
  };
}

/** The city, or both if the car is returned in another one. */
function citiesText({ pickUp, dropOff }: CarOffer['soldAs'], lang: Lang): string {
  const [from, to] = [pickUp, dropOff].map(({ city_zh, city_en }) =>
    inLanguage(lang, { zh: city_zh, en: city_en }),
  );
  return pickUp.city_id === dropOff.city_id ? from! : `${from} → ${to}`;
}
