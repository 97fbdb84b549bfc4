import type { deleteOwnArticle as endpoint } from '@serai/contract/content/own-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuseState } from './own-article-actions.ts';
import { deleteArticle, lockOwnArticle } from './own-article-store.ts';

/** Deletes an article of the caller that was never published. */
export async function deleteOwnArticle(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  await inTransaction(db, async (trx) => {
    const article = await lockOwnArticle(trx, call.input.id, userId);
    refuseState(article, 'delete', call.lang);
    await deleteArticle(trx, article.id);
  });
  return {};
}
