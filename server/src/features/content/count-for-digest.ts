import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { DigestItem, StaffQueue } from '../messages/messages.ts';

/** Digest: articles and comments of members that await an editor's decision. */
export async function countContentForStaff(db: Db, queue: StaffQueue): Promise<DigestItem[]> {
  if (queue !== 'editor') return [];
  const { rows } = await sql<{ articles: number; comments: number }>`
    SELECT (SELECT count(*)::int FROM articles WHERE status = 'unaudited') AS articles,
      (SELECT count(*)::int FROM article_comments WHERE status = 'unaudited') AS comments`.execute(db);
  const { articles, comments } = rows[0]!;
  return [
    { what: 'articles_waiting', count: articles },
    { what: 'comments_waiting', count: comments },
  ];
}
