import type { listOwnArticles as endpoint } from '@serai/contract/content/own-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { readNewestFirst } from './newest-first.ts';
import { type OwnArticleRow, selectOwnArticles } from './own-article-store.ts';
import { presentOwnArticle } from './present-own-article.ts';

/** Lists a page of the caller's own articles, newest first. */
export async function listOwnArticles(
  db: Db,
  { input, lang, ...call }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const asked = input.status ? sql`status = ${input.status}` : sql`true`;
  const { rows, counts } = await readNewestFirst<OwnArticleRow>(db, input, {
    list: ['own-articles', userId, input.status],
    all: sql`SELECT FROM articles WHERE user_id = ${userId} AND ${asked}`,
    select: (goingOn) => selectOwnArticles(userId, sql`${asked} AND ${goingOn}`, { lang }),
  });
  return { list: rows.map((row) => presentOwnArticle(row, lang)), ...counts };
}
