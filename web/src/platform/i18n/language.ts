/** The language as it travels: header think-lang, cookie and storage ba-lang. */
export type Language = 'zh-cn' | 'en';

/** The folder of a language's phrase modules. */
export type PhraseFolder = 'zh' | 'en';

export const defaultLanguage: Language = 'zh-cn';
export const languageKey = 'ba-lang';
/** About 24.9 days: the age the specification gives to cookies. */
export const cookieMaxAgeSeconds = 2_147_483;

/** Anything that is not English is Chinese, the source language. */
export function asLanguage(value: string | null | undefined): Language {
  return value?.toLowerCase().startsWith('en') ? 'en' : defaultLanguage;
}

export function phraseFolder(lang: Language): PhraseFolder {
  return lang === 'en' ? 'en' : 'zh';
}

/** BCP 47 tag for `lang` attributes and Intl. */
export function localeOf(lang: Language): string {
  return lang === 'en' ? 'en' : 'zh-CN';
}

/** Stores the choice in storage and cookie and reloads the page in it; `?lang=` gives way to the choice. */
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
