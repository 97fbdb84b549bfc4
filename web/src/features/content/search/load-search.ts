import { type ArticleSort, articleBounds, articleSorts } from '@serai/contract/article-states';
import type { LoaderFunctionArgs } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import type { App } from '../../../platform/app.tsx';
import { readPlace, rowsPerPage } from '../../../platform/list/place.ts';

export interface SearchData {
  keyword: string;
  /** Null: the best match first. */
  sort: ArticleSort | null;
  page: number;
  /** Null while nothing was asked for. */
  found: Got<'cms.Index/search'> | null;
  hotWords: string[];
}

/** What the address asks for; without words what others search for. */
export async function loadSearch(app: App, { request }: LoaderFunctionArgs): Promise<SearchData> {
  const search = new URL(request.url).searchParams;
  const keyword = (search.get('keyword') ?? '').trim().slice(0, articleBounds.keyword);
  const sort = articleSorts.find((each) => each === search.get('sort')) ?? null;
  const { page } = readPlace(search);
  const options = { quiet: true, signal: request.signal };
  if (!keyword) {
    const { hot_words } = await app.api.get('cms.Index/init', {}, options);
    return { keyword, sort, page, found: null, hotWords: hot_words };
  }
  const asked = { keyword, page, limit: rowsPerPage, ...(sort && { sort }) };
  const found = await app.api.get('cms.Index/search', asked, options);
  return { keyword, sort, page, found, hotWords: found.hot_words };
}
