import { setImmediate } from 'node:timers/promises';
import { keptPages } from '@serai/contract/content/article-states';
import { type Lang, langs } from '@serai/phrases/lang';
import type { ArticleFacts } from '../kept/article-facts.ts';
import { isShownAt } from '../kept/article-list.ts';
import type { KeptContent } from '../kept/kept-content.ts';

/** A public page that search engines may index. */
export interface PublicPage {
  /** Including the query parameters that identify the page. */
  path: string;
  /** Languages in which it can be read. */
  langs: readonly Lang[];
  /** Last change of its content in milliseconds; null if unknown. */
  changedAt: number | null;
}

/** Cities and hotels on sale. */
export interface SoldHotels {
  cityIds: readonly number[];
  hotelIds: readonly number[];
}

export interface PublicPagesDeps {
  kept: KeptContent;
  listSold: () => SoldHotels;
}

const products = ['/hotel/list', '/car/list', '/airport/list'];
const contact = '/cms/contact-us';
/** Articles processed before yielding to other work. */
const BATCH = 2_000;

/** Lists every page visible to guests at an instant: fixed pages, non-empty channels, articles, hotels. */
export async function listPublicPages({ kept, listSold }: PublicPagesDeps, now: Date): Promise<PublicPage[]> {
  const articles = await listShownArticles(kept, now);
  const changes = newestByChannel(articles);
  const { cityIds, hotelIds } = listSold();
  return [
    ...['/', ...products, contact].map((path) => inAllLanguages(path)),
    ...keptPages.map((slug) => inAllLanguages(addressOfPage(slug), findPage(kept, slug, now))),
    ...kept.channels.listShown().flatMap((channel) => {
      const changedAt = latest([...kept.channels.idsBelow(channel)].map((id) => changes.get(id) ?? 0));
      const isEmpty = channel.kind === 'link' || changedAt === 0;
      return isEmpty ? [] : inAllLanguages(`/cms/channel/${channel.slug}`, changedAt);
    }),
    ...articles.flatMap(({ kind, slug, langs, changedAt }) => {
      if (kind === 'info') return { path: `/cms/info/${slug}`, langs, changedAt };
      return isKept(slug) ? [] : { path: addressOfPage(slug), langs, changedAt };
    }),
    ...cityIds.map((id) => inAllLanguages(`/hotel/list?destination_type=city&destination_id=${id}`)),
    ...hotelIds.map((id) => inAllLanguages(`/hotel/detail/${id}`)),
  ];
}

async function listShownArticles({ articles }: KeptContent, now: Date): Promise<ArticleFacts[]> {
  const shown: ArticleFacts[] = [];
  for (const [at, id] of articles.ids().entries()) {
    if (at % BATCH === BATCH - 1) await setImmediate();
    const article = articles.get(id);
    if (article && isShownAt(article, now)) shown.push(article);
  }
  return shown;
}

function newestByChannel(articles: readonly ArticleFacts[]): Map<number, number> {
  const newest = new Map<number, number>();
  for (const { channelId, changedAt } of articles) {
    if (channelId !== null) newest.set(channelId, Math.max(changedAt, newest.get(channelId) ?? 0));
  }
  return newest;
}

/** When the visible text of a page last changed; null if it is not visible. */
function findPage({ articles }: KeptContent, slug: string, now: Date): number | null {
  const page = articles.find(slug);
  return page && isShownAt(page, now) ? page.changedAt : null;
}

function inAllLanguages(path: string, changedAt: number | null = null): PublicPage {
  return { path, langs, changedAt };
}

/** Address of a page; fixed pages have separate addresses. */
function addressOfPage(slug: string): string {
  return isKept(slug) ? `/cms/${slug}` : `/cms/page/${slug}`;
}

function isKept(slug: string): boolean {
  return (keptPages as readonly string[]).includes(slug);
}

function latest(instants: readonly number[]): number {
  return Math.max(0, ...instants);
}
