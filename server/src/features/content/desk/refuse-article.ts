import type { refuseArticle as endpoint } from '@serai/contract/content/desk-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { findContent, lockArticle, textIn } from '../article-store.ts';
import { notifyAuthor } from '../notify-members.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { actionOnArticle } from './action-on-article.ts';
import { refuseState } from './desk-article-actions.ts';
import { readDeskArticle } from './present-desk-article.ts';

/**
 * Refuses a member's offered article and notifies the author of the reason. The published version does not
 * change.
 */
export async function refuseArticle(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang, now } = call;
  const { id, reason } = input;
  const article = await lockArticle(trx, id);
  const before = await readDeskArticle(trx, id, call);
  refuseState(article, 'refuse', lang);
  refuseChanged(article, input.revision);
  await trx
    .updateTable('articles')
    .set({ status: 'refused', reason, updated_at: now })
    .where('id', '=', id)
    .execute();
  const { title } = textIn(await findContent(trx, id, article.revision), lang).text;
  const author = { userId: article.user_id!, articleId: id, slug: article.slug ?? String(id), title };
  await notifyAuthor(trx, { event: 'article_refused', ...author, reason, now });
  const refused = await readDeskArticle(trx, id, { lang, now });
  return { reply: { article: refused }, did: actionOnArticle(before, refused, reason) };
}
