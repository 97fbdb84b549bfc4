import type { searchContent as endpoint } from '@serai/contract/content-reading';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { openPage } from '../../../platform/list/page.ts';
import type { KeptContent } from '../kept/kept-content.ts';
import { isVisible } from '../visible.ts';
import { listShown } from './list-shown.ts';

/** Articles and pages in which the words stand; of what is sold, title and summary alone are looked through. */
export async function searchContent(
  { db, kept }: { db: Db; kept: KeptContent },
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const page = openPage<{ id: number }>(input, 'search', ({ id }) => [id]);
  const { rows } = await sql<{ id: number }>`
    SELECT article.id FROM articles article WHERE ${isVisible(now)} AND EXISTS (
      SELECT FROM article_texts WHERE article_id = article.id
      AND position(lower(${input.keyword}) IN lower(concat_ws(' ', title, summary,
          CASE WHEN article.price = 0 THEN words END))) > 0)
    ORDER BY published_at DESC, id DESC LIMIT 1000`.execute(db);
  const cut = page.cut(rows.slice(page.offset, page.offset + page.fetch));
  const rowsOf = await listShown(db, cut.rows, { lang, now });
  return {
    list: rowsOf(cut.rows).map((row) => ({
      ...row,
      title_marks: [],
      fragment: row.summary,
      fragment_marks: [],
    })),
    total: rows.length,
    meant: null,
    hot_words: kept.hotWords.list(lang),
  };
}
