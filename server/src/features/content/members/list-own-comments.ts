import type { listOwnComments as endpoint } from '@serai/contract/content-members';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import { type CommentRow, presentOwnComment, selectOwnComments } from './own-comment-store.ts';

/** A page of the caller's comments, newest first. */
export async function listOwnComments(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { status } = call.input;
  const asked = status ? sql`comment.status = ${status}` : sql`true`;
  const page = openPage<CommentRow>(call.input, ['own-comments', userId, status], ({ id }) => [id]);
  const after = page.after ? sql`comment.id < ${page.after[0]}::bigint` : sql`true`;
  const found = await selectOwnComments(
    userId,
    sql`${asked} AND ${after} ORDER BY comment.id DESC LIMIT ${page.fetch} OFFSET ${page.offset}`,
    call,
  ).execute(db);
  const counted = await sql<{ count: number }>`
    SELECT ${countOf(sql`SELECT FROM article_comments comment WHERE user_id = ${userId} AND ${asked}`)} AS count`.execute(
    db,
  );
  const { rows, next } = page.cut(found.rows);
  return { list: rows.map(presentOwnComment), ...capped(counted.rows[0]!.count), next };
}
