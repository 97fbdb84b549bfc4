import type { listOwnComments as endpoint } from '@serai/contract/content/comments';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { readNewestFirst } from './newest-first.ts';
import { presentOwnComment, selectOwnComments } from './own-comment-store.ts';

/** A page of the caller's comments, newest first. */
export async function listOwnComments(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { status } = call.input;
  const asked = status ? sql`status = ${status}` : sql`true`;
  const { rows, counts } = await readNewestFirst(db, call.input, {
    list: ['own-comments', userId, status],
    all: sql`SELECT FROM article_comments WHERE user_id = ${userId} AND deleted_at IS NULL AND ${asked}`,
    select: (goingOn) => selectOwnComments(userId, sql`${asked} AND ${goingOn}`, call),
  });
  return { list: rows.map(presentOwnComment), ...counts };
}
