import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import type { SearchedText } from './search-index.ts';

interface Row extends Omit<SearchedText, 'publishedAt' | 'publishedUntil'> {
  published_at: Date;
  published_until: Date | null;
}

/** Lists the texts of articles with the names they are found by; for paid articles only title and summary. */
export async function listSearchedTexts(db: Db, ids: readonly number[]): Promise<SearchedText[]> {
  const { rows } = await sql<Row>`
    SELECT article.id, article.published_at, article.published_until, text.lang, text.title, text.summary,
      CASE WHEN article.price = 0 THEN text.words ELSE '' END AS words, ARRAY(
      SELECT unnest(ARRAY[name_zh, name_en]) FROM channels WHERE id = article.channel_id
      UNION ALL SELECT unnest(ARRAY[name_zh, name_en]) FROM destinations WHERE id = article.city_id
      UNION ALL SELECT unnest(ARRAY[name_zh, name_en]) FROM article_tags JOIN tags ON tags.id = tag_id
        WHERE article_id = article.id) AS names
    FROM articles article JOIN article_texts text ON text.article_id = article.id
    WHERE article.id = ANY (${[...ids]}::bigint[]) AND live_revision IS NOT NULL
    ORDER BY article.id, text.lang`.execute(db);
  return rows.map(({ published_at, published_until, ...text }) => ({
    ...text,
    publishedAt: published_at.getTime(),
    publishedUntil: published_until?.getTime() ?? Number.POSITIVE_INFINITY,
  }));
}
