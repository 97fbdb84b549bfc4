import type { OwnArticleAction } from '@serai/contract/content/article-states';
import type { OwnArticle, withdrawOwnArticle } from '@serai/contract/content/own-articles';
import { type Call, type Db, memberOf, type Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuseState } from './own-article-actions.ts';
import { type LockedArticle, lockOwnArticle, openOwnArticle } from './own-article-store.ts';
import { presentOwnArticle } from './present-own-article.ts';

/** Performs an action on an article of the caller if its status allows it; returns the article afterwards. */
export async function moveOwnArticle(
  db: Db,
  call: Pick<Call<typeof withdrawOwnArticle>, 'input' | 'caller' | 'lang'>,
  action: OwnArticleAction,
  move: (trx: Trx, article: LockedArticle, userId: number) => Promise<void>,
): Promise<{ article: OwnArticle }> {
  const { input, lang } = call;
  const { userId } = memberOf(call);
  return inTransaction(db, async (trx) => {
    const article = await lockOwnArticle(trx, input.id, userId);
    refuseState(article, action, lang);
    await move(trx, article, userId);
    return { article: presentOwnArticle(await openOwnArticle(trx, article.id, { userId, lang }), lang) };
  });
}
