import type { CarFilters } from '@serai/contract/cars/cars';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListProduct } from '../../offers/list-product.ts';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';
import { type CarSearch, tripOf, withUsualTimes } from '../search-line/car-search.ts';
import { CarAskFirst } from './car-ask-first.tsx';
import { CarFilterPanel, useCarChips } from './car-filters.tsx';
import { type CarPlaces, type CarSort, type CarsFound, carAddress } from './car-list-address.ts';
import { CarNothingFree } from './car-nothing-free.tsx';
import { CarRefused } from './car-refused.tsx';
import { CarSearchAtHand } from './car-search-at-hand.tsx';
import { ListedCarRow } from './listed-car-row.tsx';

/** List interface of cars. */
export const carList: ListProduct<CarSearch, CarSort, CarFilters, CarsFound, CarPlaces> = {
  phrases: 'car-list',
  name: 'car',
  address: carAddress,
  usualOrder: (sort) => (sort === 'default' ? null : 'asc'),

  withUsualTimes,
  find(api, { search, sort, order, filters, page }, options) {
    const trip = tripOf(search);
    return trip && api.get('car/list', { ...trip, sort, order, filters, page, by_model: true }, options);
  },
  named: (search, { pick_up, drop_off }) => ({
    ...search,
    pickUp: { id: pick_up.id, name: pick_up.name },
    dropOff: { id: drop_off.id, name: drop_off.name },
  }),
  async suggest(api, options) {
    const { list } = await api.get('car/locations', { limit: 50 }, options);
    return list.filter(({ kind }) => kind === 'city').slice(0, 12);
  },

  usePageWords,
  useSortWords() {
    const t = usePhrases('car-list');
    return (sort) => t(`sort_${sort}`);
  },
  SearchAtHand: CarSearchAtHand,
  AskFirst: CarAskFirst,
  Refused: CarRefused,
  useHead({ found }) {
    const t = usePhrases('car-list');
    const words = useVehicleWords();
    const { pick_up, drop_off, route } = found;
    const isOneWay = pick_up.city !== drop_off.city;
    return {
      heading: (
        <h1 className="text-lead font-strong">
          {isOneWay
            ? t('titleOneWay', { from: pick_up.name, to: drop_off.name })
            : t('title', { place: pick_up.name })}
        </h1>
      ),
      aside: route ? words.drive(route) : t('withDriver'),
    };
  },
  Filters: CarFilterPanel,
  useFilterChips: useCarChips,
  keyOf: ({ model }) => model.code,
  Row: ({ offer, state, found, nowMs }) => (
    <ListedCarRow car={offer} search={state.search} placeId={found.pick_up.id} nowMs={nowMs} />
  ),
  NothingFree: CarNothingFree,
};

function usePageWords({ search: { pickUp } }: { search: CarSearch }) {
  const t = usePhrases('car-list');
  if (!pickUp) return { title: t('titleAsk'), description: t('descriptionAsk') };
  return { title: t('title', { place: pickUp.name }), description: t('description', { place: pickUp.name }) };
}
