/** The two languages of the portal as they travel on the wire; Simplified Chinese is the default. */
export const langs = ['zh-cn', 'en'] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = 'zh-cn';

/** The language of a header, cookie or query value; the default when it names none of ours. */
export function readLang(value: string | undefined): Lang {
  return value?.toLowerCase().startsWith('en') ? 'en' : defaultLang;
}

/** Puts facts into a phrase's `{name}` places; a place without a fact stays empty. */
export function fill(phrase: string, facts: Readonly<Record<string, unknown>> = {}): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
}
