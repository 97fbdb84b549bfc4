import type { saveArticle } from '@serai/contract/content/desk-articles';
import { pictureAddress } from '@serai/contract/rich-text/addresses';
import type { Lang } from '@serai/phrases/lang';
import type { Call, Trx } from '../../../calls.ts';
import { refusedInput } from '../../../platform/http/app-error.ts';
import type { ArticleContent, ArticleText } from '../article-store.ts';
import { cleanBody } from '../clean-body.ts';
import { isCity } from '../is-city.ts';

type Sent = Call<typeof saveArticle>['input'];

/** Validates the sent fields and everything they refer to; returns the content of the revision. */
export async function checkContent(trx: Trx, input: Sent): Promise<ArticleContent> {
  const { kind, channel_id, city_id, cover, price, tags } = input;
  if (kind === 'page' && channel_id !== undefined) throw refusedInput('channel_id', 'page_in_channel');
  await refuseUnfitChannel(trx, input, { channel_id: channel_id ?? null });
  if (city_id !== undefined && !(await isCity(trx, city_id))) throw refusedInput('city_id', 'city_unknown');
  if (cover !== '' && !(await isPicture(trx, cover))) throw refusedInput('cover', 'cover_unknown');
  return {
    channel_id: channel_id ?? null,
    city_id: city_id ?? null,
    cover,
    price,
    tags: [...new Set(tags)],
    texts: textsOf(input),
  };
}

function textsOf({ texts }: Sent): ArticleContent['texts'] {
  const written = (Object.entries(texts) as [Lang, ArticleText | undefined][]).flatMap(([lang, text]) => {
    if (!text || (text.title === '' && text.summary === '' && text.body === '')) return [];
    return [[lang, { ...text, body: cleanBody(text.body, `texts.${lang}.body`) }] as const];
  });
  if (written.length === 0) throw refusedInput('texts', 'article_title_required');
  return Object.fromEntries(written);
}

/**
 * Refuses channels that are not lists: a cover only links to the channels below it, a link leads elsewhere.
 */
export async function refuseUnfitChannel(
  trx: Trx,
  { kind }: { kind: 'info' | 'page' },
  { channel_id }: Pick<ArticleContent, 'channel_id'>,
): Promise<void> {
  if (kind === 'page') return;
  const lists = trx
    .selectFrom('channels')
    .select('id')
    .where('kind', '=', 'list')
    .where('id', '=', channel_id);
  // FOR SHARE: the channel cannot be removed or change its kind in the meantime.
  if (!(await lists.forShare().executeTakeFirst())) throw refusedInput('channel_id', 'channel_unfit');
}

async function isPicture(trx: Trx, cover: string): Promise<boolean> {
  if (pictureAddress(cover) !== undefined) return true;
  const known = trx.selectFrom('pictures').select('key').where('key', '=', cover);
  return (await known.executeTakeFirst()) !== undefined;
}
