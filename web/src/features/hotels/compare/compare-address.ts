import { paths } from '../../../paths.ts';
import { readSearch, type StaySearch, writeSearch } from '../search-line/stay-search.ts';

/** Maximum number of hotels side by side. */
const maxCompared = 4;

/** Hotels and stay of a comparison. */
export interface Comparison {
  ids: number[];
  /** Without a destination. */
  search: StaySearch;
}

/** Reads `hotels=7.12.31` and the stay; ids that are no numbers are left out, and so are those beyond the maximum. */
export function readComparison(params: URLSearchParams): Comparison {
  const ids = (params.get('hotels') ?? '')
    .split('.')
    .filter((text) => /^[1-9]\d{0,9}$/.test(text))
    .map(Number);
  return {
    ids: [...new Set(ids)].slice(0, maxCompared),
    search: { ...readSearch(params), destination: null },
  };
}

/** Returns the address of a comparison, which can be sent to others. */
export function comparisonPath({ ids, search }: Comparison): string {
  const params = writeSearch(search);
  params.set('hotels', ids.join('.'));
  return paths.hotelCompare(params);
}
