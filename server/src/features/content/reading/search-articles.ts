import type { Db } from '../../../calls.ts';
import { type MemberSearchSource, noFacts } from '../../search/search.ts';
import { listArticleRows } from '../article-rows.ts';
import type { Content } from '../open-content.ts';
import { nobodys } from './list-shown.ts';
import { findArticles } from './search-content.ts';

/** Finds articles and pages that every reader sees. Corrections of the keyword belong to the content search. */
export function articleSearch({ db, content }: { db: Db; content: Content }): MemberSearchSource {
  return {
    kinds: ['article'],
    isOpenTo: () => true,
    find: async ({ keyword, lang, now, most }) => {
      const asked = { keyword, sort: undefined };
      const { found, isAsTyped } = findArticles(content.kept, asked, { lang, now, count: most });
      if (!isAsTyped) return [];
      const ids = found.map(({ id }) => id);
      const langs = found.map((each) => each.lang);
      const rows = await listArticleRows(db, ids, { agencyId: nobodys, lang, now, langs });
      return ids.flatMap((id) => {
        const listed = rows.get(id);
        if (!listed?.canBeRead) return [];
        const { title, summary, slug, kind } = listed.row;
        return [
          { ...noFacts, kind: 'article' as const, id, title, subject: summary, reference: slug, type: kind },
        ];
      });
    },
  };
}
