import type { ArticleRow, Cover } from '@serai/contract/content/articles';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { money } from '../../domain/money.ts';
import { toSeconds } from '../../platform/clock.ts';
import { presentPicture } from '../pictures/pictures.ts';
import { isVisible, slugOf } from './visible.ts';

/** An article in a member's list. */
export interface ListedArticle {
  row: ArticleRow;
  /** Visible to readers, or bought by the member's agency. */
  canBeRead: boolean;
}

interface Row {
  id: number;
  kind: ArticleRow['kind'];
  slug: string;
  channel_slug: string | null;
  channel_zh: string | null;
  channel_en: string | null;
  title: string;
  summary: string;
  lang: ArticleRow['lang'];
  cover: string;
  picture: string | null;
  author: string | null;
  price: number;
  currency: string;
  tags: { slug: string; name_zh: string; name_en: string }[];
  published_at: Date | null;
  created_at: Date;
  views: number;
  likes: number;
  comments: number;
  can_be_read: boolean;
}

/**
 * Loads articles by id for lists, including ones taken offline but not ones never published. Texts are in the
 * language of the call, or else in the other; `langs` overrides the wanted language per id.
 */
export async function listArticleRows(
  db: Db,
  ids: readonly number[],
  { agencyId, lang, now, langs }: { agencyId: number; lang: Lang; now: Date; langs?: readonly Lang[] },
): Promise<Map<number, ListedArticle>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    SELECT article.id, article.kind, ${slugOf} AS slug, channel.slug AS channel_slug, channel.name_zh AS channel_zh,
      channel.name_en AS channel_en, words.title, words.summary, words.lang, article.cover,
      pictures.key || pictures.preview AS picture, author.nickname AS author, article.price, article.currency,
      article.published_at, article.created_at, article.views, article.likes, article.comments,
      ${isVisible(now)} OR EXISTS (
        SELECT FROM article_orders WHERE agency_id = ${agencyId} AND article_id = article.id) AS can_be_read,
      coalesce((SELECT jsonb_agg(jsonb_build_object('slug', tags.slug, 'name_zh', tags.name_zh, 'name_en', tags.name_en)
        ORDER BY tags.id) FROM article_tags JOIN tags ON tags.id = tag_id WHERE article_id = article.id), '[]') AS tags
    FROM unnest(${[...ids]}::bigint[], ${[...(langs ?? ids.map(() => lang))]}::text[]) AS asked (id, lang)
    JOIN articles article ON article.id = asked.id
    JOIN LATERAL (
      SELECT title, summary, lang FROM article_texts
      WHERE article_id = article.id ORDER BY article_texts.lang = asked.lang DESC LIMIT 1) words ON true
    LEFT JOIN channels channel ON channel.id = article.channel_id
    LEFT JOIN users author ON author.id = article.user_id
    LEFT JOIN pictures ON pictures.key = article.cover`.execute(db);
  return new Map(rows.map((row) => [row.id, { row: present(row, lang), canBeRead: row.can_be_read }]));
}

function present(row: Row, lang: Lang): ArticleRow {
  const { channel_slug, channel_zh, channel_en } = row;
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    channel:
      channel_slug === null
        ? null
        : { slug: channel_slug, name: inLanguage(lang, { zh: channel_zh ?? '', en: channel_en ?? '' }) },
    title: row.title,
    summary: row.summary,
    lang: row.lang,
    cover: presentCover(row.cover, row.picture),
    author: row.author ?? '',
    price: row.price === 0 ? null : money(row.price, row.currency),
    tags: row.tags.map(({ slug, name_zh, name_en }) => ({
      slug,
      name: inLanguage(lang, { zh: name_zh, en: name_en }),
    })),
    published_at: toSeconds(row.published_at ?? row.created_at),
    views: row.views,
    likes: row.likes,
    comments: row.comments,
  };
}

/** Cover of an article: a path of the portal, or the key of a picture. */
export function presentCover(cover: string, mark: string | null): Cover | null {
  if (cover.startsWith('/')) return { url: cover };
  const picture = presentPicture(mark ?? '');
  return picture && { picture };
}
