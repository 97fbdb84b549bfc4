import type { CommentStatus } from '@serai/contract/content/article-states';
import type { OwnComment } from '@serai/contract/content/comments';
import type { Lang } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import { toSeconds } from '../../../platform/clock.ts';
import { isVisible, slugOf, titleIn } from '../visible.ts';

export interface CommentRow {
  id: number;
  article_id: number;
  slug: string;
  title: string;
  gone: boolean;
  answers_to: string;
  answers_deleted: boolean;
  content: string;
  status: CommentStatus;
  reason: string;
  answers: number;
  created_at: Date;
}

/** Selects a user's comments that fulfil a condition on `comment`, with their columns for lists. */
export function selectOwnComments(
  userId: number,
  condition: RawBuilder<unknown>,
  { lang, now }: { lang: Lang; now: Date },
): RawBuilder<CommentRow> {
  return sql<CommentRow>`
    SELECT comment.id, article.id AS article_id, ${slugOf} AS slug, ${titleIn(lang)} AS title,
      NOT (${isVisible(now)} OR EXISTS (
        SELECT FROM article_orders bought JOIN users ON users.agency_id = bought.agency_id
        WHERE bought.article_id = article.id AND users.id = ${userId})) AS gone,
      coalesce(left(above.content, 60), '') AS answers_to, above.deleted_at IS NOT NULL AS answers_deleted,
      comment.content, comment.status, comment.reason, comment.created_at,
      (SELECT count(*)::int FROM article_comments answer
        WHERE answer.parent_id = comment.id AND answer.status = 'published') AS answers
    FROM (
      SELECT * FROM article_comments comment WHERE user_id = ${userId} AND deleted_at IS NULL AND ${condition}
    ) comment
    JOIN articles article ON article.id = comment.article_id
    LEFT JOIN article_comments above ON above.id = comment.parent_id
    ORDER BY comment.id DESC`;
}

/** A comment as shown to its author. */
export function presentOwnComment(row: CommentRow): OwnComment {
  const { article_id: id, slug, title, gone, created_at, ...rest } = row;
  return { ...rest, article: { id, slug, title, gone }, created_at: toSeconds(created_at) };
}
