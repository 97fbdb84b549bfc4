import * as calls from '@serai/contract/content/reading';
import { type Db, type Route, route } from '../../../calls.ts';
import type { KeptContent } from '../kept/kept-content.ts';
import { listComments } from './list-comments.ts';
import { loadContent } from './load-content.ts';
import { readArticle } from './read-article.ts';
import type { Readers } from './readers.ts';
import { searchContent } from './search-content.ts';
import { showChannel } from './show-channel.ts';

export interface ReadingDeps {
  db: Db;
  kept: KeptContent;
  readers: Readers;
}

/** Routes of public content. */
export function readingRoutes(deps: ReadingDeps): Route[] {
  return [
    route(calls.loadContent, (call) => loadContent(deps, call)),
    route(calls.showChannel, (call) => showChannel(deps, call)),
    route(calls.readArticle, (call) => readArticle(deps, 'info', call)),
    route(calls.readPage, (call) => readArticle(deps, 'page', call)),
    route(calls.listComments, (call) => listComments(deps.db, call)),
    route(calls.countView, async ({ input, ip, now }) => {
      deps.readers.sawArticle(input.id, ip, now);
      return {};
    }),
    route(calls.searchContent, (call) => searchContent(deps, call)),
  ];
}
