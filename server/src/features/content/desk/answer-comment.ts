import type { answerComment as endpoint } from '@serai/contract/content/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { notifyCommenter } from '../notify-members.ts';
import { readComments } from './list-all-comments.ts';

/** Answers a published comment in the seller's name; its author is notified. */
export async function answerComment(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang, now } = call;
  const { userId, nickname } = operatorOf(call);
  const above = await lockAnswerable(trx, input.id);
  const { id } = await trx
    .insertInto('article_comments')
    .values({
      article_id: above.article_id,
      parent_id: input.id,
      user_id: userId,
      content: input.content,
      status: 'published',
      decided_by: userId,
      decided_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('articles')
    .set((article) => ({ comments: article('comments', '+', 1) }))
    .where('id', '=', above.article_id)
    .execute();
  const [comment] = await readComments(trx, [id], lang);
  const { slug, title } = comment!.article;
  const news = {
    userId: above.user_id,
    slug,
    title,
    content: input.content,
    reason: '',
    author: nickname,
    now,
  };
  await notifyCommenter(trx, { event: 'comment_answered', ...news });
  return {
    reply: { comment: comment! },
    did: {
      on: { kind: 'comment', id, name: title },
      before: null,
      after: { comment_status: `${id} published` },
    },
  };
}

/** Locks a comment to answer. Refuses deleted comments and answers. */
async function lockAnswerable(trx: Trx, id: number) {
  const above = await trx
    .selectFrom('article_comments')
    .select(['article_id', 'user_id', 'status'])
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!above) throw new AppError('not_found');
  if (above.status !== 'published') throw new AppError('comment_hidden_above');
  return above;
}
