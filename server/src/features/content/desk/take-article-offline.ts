import type { takeArticleOffline as endpoint } from '@serai/contract/content/desk-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { lockArticle } from '../article-store.ts';
import { notifyAuthor } from '../notify-members.ts';
import { hideArticle } from '../publish-revision.ts';
import { actionOnArticle } from './action-on-article.ts';
import { refuseState } from './desk-article-actions.ts';
import { readDeskArticle } from './present-desk-article.ts';

/** Takes an article offline and notifies the member who offered it of the reason. */
export async function takeArticleOffline(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang, now } = call;
  const { id, reason } = input;
  const article = await lockArticle(trx, id);
  const before = await readDeskArticle(trx, id, call);
  refuseState(article, 'takeOffline', lang);
  await hideArticle(trx, article, { reason, now });
  if (article.user_id !== null) {
    const news = { userId: article.user_id, articleId: id, slug: before.slug, title: before.title };
    await notifyAuthor(trx, { event: 'article_offline', ...news, reason, now });
  }
  const hidden = await readDeskArticle(trx, id, { lang, now });
  return { reply: { article: hidden }, did: actionOnArticle(before, hidden, reason) };
}
