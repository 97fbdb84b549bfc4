import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { listHref } from '../../offers/list-address.ts';
import type { ListData } from '../../offers/list-product.ts';
import { SearchAtHand } from '../search-line/search-at-hand.tsx';
import { writeSearch } from '../search-line/stay-search.ts';
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
        navigate(
          isSamePlace
            ? listHref(hotelAddress, { ...state, search, page: 1 })
            : paths.hotelList(writeSearch(search)),
        );
      }}
    />
  );
}
