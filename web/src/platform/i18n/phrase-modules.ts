import type { PagePhrases } from '@serai/phrases/pages';
import type { PhraseFolder } from './language.ts';

export type PhraseName = keyof PagePhrases;

/** The keys of one module of phrases; Chinese is the source. */
export type PhraseKey<Name extends PhraseName> = keyof PagePhrases[Name] & string;

export type Phrases = Readonly<Record<string, string>>;

/** Loads the phrases of one file at the first request. */
export async function importPhrases(folder: PhraseFolder, name: PhraseName): Promise<Phrases> {
  const load = files[`./${folder}/pages/${name}.ts`];
  if (!load) throw new Error(`there is no file of phrases ${folder}/pages/${name}.ts`);
  return (await load()).default;
}

const files = import.meta.glob<{ default: Phrases }>('./{zh,en}/pages/*.ts', {
  base: '../../../../phrases/src',
});

/** Names of all files, from the source language. */
export const phraseNames = Object.keys(files).flatMap(
  (file) => /^\.\/zh\/pages\/(.+)\.ts$/.exec(file)?.[1] ?? [],
) as PhraseName[];
