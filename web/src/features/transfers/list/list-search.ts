import type { TransferTrip } from '@serai/contract/transfers';
import type { QueryOf } from '../../../platform/api/calls.ts';
import {
  readTransferSearch,
  type TransferSearch,
  writeTransferSearch,
} from '../search-line/transfer-search.ts';

export const transferSorts = ['default', 'price', 'seats'] as const;
export type TransferSort = (typeof transferSorts)[number];

export interface TransferFilters {
  /** Codes of vehicle classes; empty means all. */
  classes: string[];
  /** Only vehicles that take all passengers at once. */
  fits_one: boolean;
}

/** The whole state of the list, as it lives in its address. */
export interface TransferListSearch {
  search: TransferSearch;
  sort: TransferSort;
  descending: boolean;
  filters: TransferFilters;
}

export const noFilters: TransferFilters = { classes: [], fits_one: false };

/** Reads the list's state from an address; what makes no sense is left out. */
export function readTransferList(params: URLSearchParams): TransferListSearch {
  const sort = transferSorts.find((known) => known === params.get('sort')) ?? 'default';
  const classes = params.get('classes')?.split(',').filter(Boolean) ?? [];
  return {
    search: readTransferSearch(params),
    sort,
    descending: sort !== 'default' && params.get('order') === 'desc',
    filters: {
      classes: classes.map((code) => code.slice(0, 60)).slice(0, 20),
      fits_one: params.get('fits_one') === '1',
    },
  };
}

/** The address of a list; what is as usual is left out of it. */
export function writeTransferList({
  search,
  sort,
  descending,
  filters,
}: TransferListSearch): URLSearchParams {
  const params = writeTransferSearch(search);
  if (sort !== 'default') params.set('sort', sort);
  if (sort !== 'default' && descending) params.set('order', 'desc');
  if (filters.classes.length > 0) params.set('classes', filters.classes.join(','));
  if (filters.fits_one) params.set('fits_one', '1');
  return params;
}

/** The question as `airport/list` takes it. */
export function questionOf(state: TransferListSearch, trip: TransferTrip): QueryOf<'airport/list'> {
  const { sort, descending, filters } = state;
  return {
    ...trip,
    ...(sort !== 'default' && { sort, order: descending ? 'desc' : 'asc' }),
    filters: {
      ...(filters.classes.length > 0 && { classes: filters.classes }),
      ...(filters.fits_one && { fits_one: true }),
    },
  };
}

/** How many filters are set. */
export function countTransferFilters(filters: TransferFilters): number {
  return filters.classes.length + (filters.fits_one ? 1 : 0);
}
