/** The two languages of the portal as they travel on the wire; Simplified Chinese is the default. */
export const langs = ['zh-cn', 'en'] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = 'zh-cn';

/** The language of a header, cookie or query value; the default when it names none of ours. */
export function readLang(value: string | undefined): Lang {
  return value?.toLowerCase().startsWith('en') ? 'en' : defaultLang;
}

/** Returns the text, or whatever else exists once per language, in the reader's language. */
export function inLanguage<Zh, En>(lang: Lang, { zh, en }: { zh: Zh; en: En }): Zh | En {
  return lang === 'en' ? en : zh;
}

/** Puts facts into a phrase's `{name}` places, its forms chosen; a place without a fact stays empty. */
export function fill(phrase: string, facts: Readonly<Record<string, unknown>> = {}): string {
  return chooseForms(phrase, facts).replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
}

/** `{count|night|nights}` becomes the first word when the fact `count` is 1, else the second. */
export function chooseForms(phrase: string, facts: Readonly<Record<string, unknown>>): string {
  return phrase.replace(/\{(\w+)\|([^|}]*)\|([^|}]*)\}/g, (_, name: string, one: string, other: string) =>
    String(facts[name]) === '1' ? one : other,
  );
}
