import type { PagePhrases } from '@serai/phrases/pages';
import type { PhraseFolder } from './language.ts';

export type PhraseName = keyof PagePhrases;

/** The keys of one module of phrases; Chinese is the source. */
export type PhraseKey<Name extends PhraseName> = keyof PagePhrases[Name] & string;

export type Phrases = Readonly<Record<string, string>>;

/** Loads the phrases of one file at the first request. */
export async function importPhrases(folder: PhraseFolder, name: PhraseName): Promise<Phrases> {
  return (await findModule(folder, name).load()).default;
}

/** Returns the path of a file of phrases below `phrases/src`. */
export function phrasePath(folder: PhraseFolder, name: PhraseName): string {
  return findModule(folder, name).path;
}

function findModule(folder: PhraseFolder, name: PhraseName) {
  const found = modules.find((module) => module.folder === folder && module.name === name);
  if (!found) throw new Error(`there is no file of phrases ${name}.ts below ${folder}/pages`);
  return found;
}

const files = import.meta.glob<{ default: Phrases }>('./{zh,en}/pages/*/*.ts', {
  base: '../../../../phrases/src',
});

/** All files by language and name. Their folders group them by noun and are no part of the name. */
const modules = Object.entries(files).flatMap(([file, load]) => {
  const [, folder, name] = /^\.\/(zh|en)\/pages\/[^/]+\/([^/]+)\.ts$/.exec(file) ?? [];
  return folder && name ? [{ folder, name, path: file.slice('./'.length), load }] : [];
});

/** Names of all files, from the source language. */
export const phraseNames = modules.flatMap(({ folder, name }) =>
  folder === 'zh' ? [name] : [],
) as PhraseName[];
