import type { listOwnComments as endpoint } from '@serai/contract/content/comments';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { byId, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { presentOwnComment, selectOwnComments } from './own-comment-store.ts';

/** A page of the caller's comments, newest first. */
export async function listOwnComments(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { status } = call.input;
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['own-comments', userId, status],
    order: byId('newest first', 'comment.id'),
    // The owner is part of the tables, because `selectOwnComments` adds it to the condition.
    from: sql`FROM (SELECT * FROM article_comments WHERE user_id = ${userId} AND deleted_at IS NULL) comment`,
    where: joinConditions([status && sql`comment.status = ${status}`]),
    select: (wanted) => selectOwnComments(userId, wanted, call),
  });
  return { list: rows.map(presentOwnComment), ...listed };
}
