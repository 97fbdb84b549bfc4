import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { type Language, phraseFolder } from '../web/src/platform/i18n/language.ts';
import type { PhraseKey, PhraseName } from '../web/src/platform/i18n/phrase-modules.ts';

export type { Language } from '../web/src/platform/i18n/language.ts';

/** The languages of the journeys. */
export const languages = ['zh-cn', 'en'] as const satisfies Language[];

/** Returns a phrase of the portal as the page shows it, so that tests look for the visible text. */
export type Say = <Name extends PhraseName>(
  page: Name,
  key: PhraseKey<Name>,
  values?: Record<string, string | number>,
) => string;

/** Loads all phrases of one language. */
export async function wordsOf(lang: Language): Promise<Say> {
  const folder = new URL(`../phrases/src/${phraseFolder(lang)}/pages/`, import.meta.url);
  const loaded = new Map(
    await Promise.all(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map(async (file): Promise<[string, Record<string, string>]> => {
          return [basename(file, '.ts'), (await import(new URL(file, folder).href)).default];
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

/** Returns a phrase up to its first placeholder, for tests that do not know its values. */
export function beginningOf(phrase: string): string {
  return phrase.split('{')[0] ?? phrase;
}

/** Matches the text of a button with any amount in it. */
export function anySum(words: string): RegExp {
  return new RegExp(`^${words.replace('{amount}', '.+')}$`);
}
