import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SortBar } from '../../offers/sort-bar.tsx';
import {
  type TransferListSearch,
  type TransferSort,
  transferSorts,
  writeTransferList,
} from './list-search.ts';

/** The three orders. Price and seats turn round when they are chosen again. */
export function TransferSortBar({ state }: { state: TransferListSearch }) {
  const t = usePhrases('transfer-list');
  return (
    <SortBar<TransferSort>
      entries={transferSorts.map((sort) => ({ sort, label: t(`sort_${sort}`) }))}
      chosen={state.sort}
      order={state.descending ? 'desc' : null}
      usual={(sort) => (sort === 'default' ? null : 'asc')}
      href={(sort, order) =>
        paths.airportList(writeTransferList({ ...state, sort, descending: order === 'desc' }))
      }
    />
  );
}
