import type { acceptArticle, publishArticle as endpoint } from '@serai/contract/content/desk-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { hasRichContent } from '@serai/contract/validator-rules';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Trx } from '../../../calls.ts';
import { refusedInput } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { type ArticleText, findContent, type LockedArticle, lockArticle } from '../article-store.ts';
import { notifyVisible } from '../notify-scheduled.ts';
import { publishRevision, type Schedule } from '../publish-revision.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { actionOnArticle } from './action-on-article.ts';
import { refuseUnfitChannel } from './check-content.ts';
import { refuseState } from './desk-article-actions.ts';
import { readDeskArticle } from './present-desk-article.ts';

/**
 * Publishes the last saved revision for a period: the seller's own, or a member's offered one, whose author
 * is notified once readers see it.
 */
export function publishAs(action: 'publish' | 'accept') {
  return async (
    trx: Trx,
    call: Call<typeof endpoint> | Call<typeof acceptArticle>,
  ): Promise<Done<ReplyOf<typeof endpoint>>> => {
    const { input, lang, now } = call;
    const article = await lockArticle(trx, input.id);
    const before = await readDeskArticle(trx, input.id, call);
    refuseState(article, action, lang);
    refuseChanged(article, input.revision);
    await refuseUnfinished(trx, article);
    await publishRevision(trx, article, scheduleOf(input, article, { isVisible: before.visible, now }), now);
    await notifyVisible(trx, sql`article.id = ${article.id}`, now);
    const published = await readDeskArticle(trx, article.id, { lang, now });
    return { reply: { article: published }, did: actionOnArticle(before, published) };
  };
}

/** Refuses unless its channel still exists and each started language has a title and a body. */
async function refuseUnfinished(trx: Trx, article: LockedArticle): Promise<void> {
  const content = await findContent(trx, article.id, article.revision);
  await refuseUnfitChannel(trx, article, content);
  for (const [lang, { title, body }] of Object.entries(content.texts) as [Lang, ArticleText][]) {
    if (title === '') throw refusedInput(`texts.${lang}.title`, 'article_title_required');
    if (!hasRichContent(body)) throw refusedInput(`texts.${lang}.body`, 'rich_text_required');
  }
}

/**
 * Publication period. A visible article keeps its start unless another one is given, and cannot be
 * postponed.
 */
function scheduleOf(
  { from, until }: { from?: number | undefined; until?: number | undefined },
  { published_at, live_revision }: LockedArticle,
  { isVisible, now }: { isVisible: boolean; now: Date },
): Schedule {
  const kept = live_revision === null ? null : published_at;
  const begins = from === undefined ? (kept ?? now) : new Date(from * 1000);
  const ends = until === undefined ? null : new Date(until * 1000);
  if (isVisible && begins > now) throw refusedInput('from', 'published_already');
  if (ends && ends <= (begins > now ? begins : now)) throw refusedInput('until', 'until_before_from');
  return { from: begins, until: ends };
}
