import type { discardOwnArticle as endpoint } from '@serai/contract/content-members';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { findContent, insertNextRevision } from '../article-store.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { refuseState } from './own-article-actions.ts';
import { lockOwnArticle, openOwnArticle } from './own-article-store.ts';
import { presentOwnArticle } from './present-own-article.ts';

/**
 * Throws away what was changed of an article that readers see. What they see is saved once more, so that a device that
 * has opened what was thrown away cannot save over what is written next.
 */
export async function discardOwnArticle(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, lang, now } = call;
  const { userId } = memberOf(call);
  return inTransaction(db, async (trx) => {
    const article = await lockOwnArticle(trx, input.id, userId);
    refuseState(article, 'discard', lang);
    refuseChanged(article, input.revision);
    const content = await findContent(trx, article.id, article.live_revision!);
    await insertNextRevision(trx, article, { content, status: 'published' }, { savedBy: userId, now });
    return { article: presentOwnArticle(await openOwnArticle(trx, article.id, { userId, lang }), lang) };
  });
}
