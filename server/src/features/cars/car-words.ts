import { carOffers as en } from '@serai/phrases/en/car-offers';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { carOffers as zh } from '@serai/phrases/zh/car-offers';

/** A phrase of car offers in a language. */
export function carPhrase(
  key: keyof typeof zh,
  lang: Lang,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  return fill(inLanguage(lang, { zh, en })[key], facts);
}

/** Length of a rental in words: 全天 2 天加半天. */
export function lengthText(units: readonly { unit: 'half_day' | 'all_day' }[], lang: Lang): string {
  const count = units.filter(({ unit }) => unit === 'all_day').length;
  if (count === 0) return carPhrase('lengthHalf', lang);
  return carPhrase(count === units.length ? 'lengthAll' : 'lengthBoth', lang, { count });
}
