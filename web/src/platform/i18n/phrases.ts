import { chooseForms } from '@serai/phrases/lang';
import type { PagePhrases } from '@serai/phrases/pages';
import { useApp } from '../app.tsx';
import { type Language, phraseFolder } from './language.ts';
import { importPhrases, type PhraseKey, type PhraseName, type Phrases } from './phrase-modules.ts';
import type { ValuesOf } from './phrase-values.ts';

/**
 * Formats a phrase; `{name}` is replaced by `values.name`, `{count|night|nights}` by the first word if
 * `values.count` is 1, else by the second. The compiler checks the values against the Chinese phrase.
 */
export type Say<Name extends PhraseName> = <Key extends PhraseKey<Name>>(
  key: Key,
  ...values: ValuesOf<PagePhrases[Name][Key]>
) => string;

/** Loads the given modules of one language; loaded ones cost nothing. */
export async function loadPhrases(lang: Language, names: readonly PhraseName[]): Promise<void> {
  const folder = phraseFolder(lang);
  await Promise.all(
    names.map(async (name) => {
      if (!loaded.has(`${folder}/${name}`))
        loaded.set(`${folder}/${name}`, await importPhrases(folder, name));
    }),
  );
}

/** Phrases of one module in one language. The module must have been loaded: name it in its route. */
export function phrasesOf<Name extends PhraseName>(lang: Language, name: Name): Say<Name> {
  const module = loaded.get(`${phraseFolder(lang)}/${name}`);
  if (!module) throw new Error(`phrases '${name}' are not loaded: name them at the page's route`);
  return (key, ...[values]) => fill(module[key] ?? key, values);
}

/** Returns whether a loaded module has this key. */
export function hasPhrase(lang: Language, name: PhraseName, key: string): boolean {
  return loaded.get(`${phraseFolder(lang)}/${name}`)?.[key] !== undefined;
}

/** Phrases of one module in the reader's language: `const t = usePhrases('home'); t('title')`. */
export function usePhrases<Name extends PhraseName>(name: Name): Say<Name> {
  return phrasesOf(useApp().lang, name);
}

/** Phrases never change at run time, so requests share them. */
const loaded = new Map<string, Phrases>();

function fill(phrase: string, values: Record<string, string | number> | undefined): string {
  if (!values) return phrase;
  return chooseForms(phrase, values).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
