import type { restoreArticle as endpoint } from '@serai/contract/content/desk-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { findContent, insertNextRevision, lockArticle } from '../article-store.ts';
import { actionOnArticle } from './action-on-article.ts';
import { refuseUnfitChannel } from './check-content.ts';
import { refuseState } from './desk-article-actions.ts';
import { readDeskArticle } from './present-desk-article.ts';
import { savedAs, savedBy } from './save-article.ts';

/** Saves an earlier revision as the newest one. */
export async function restoreArticle(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang, now } = call;
  const article = await lockArticle(trx, input.id);
  const before = await readDeskArticle(trx, input.id, call);
  refuseState(article, 'edit', lang);
  if (input.revision > article.revision) throw new AppError('not_found');
  const content = await findContent(trx, article.id, input.revision);
  await refuseUnfitChannel(trx, article, content);
  await insertNextRevision(trx, article, { content, status: savedAs(article) }, savedBy(call));
  const restored = await readDeskArticle(trx, article.id, { lang, now });
  return { reply: { article: restored }, did: actionOnArticle(before, restored) };
}
