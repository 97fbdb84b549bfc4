import * as recent from '@serai/contract/search/recent';
import { searchAgency as searchCall } from '@serai/contract/search/search';
import { type Db, memberOf, type Route, route } from '../../calls.ts';
import { deleteRecent, findRecent } from './recent-store.ts';
import { rememberSearch } from './remember-search.ts';
import { searchAgency } from './search-agency.ts';
import type { MemberSearchSource } from './search-source.ts';

/** Dependencies of the search of members. */
export interface SearchDeps {
  db: Db;
  searchSources: readonly MemberSearchSource[];
}

/** The calls of the search of members over everything, and of the searches that they have run. */
export function searchRoutes({ db, searchSources }: SearchDeps): Route[] {
  return [
    route(searchCall, (call) => searchAgency(searchSources, call)),
    route(recent.listRecent, async (call) => ({
      list: await findRecent(db, memberOf(call).userId, call.input.product),
    })),
    route(recent.rememberSearch, (call) => rememberSearch(db, call)),
    route(recent.forgetSearch, async (call) => {
      const { userId } = memberOf(call);
      await deleteRecent(db, userId, call.input.id);
      return { list: await findRecent(db, userId, undefined) };
    }),
  ];
}
