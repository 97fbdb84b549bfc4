import { paths } from '../../../paths.ts';
import type { Got, QueryOf } from '../../../platform/api/calls.ts';
import type { ListAddress, ListState } from '../../offers/list-address.ts';
import { codes, flag } from '../../offers/list-filters.ts';
import type { FoundProps } from '../../offers/list-product.ts';
import {
  readTransferSearch,
  type TransferSearch,
  writeTransferSearch,
} from '../search-line/transfer-search.ts';

export type TransferFilters = NonNullable<QueryOf<'airport/list'>['filters']>;
export type TransferSort = NonNullable<QueryOf<'airport/list'>['sort']>;
export type TransferListState = ListState<TransferSearch, TransferSort, TransferFilters>;
export type TransfersFound = Got<'airport/list'>;
export type TransfersFoundProps = FoundProps<TransferListState, TransfersFound>;
export type Airports = Got<'airport/airports'>['list'];

/** Address of the transfer list. */
export const transferAddress: ListAddress<TransferSearch, TransferSort, TransferFilters> = {
  path: paths.airportList,
  readSearch: readTransferSearch,
  writeSearch: writeTransferSearch,
  sorts: ['default', 'price', 'seats'],
  filters: { classes: codes(20), fits_one: flag },
};
