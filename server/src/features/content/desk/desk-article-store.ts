import type { ArticleStatus } from '@serai/contract/content/article-states';
import type { Lang } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { isVisible } from '../visible.ts';

/** An article with its columns for the staff; title and price are of the revision shown to them. */
export interface DeskArticleRow {
  id: number;
  kind: 'info' | 'page';
  slug: string | null;
  status: ArticleStatus;
  reason: string;
  revision: number;
  live_revision: number | null;
  visible: boolean;
  channel_id: number | null;
  channel_zh: string | null;
  channel_en: string | null;
  title: string;
  lang: Lang;
  user_id: number | null;
  author: string | null;
  agency_id: number | null;
  agency: string | null;
  price: number;
  currency: string;
  published_at: Date | null;
  published_until: Date | null;
  views: number;
  likes: number;
  comments: number;
  favourites: number;
  created_at: Date;
  updated_at: Date;
}

/**
 * Revision shown to staff: the newest one, except a member's draft that is not offered yet. Null if there is
 * none.
 */
export const shownRevision = sql`(
  SELECT max(shown.revision) FROM article_revisions shown
  WHERE shown.article_id = article.id AND (article.user_id IS NULL OR NOT shown.is_draft))`;

/** Selects the articles that fulfil a condition on `article`; `order` may also contain the limit. */
export function selectDeskArticles(
  condition: RawBuilder<unknown>,
  { order, lang, now }: { order: RawBuilder<unknown>; lang: Lang; now: Date },
): RawBuilder<DeskArticleRow> {
  return sql<DeskArticleRow>`
    SELECT article.id, article.kind, article.slug, article.status, article.reason, revision.revision,
      article.live_revision, ${isVisible(now)} AS visible, channel.id AS channel_id, channel.name_zh AS channel_zh,
      channel.name_en AS channel_en, coalesce(words.text ->> 'title', '') AS title, coalesce(words.lang, 'zh-cn') AS lang,
      article.user_id, author.nickname AS author, article.agency_id, agency.name AS agency,
      (revision.content ->> 'price')::bigint AS price, article.currency, article.published_at, article.published_until,
      article.views, article.likes, article.comments, article.favourites, article.created_at, article.updated_at
    FROM (SELECT article.* FROM articles article WHERE ${condition}) article
    JOIN article_revisions revision ON revision.article_id = article.id AND revision.revision = ${shownRevision}
    LEFT JOIN channels channel ON channel.id = (revision.content ->> 'channel_id')::bigint
    LEFT JOIN users author ON author.id = article.user_id
    LEFT JOIN agencies agency ON agency.id = article.agency_id
    LEFT JOIN LATERAL (
      SELECT key AS lang, value AS text FROM jsonb_each(revision.content -> 'texts')
      ORDER BY key = ${lang} DESC, key DESC LIMIT 1) words ON true
    ORDER BY ${order}`;
}

/** Condition on `article`: not a member's private draft. */
export const isShown = sql`(article.user_id IS NULL OR EXISTS (
  SELECT FROM article_revisions offered WHERE offered.article_id = article.id AND NOT offered.is_draft))`;

/** Loads an article visible to staff; any other is `not_found`. */
export async function findDeskArticle(
  db: Db | Trx,
  id: number,
  { lang, now }: { lang: Lang; now: Date },
): Promise<DeskArticleRow> {
  const order = sql`article.id`;
  const { rows } = await selectDeskArticles(sql`article.id = ${id}::bigint`, { order, lang, now }).execute(
    db,
  );
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}
