import { paths } from '../../../paths.ts';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { countFilters } from '../../offers/list-address.ts';
import type { ListProduct } from '../../offers/list-product.ts';
import type { Direction } from '../../offers/sort-bar.tsx';
import { hotelMapBeside } from '../map/hotel-map-beside.tsx';
import { type StaySearch, stayOf } from '../search-line/stay-search.ts';
import { HotelAskFirst } from './hotel-ask-first.tsx';
import { HotelFilterPanel, useHotelChips } from './hotel-filters.tsx';
import {
  type HotelListFilters,
  type HotelListState,
  type HotelPlaces,
  type HotelSort,
  type HotelsFound,
  hotelAddress,
} from './hotel-list-address.ts';
import { HotelNothingFree } from './hotel-nothing-free.tsx';
import { HotelRateChoice } from './hotel-rate-choice.tsx';
import { HotelRefused } from './hotel-refused.tsx';
import { HotelRow } from './hotel-row.tsx';
import { HotelSearchAtHand } from './hotel-search-at-hand.tsx';

const usualOrders: Partial<Record<HotelSort, Direction>> = { price: 'asc', star: 'desc' };

/** Guests stay in a town, and near a sight. */
const titles = { city: 'title', district: 'title', landmark: 'titleNear', hotel: 'titleNear' } as const;

/** List interface of hotels. */
export const hotelList: ListProduct<StaySearch, HotelSort, HotelListFilters, HotelsFound, HotelPlaces> = {
  phrases: 'hotel-list',
  name: 'hotel',
  address: hotelAddress,
  usualOrder: (sort) => usualOrders[sort] ?? null,

  // A link without dates gets default ones: remote places accept no bookings for tomorrow.
  withUsualTimes(search, nowMs) {
    if (search.check_in && search.check_out) return search;
    const inAWeek = addDays(calendarBounds(new Date(nowMs)).min, 7);
    return { ...search, check_in: inAWeek, check_out: addDays(inAWeek, 1) };
  },
  find(api, { search, sort, order, filters: { rate, ...filters }, page }, options) {
    const { destination } = search;
    const stay = stayOf(search);
    if (!destination || !stay) return null;
    const place = { destination_type: destination.type, destination_id: destination.id };
    return api.get(
      'hotel/list',
      { ...place, ...stay, sort, order, filters, shown_rate: rate, page },
      options,
    );
  },
  named: (search, { destination: { name } }) => ({
    ...search,
    destination: search.destination && { ...search.destination, name },
  }),
  suggest: async (api, options) => (await api.get('hotel/destinations', { limit: 12 }, options)).list,

  usePageWords,
  publicPath,
  rareSorts: ['views', 'time'],
  useSortWords() {
    const t = usePhrases('hotel-list');
    return (sort) => t(`sort_${sort}`);
  },
  SearchAtHand: HotelSearchAtHand,
  AskFirst: HotelAskFirst,
  Refused: HotelRefused,
  useHead({ state, found }) {
    const t = usePhrases('hotel-list');
    const { type, name } = found.destination;
    return {
      heading: <h1 className="text-lead font-strong">{t(titles[type], { place: name })}</h1>,
      aside: t('perStay', { nights: found.nights, rooms: state.search.rooms.length }),
    };
  },
  Filters: HotelFilterPanel,
  useFilterChips: useHotelChips,
  Choice: HotelRateChoice,
  keyOf: ({ id }) => id,
  Row: ({ offer, index, state, found, nowMs }) => (
    <HotelRow
      hotel={offer}
      state={state}
      placeName={found.destination.name}
      nowMs={nowMs}
      early={index < 4}
    />
  ),
  beside: hotelMapBeside,
  NothingFree: HotelNothingFree,
};

function usePageWords({ search: { destination }, page }: HotelListState) {
  const t = usePhrases('hotel-list');
  if (!destination?.name) return { title: t('titleAsk'), description: t('descriptionAsk') };
  const { type, name: place } = destination;
  const words = { title: t(titles[type], { place }), description: t('description', { place }) };
  if (page === 1) return words;
  return {
    title: t('pageOf', { text: words.title, page }),
    description: t('pageOf', { text: words.description, page }),
  };
}

/** Address of a city's hotels in the sitemap; sorted or filtered it is the same page. */
function publicPath({ search: { destination }, sort, filters, page }: HotelListState): string | null {
  if (destination?.type !== 'city') return null;
  const isPlain = sort === hotelAddress.sorts[0] && countFilters(hotelAddress.filters, filters) === 0;
  const params = new URLSearchParams({ destination_type: 'city', destination_id: String(destination.id) });
  if (isPlain && page > 1) params.set('page', String(page));
  return paths.hotelList(params);
}
