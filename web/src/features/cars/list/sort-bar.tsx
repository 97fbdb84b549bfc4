import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SortBar } from '../../offers/sort-bar.tsx';
import { type CarListSearch, type CarSort, sorts, writeListSearch } from './list-search.ts';

/** The three orders. Price and seats turn round when they are chosen again. */
export function CarSortBar({ state }: { state: CarListSearch }) {
  const t = usePhrases('car-list');
  return (
    <SortBar<CarSort>
      entries={sorts.map((sort) => ({ sort, label: t(`sort_${sort}`) }))}
      chosen={state.sort}
      order={state.order}
      usual={(sort) => (sort === 'default' ? null : 'asc')}
      href={(sort, order) => paths.carList(writeListSearch({ ...state, page: 1, sort, order }))}
    />
  );
}
