import { hotelOffers as enOffers } from '@serai/phrases/en/hotel-offers';
import enTerms from '@serai/phrases/en/pages/hotels/hotel-terms';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { hotelOffers as zhOffers } from '@serai/phrases/zh/hotel-offers';
import zhTerms from '@serai/phrases/zh/pages/hotels/hotel-terms';

/** A phrase of hotel offers in a language. */
export function offerWord(
  key: keyof typeof zhOffers,
  lang: Lang,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  return fill(inLanguage(lang, { zh: zhOffers, en: enOffers })[key], facts);
}

/** Label of a facility code; a code without a phrase is returned unchanged. */
export function facilityLabel(code: string, lang: Lang): string {
  const words: Readonly<Record<string, string>> = inLanguage(lang, { zh: zhOffers, en: enOffers });
  return words[code] ?? code;
}

export function mealLabel(meal: string, lang: Lang): string {
  return termLabel(`meal_${meal}`, lang);
}

export function bedLabel(bed: string, lang: Lang): string {
  return termLabel(`bed_${bed}`, lang);
}

export function taxLabel(tax: string, lang: Lang): string {
  return termLabel(`tax_${tax}`, lang);
}

function termLabel(key: string, lang: Lang): string {
  const words: Readonly<Record<string, string>> = inLanguage(lang, { zh: zhTerms, en: enTerms });
  return words[key] ?? key;
}
