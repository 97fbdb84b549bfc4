import type { ArticleRow } from '@serai/contract/content/articles';
import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../../../calls.ts';
import type { ArticleFacts } from '../kept/article-facts.ts';
import type { ArticleList } from '../kept/article-list.ts';
import type { KeptContent } from '../kept/kept-content.ts';
import { listShown } from './list-shown.ts';
import { listTitles } from './load-content.ts';

interface Deps {
  db: Db;
  kept: KeptContent;
}

interface Reader {
  lang: Lang;
  now: Date;
}

interface Place {
  id: number;
  channelId: number | null;
}

interface Link {
  slug: string;
  title: string;
}

const MAX_RELATED = 4;
/** Newest articles considered per tag, city and channel. */
const LOOKED_AT = 100;

/** Finds the articles published just before and after an article in its channel. */
export async function findNeighbours(
  { db, kept }: Deps,
  { id, channelId }: Place,
  { lang, now }: Reader,
): Promise<{ previous: Link | null; next: Link | null }> {
  const own = kept.articles.get(id);
  if (!own || channelId === null) return { previous: null, next: null };
  const list = kept.articles.ofChannel(channelId);
  const [older, newer] = [list.nextShown(own, 1, now), list.nextShown(own, -1, now)];
  const ids = [older, newer].flatMap((each) => each?.id ?? []);
  const titles = await listTitles(db, ids, lang);
  const link = (each: ArticleFacts | undefined) => {
    const title = each && titles.get(each.id);
    return each && title !== undefined ? { slug: each.slug, title } : null;
  };
  return { previous: link(older), next: link(newer) };
}

/**
 * Finds the articles most related to an article: three points per tag, two for the city, one for the channel;
 * ties newest first.
 */
export async function findRelated({ db, kept }: Deps, { id }: Place, reader: Reader): Promise<ArticleRow[]> {
  const { articles } = kept;
  const own = articles.get(id);
  if (!own) return [];
  const scores = new Map<ArticleFacts, number>();
  const add = (list: ArticleList, more: number) => {
    for (const each of list.listShown('new', {}, LOOKED_AT, reader.now)) {
      if (each.id !== id) scores.set(each, (scores.get(each) ?? 0) + more);
    }
  };
  for (const tagId of own.tagIds) add(articles.ofTag(tagId), 3);
  if (own.cityId !== null) add(articles.ofCity(own.cityId), 2);
  if (own.channelId !== null) add(articles.ofChannel(own.channelId), 1);
  const best = [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || b.publishedAt - a.publishedAt || b.id - a.id)
    .slice(0, MAX_RELATED)
    .map(([each]) => each);
  return (await listShown(db, best, reader))(best);
}
