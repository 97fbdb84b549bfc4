import { type ArticleSort, articleBounds, articleSorts } from '@serai/contract/content/article-states';
import type { LoaderFunctionArgs } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import type { App } from '../../../platform/app.tsx';
import { readPlace, rowsPerPage } from '../../../platform/list/place.ts';

export interface SearchData {
  keyword: string;
  /** Null for the best match first. */
  sort: ArticleSort | null;
  page: number;
  /** Null without a query. */
  found: Got<'cms.Index/search'> | null;
  hotWords: string[];
  /** Alternatives if there are no results. */
  instead: Instead | null;
}

export interface Instead {
  channels: Got<'cms.Index/init'>['channels'];
  pages: Got<'cms.Index/init'>['pages'];
  /** The newest articles of the first channel; those with a picture first. */
  guides: Got<'cms.Index/channel'>['list'];
}

/** Loads the search of the address; without a query, popular searches. */
export async function loadSearch(app: App, { request }: LoaderFunctionArgs): Promise<SearchData> {
  const search = new URL(request.url).searchParams;
  const keyword = (search.get('keyword') ?? '').trim().slice(0, articleBounds.keyword);
  const sort = articleSorts.find((each) => each === search.get('sort')) ?? null;
  const { page } = readPlace(search);
  const options = { quiet: true, signal: request.signal };
  const asked = { keyword, page, limit: rowsPerPage, ...(sort && { sort }) };
  const found = keyword ? await app.api.get('cms.Index/search', asked, options) : null;
  if (found && found.total > 0)
    return { keyword, sort, page, found, hotWords: found.hot_words, instead: null };
  const { hot_words, channels, pages } = await app.api.get('cms.Index/init', {}, options);
  const guides = await newest(app, channels, options);
  return { keyword, sort, page, found, hotWords: hot_words, instead: { channels, pages, guides } };
}

/** A failure is ignored. */
async function newest(
  app: App,
  channels: Instead['channels'],
  options: { quiet: boolean; signal: AbortSignal },
): Promise<Instead['guides']> {
  const channel = channels.find(({ kind }) => kind !== 'link');
  if (!channel) return [];
  const asked = { value: channel.slug, limit: 12 };
  const { list } = await app.api.get('cms.Index/channel', asked, options).catch(() => ({ list: [] }));
  return [...list.filter(({ cover }) => cover), ...list.filter(({ cover }) => !cover)].slice(0, maxShown);
}

const maxShown = 3;
