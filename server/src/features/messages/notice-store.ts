import type { MessageKind } from '@serai/contract/messages/kinds';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { countOf } from '../../platform/list/count.ts';
import type { Page } from '../../platform/list/page.ts';

/** A stored notice. */
export interface NoticeRow {
  id: number;
  kind: MessageKind;
  event: string;
  facts: Record<string, unknown>;
  link: string;
  created_at: Date;
  read_at: Date | null;
}

/** Owner and filter of notices. */
export interface NoticeFilter {
  userId: number;
  kind: MessageKind | undefined;
  unread: boolean;
}

function matching({ userId, kind, unread }: NoticeFilter) {
  return sql`user_id = ${userId}
    ${kind ? sql`AND kind = ${kind}` : sql``} ${unread ? sql`AND read_at IS NULL` : sql``}`;
}

/** Returns a page of a user's notices, newest first; the sort matches their indexes exactly. */
export async function listNoticeRows(
  db: Db,
  filter: NoticeFilter,
  { after: [afterId] = [], fetch, offset }: Pick<Page<NoticeRow>, 'after' | 'fetch' | 'offset'>,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    SELECT id, kind, event, facts, link, created_at, read_at FROM notices
    WHERE ${matching(filter)} ${afterId === undefined ? sql`` : sql`AND -id > ${-afterId}::bigint`}
    ORDER BY -id LIMIT ${fetch} OFFSET ${offset}`.execute(db);
  return rows;
}

/** Counts the matching notices and all unread ones, each up to the limit for lists. */
export async function countNotices(db: Db, filter: NoticeFilter): Promise<{ count: number; unread: number }> {
  const unread = { userId: filter.userId, kind: undefined, unread: true };
  const { rows } = await sql<{ count: number; unread: number }>`
    SELECT ${countOf(sql`SELECT FROM notices WHERE ${matching(filter)}`)}::int AS count,
      ${countOf(sql`SELECT FROM notices WHERE ${matching(unread)}`)}::int AS unread`.execute(db);
  return rows[0]!;
}

/** Marks the user's notices as read: the given ids, or all. */
export async function updateNoticesRead(
  trx: Trx,
  userId: number,
  ids: readonly number[] | 'all',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== 'all', (which) => which.where('id', 'in', ids as number[]))
    .execute();
}

/** Deletes read notices older than the one instant, and all older than the other; returns how many. */
export async function purgeNotices(db: Db, readBefore: Date, allBefore: Date): Promise<number> {
  const result = await db
    .deleteFrom('notices')
    .where((where) =>
      where.or([
        where('created_at', '<', allBefore),
        where.and([where('read_at', 'is not', null), where('created_at', '<', readBefore)]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
