import type { HotelFilters } from '@serai/contract/hotels';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ResultPages } from '../../offers/result-pages.tsx';
import { ResultsHead } from '../../offers/results-head.tsx';
import { ResultsLayout } from '../../offers/results-layout.tsx';
import { useWanted } from '../../offers/use-wanted.ts';
import { FilterPanel } from './filter-panel.tsx';
import { HotelRow } from './hotel-row.tsx';
import { countFilters, readListSearch, writeListSearch } from './list-search.ts';
import type { ResultsProps } from './load-list.ts';
import { NothingFound } from './nothing-found.tsx';
import { HotelSortBar } from './sort-bar.tsx';

/** Filters at the side, the rows beside them, pages beneath. */
export function HotelResults({ state, found, nowMs }: ResultsProps) {
  const navigate = useNavigate();
  const { updating, wanted } = useWanted(paths.hotelList(), state, readListSearch);
  const change = (filters: HotelFilters) =>
    navigate(paths.hotelList(writeListSearch({ ...wanted, page: 1, filters })), { preventScrollReset: true });
  return (
    <div className="py-4">
      <ResultsLayout
        phrases="hotel-list"
        head={<Head state={state} found={found} />}
        sortBar={<HotelSortBar state={wanted} />}
        filters={<FilterPanel state={wanted} found={found} onChange={change} />}
        active={countFilters(wanted.filters)}
        onClearFilters={() => change({})}
        total={found.total}
        updating={updating}
        pages={
          <ResultPages
            page={state.page}
            total={found.total}
            href={(page) => paths.hotelList(writeListSearch({ ...state, page }))}
          />
        }
      >
        {found.list.length === 0 ? (
          <NothingFound state={state} found={found} nowMs={nowMs} />
        ) : (
          <Rows state={state} found={found} nowMs={nowMs} />
        )}
      </ResultsLayout>
    </div>
  );
}

function Head({ state, found }: Omit<ResultsProps, 'nowMs'>) {
  const t = usePhrases('hotel-list');
  return (
    <ResultsHead
      phrases="hotel-list"
      heading={<h1 className="text-lead font-strong">{t('title', { place: found.destination.name })}</h1>}
      found={found}
      aside={t('perStay', { nights: found.nights, rooms: state.search.rooms.length })}
    />
  );
}

function Rows({ state, found, nowMs }: ResultsProps) {
  return (
    <ol className="overflow-hidden rounded-card border border-line bg-surface">
      {found.list.map((hotel, index) => (
        <li key={hotel.id} className="border-line not-first:border-t">
          <HotelRow
            hotel={hotel}
            search={state.search}
            placeName={found.destination.name}
            nowMs={nowMs}
            early={index < 4}
          />
        </li>
      ))}
    </ol>
  );
}
