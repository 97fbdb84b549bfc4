import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { changedAt } from '../visible.ts';

/** What lists and searches know of an article that readers see, or will from an instant on. */
export interface ArticleFacts {
  id: number;
  kind: 'info' | 'page';
  /** What its address ends with: its own word, or its id. */
  slug: string;
  channelId: number | null;
  cityId: number | null;
  tagIds: readonly number[];
  isPaid: boolean;
  langs: readonly ('zh-cn' | 'en')[];
  /** Milliseconds, like those that follow. */
  publishedAt: number;
  /** Infinity: for good. */
  publishedUntil: number;
  /** When what readers see changed last; what is being written beside it changes nothing. */
  changedAt: number;
  views: number;
  /** The higher, the hotter; does not change as time goes by. */
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

/** Those of these articles that have a live revision. */
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

/** The ids of the next articles with a live revision after an id, in their order. */
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

/** How the next articles after an id are counted, in the order of their ids. */
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
    ...{ id: row.id, kind: row.kind, slug: row.slug ?? String(row.id), isPaid: row.is_paid },
    ...{ channelId: row.channel_id, cityId: row.city_id, tagIds: row.tag_ids, langs: row.langs },
    publishedAt,
    publishedUntil: row.published_until?.getTime() ?? Number.POSITIVE_INFINITY,
    changedAt: row.changed_at.getTime(),
    views: row.views,
    heat: heatOf(row, publishedAt),
  };
}

const FORTNIGHT_MS = 14 * 86_400_000;

/**
 * How hot an article is, in thousandths: twice the attention weighs as much as being two weeks newer. The order of two
 * articles changes with their readers alone, not with the clock, so that a cursor keeps its place.
 */
export function heatOf({ views, likes, comments, favourites }: Counts, publishedAt: number): number {
  const attention = 10 + views + 20 * likes + 30 * (comments + favourites);
  return Math.round(1000 * (Math.log2(attention) + publishedAt / FORTNIGHT_MS));
}
