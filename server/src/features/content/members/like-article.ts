import type { likeArticle as endpoint } from '@serai/contract/content/article-reactions';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { findReadable } from './readable-article.ts';

/**
 * Likes an article once, or removes the like. One statement, so that the count is right with concurrent
 * clicks.
 */
export async function likeArticle(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { liked } = call.input;
  const { id } = await findReadable(db, call.input.article_id, member, call.now);
  const change = liked
    ? sql`INSERT INTO article_likes (article_id, user_id, created_at) VALUES (${id}, ${member.userId}, ${call.now})
        ON CONFLICT DO NOTHING RETURNING 1 AS moved`
    : sql`DELETE FROM article_likes WHERE article_id = ${id} AND user_id = ${member.userId} RETURNING -1 AS moved`;
  const { rows } = await sql<{ likes: number }>`
    WITH change AS (${change})
    UPDATE articles SET likes = likes + coalesce((SELECT moved FROM change), 0) WHERE id = ${id}
    RETURNING likes`.execute(db);
  return { liked, likes: rows[0]!.likes };
}
