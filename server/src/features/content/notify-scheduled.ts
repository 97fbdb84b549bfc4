import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notifyAuthor } from './notify-members.ts';
import { isVisible, slugOf } from './visible.ts';

const maxAtOnce = 200;

interface Untold {
  id: number;
  user_id: number;
  slug: string;
  title: string;
}

/** Notifies authors whose accepted articles have become visible; returns their number. */
export async function notifyScheduled(db: Db, now: Date): Promise<number> {
  return inTransaction(db, (trx) => notifyVisible(trx, sql`true`, now));
}

/** The same for articles that fulfil a condition on `article`. */
export async function notifyVisible(trx: Trx, condition: ReturnType<typeof sql>, now: Date): Promise<number> {
  const { rows } = await sql<Untold>`
    WITH told AS (
      UPDATE articles SET author_told = true WHERE id IN (
        SELECT article.id FROM articles article
        WHERE NOT article.author_told AND ${isVisible(now)} AND ${condition}
        ORDER BY article.id LIMIT ${maxAtOnce} FOR UPDATE SKIP LOCKED)
      RETURNING *
    )
    SELECT article.id, article.user_id, ${slugOf} AS slug, words.title FROM told article
    JOIN users ON users.id = article.user_id
    JOIN LATERAL (SELECT title FROM article_texts WHERE article_id = article.id ORDER BY lang = users.lang DESC LIMIT 1)
      words ON true
    ORDER BY article.id`.execute(trx);
  for (const { id: articleId, user_id: userId, slug, title } of rows) {
    await notifyAuthor(trx, { event: 'article_published', userId, articleId, slug, title, reason: '', now });
  }
  return rows.length;
}
