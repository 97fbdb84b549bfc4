import type { showChannel as endpoint } from '@serai/contract/content/reading';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage } from '@serai/phrases/lang';
import type { Call, Db } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { capped } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import type { ArticleFacts } from '../kept/article-facts.ts';
import { type ArticleList, sortValues } from '../kept/article-list.ts';
import { type Channel, presentChannel } from '../kept/kept-channels.ts';
import type { KeptContent } from '../kept/kept-content.ts';
import { listShown } from './list-shown.ts';

/** Articles that a cover shows per channel below it. */
const NEWEST_SHOWN = 3;

/** Lists the articles of a channel with all its descendants, or of a tag. */
export async function showChannel(
  { db, kept }: { db: Db; kept: KeptContent },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, lang, now } = call;
  const { value, type, sort } = input;
  const { channels } = kept;
  const tag = type === 'tag' ? channels.findTag(value) : undefined;
  const channel = type === 'channel' ? channels.findChannel(value) : undefined;
  if (!tag && !channel) throw new AppError('not_found');

  const articles = tag ? kept.articles.ofTag(tag.id) : listOfChannel(kept, channel!);
  const measure = sortValues[sort];
  const keyOf = (article: ArticleFacts) => [measure(article), article.id];
  const page = openPage(input, ['content', type, tag?.id ?? channel?.id, sort], keyOf);
  const from = page.after ? { after: page.after as [number, number] } : { skip: page.offset };
  const { rows, next } = page.cut(articles.listShown(sort, from, page.fetch, now));
  const below = channel ? channels.childrenOf(channel.id) : [];
  const newest = below.map((child) =>
    channel?.kind === 'cover' ? listOfChannel(kept, child).listShown('new', {}, NEWEST_SHOWN, now) : [],
  );
  const rowsOf = await listShown(db, [...rows, ...newest.flat()], { lang, now });
  return {
    channel: channel ? presentChannel(channel, lang) : null,
    tag: tag ? { slug: tag.slug, name: inLanguage(lang, { zh: tag.name_zh, en: tag.name_en }) } : null,
    path: channels.pathOf(channel).map((each) => presentChannel(each, lang)),
    children: below.map((child, at) => ({
      channel: presentChannel(child, lang),
      newest: rowsOf(newest[at]!),
    })),
    list: rowsOf(rows),
    ...capped(articles.countShown(now)),
    next,
  };
}

/** Articles of a channel and all its descendants. */
export function listOfChannel({ articles, channels }: KeptContent, channel: Channel): ArticleList {
  return articles.ofChannels(channels.idsBelow(channel));
}
