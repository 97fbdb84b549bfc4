import type { listOpenChannels as endpoint } from '@serai/contract/content/own-articles';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage } from '@serai/phrases/lang';
import type { Call, Db } from '../../../calls.ts';

/** Channels that accept members' articles, in the seller's order. */
export async function listOpenChannels(
  db: Db,
  { lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const rows = await db
    .selectFrom('channels')
    .select(['id', 'slug', 'name_zh', 'name_en'])
    .where('takes_articles', '=', true)
    .where('shown', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    list: rows.map(({ id, slug, name_zh, name_en }) => ({
      id,
      slug,
      name: inLanguage(lang, { zh: name_zh, en: name_en }),
    })),
  };
}
