import type { listAllArticles as endpoint } from '@serai/contract/content/desk-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import { type DeskArticleRow, isShown, selectDeskArticles } from './desk-article-store.ts';
import { presentDeskArticle } from './present-desk-article.ts';

type Asked = Call<typeof endpoint>['input'];

/** Lists a page of articles and pages: pending ones oldest first, all others by last change. */
export async function listAllArticles(
  db: Db,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { page: _, limit: __, cursor: ___, ...filter } = input;
  const page = openPage<DeskArticleRow>(input, ['articles', filter], ({ updated_at, id }) => [
    updated_at.getTime(),
    id,
  ]);
  const isOldestFirst = filter.status === 'unaudited';
  const key = page.after && sql`(${new Date(page.after[0]!)}::timestamptz, ${page.after[1]}::bigint)`;
  const place = sql`(article.updated_at, article.id)`;
  const follows = key ? (isOldestFirst ? sql`${place} > ${key}` : sql`${place} < ${key}`) : sql`true`;
  const order = isOldestFirst
    ? sql`article.updated_at, article.id`
    : sql`article.updated_at DESC, article.id DESC`;
  const matches = sql.join(conditionsOf(filter), sql` AND `);
  const found = await selectDeskArticles(
    sql`${matches} AND ${follows} ORDER BY ${order} LIMIT ${page.fetch} OFFSET ${page.offset}`,
    { order, lang, now },
  ).execute(db);
  const all = sql`SELECT FROM articles article WHERE ${matches}`;
  const counted = await sql<{ count: number }>`SELECT ${countOf(all)} AS count`.execute(db);
  const { rows, next } = page.cut(found.rows);
  return {
    list: rows.map((row) => presentDeskArticle(row, lang)),
    ...capped(counted.rows[0]!.count),
    next,
  };
}

function conditionsOf({ kind, status, channel_id, of, author_id, keyword }: Asked) {
  return [
    isShown,
    kind === undefined ? sql`true` : sql`article.kind = ${kind}`,
    status === undefined ? sql`true` : sql`article.status = ${status}`,
    channel_id === undefined ? sql`true` : sql`article.channel_id = ${channel_id}::bigint`,
    of === undefined
      ? sql`true`
      : of === 'seller'
        ? sql`article.user_id IS NULL`
        : sql`article.user_id IS NOT NULL`,
    author_id === undefined ? sql`true` : sql`article.user_id = ${author_id}::bigint`,
    keyword === undefined || keyword === '' ? sql`true` : titled(keyword),
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
