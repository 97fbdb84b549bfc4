import type { addComment as endpoint } from '@serai/contract/content/comments';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { consumeUnit } from '../../../platform/throttle/throttle.ts';
import { presentOwnComment, selectOwnComments } from './own-comment-store.ts';
import { findReadable } from './readable-article.ts';

const MINUTE_MS = 60_000;

/** Rate limits of comments per user, because each needs an editor's decision. */
const paces = [
  { name: 'minute', limit: 5, windowMs: MINUTE_MS },
  { name: 'day', limit: 50, windowMs: 24 * 60 * MINUTE_MS },
];

/** Adds a comment, which readers see once an editor has published it. */
export async function addComment(trx: Trx, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { userId } = member;
  const { article_id, parent_id, content } = call.input;
  const article = await findReadable(trx, article_id, member, call.now);
  if (article.price > 0 && !article.bought) throw new AppError('article_not_bought');
  if (parent_id !== undefined) await refuseUnanswerable(trx, article.id, parent_id);
  await keepPace(trx, userId, call.now);
  const { id } = await trx
    .insertInto('article_comments')
    .values({
      article_id,
      user_id: userId,
      parent_id: parent_id ?? null,
      content,
      status: 'unaudited',
      created_at: call.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await selectOwnComments(userId, sql`comment.id = ${id}`, call).execute(trx);
  return { comment: presentOwnComment(rows[0]!) };
}

/** Refuses to answer unpublished comments and answers. */
async function refuseUnanswerable(trx: Trx, articleId: number, parentId: number): Promise<void> {
  const parent = await trx
    .selectFrom('article_comments')
    .select('id')
    .where('id', '=', parentId)
    .where('article_id', '=', articleId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('parent_id', 'is', null)
    // Its author may be deleting it concurrently.
    .forKeyShare()
    .executeTakeFirst();
  if (!parent) throw new AppError('not_found');
}

async function keepPace(trx: Trx, userId: number, now: Date): Promise<void> {
  for (const { name, ...pace } of paces) {
    const waitMs = await consumeUnit(trx, { name: `comment:${name}:${userId}`, ...pace }, now);
    if (waitMs === undefined) continue;
    throw new AppError('comment_too_often', { facts: { minutes: Math.ceil(waitMs / MINUTE_MS) } });
  }
}
