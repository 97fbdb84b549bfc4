import type { showArticleState as endpoint } from '@serai/contract/content/article-reactions';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { findReadable } from './readable-article.ts';

interface State {
  liked: boolean;
  collected: boolean;
  own_comments_waiting: number;
}

/** State of an article for the caller: past and possible actions. */
export async function showArticleState(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { id, price, bought } = await findReadable(db, call.input.article_id, member, call.now);
  const { rows } = await sql<State>`
    SELECT
      EXISTS (SELECT FROM article_likes WHERE article_id = ${id} AND user_id = ${member.userId}) AS liked,
      EXISTS (SELECT FROM favourites WHERE user_id = ${member.userId} AND kind = 'article' AND target_id = ${id})
        AS collected,
      (SELECT count(*)::int FROM article_comments
        WHERE article_id = ${id} AND user_id = ${member.userId} AND status = 'unaudited') AS own_comments_waiting`.execute(
    db,
  );
  const may_buy = price > 0 && !bought && member.nodes.has('/user/cms/order/buy');
  return { ...rows[0]!, bought, may_buy };
}
