import type { withdrawOwnArticle as endpoint } from '@serai/contract/content-members';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuseState } from './own-article-actions.ts';
import { lockOwnArticle, openOwnArticle, updateOffered } from './own-article-store.ts';
import { presentOwnArticle } from './present-own-article.ts';

/** Takes an article back before an editor has decided on it; it is a draft again. */
export async function withdrawOwnArticle(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, lang, now } = call;
  const { userId } = memberOf(call);
  return inTransaction(db, async (trx) => {
    const article = await lockOwnArticle(trx, input.id, userId);
    refuseState(article, 'withdraw', lang);
    await updateOffered(trx, article, { isOffered: false, now });
    return { article: presentOwnArticle(await openOwnArticle(trx, article.id, { userId, lang }), lang) };
  });
}
