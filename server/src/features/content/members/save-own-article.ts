import { maxDrafts } from '@serai/contract/content/article-states';
import type { saveOwnArticle as endpoint, OwnArticleDetail } from '@serai/contract/content/own-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf, type Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import { isOwnPicture } from '../../uploads/uploads.ts';
import { type ArticleContent, insertNextRevision } from '../article-store.ts';
import { cleanBody } from '../clean-body.ts';
import { isCity } from '../is-city.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { refuseState } from './own-article-actions.ts';
import {
  countUnpublished,
  insertOwnArticle,
  lockOwnArticle,
  type OpenedArticleRow,
  openOwnArticle,
} from './own-article-store.ts';
import { presentOpened } from './present-own-article.ts';

type Asked = Call<typeof endpoint>['input'];

/** Prefix of upload addresses; the rest is the path in the storage. */
const STORAGE = '/storage/';

/** Saves a member's article as a draft: a new one, or a new revision of an opened one. */
export async function saveOwnArticle(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const article = await inTransaction(db, async (trx): Promise<OwnArticleDetail> => {
    const { userId } = memberOf(call);
    const id =
      call.input.id === undefined ? await addDraft(trx, call) : await saveDraft(trx, call.input.id, call);
    return presentOpened(await openOwnArticle(trx, id, { userId, lang: call.input.lang }), call.lang);
  });
  return { article };
}

async function addDraft(trx: Trx, call: Call<typeof endpoint>): Promise<number> {
  const { userId, agencyId } = memberOf(call);
  if ((await countUnpublished(trx, userId)) >= maxDrafts) {
    throw new AppError('drafts_full', { facts: { most: maxDrafts } });
  }
  const content = await contentOf(trx, userId, call.input);
  return insertOwnArticle(trx, content, { userId, agencyId, now: call.now });
}

async function saveDraft(trx: Trx, id: number, call: Call<typeof endpoint>): Promise<number> {
  const { input, lang, now } = call;
  const { userId } = memberOf(call);
  const article = await lockOwnArticle(trx, id, userId);
  refuseState(article, 'edit', lang);
  refuseChanged(article, input.revision);
  const before = await openOwnArticle(trx, id, { userId, lang: input.lang });
  const content = await contentOf(trx, userId, input, before);
  await insertNextRevision(trx, article, { content, status: 'draft' }, { savedBy: userId, now });
  return id;
}

/** Validates the sent fields and everything they refer to; returns the content of the revision. */
async function contentOf(
  trx: Trx,
  userId: number,
  input: Asked,
  before?: OpenedArticleRow,
): Promise<ArticleContent> {
  const { channel_id, city_id, cover, lang, title, summary, tags } = input;
  if (!(await takesArticles(trx, channel_id))) throw refusedInput('channel_id', 'channel_closed');
  if (city_id !== undefined && !(await isCity(trx, city_id))) throw refusedInput('city_id', 'city_unknown');
  if (cover !== (before?.cover ?? '')) await refuseForeignCover(trx, userId, cover);
  const texts = { ...translations(before), [lang]: { title, summary, body: cleanBody(input.body, 'body') } };
  return { channel_id, city_id: city_id ?? null, cover, price: 0, tags: [...new Set(tags)], texts };
}

async function refuseForeignCover(trx: Trx, userId: number, cover: string): Promise<void> {
  if (cover === '') return;
  const isOwn = cover.startsWith(STORAGE) && (await isOwnPicture(trx, userId, cover.slice(STORAGE.length)));
  if (!isOwn) throw refusedInput('cover', 'cover_invalid');
}

/**
 * Keeps an editor's translation besides the author's language. An author who changes the language has a
 * single text.
 */
function translations(before: OpenedArticleRow | undefined): ArticleContent['texts'] {
  return before && Object.keys(before.texts).length > 1 ? before.texts : {};
}

async function takesArticles(trx: Trx, channelId: number): Promise<boolean> {
  const open = trx.selectFrom('channels').select('id').where('takes_articles', '=', true);
  return (await open.where('id', '=', channelId).executeTakeFirst()) !== undefined;
}
