import { searchAgency as searchCall } from '@serai/contract/search/search';
import { type Route, route } from '../../calls.ts';
import { searchAgency } from './search-agency.ts';
import type { MemberSearchSource } from './search-source.ts';

/** Dependencies of the search of members. */
export interface SearchDeps {
  searchSources: readonly MemberSearchSource[];
}

/** The call of the search of members over everything. */
export function searchRoutes({ searchSources }: SearchDeps): Route[] {
  return [route(searchCall, (call) => searchAgency(searchSources, call))];
}
