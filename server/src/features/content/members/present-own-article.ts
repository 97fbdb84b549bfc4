import type { OwnArticle, OwnArticleDetail } from '@serai/contract/content/own-articles';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { toSeconds } from '../../../platform/clock.ts';
import { presentCover } from '../article-rows.ts';
import { actionsOf } from './own-article-actions.ts';
import type { OpenedArticleRow, OwnArticleRow } from './own-article-store.ts';

/** An article as shown to its author in lists. */
export function presentOwnArticle(row: OwnArticleRow, lang: Lang): OwnArticle {
  return {
    id: row.id,
    status: row.status,
    reason: row.reason,
    revision: row.revision,
    lang: row.lang,
    title: row.title,
    summary: row.summary,
    slug: row.slug,
    cover: presentCover(row.cover, row.picture),
    live: row.live_revision !== null,
    channel: {
      id: row.channel_id,
      slug: row.channel_slug,
      name: inLanguage(lang, { zh: row.channel_zh, en: row.channel_en }),
    },
    views: row.views,
    likes: row.likes,
    comments: row.comments,
    published_at: row.published_at && toSeconds(row.published_at),
    created_at: toSeconds(row.created_at),
    updated_at: toSeconds(row.updated_at),
    actions: actionsOf(row),
  };
}

/** The same for the editor. */
export function presentOpened(row: OpenedArticleRow, lang: Lang): OwnArticleDetail {
  const { city_id, city_zh, city_en, cover, body, tags } = row;
  return {
    ...presentOwnArticle(row, lang),
    city:
      city_id === null
        ? null
        : { id: city_id, name: inLanguage(lang, { zh: city_zh ?? '', en: city_en ?? '' }) },
    cover_path: cover,
    body,
    tags,
  };
}
