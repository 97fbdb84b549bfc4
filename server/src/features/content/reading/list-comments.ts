import type { listComments as endpoint, ShownComment } from '@serai/contract/content/reading';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { byId, readList } from '../../../platform/list/read-list.ts';
import { findReadable } from '../members/readable-article.ts';
import { agencyOf } from './read-article.ts';

/** Answers shown with a comment; further ones need another request. */
const ANSWERS_SHOWN = 3;
/** Id that no user has. */
const nobody = 0;

interface Row {
  id: number;
  author: string;
  content: string;
  created_at: Date;
  own: boolean;
  waiting: boolean;
  deleted: boolean;
}

interface RowWithAnswers extends Row {
  answers: (Omit<Row, 'created_at'> & { created_at: number })[] | null;
  answers_total: number;
}

/**
 * Lists the published comments on an article and the caller's own pending ones; or the answers to one of
 * them.
 */
export async function listComments(
  db: Db,
  { input, caller, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { article_id, parent_id } = input;
  await findReadable(db, article_id, { agencyId: agencyOf(caller) }, now);
  const userId = caller?.userId ?? nobody;
  const asked = parent_id === undefined ? sql`parent_id IS NULL` : sql`parent_id = ${parent_id}::bigint`;
  const comments = sql`FROM (${shownOf(userId, sql`article_id = ${article_id}::bigint AND ${asked}`)}) comment`;
  const order = byId(parent_id === undefined ? 'newest first' : 'oldest first', 'comment.id');
  const { rows, ...listed } = await readList(db, input, {
    list: ['comments', article_id, parent_id, userId],
    order,
    from: comments,
    // A deleted comment is a placeholder for its answers; without answers it is omitted.
    where: sql`deleted_at IS NULL OR EXISTS (${answers(userId)})`,
    select: (wanted) => sql<RowWithAnswers>`
      SELECT ${columns(userId)}, (SELECT count(*)::int FROM (${answers(userId)}) answer) AS answers_total, first.answers
      FROM (SELECT * ${comments} WHERE ${wanted}) comment
      LEFT JOIN users author ON author.id = comment.user_id
      CROSS JOIN LATERAL (
        SELECT jsonb_agg(to_jsonb(told) - 'at' || jsonb_build_object('created_at', extract(epoch FROM at)::bigint)
          ORDER BY told.id) AS answers
        FROM (
          SELECT ${columns(userId)}, comment.created_at AS at
          FROM (
            SELECT * FROM (${answers(userId)}) answer ORDER BY id LIMIT ${sql.lit(ANSWERS_SHOWN)}
          ) comment LEFT JOIN users author ON author.id = comment.user_id
        ) told
      ) first
      ORDER BY ${order.orderBy}`,
  });
  return {
    list: rows.map(({ answers, answers_total, ...row }) => ({
      ...present({ ...row, created_at: toSeconds(row.created_at) }),
      answers: (answers ?? []).map(present),
      answers_total,
    })),
    ...listed,
  };
}

/**
 * The published ones among some comments, and the user's own pending ones: two conditions, each with its
 * index.
 */
function shownOf(userId: number, which: RawBuilder<unknown>): RawBuilder<unknown> {
  const published = sql`SELECT * FROM article_comments WHERE ${which} AND status = 'published'`;
  if (userId === nobody) return published;
  return sql`${published} UNION ALL
    SELECT * FROM article_comments WHERE ${which} AND status = 'unaudited' AND user_id = ${userId}`;
}

/** The answers to `comment`. */
function answers(userId: number): RawBuilder<unknown> {
  return shownOf(userId, sql`parent_id = comment.id`);
}

function columns(userId: number): RawBuilder<unknown> {
  return sql`comment.id, comment.content, comment.created_at, comment.status = 'unaudited' AS waiting,
    CASE WHEN author.agency_id IS NULL OR comment.deleted_at IS NOT NULL THEN '' ELSE author.nickname END AS author,
    comment.user_id = ${userId} AND comment.deleted_at IS NULL AS own,
    comment.deleted_at IS NOT NULL AS deleted`;
}

function present({ id, author, content, created_at, own, waiting, deleted }: ShownComment): ShownComment {
  return { id, author, content, created_at, own, waiting, deleted };
}
