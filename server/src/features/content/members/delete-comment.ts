import type { deleteComment as endpoint } from '@serai/contract/content-members';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf, type Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** Deletes a comment of the caller's with the answers to it, which mean nothing without it. */
export async function deleteComment(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  await inTransaction(db, async (trx) => {
    const comment = await lockOwnComment(trx, call.input.id, userId);
    if (!comment) throw new AppError('not_found');
    await deleteWithAnswers(trx, comment);
  });
  return {};
}

function lockOwnComment(trx: Trx, id: number, userId: number) {
  const own = trx.selectFrom('article_comments').select(['id', 'article_id']).where('user_id', '=', userId);
  // Nobody answers it from now on.
  return own.where('id', '=', id).forUpdate().executeTakeFirst();
}

async function deleteWithAnswers(
  trx: Trx,
  { id, article_id }: { id: number; article_id: number },
): Promise<void> {
  await sql`
    WITH deleted AS (
      DELETE FROM article_comments WHERE id = ${id} OR parent_id = ${id} RETURNING status
    )
    UPDATE articles SET comments = comments - shown.count
    FROM (SELECT count(*)::int AS count FROM deleted WHERE status = 'published') shown
    WHERE id = ${article_id} AND shown.count > 0`.execute(trx);
}
