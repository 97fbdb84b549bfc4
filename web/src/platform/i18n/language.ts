/** Languages, in the values of the header think-lang and of the cookie and storage key ba-lang. */
export type Language = 'zh-cn' | 'en';

/** The folder of a language's phrase modules. */
export type PhraseFolder = 'zh' | 'en';

/** Each name in its own language. */
export const languageNames: Readonly<Record<Language, string>> = { 'zh-cn': '简体中文', en: 'English' };

export const defaultLanguage: Language = 'zh-cn';
export const languageKey = 'ba-lang';
/** About 24.9 days, the lifetime of cookies in the specification. */
export const cookieMaxAgeSeconds = 2_147_483;

/** Every value other than English is Chinese, the source language. */
export function asLanguage(value: string | null | undefined): Language {
  return value?.toLowerCase().startsWith('en') ? 'en' : defaultLanguage;
}

/** Language requested by an address; null if there is none. */
export function languageAsked(search: string): Language | null {
  const asked = new URLSearchParams(search).get('lang');
  return asked === null ? null : asLanguage(asked);
}

/** Adds a language to an address, unless it already has one. */
export function addressInLanguage(address: string, lang: Language): string {
  const [page = '', anchor] = address.split('#', 2);
  if (/[?&]lang=/.test(page)) return address;
  return `${page}${page.includes('?') ? '&' : '?'}lang=${lang}${anchor === undefined ? '' : `#${anchor}`}`;
}

export function phraseFolder(lang: Language): PhraseFolder {
  return lang === 'en' ? 'en' : 'zh';
}

/** BCP 47 tag for `lang` attributes and Intl. */
export function localeOf(lang: Language): string {
  return lang === 'en' ? 'en' : 'zh-CN';
}

/** Stores the choice in storage and cookie and reloads the page in it; the choice replaces `?lang=`. */
export function changeLanguage(lang: Language): void {
  localStorage.setItem(languageKey, lang);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${languageKey}=${lang}; Max-Age=${cookieMaxAgeSeconds}; Path=/; SameSite=Lax`;
  const url = new URL(location.href);
  if (url.searchParams.has('lang')) {
    url.searchParams.delete('lang');
    location.replace(url);
  } else {
    location.reload();
  }
}
