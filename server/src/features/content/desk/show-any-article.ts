import type {
  listArticleRevisions as revisionsEndpoint,
  showAnyArticle as showEndpoint,
} from '@serai/contract/content/desk-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type ArticleContent, findContent } from '../article-store.ts';
import { findDeskArticle } from './desk-article-store.ts';
import { presentDeskArticle } from './present-desk-article.ts';

const maxRevisions = 100;

/** Shows an article as last saved, or as of a revision. */
export async function showAnyArticle(
  db: Db,
  call: Call<typeof showEndpoint>,
): Promise<ReplyOf<typeof showEndpoint>> {
  const { input, lang } = call;
  const row = await findDeskArticle(db, input.id, call);
  const { revision = row.revision } = input;
  // A member's unoffered draft is not visible to staff.
  if (revision > row.revision) throw new AppError('not_found');
  const { channel_id, city_id, cover, price, tags, texts } = await findContent(db, row.id, revision);
  const city = city_id === null ? null : await findCity(db, city_id);
  return {
    article: presentDeskArticle(row, lang),
    content: {
      channel_id,
      cover,
      price,
      tags: [...tags],
      texts,
      city: city && { id: city.id, name: inLanguage(lang, { zh: city.name_zh, en: city.name_en }) },
    },
  };
}

async function findCity(db: Db, id: number) {
  const cities = db.selectFrom('destinations').select(['id', 'name_zh', 'name_en']);
  return (await cities.where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Lists the saved revisions of an article, newest first. */
export async function listArticleRevisions(
  db: Db,
  call: Call<typeof revisionsEndpoint>,
): Promise<ReplyOf<typeof revisionsEndpoint>> {
  const article = await findDeskArticle(db, call.input.id, call);
  const rows = await db
    .selectFrom('article_revisions as saved')
    .leftJoin('users', 'users.id', 'saved.saved_by')
    .select(['saved.revision', 'saved.saved_at', 'saved.is_draft', 'users.nickname'])
    .select(sql<ArticleContent['texts']>`saved.content -> 'texts'`.as('texts'))
    .where('saved.article_id', '=', article.id)
    .where('saved.revision', '<=', article.revision)
    .orderBy('saved.revision', 'desc')
    .limit(maxRevisions)
    .execute();
  return {
    list: rows.map(({ revision, saved_at, is_draft, nickname, texts }) => ({
      revision,
      is_draft,
      live: revision === article.live_revision,
      title: (texts[call.lang] ?? texts['zh-cn'] ?? texts.en)?.title ?? '',
      saved_by: nickname ?? '',
      saved_at: toSeconds(saved_at),
    })),
  };
}
