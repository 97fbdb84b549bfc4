import type { listAllArticles as endpoint } from '@serai/contract/content/desk-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { byTime, filtersIn, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { isShown, selectDeskArticles } from './desk-article-store.ts';
import { presentDeskArticle } from './present-desk-article.ts';

type Asked = Call<typeof endpoint>['input'];

/** Lists a page of articles and pages: pending ones oldest first, all others by last change. */
export async function listAllArticles(
  db: Db,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const filter = filtersIn(input);
  const direction = filter.status === 'unaudited' ? 'oldest first' : 'newest first';
  const order = byTime(direction, 'article.updated_at');
  const { rows, ...listed } = await readList(db, input, {
    list: ['articles', filter],
    order,
    from: sql`FROM articles article`,
    where: joinConditions(conditionsOf(filter)),
    select: (wanted) => selectDeskArticles(wanted, { order: order.orderBy, lang, now }),
  });
  return { list: rows.map((row) => presentDeskArticle(row, lang)), ...listed };
}

function conditionsOf({ kind, status, channel_id, of, author_id, keyword }: Asked) {
  return [
    isShown,
    kind && sql`article.kind = ${kind}`,
    status && sql`article.status = ${status}`,
    channel_id !== undefined && sql`article.channel_id = ${channel_id}::bigint`,
    of && (of === 'seller' ? sql`article.user_id IS NULL` : sql`article.user_id IS NOT NULL`),
    author_id !== undefined && sql`article.user_id = ${author_id}::bigint`,
    keyword && titled(keyword),
  ];
}

/** Matches the title of the last saved revision in either language. */
function titled(keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`EXISTS (
    SELECT FROM article_revisions revision
    WHERE revision.article_id = article.id AND revision.revision = article.revision
      AND (article.user_id IS NULL OR NOT revision.is_draft) AND revision.titles ILIKE ${pattern})`;
}
