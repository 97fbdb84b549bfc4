import type { DeskComment, listAllComments as endpoint } from '@serai/contract/content/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Lang } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import type { Call, Db, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { byId, filtersIn, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { slugOf, titleIn } from '../visible.ts';

interface Row {
  id: number;
  article_id: number;
  slug: string;
  title: string;
  user_id: number;
  author: string;
  agency_id: number | null;
  agency: string | null;
  answers_to: string;
  answers_deleted: boolean;
  content: string;
  status: DeskComment['status'];
  reason: string;
  decided_by: string;
  decided_at: Date | null;
  created_at: Date;
}

/** Lists a page of comments: pending ones oldest first, all others newest first. */
export async function listAllComments(
  db: Db,
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const filter = filtersIn(input);
  const order = byId(filter.status === 'unaudited' ? 'oldest first' : 'newest first', 'comment.id');
  const { rows, ...listed } = await readList(db, input, {
    list: ['comments', filter],
    order,
    from: sql`FROM article_comments comment`,
    where: joinConditions(conditionsOf(filter)),
    select: (wanted) => selectComments(wanted, { order: order.orderBy, lang }),
  });
  return { list: rows.map(present), ...listed };
}

function conditionsOf({ status, article_id, author_id, keyword }: Call<typeof endpoint>['input']) {
  const pattern = `%${(keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return [
    // Deleted comments need no decision.
    sql`comment.deleted_at IS NULL`,
    status && sql`comment.status = ${status}`,
    article_id !== undefined && sql`comment.article_id = ${article_id}::bigint`,
    author_id !== undefined && sql`comment.user_id = ${author_id}::bigint`,
    keyword && sql`comment.content ILIKE ${pattern}`,
  ];
}

/** Loads comments by id, in the given order. */
export async function readComments(trx: Trx, ids: readonly number[], lang: Lang): Promise<DeskComment[]> {
  const order = sql`array_position(${[...ids]}::bigint[], comment.id)`;
  const { rows } = await selectComments(sql`comment.id = ANY(${[...ids]}::bigint[])`, {
    order,
    lang,
  }).execute(trx);
  return rows.map(present);
}

function selectComments(
  condition: RawBuilder<unknown>,
  { order, lang }: { order: RawBuilder<unknown>; lang: Lang },
): RawBuilder<Row> {
  return sql<Row>`
    SELECT comment.id, article.id AS article_id, ${slugOf} AS slug, ${titleIn(lang)} AS title,
      comment.user_id, author.nickname AS author, agency.id AS agency_id, agency.name AS agency,
      coalesce(left(above.content, 60), '') AS answers_to, above.deleted_at IS NOT NULL AS answers_deleted,
      comment.content, comment.status, comment.reason, coalesce(decider.nickname, '') AS decided_by,
      comment.decided_at, comment.created_at
    FROM (SELECT comment.* FROM article_comments comment WHERE ${condition}) comment
    JOIN articles article ON article.id = comment.article_id
    JOIN users author ON author.id = comment.user_id
    LEFT JOIN agencies agency ON agency.id = author.agency_id
    LEFT JOIN article_comments above ON above.id = comment.parent_id
    LEFT JOIN users decider ON decider.id = comment.decided_by
    ORDER BY ${order}`;
}

function present(row: Row): DeskComment {
  return {
    id: row.id,
    article: { id: row.article_id, slug: row.slug, title: row.title },
    author: {
      id: row.user_id,
      name: row.author,
      agency: row.agency_id === null ? null : { id: row.agency_id, name: row.agency ?? '' },
    },
    answers_to: row.answers_to,
    answers_deleted: row.answers_deleted,
    content: row.content,
    status: row.status,
    reason: row.reason,
    decided_by: row.decided_by,
    decided_at: row.decided_at && toSeconds(row.decided_at),
    created_at: toSeconds(row.created_at),
  };
}
