import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { changedAt } from '../visible.ts';

/** Facts for lists and searches of an article that readers see now or later. */
export interface ArticleFacts {
  id: number;
  kind: 'info' | 'page';
  /** Last part of its address: its slug, or its id. */
  slug: string;
  channelId: number | null;
  cityId: number | null;
  tagIds: readonly number[];
  isPaid: boolean;
  langs: readonly ('zh-cn' | 'en')[];
  /** Milliseconds, like the fields below. */
  publishedAt: number;
  /** Infinity: without end. */
  publishedUntil: number;
  /** Last change of the visible revision; drafts do not count. */
  changedAt: number;
  views: number;
  /** Popularity, higher is hotter; does not change with time. */
  heat: number;
}

/** Counters of an article. */
export interface Counts {
  views: number;
  likes: number;
  comments: number;
  favourites: number;
}

interface FactsRow extends Counts {
  id: number;
  kind: 'info' | 'page';
  slug: string | null;
  channel_id: number | null;
  city_id: number | null;
  tag_ids: number[];
  is_paid: boolean;
  langs: ('zh-cn' | 'en')[];
  published_at: Date;
  published_until: Date | null;
  changed_at: Date;
}

/** Loads the facts of those articles that have a live revision. */
export async function findFacts(db: Db, ids: readonly number[]): Promise<ArticleFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FactsRow>`
    SELECT id, kind, slug, channel_id, city_id, price > 0 AS is_paid, published_at, published_until,
      ${changedAt} AS changed_at, views, likes, comments, favourites,
      ARRAY(SELECT tag_id FROM article_tags WHERE article_id = article.id ORDER BY tag_id) AS tag_ids,
      ARRAY(SELECT lang FROM article_texts WHERE article_id = article.id ORDER BY lang DESC) AS langs
    FROM articles article WHERE id = ANY (${[...ids]}::bigint[]) AND live_revision IS NOT NULL`.execute(db);
  return rows.filter(({ langs }) => langs.length > 0).map(readFacts);
}

/** Ids of the next articles with a live revision after an id, ascending. */
export async function listLiveIds(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('articles')
    .select('id')
    .where('live_revision', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counters of the next articles after an id, by ascending id. */
export function listCounts(db: Db, after: number, limit: number): Promise<({ id: number } & Counts)[]> {
  return db
    .selectFrom('articles')
    .select(['id', 'views', 'likes', 'comments', 'favourites'])
    .where('live_revision', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

function readFacts(row: FactsRow): ArticleFacts {
  const publishedAt = row.published_at.getTime();
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug ?? String(row.id),
    isPaid: row.is_paid,
    channelId: row.channel_id,
    cityId: row.city_id,
    tagIds: row.tag_ids,
    langs: row.langs,
    publishedAt,
    publishedUntil: row.published_until?.getTime() ?? Number.POSITIVE_INFINITY,
    changedAt: row.changed_at.getTime(),
    views: row.views,
    heat: heatOf(row, publishedAt),
  };
}

const FORTNIGHT_MS = 14 * 86_400_000;

/**
 * Popularity of an article in thousandths: twice the attention weighs as much as being two weeks newer. The
 * order of two articles depends on readers only, not on the current time, so that cursors remain valid.
 */
export function heatOf({ views, likes, comments, favourites }: Counts, publishedAt: number): number {
  const attention = 10 + views + 20 * likes + 30 * (comments + favourites);
  return Math.round(1000 * (Math.log2(attention) + publishedAt / FORTNIGHT_MS));
}
