import { sql } from 'kysely';
import type { Db, Trx } from '../src/calls.ts';
import { testStart } from './population.ts';

let serial = 0;

/** Adds a channel in which articles are listed. */
export async function addChannel(
  db: Db,
  { takesArticles = true, name = '' }: { takesArticles?: boolean; name?: string } = {},
): Promise<{ id: number; slug: string }> {
  serial += 1;
  return db
    .insertInto('channels')
    .values({
      slug: `channel-${serial}`,
      kind: 'list',
      name_zh: name || `栏目 ${serial}`,
      name_en: name || `Channel ${serial}`,
      takes_articles: takesArticles,
      created_at: testStart,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
}

export interface ArticleWish {
  kind?: 'info' | 'page';
  channelId?: number;
  slug?: string;
  /** In minor units. */
  price?: number;
  titleZh?: string;
  titleEn?: string;
  summary?: string;
  /** HTML within the allow list. */
  body?: string;
  publishedAt?: Date;
  publishedUntil?: Date | null;
}

/** Adds a published article of the seller in both languages. */
export async function addArticle(db: Db, wish: ArticleWish = {}): Promise<number> {
  serial += 1;
  const { kind = 'info' } = wish;
  const channelId = kind === 'page' ? null : (wish.channelId ?? (await addChannel(db)).id);
  const { titleZh = `文章 ${serial}`, titleEn = `Article ${serial}`, price = 0 } = wish;
  const { summary = 'What it is about', body = '<p>Its text.</p>' } = wish;
  const texts = {
    'zh-cn': { title: titleZh, summary, body },
    en: { title: titleEn, summary, body },
  };
  const content = { channel_id: channelId, city_id: null, cover: '', price, tags: [], texts };
  const { rows } = await sql<{ id: number }>`
    WITH article AS (
      INSERT INTO articles (kind, slug, channel_id, status, revision, live_revision, price, currency, published_at,
        published_until, created_at, updated_at)
      VALUES (${kind}, ${wish.slug ?? null}, ${channelId}, 'published', 1, 1, ${price}, 'USD',
        ${wish.publishedAt ?? testStart}::timestamptz, ${wish.publishedUntil ?? null}::timestamptz,
        ${testStart}::timestamptz, ${testStart}::timestamptz)
      RETURNING id
    ), revision AS (
      INSERT INTO article_revisions (article_id, revision, content, saved_at, is_draft)
      SELECT id, 1, ${JSON.stringify(content)}::jsonb, ${testStart}::timestamptz, false FROM article
    )
    INSERT INTO article_texts (article_id, lang, title, summary, body, words)
    SELECT article.id, text.key, text.value ->> 'title', text.value ->> 'summary', text.value ->> 'body',
      text.value ->> 'body'
    FROM article, jsonb_each(${JSON.stringify(texts)}::jsonb) text
    RETURNING article_id AS id`.execute(db);
  return rows[0]!.id;
}

/** Takes an article offline. */
export async function takeArticleOffline(db: Db | Trx, id: number): Promise<void> {
  await db
    .updateTable('articles')
    .set({ status: 'offline', live_revision: null })
    .where('id', '=', id)
    .execute();
}
