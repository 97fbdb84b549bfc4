import type { saveArticle as endpoint } from '@serai/contract/content/desk-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { findPriceSettings } from '../../site/site.ts';
import { insertArticle, insertNextRevision, type LockedArticle, lockArticle } from '../article-store.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { actionOnArticle } from './action-on-article.ts';
import { checkContent } from './check-content.ts';
import { isKept, refuseState } from './desk-article-actions.ts';
import { readDeskArticle } from './present-desk-article.ts';
import { holdSlug } from './slug-store.ts';

type Asked = Call<typeof endpoint>;

/** Saves an article of the staff as a draft: a new one, or a new revision of an opened one. */
export async function saveArticle(trx: Trx, call: Asked): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { id } = call.input;
  return id === undefined ? addArticle(trx, call) : changeArticle(trx, call, id);
}

async function addArticle(trx: Trx, call: Asked): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const slug = input.slug || null;
  refuseUnfit(input, slug, null);
  const content = await checkContent(trx, input);
  await holdSlug(trx, slug, null);
  const { currency } = await findPriceSettings(trx);
  const fresh = { kind: input.kind, slug, author: null, currency };
  const id = await insertArticle(trx, fresh, content, { savedBy: operatorOf(call).userId, now });
  const article = await readDeskArticle(trx, id, call);
  return { reply: { article }, did: actionOnArticle(null, article) };
}

async function changeArticle(trx: Trx, call: Asked, id: number): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang, now } = call;
  const article = await lockArticle(trx, id);
  const before = await readDeskArticle(trx, id, call);
  refuseState(article, 'edit', lang);
  refuseChanged(article, input.revision);
  const slug = input.slug === undefined ? article.slug : input.slug || null;
  refuseUnfit(input, slug, article);
  const content = await checkContent(trx, input);
  if (slug !== article.slug) {
    await holdSlug(trx, slug, id);
    await trx.updateTable('articles').set({ slug }).where('id', '=', id).execute();
  }
  await insertNextRevision(trx, article, { content, status: savedAs(article) }, savedBy(call));
  const saved = await readDeskArticle(trx, id, { lang, now });
  return { reply: { article: saved }, did: actionOnArticle(before, saved) };
}

/** Status after a save: staff changes to a member's article must be accepted like the member's own. */
export function savedAs({ user_id }: Pick<LockedArticle, 'user_id'>): 'draft' | 'unaudited' {
  return user_id === null ? 'draft' : 'unaudited';
}

export function savedBy(call: Pick<Call<typeof endpoint>, 'caller' | 'now'>) {
  return { savedBy: operatorOf(call).userId, now: call.now };
}

function refuseUnfit(
  { kind, price }: Asked['input'],
  slug: string | null,
  article: LockedArticle | null,
): void {
  if (article && article.kind !== kind) throw refusedInput('kind', 'input_invalid');
  if (article && slug !== article.slug && isKept(article)) throw new AppError('page_kept');
  if (kind === 'page' && slug === null) throw refusedInput('slug', 'slug_required');
  if (article?.user_id != null && price > 0) throw refusedInput('price', 'price_of_member');
}
