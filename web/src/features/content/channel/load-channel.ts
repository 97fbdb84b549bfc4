import { type ArticleSort, articleSorts, listTypes } from '@serai/contract/content/article-states';
import type { LoaderFunctionArgs } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import type { App } from '../../../platform/app.tsx';
import { type Place, readPlace, rowsPerPage } from '../../../platform/list/place.ts';
import { notFound } from '../../../platform/page/not-found.ts';
import { foundOr404 } from '../load-text.ts';

export interface ChannelData {
  shown: Got<'cms.Index/channel'>;
  init: Got<'cms.Index/init'>;
  sort: ArticleSort;
  /** A cover channel shows the newest articles of each subchannel until the reader chooses a sort. */
  isIndex: boolean;
  place: Place;
}

/** Loads a channel, or the articles with a tag, by the address. */
export async function loadChannel(app: App, { request, params }: LoaderFunctionArgs): Promise<ChannelData> {
  const { value = '', type = 'channel' } = params;
  const search = new URL(request.url).searchParams;
  const known = listTypes.find((each) => each === type);
  if (!known) throw notFound();
  const sort = articleSorts.find((each) => each === search.get('sort')) ?? 'new';
  const place = readPlace(search);
  const page = place.after === null ? { page: place.page } : { cursor: place.after };
  const options = { quiet: true, signal: request.signal };
  const [shown, init] = await Promise.all([
    foundOr404(
      app.api.get('cms.Index/channel', { value, type: known, sort, ...page, limit: rowsPerPage }, options),
    ),
    app.api.get('cms.Index/init', {}, options),
  ]);
  const isPlain = !search.has('sort') && place.page === 1 && place.after === null;
  const isIndex =
    isPlain && shown.channel?.kind === 'cover' && shown.children.some(({ newest }) => newest.length > 0);
  return { shown, init, sort, isIndex, place };
}
