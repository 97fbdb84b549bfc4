import type { ArticleRow } from '@serai/contract/articles';
import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../../../calls.ts';
import { listArticleRows } from '../article-rows.ts';

/** No agency has this id: what a guest has bought is nothing. */
export const nobodys = 0;

/** Reads the rows of some articles at once; answers what gives those of any of them, without those that went meanwhile. */
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
