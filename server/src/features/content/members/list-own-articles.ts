import type { listOwnArticles as endpoint } from '@serai/contract/content-members';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import { type OwnArticleRow, selectOwnArticles } from './own-article-store.ts';
import { presentOwnArticle } from './present-own-article.ts';

/** A page of the articles that the caller has offered or is writing, the newest first. */
export async function listOwnArticles(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { status } = call.input;
  const asked = status ? sql`article.status = ${status}` : sql`true`;
  const page = openPage<OwnArticleRow>(call.input, ['own-articles', userId, status], ({ id }) => [id]);
  const after = page.after ? sql`article.id < ${page.after[0]}::bigint` : sql`true`;
  const found = await selectOwnArticles(
    userId,
    sql`${asked} AND ${after} ORDER BY article.id DESC LIMIT ${page.fetch} OFFSET ${page.offset}`,
    call,
  ).execute(db);
  const counted = await sql<{ count: number }>`
    SELECT ${countOf(sql`SELECT FROM articles article WHERE user_id = ${userId} AND ${asked}`)} AS count`.execute(
    db,
  );
  const { rows, next } = page.cut(found.rows);
  return {
    list: rows.map((row) => presentOwnArticle(row, call.lang)),
    ...capped(counted.rows[0]!.count),
    next,
  };
}
