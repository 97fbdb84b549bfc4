import type { ReplyOf } from '@serai/contract/endpoint';
import type { readTerms as call } from '@serai/contract/site/site';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { findSettings } from './site-settings.ts';

/** The service terms in a language: a line with the prefix `# ` begins a clause, an empty line ends a paragraph. */
export async function readTerms(db: Db, lang: Lang): Promise<ReplyOf<typeof call>> {
  const { termsZh, termsEn } = await findSettings(db, ['termsZh', 'termsEn']);
  return { clauses: clausesOf(inLanguage(lang, { zh: termsZh, en: termsEn })) };
}

/** Splits a text into clauses; text before the first heading is a clause without a title. */
export function clausesOf(text: string): ReplyOf<typeof call>['clauses'] {
  return `\n${text}`.split(/\n# +/).flatMap((part, at) => {
    const [first = '', ...rest] = part.split('\n');
    const title = at === 0 ? '' : first.trim();
    const body = at === 0 ? part : rest.join('\n');
    const paragraphs = body
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '');
    return title === '' && paragraphs.length === 0 ? [] : [{ title, paragraphs }];
  });
}
