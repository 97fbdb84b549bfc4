import type { Lang } from '@serai/phrases/lang';

/** Of a text in two languages the asked one. */
export function inLang(zh: string, en: string, lang: Lang): string {
  return lang === 'en' ? en : zh;
}

/** A name in the asked language, and in the other one. */
export function inOrder(zh: string, en: string, lang: Lang): { name: string; name_alt: string } {
  return { name: inLang(zh, en, lang), name_alt: inLang(en, zh, lang) };
}
