import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type Direction, SortBar } from '../../offers/sort-bar.tsx';
import { type HotelSort, type ListSearch, sorts, writeListSearch } from './list-search.ts';

/** The seven orders. Price and star turn round when they are chosen again. */
export function HotelSortBar({ state }: { state: ListSearch }) {
  const t = usePhrases('hotel-list');
  return (
    <SortBar<HotelSort>
      entries={sorts.map((sort) => ({ sort, label: t(`sort_${sort}`) }))}
      chosen={state.sort}
      order={state.order}
      usual={(sort) => usualDirection[sort] ?? null}
      href={(sort, order) => paths.hotelList(writeListSearch({ ...state, page: 1, sort, order }))}
    />
  );
}

const usualDirection: Partial<Record<HotelSort, Direction>> = { price: 'asc', star: 'desc' };
