import type { discardOwnArticle as endpoint } from '@serai/contract/content/own-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db } from '../../../calls.ts';
import { findContent, insertNextRevision } from '../article-store.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { moveOwnArticle } from './move-own-article.ts';

/**
 * Discards the changes to a published article. The published version is saved again as the newest revision,
 * so that a device with the discarded changes open cannot overwrite later ones.
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
