import type { listOwnArticles as endpoint } from '@serai/contract/content/own-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { byId, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { selectOwnArticles } from './own-article-store.ts';
import { presentOwnArticle } from './present-own-article.ts';

/** Lists a page of the caller's own articles, newest first. */
export async function listOwnArticles(
  db: Db,
  { input, lang, ...call }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { rows, ...listed } = await readList(db, input, {
    list: ['own-articles', userId, input.status],
    order: byId('newest first', 'article.id'),
    // The owner is part of the tables, because `selectOwnArticles` adds it to the condition.
    from: sql`FROM (SELECT * FROM articles WHERE user_id = ${userId}) article`,
    where: joinConditions([input.status && sql`article.status = ${input.status}`]),
    select: (wanted) => selectOwnArticles(userId, wanted, { lang }),
  });
  return { list: rows.map((row) => presentOwnArticle(row, lang)), ...listed };
}
