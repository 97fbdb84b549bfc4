import { amendments as en } from '@serai/phrases/en/amendments';
import { fill, inLanguage } from '@serai/phrases/lang';
import { amendments as zh } from '@serai/phrases/zh/amendments';
import { type Bilingual, inBoth } from '../product-port.ts';

/** Words an amendment in both languages; a fact may differ per language. */
export function amendmentWord(
  key: keyof typeof zh,
  facts: Readonly<Record<string, string | number | Bilingual>> = {},
): Bilingual {
  return inBoth((lang) => {
    const said = Object.entries(facts).map(([name, fact]) => {
      if (typeof fact !== 'object') return [name, fact];
      return [name, inLanguage(lang, fact)];
    });
    return fill(inLanguage(lang, { zh, en })[key], Object.fromEntries(said));
  });
}

/** Creates text that is the same in every language: names, numbers, instants. */
export function alike(text: string): Bilingual {
  return { zh: text, en: text };
}
