import type { withdrawOwnArticle as endpoint } from '@serai/contract/content/own-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db } from '../../../calls.ts';
import { moveOwnArticle } from './move-own-article.ts';
import { updateOffered } from './own-article-store.ts';

/** Withdraws an article before an editor has decided; it is a draft again. */
export async function withdrawOwnArticle(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { now } = call;
  return moveOwnArticle(db, call, 'withdraw', (trx, article) =>
    updateOffered(trx, article, { isOffered: false, now }),
  );
}
