import type { ArticleRow } from '@serai/contract/content/articles';
import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../../../calls.ts';
import { listArticleRows } from '../article-rows.ts';

/** Id that no agency has: guests have bought nothing. */
export const nobodys = 0;

/**
 * Loads the rows of articles in one query; returns a function that yields the rows of a subset, without
 * articles removed in the meantime.
 */
export async function listShown(
  db: Db,
  articles: readonly { id: number }[],
  { lang, now }: { lang: Lang; now: Date },
): Promise<(some: readonly { id: number }[]) => ArticleRow[]> {
  const ids = [...new Set(articles.map(({ id }) => id))];
  const rows = await listArticleRows(db, ids, { agencyId: nobodys, lang, now });
  return (some) =>
    some.flatMap(({ id }) => {
      const listed = rows.get(id);
      return listed?.canBeRead ? [listed.row] : [];
    });
}
