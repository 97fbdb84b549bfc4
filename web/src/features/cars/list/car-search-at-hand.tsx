import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listHref } from '../../offers/list-address.ts';
import type { ListData } from '../../offers/list-product.ts';
import { SearchBand } from '../../offers/search-band.tsx';
import { useLineKey } from '../../offers/use-line-key.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import { type CarSearch, writeCarSearch } from '../search-line/car-search.ts';
import { CarSearchLine } from '../search-line/car-search-line.tsx';
import { type CarListState, carAddress } from './car-list-address.ts';

/** The search line over the list. */
export function CarSearchAtHand({ data }: { data: ListData<CarListState, unknown, unknown> }) {
  const { state, nowMs, kind } = data;
  const navigate = useNavigate();
  const words = useTripWords(state.search);
  const address = writeCarSearch(state.search).toString();
  const { lineKey, sends } = useLineKey(address);
  return (
    <SearchBand subject={address} openAtFirst={kind === 'ask'} words={words}>
      <CarSearchLine
        key={lineKey}
        compact
        initial={state.search}
        nowMs={nowMs}
        onSearch={(search) => {
          const written = writeCarSearch(search);
          sends(written.toString());
          // Filters refer to locations and models of this city and do not fit another one.
          const isSamePlace = search.pickUp?.id === state.search.pickUp?.id;
          navigate(
            isSamePlace ? listHref(carAddress, { ...state, search, page: 1 }) : paths.carList(written),
          );
        }}
      />
    </SearchBand>
  );
}

function useTripWords({ pickUp, dropOff, pickUpAt, dropOffAt, adults, children }: CarSearch) {
  const t = usePhrases('car-search');
  const time = useTripTime();
  const passengers = t(children > 0 ? 'passengersSummaryChildren' : 'passengersSummary', {
    adults,
    children,
  });
  const times = pickUpAt && dropOffAt && `${time({ local: pickUpAt })} – ${time({ local: dropOffAt })}`;
  const isRoundTrip = dropOff?.id === pickUp?.id;
  const places = [pickUp?.name, isRoundTrip ? '' : dropOff?.name].filter(Boolean).join(' → ');
  return {
    first: places || t('placePlaceholder'),
    second: [times, passengers].filter(Boolean).join(' · '),
  };
}
