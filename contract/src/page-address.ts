/** How `hreflang` names the languages of pages. */
const tags = { 'zh-cn': 'zh-CN', en: 'en' } as const;

/** A language pages are read in, as it stands in their addresses. */
export type PageLanguage = keyof typeof tags;

/** Another address of the same page, and the language it is in; `x-default` where that is the reader's own. */
export interface AlternateAddress {
  hreflang: string;
  href: string;
}

/** The address of a page in a language: the one that search engines list. */
export function addressIn(lang: PageLanguage, path: string, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('lang', lang);
  return url.href;
}

/** All addresses of a page that is read in these languages, as the page itself and the sitemap tell them. */
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
