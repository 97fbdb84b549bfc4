import type { ReplyOf } from '@serai/contract/endpoint';
import type { discardOwnArticle as endpoint } from '@serai/contract/own-articles';
import type { Call, Db } from '../../../calls.ts';
import { findContent, insertNextRevision } from '../article-store.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { moveOwnArticle } from './move-own-article.ts';

/**
 * Throws away what was changed of an article that readers see. What they see is saved once more, so that a device that
 * has opened what was thrown away cannot save over what is written next.
 */
export async function discardOwnArticle(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, now } = call;
  return moveOwnArticle(db, call, 'discard', async (trx, article, userId) => {
    refuseChanged(article, input.revision);
    const content = await findContent(trx, article.id, article.live_revision!);
    await insertNextRevision(trx, article, { content, status: 'published' }, { savedBy: userId, now });
  });
}
