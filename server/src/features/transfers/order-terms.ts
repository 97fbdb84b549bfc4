import { inLanguage } from '@serai/phrases/lang';
import { inBoth, type OrderTerms } from '../orders/for-products.ts';
import type { TransferOffer } from './price-offer.ts';
import { transferPhrase } from './transfer-words.ts';

/** Terms of an order made from an offer. */
export function orderTerms({ currency, lines, policy, cutOff, soldAs }: TransferOffer): OrderTerms {
  const { times } = soldAs;
  return {
    currency,
    lines,
    policy,
    nightTotals: [],
    tz: soldAs.tz,
    country: soldAs.countryCode,
    serviceStart: new Date(times.start),
    serviceEnd: new Date(times.end),
    noShowFrom: new Date(times.noShowFrom),
    autoCompleteAt: new Date(times.autoComplete),
    cutOff: new Date(cutOff),
    title: inBoth((lang) =>
      transferPhrase(`title_${soldAs.mode}`, lang, {
        airport: inLanguage(lang, { zh: soldAs.airportZh, en: soldAs.airportEn }),
        place: inLanguage(lang, { zh: soldAs.placeZh, en: soldAs.placeEn }),
        class: inLanguage(lang, { zh: soldAs.classZh, en: soldAs.classEn }),
        vehicles: soldAs.vehicles,
      }),
    ),
  };
}
