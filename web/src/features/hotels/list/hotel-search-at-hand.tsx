import { useNavigate } from 'react-router';
import { clearedFilters, listHref } from '../../offers/list-address.ts';
import type { ListData } from '../../offers/list-product.ts';
import { SearchAtHand } from '../search-line/search-at-hand.tsx';
import { type HotelListState, hotelAddress } from './hotel-list-address.ts';

/** The search line over the list. */
export function HotelSearchAtHand({ data }: { data: ListData<HotelListState, unknown, unknown> }) {
  const { state, nowMs } = data;
  const navigate = useNavigate();
  return (
    <SearchAtHand
      search={state.search}
      nowMs={nowMs}
      onSearch={(search) => {
        // Filters refer to places and facilities of this city and do not fit another one.
        const isSamePlace =
          search.destination !== null && search.destination.id === state.search.destination?.id;
        const elsewhere = {
          sort: hotelAddress.sorts[0],
          order: null,
          filters: clearedFilters(hotelAddress.filters, state.filters),
        };
        navigate(listHref(hotelAddress, { ...state, ...(isSamePlace ? {} : elsewhere), search, page: 1 }));
      }}
    />
  );
}
