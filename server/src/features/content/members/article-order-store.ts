import type { ArticleOrder } from '@serai/contract/content/article-orders';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { numberDay, scrambledId } from '../../people/people.ts';
import { isVisible, slugOf, titleIn } from '../visible.ts';

export interface ArticleOrderRow {
  id: number;
  sn: string;
  article_id: number;
  slug: string;
  title: string;
  gone: boolean;
  price: number;
  currency: string;
  bought_by: string;
  created_at: Date;
}

/**
 * Selects the articles bought by an agency that fulfil a condition on `bought`, newest first, with their
 * columns for lists. Titles are in the reader's language, or as bought if the article has none in it.
 */
export function selectArticleOrders(
  agencyId: number,
  condition: RawBuilder<unknown>,
  { lang, now }: { lang: string; now: Date },
): RawBuilder<ArticleOrderRow> {
  return sql<ArticleOrderRow>`
    SELECT bought.id, bought.sn, article.id AS article_id, ${slugOf} AS slug,
      coalesce((SELECT title FROM article_texts WHERE article_id = article.id AND lang = ${lang}), bought.title) AS title,
      NOT ${isVisible(now)} AS gone, bought.price, bought.currency, users.nickname AS bought_by, bought.created_at
    FROM (SELECT * FROM article_orders bought WHERE agency_id = ${agencyId} AND ${condition}) bought
    JOIN articles article ON article.id = bought.article_id
    JOIN users ON users.id = bought.user_id
    ORDER BY bought.id DESC`;
}

export function presentArticleOrder(row: ArticleOrderRow): ArticleOrder {
  const { id, sn, article_id, slug, title, gone, price, currency, bought_by, created_at } = row;
  return {
    id,
    sn,
    article: { id: article_id, slug, title, gone },
    price: money(price, currency),
    bought_by,
    created_at: toSeconds(created_at),
  };
}

/** Terms under which an article is sold. */
export interface SoldArticle {
  id: number;
  title: string;
  /** Minor units; 0 = free. */
  price: number;
  currency: string;
}

/** Locks a visible article against price changes; several buyers can hold the lock at once. */
export async function lockForSale(
  trx: Trx,
  articleId: number,
  { lang, now }: { lang: string; now: Date },
): Promise<SoldArticle | undefined> {
  const { rows } = await sql<SoldArticle>`
    SELECT article.id, article.price, article.currency, ${titleIn(lang)} AS title
    FROM articles article WHERE article.id = ${articleId} AND ${isVisible(now)}
    FOR SHARE OF article`.execute(trx);
  return rows[0];
}

/**
 * Records the purchase of an article for an agency; waits for a colleague's concurrent purchase.
 * @returns False if the agency has already bought it.
 */
export async function insertArticleOrder(
  trx: Trx,
  { id, title, price, currency }: SoldArticle,
  { agencyId, userId, now }: { agencyId: number; userId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    WITH number AS (SELECT nextval(pg_get_serial_sequence('article_orders', 'id')) AS id)
    INSERT INTO article_orders (id, sn, article_id, agency_id, user_id, title, price, currency, created_at)
    OVERRIDING SYSTEM VALUE
    SELECT id, 'D' || ${numberDay(agencyId, now)} || ${scrambledId}, ${id}::bigint, ${agencyId}::bigint, ${userId}::bigint, ${title}, ${price}::bigint, ${currency}, ${now}::timestamptz
    FROM number
    ON CONFLICT (agency_id, article_id) DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** Whether any article has a price. */
export async function hasPaidArticles(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM articles WHERE price > 0) AS found`.execute(trx);
  return rows[0]!.found;
}
