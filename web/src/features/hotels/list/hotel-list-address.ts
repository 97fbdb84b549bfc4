import type { HotelFilters, hotelSorts, meals, ShownRate, shownRates } from '@serai/contract/hotels/hotels';
import type { cancellationKinds } from '@serai/contract/orders/cancellation';
import { paths } from '../../../paths.ts';
import type { Got } from '../../../platform/api/calls.ts';
import type { ListAddress, ListState } from '../../offers/list-address.ts';
import { choiceOf, codes, numbers, priceEnd, shortText, wordsOf } from '../../offers/list-filters.ts';
import type { FoundProps } from '../../offers/list-product.ts';
import { readSearch, type StaySearch, writeSearch } from '../search-line/stay-search.ts';

export type HotelSort = (typeof hotelSorts)[number];
/** Filters of the address: those of the call, and the rate to show of each hotel. */
export type HotelListFilters = HotelFilters & { rate?: ShownRate };
export type HotelListState = ListState<StaySearch, HotelSort, HotelListFilters>;
export type HotelsFound = Got<'hotel/list'>;
export type HotelsFoundProps = FoundProps<HotelListState, HotelsFound>;
/** Suggested destinations. */
export type HotelPlaces = Got<'hotel/destinations'>['list'];

const knownCancellations = ['free', 'fee', 'non_refundable'] as const satisfies typeof cancellationKinds;
const knownMeals = ['room_only', 'breakfast', 'half_board', 'full_board'] as const satisfies typeof meals;

/** In display order; the first is the default. */
export const knownRates = [
  'cheapest',
  'breakfast',
  'free',
  'breakfast_free',
] as const satisfies typeof shownRates;

/** Address of the hotel list. */
export const hotelAddress: ListAddress<StaySearch, HotelSort, HotelListFilters> = {
  path: paths.hotelList,
  readSearch,
  writeSearch,
  sorts: [
    'default',
    'recommended',
    'hot',
    'views',
    'price',
    'star',
    'time',
    'cancellation',
  ] satisfies typeof hotelSorts,
  filters: {
    stars: numbers(5, 5),
    meals: wordsOf(knownMeals),
    facilities: codes(20),
    districts: numbers(20),
    cancellation: wordsOf(knownCancellations),
    price_min: priceEnd,
    price_max: priceEnd,
    keyword: shortText,
    // Favourites of a city count as one choice.
    hotels: { ...numbers(100), count: () => 1 },
    rate: choiceOf(knownRates),
  },
};
