import type { submitOwnArticle as endpoint } from '@serai/contract/content/own-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { RichElement, RichNode } from '@serai/contract/rich-text/rich-text';
import { hasRichContent } from '@serai/contract/validator-rules';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import { parseRichText } from '../../../platform/rich-text/parse-rich-text.ts';
import { consumeUnit } from '../../../platform/throttle/throttle.ts';
import { notifyStaff } from '../../messages/messages.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { refuseState } from './own-article-actions.ts';
import { lockOwnArticle, openOwnArticle, updateOffered } from './own-article-store.ts';
import { presentOwnArticle } from './present-own-article.ts';

/** Submissions per user and day, because each notifies an editor. */
const maxADay = 20;

/**
 * Offers the last saved revision of an article; by then it needs a title, a body and alternative texts for
 * its pictures.
 */
export async function submitOwnArticle(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, lang, now } = call;
  const { userId, nickname } = memberOf(call);
  const article = await lockOwnArticle(trx, input.id, userId);
  refuseState(article, 'submit', lang);
  refuseChanged(article, input.revision);
  const { title, body } = await openOwnArticle(trx, article.id, { userId, lang });
  if (title === '') throw refusedInput('title', 'article_title_required');
  if (!hasRichContent(body)) throw refusedInput('body', 'rich_text_required');
  refuseUnsaidPictures(body, lang);
  await keepPace(trx, userId, now);
  await updateOffered(trx, article, { isOffered: true, now });
  const facts = { article: title, author: nickname, article_id: article.id };
  await notifyStaff(trx, { queue: 'editor', event: 'article_offered', facts, now });
  const offered = await openOwnArticle(trx, article.id, { userId, lang });
  return { article: presentOwnArticle(offered, lang) };
}

/** Refuses pictures without an alternative text; a cover needs none, because the title describes it. */
function refuseUnsaidPictures(body: string, lang: Lang): void {
  const unsaid = picturesIn(parseRichText(body)).flatMap(({ attrs }, at) =>
    (attrs?.alt ?? '').trim() === '' ? [at + 1] : [],
  );
  if (unsaid.length === 0) return;
  throw refusedInput('body', 'pictures_unsaid', {
    which: unsaid.join(inLanguage(lang, { zh: '、', en: ', ' })),
  });
}

function picturesIn(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === 'img' ? [node] : picturesIn(node.children ?? []);
  });
}

async function keepPace(trx: Trx, userId: number, now: Date): Promise<void> {
  const limit = { name: `article:offered:${userId}`, limit: maxADay, windowMs: 86_400_000 };
  const waitMs = await consumeUnit(trx, limit, now);
  if (waitMs !== undefined) throw new AppError('article_too_often', { facts: { most: maxADay } });
}
