import type { Lang } from '@serai/phrases/lang';

const countryNames: Readonly<Record<Lang, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  'zh-cn': new Intl.DisplayNames(['zh-CN'], { type: 'region' }),
};

/** Names a country by its ISO 3166 code; an unknown code is returned unchanged. */
export function countryName(code: string, lang: Lang): string {
  return countryNames[lang].of(code) ?? code;
}
