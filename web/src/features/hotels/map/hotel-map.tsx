import { FullPage } from '@serai/ui/full-page';
import { Skeleton } from '@serai/ui/skeleton';
import { useMemo, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { CityMap } from '../../map/city-map.tsx';
import { markOffer, useMarkedOffer } from '../../offers/marked-offer.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import type { HotelListState, HotelsFoundProps } from '../list/hotel-list-address.ts';
import { type StaySearch, stayOf } from '../search-line/stay-search.ts';
import { HotelMapCard, type HotelOnMap } from './hotel-map-card.tsx';

/** The map beside the list. */
export function HotelMapPanel(props: HotelsFoundProps) {
  return (
    <div className="h-full overflow-clip rounded-card border border-line">
      <HotelMap {...props} onChoose={showRow} />
    </div>
  );
}

/** The map as a page above the list; the phone's back button closes it. */
export function HotelMapPage({ onClose, ...props }: HotelsFoundProps & { onClose?: () => void }) {
  const t = usePhrases('city-map');
  const common = usePhrases('common');
  return (
    <FullPage
      title={t('titleOf', { place: props.found.destination.name })}
      words={{ close: common('close') }}
      onClose={() => onClose?.()}
    >
      <HotelMap {...props} />
    </FullPage>
  );
}

interface HotelMapProps extends HotelsFoundProps {
  /** Called with the selected hotels. */
  onChoose?: (ids: readonly number[]) => void;
}

const HotelMap = withQueries(LoadedMap);

/** All hotels of the list with their totals, its districts and landmarks. Needs the phrases 'city-map'. */
function LoadedMap(props: HotelMapProps) {
  const { search, sort, order, filters: all } = props.state;
  const { rate: shown_rate, ...filters } = all;
  // Kept while the prices of a member replace those of a guest.
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const input = { ...placeOf(search), sort, order, filters, shown_rate };
  const query = useRead('hotel/map', input, { keepsLast: true });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-full min-h-96" />}>
      {({ list, total, places }) => (
        <Shown {...props} chosen={chosen} setChosen={setChosen} hotels={list} total={total} places={places} />
      )}
    </Loaded>
  );
}

/** A list that was answered has a destination and dates. */
function placeOf(search: StaySearch) {
  const { destination } = search;
  const stay = stayOf(search);
  if (!destination || !stay) throw new Error('the map of a list without a search');
  return { destination_type: destination.type, destination_id: destination.id, ...stay };
}

interface ShownProps extends HotelMapProps {
  chosen: readonly number[];
  setChosen: (ids: readonly number[]) => void;
  hotels: readonly HotelOnMap[];
  total: number;
  places: Parameters<typeof CityMap>[0]['places'];
}

function Shown({ state, found, hotels, total, places, onChoose, chosen, setChosen }: ShownProps) {
  const t = usePhrases('city-map');
  const money = useOfferMoney();
  const marked = useMarkedOffer();
  // Hidden prices change the labels, too.
  const labels = hotels.map(({ price }) => money.parts(price).amount).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `labels` stands for the function that formats prices
  const points = useMemo(
    () =>
      hotels.map(({ id, name, latitude, longitude, price }) => ({
        id,
        name,
        latitude,
        longitude,
        label: money.parts(price).amount,
      })),
    [hotels, labels],
  );
  const open = hotels.filter(({ id }) => chosen.includes(id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card from everywhere on the map
    <div
      className="relative h-full"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open.length === 0) return;
        event.stopPropagation();
        setChosen([]);
      }}
    >
      <CityMap
        key={keyOf(state)}
        label={t('labelOf', { place: found.destination.name, count: hotels.length })}
        points={points}
        places={places}
        marked={typeof marked === 'number' ? marked : null}
        onMark={markOffer}
        chosen={chosen}
        onChoose={(ids) => {
          setChosen(ids);
          onChoose?.(ids);
        }}
      >
        <p className="pointer-events-none absolute top-2 left-3 max-w-[calc(100%-5rem)] rounded-control bg-surface/90 px-2 py-0.5 text-caption text-muted">
          {total > hotels.length
            ? t('firstOf', { count: hotels.length, total })
            : t('count', { count: total })}
          {' · '}
          {t('totals', { currency: hotels[0]?.price.currency ?? '' })}
        </p>
        {open.length > 0 && <HotelMapCard hotels={open} state={state} onClose={() => setChosen([])} />}
      </CityMap>
    </div>
  );
}

/** A new place starts with a new view; filters keep it. */
function keyOf({ search: { destination } }: HotelListState): string {
  return `${destination?.type}-${destination?.id}`;
}

/** Scrolls to the row of the selected hotel, if it is on this page of the list. */
function showRow([id]: readonly number[]): void {
  document.querySelector(`[data-offer="${id}"]`)?.scrollIntoView({ block: 'nearest' });
}
