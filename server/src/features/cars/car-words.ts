import { carOffers as en } from '@serai/phrases/en/car-offers';
import { fill, type Lang } from '@serai/phrases/lang';
import { carOffers as zh } from '@serai/phrases/zh/car-offers';

/** A phrase of car answers in a language. */
export function carPhrase(
  key: keyof typeof zh,
  lang: Lang,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  return fill((lang === 'en' ? en : zh)[key], facts);
}

/** Of a name in two languages the asked one, then the other. */
export function inOrder(nameZh: string, nameEn: string, lang: Lang): { name: string; name_alt: string } {
  return lang === 'en' ? { name: nameEn, name_alt: nameZh } : { name: nameZh, name_alt: nameEn };
}

const countryNames = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  'zh-cn': new Intl.DisplayNames(['zh-CN'], { type: 'region' }),
};

/** A country by its ISO 3166 code. */
export function countryName(code: string, lang: Lang): string {
  return countryNames[lang].of(code) ?? code;
}

/** Units in words: 全天 2 天加半天. */
export function lengthText(units: readonly { unit: 'half_day' | 'all_day' }[], lang: Lang): string {
  const count = units.filter(({ unit }) => unit === 'all_day').length;
  if (count === 0) return carPhrase('lengthHalf', lang);
  return carPhrase(count === units.length ? 'lengthAll' : 'lengthBoth', lang, { count });
}
