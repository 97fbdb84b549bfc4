import type { Lang } from '@serai/phrases/lang';
import { inLang } from '../../platform/lang/in-lang.ts';
import { inBoth, type OrderTerms } from '../orders/orders.ts';
import { carPhrase, lengthText } from './car-words.ts';
import type { CarOffer } from './price-offer.ts';

/** A driver waits so long for passengers who do not come. */
const WAIT_MS = 15 * 60_000;
/** Overtime is reported within a day; then the order completes by itself. */
const COMPLETE_AFTER_MS = 24 * 3_600_000;

/** An offer as an order says it. */
export function orderTerms(offer: CarOffer): OrderTerms {
  const { currency, lines, policy, cutOff, soldAs } = offer;
  return {
    currency,
    lines,
    policy,
    nightTotals: [],
    tz: soldAs.pickUp.tz,
    serviceStart: new Date(soldAs.startMs),
    serviceEnd: new Date(soldAs.endMs),
    noShowFrom: new Date(soldAs.startMs + WAIT_MS),
    autoCompleteAt: new Date(soldAs.endMs + COMPLETE_AFTER_MS),
    cutOff: new Date(cutOff),
    title: inBoth((lang) =>
      carPhrase('title', lang, {
        model: inLang(soldAs.model.nameZh, soldAs.model.nameEn, lang),
        city: citiesText(soldAs, lang),
        length: lengthText(offer.price.units, lang),
        vehicles: offer.rental.vehicles,
      }),
    ),
  };
}

/** The city, or both where the car is given back in another. */
function citiesText({ pickUp, dropOff }: CarOffer['soldAs'], lang: Lang): string {
  const [from, to] = [pickUp, dropOff].map(({ city_zh, city_en }) => inLang(city_zh, city_en, lang));
  return pickUp.city_id === dropOff.city_id ? from! : `${from} → ${to}`;
}
