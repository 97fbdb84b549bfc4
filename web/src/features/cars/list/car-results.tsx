import type { CarFilters } from '@serai/contract/cars';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ResultPages } from '../../offers/result-pages.tsx';
import { ResultsHead } from '../../offers/results-head.tsx';
import { ResultsLayout } from '../../offers/results-layout.tsx';
import { useWanted } from '../../offers/use-wanted.ts';
import { CarRow } from './car-row.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { countFilters, readListSearch, writeListSearch } from './list-search.ts';
import type { CarResultsProps } from './load-list.ts';
import { NothingFound } from './nothing-found.tsx';
import { CarSortBar } from './sort-bar.tsx';

/** Filters at the side, the rows beside them, pages beneath. */
export function CarResults({ state, found, nowMs }: CarResultsProps) {
  const t = usePhrases('car-list');
  const navigate = useNavigate();
  const { updating, wanted } = useWanted(paths.carList(), state, readListSearch);
  const change = (filters: CarFilters) =>
    navigate(paths.carList(writeListSearch({ ...wanted, page: 1, filters })), { preventScrollReset: true });
  const head = (
    <ResultsHead
      phrases="car-list"
      heading={<h1 className="text-lead font-strong">{t('title', { place: found.pick_up.name })}</h1>}
      found={found}
      aside={t('withDriver')}
    />
  );
  if (found.total_unfiltered === 0) {
    return (
      <div className="py-4">
        {head}
        <NothingFound state={state} found={found} nowMs={nowMs} />
      </div>
    );
  }
  return (
    <div className="py-4">
      <ResultsLayout
        phrases="car-list"
        head={head}
        sortBar={<CarSortBar state={wanted} />}
        filters={<FilterPanel state={wanted} found={found} onChange={change} />}
        active={countFilters(wanted.filters)}
        onClearFilters={() => change({})}
        total={found.total}
        updating={updating}
        pages={
          <ResultPages
            page={state.page}
            total={found.total}
            href={(page) => paths.carList(writeListSearch({ ...state, page }))}
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

function Rows({ state, found, nowMs }: CarResultsProps) {
  return (
    <ol className="overflow-hidden rounded-card border border-line bg-surface">
      {found.list.map((car) => (
        <li key={car.rate_key} className="border-line not-first:border-t">
          <CarRow car={car} search={state.search} placeId={found.pick_up.id} nowMs={nowMs} />
        </li>
      ))}
    </ol>
  );
}
