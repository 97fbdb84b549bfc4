import type { DeskArticle } from '@serai/contract/content/desk-articles';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { actionsOf } from './desk-article-actions.ts';
import { type DeskArticleRow, findDeskArticle } from './desk-article-store.ts';

/** An article as shown to staff. */
export function presentDeskArticle(row: DeskArticleRow, lang: Lang): DeskArticle {
  const { channel_id, user_id, agency_id, published_at, published_until } = row;
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug ?? String(row.id),
    status: row.status,
    reason: row.reason,
    revision: row.revision,
    live_revision: row.live_revision,
    visible: row.visible,
    channel:
      channel_id === null
        ? null
        : { id: channel_id, name: inLanguage(lang, { zh: row.channel_zh ?? '', en: row.channel_en ?? '' }) },
    title: row.title,
    lang: row.lang,
    author:
      user_id === null || agency_id === null
        ? null
        : { id: user_id, name: row.author ?? '', agency: { id: agency_id, name: row.agency ?? '' } },
    price: row.price === 0 ? null : money(row.price, row.currency),
    published_at: published_at && toSeconds(published_at),
    published_until: published_until && toSeconds(published_until),
    views: row.views,
    likes: row.likes,
    comments: row.comments,
    favourites: row.favourites,
    created_at: toSeconds(row.created_at),
    updated_at: toSeconds(row.updated_at),
    actions: actionsOf(row),
  };
}

/** The same, reloaded after a change. */
export async function readDeskArticle(
  db: Db | Trx,
  id: number,
  call: { lang: Lang; now: Date },
): Promise<DeskArticle> {
  return presentDeskArticle(await findDeskArticle(db, id, call), call.lang);
}
