/** Values of `hreflang` per language. */
const tags = { 'zh-cn': 'zh-CN', en: 'en' } as const;

/** Language of a page, as in its address. */
export type PageLanguage = keyof typeof tags;

/** Alternate address of a page with its language; `x-default` if the reader's own language applies. */
export interface AlternateAddress {
  hreflang: string;
  href: string;
}

/** Returns the canonical address of a page in a language, for search engines. */
export function addressIn(lang: PageLanguage, path: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('lang', lang);
  return url.href;
}

/** Returns the alternate addresses of a page in the given languages, for the page and the sitemap. */
export function alternatesOf(
  langs: readonly PageLanguage[],
  path: string,
  origin: string,
): AlternateAddress[] {
  return [
    ...langs.map((lang) => ({ hreflang: tags[lang], href: addressIn(lang, path, origin) })),
    { hreflang: 'x-default', href: new URL(path, origin).href },
  ];
}
