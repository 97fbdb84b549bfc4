import { readdirSync } from 'node:fs';
import { type Language, phraseFolder } from '../web/src/platform/i18n/language.ts';
import type { PhraseKey, PhraseName } from '../web/src/platform/i18n/phrase-modules.ts';

export type { Language } from '../web/src/platform/i18n/language.ts';

/** The languages every journey is made in. */
export const languages = ['zh-cn', 'en'] as const satisfies Language[];

/** Says a phrase of the portal as the page says it, so that the tests find what a reader sees. */
export type Say = <Name extends PhraseName>(
  page: Name,
  key: PhraseKey<Name>,
  values?: Record<string, string | number>,
) => string;

/** Every phrase of one language. */
export async function wordsOf(lang: Language): Promise<Say> {
  const folder = new URL(`../phrases/src/${phraseFolder(lang)}/pages/`, import.meta.url);
  const loaded = new Map(
    await Promise.all(
      readdirSync(folder).map(async (file): Promise<[string, Record<string, string>]> => {
        return [file.replace(/\.ts$/, ''), (await import(new URL(file, folder).href)).default];
      }),
    ),
  );
  return (page, key, values = {}) => {
    const phrase = loaded.get(page)?.[key as string];
    if (phrase === undefined) throw new Error(`there is no phrase ${page}.${String(key)}`);
    return phrase
      .replace(/\{(\w+)\|([^|}]*)\|([^|}]*)\}/g, (_, name: string, one: string, other: string) =>
        values[name] === 1 ? one : other,
      )
      .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

/** The words of a phrase up to its first place, for those whose facts a test does not know. */
export function beginningOf(phrase: string): string {
  return phrase.split('{')[0] ?? phrase;
}

/** A button's words with whatever sum in them. */
export function anySum(words: string): RegExp {
  return new RegExp(`^${words.replace('{amount}', '.+')}$`);
}
