import type { deleteComment as endpoint } from '@serai/contract/content/comments';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf, type Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/**
 * Deletes a comment of the caller; if others have answered it, an empty placeholder remains for their
 * answers.
 */
export async function deleteComment(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  await inTransaction(db, async (trx) => {
    const comment = await lockOwnComment(trx, call.input.id, userId);
    if (!comment) throw new AppError('not_found');
    if (await isAnsweredByOthers(trx, comment.id, userId)) await emptyComment(trx, comment, call.now);
    else await deleteWithAnswers(trx, comment);
    if (comment.parent_id !== null) await deleteUnanswered(trx, comment.parent_id);
  });
  return {};
}

function lockOwnComment(trx: Trx, id: number, userId: number) {
  return (
    trx
      .selectFrom('article_comments')
      .select(['id', 'article_id', 'parent_id', 'status'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('id', '=', id)
      // Locks out new answers.
      .forUpdate()
      .executeTakeFirst()
  );
}
type OwnComment = NonNullable<Awaited<ReturnType<typeof lockOwnComment>>>;

/** Whether other users have answered, in any status: authors find such answers in their own lists. */
async function isAnsweredByOthers(trx: Trx, id: number, userId: number): Promise<boolean> {
  const answers = trx.selectFrom('article_comments').select('id').where('parent_id', '=', id);
  return (await answers.where('user_id', '<>', userId).limit(1).executeTakeFirst()) !== undefined;
}

/** Clears the content and the reason of refusal; the placeholder is shown with the remaining answers. */
async function emptyComment(trx: Trx, { id, article_id, status }: OwnComment, now: Date): Promise<void> {
  await trx
    .updateTable('article_comments')
    .set({ content: '', reason: '', status: 'published', deleted_at: now })
    .where('id', '=', id)
    .execute();
  if (status === 'published') await countLess(trx, article_id, 1);
}

async function deleteWithAnswers(trx: Trx, { id, article_id }: OwnComment): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    DELETE FROM article_comments WHERE id = ${id} OR parent_id = ${id} RETURNING status`.execute(trx);
  await countLess(trx, article_id, rows.filter(({ status }) => status === 'published').length);
}

async function countLess(trx: Trx, articleId: number, deleted: number): Promise<void> {
  if (deleted === 0) return;
  await trx
    .updateTable('articles')
    .set((article) => ({ comments: article('comments', '-', deleted) }))
    .where('id', '=', articleId)
    .execute();
}

/** Deletes a placeholder with its last answer. */
async function deleteUnanswered(trx: Trx, id: number): Promise<void> {
  // Waits for concurrent deletions of other answers.
  const places = trx.selectFrom('article_comments').select('id').where('deleted_at', 'is not', null);
  if (!(await places.where('id', '=', id).forUpdate().executeTakeFirst())) return;
  await sql`DELETE FROM article_comments place WHERE id = ${id}
    AND NOT EXISTS (SELECT FROM article_comments WHERE parent_id = place.id)`.execute(trx);
}
