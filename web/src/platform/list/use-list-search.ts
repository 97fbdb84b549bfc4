import { useSearchParams } from 'react-router';
import type { ListAddress } from './list-address.ts';
import { firstPage, type Place } from './place.ts';

/** The search of an open list page and the ways to change it. */
export interface ListSearch<Search extends Place> {
  search: Search;
  isNarrowed: boolean;
  isFiltered: boolean;
  /** Shows the first page of the changed search; keeps the scroll position. */
  change(part: Partial<Search>): void;
  /** Removes the filters; tab and sort stay. */
  clear(): void;
  href(place: Place): string;
  /** Tab, filters and order of rows as the search of an address, without the place. */
  query: string;
  /** Address of the list with another such search. */
  hrefOf(query: string): string;
}

/** Reads a list's search from the address; `path` builds the address of the page. */
export function useListSearch<Search extends Place>(
  address: ListAddress<Search>,
  path: (search: URLSearchParams) => string,
): ListSearch<Search> {
  const [params, setParams] = useSearchParams();
  const search = address.read(params);
  const change = (part: Partial<Search>) =>
    setParams(address.write({ ...search, ...firstPage, ...part }), { preventScrollReset: true });
  return {
    search,
    isNarrowed: address.isNarrowed(search),
    isFiltered: address.isFiltered(search),
    change,
    clear: () => change(address.cleared),
    href: (place) => path(address.write({ ...search, ...place })),
    query: address.write({ ...search, ...firstPage }).toString(),
    hrefOf: (query) => path(address.write(address.read(new URLSearchParams(query)))),
  };
}
