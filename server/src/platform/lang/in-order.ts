import { inLanguage, type Lang } from '@serai/phrases/lang';

/** A name in the asked language, and in the other one. */
export function inOrder(zh: string, en: string, lang: Lang): { name: string; name_alt: string } {
  return { name: inLanguage(lang, { zh, en }), name_alt: inLanguage(lang, { zh: en, en: zh }) };
}
