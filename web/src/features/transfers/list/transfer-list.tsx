import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListProduct } from '../../offers/list-product.ts';
import { RefusedList } from '../../offers/refused-list.tsx';
import { airportName } from '../search-line/airport-name.ts';
import { refusedFields } from '../search-line/transfer-faults.ts';
import { type TransferSearch, tripOf } from '../search-line/transfer-search.ts';
import { BookTransferButton } from './book-transfer-button.tsx';
import { TransferAskFirst } from './transfer-ask-first.tsx';
import { TransferFilterPanel, useTransferChips } from './transfer-filters.tsx';
import {
  type Airports,
  type TransferFilters,
  type TransferSort,
  type TransfersFound,
  transferAddress,
} from './transfer-list-address.ts';
import { TransferNothingFree } from './transfer-nothing-free.tsx';
import { TransferRow } from './transfer-row.tsx';
import { TransferSearchAtHand } from './transfer-search-at-hand.tsx';
import { TripSummary } from './trip-summary.tsx';

/** List interface of airport transfers. */
export const transferList: ListProduct<
  TransferSearch,
  TransferSort,
  TransferFilters,
  TransfersFound,
  Airports
> = {
  phrases: 'transfer-list',
  name: 'airport',
  address: transferAddress,
  usualOrder: (sort) => (sort === 'default' ? null : 'asc'),

  withUsualTimes: (search) => search,
  find(api, { search, sort, order, filters }, options) {
    const trip = tripOf(search);
    return trip && api.get('airport/list', { ...trip, sort, order, filters }, options);
  },
  named: (search, { trip }) => ({
    ...search,
    airport: { id: trip.airport.id, name: airportName(trip.airport) },
    place: { id: trip.place.id, name: trip.place.name },
  }),
  suggest: async (api, options) => (await api.get('airport/airports', { limit: 12 }, options)).list,

  usePageWords({ search: { mode, airport } }) {
    const t = usePhrases('transfer-list');
    const title = airport?.name ? t(`title_${mode}`, { airport: airport.name }) : t('titleAsk');
    return { title, description: t('description') };
  },
  useSortWords() {
    const t = usePhrases('transfer-list');
    return (sort) => t(`sort_${sort}`);
  },
  SearchAtHand: TransferSearchAtHand,
  AskFirst: TransferAskFirst,
  Refused: ({ refusal }) => (
    <RefusedList phrases="transfer-list" message={Object.values(refusedFields(refusal)).join(' ')} />
  ),
  Summary: TripSummary,
  useHead() {
    const t = usePhrases('transfer-list');
    return { heading: <h2 className="font-strong">{t('vehicleClasses')}</h2>, isQuiet: true };
  },
  Filters: TransferFilterPanel,
  useFilterChips: useTransferChips,
  keyOf: (offer) => offer.class.code,
  Row: ({ offer, state, found, nowMs }) => (
    <TransferRow offer={offer} luggage={state.search.bags} found={found} nowMs={nowMs}>
      <BookTransferButton offer={offer} search={state.search} />
    </TransferRow>
  ),
  NothingFree: TransferNothingFree,
};
