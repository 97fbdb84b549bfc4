import type { ArticleStatus } from '@serai/contract/content/article-states';
import type { Lang } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type ArticleContent, insertArticle } from '../article-store.ts';
import { slugOf } from '../visible.ts';

/** A user's article as last saved, with its columns for lists. */
export interface OwnArticleRow {
  id: number;
  status: ArticleStatus;
  reason: string;
  revision: number;
  live_revision: number | null;
  slug: string;
  channel_id: number;
  channel_slug: string;
  channel_zh: string;
  channel_en: string;
  cover: string;
  /** Picture chosen by an editor. */
  picture: string | null;
  lang: Lang;
  title: string;
  summary: string;
  views: number;
  likes: number;
  comments: number;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** The same for the editor. */
export interface OpenedArticleRow extends OwnArticleRow {
  body: string;
  /** By language, including the current one. */
  texts: ArticleContent['texts'];
  city_id: number | null;
  city_zh: string | null;
  city_en: string | null;
  tags: string[];
}

/** Selects a user's articles that fulfil a condition on `article`, newest first. */
export function selectOwnArticles<Row extends OwnArticleRow = OwnArticleRow>(
  userId: number,
  condition: RawBuilder<unknown>,
  { lang, more = sql`` }: { lang: Lang; more?: RawBuilder<unknown> },
): RawBuilder<Row> {
  return sql<Row>`
    SELECT article.id, article.status, article.reason, article.revision, article.live_revision, ${slugOf} AS slug,
      channel.id AS channel_id, channel.slug AS channel_slug, channel.name_zh AS channel_zh, channel.name_en AS channel_en,
      revision.content ->> 'cover' AS cover, pictures.key || pictures.preview AS picture,
      words.lang, words.text ->> 'title' AS title, words.text ->> 'summary' AS summary,
      article.views, article.likes, article.comments, article.published_at, article.created_at, article.updated_at ${more}
    FROM (SELECT * FROM articles article WHERE user_id = ${userId} AND ${condition}) article
    JOIN article_revisions revision ON (revision.article_id, revision.revision) = (article.id, article.revision)
    JOIN channels channel ON channel.id = (revision.content ->> 'channel_id')::bigint
    CROSS JOIN LATERAL (
      SELECT key AS lang, value AS text FROM jsonb_each(revision.content -> 'texts')
      ORDER BY key = ${lang} DESC, key DESC LIMIT 1) words
    LEFT JOIN destinations city ON city.id = (revision.content ->> 'city_id')::bigint
    LEFT JOIN pictures ON pictures.key = revision.content ->> 'cover'
    ORDER BY article.id DESC`;
}

/** Loads an article of the user; any other is `not_found`. */
export async function openOwnArticle(
  db: Db | Trx,
  id: number,
  { userId, lang }: { userId: number; lang: Lang },
): Promise<OpenedArticleRow> {
  const { rows } = await selectOwnArticles<OpenedArticleRow>(userId, sql`article.id = ${id}`, {
    lang,
    more: sql`, words.text ->> 'body' AS body, revision.content -> 'texts' AS texts, city.id AS city_id, city.name_zh AS city_zh, city.name_en AS city_en,
      ARRAY(SELECT jsonb_array_elements_text(revision.content -> 'tags')) AS tags`,
  }).execute(db);
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

/** Locks an article of the user; any other is `not_found`. */
export async function lockOwnArticle(trx: Trx, id: number, userId: number) {
  const own = trx.selectFrom('articles').where('id', '=', id).where('user_id', '=', userId);
  const row = await own
    .select(['id', 'status', 'revision', 'live_revision', 'published_at', 'updated_at'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}
export type LockedArticle = Awaited<ReturnType<typeof lockOwnArticle>>;

/** Counts a user's articles that were never published, with a lock against concurrent additions. */
export async function countUnpublished(trx: Trx, userId: number): Promise<number> {
  const user = trx.selectFrom('users').select('id').where('id', '=', userId);
  await user.forNoKeyUpdate().executeTakeFirstOrThrow();
  const { count } = await trx
    .selectFrom('articles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertOwnArticle(
  trx: Trx,
  content: ArticleContent,
  { userId, agencyId, now }: { userId: number; agencyId: number; now: Date },
): Promise<number> {
  const agency = trx.selectFrom('agencies').select('currency').where('id', '=', agencyId);
  const { currency } = await agency.executeTakeFirstOrThrow();
  const fresh = { kind: 'info', slug: null, author: { userId, agencyId }, currency } as const;
  return insertArticle(trx, fresh, content, { savedBy: userId, now });
}

/** Offers the last saved revision, which is immutable from then on, or withdraws it. */
export async function updateOffered(
  trx: Trx,
  { id, revision }: LockedArticle,
  { isOffered, now }: { isOffered: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable('article_revisions')
    .set({ is_draft: !isOffered })
    .where('article_id', '=', id)
    .where('revision', '=', revision)
    .execute();
  await trx
    .updateTable('articles')
    .set({ status: isOffered ? 'unaudited' : 'draft', reason: '', updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes an article that was never published, with its revisions. */
export async function deleteArticle(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('article_revisions').where('article_id', '=', id).execute();
  await trx.deleteFrom('articles').where('id', '=', id).execute();
}
