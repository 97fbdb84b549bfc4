import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ResultsHead } from '../../offers/results-head.tsx';
import { ResultsLayout } from '../../offers/results-layout.tsx';
import { useWanted } from '../../offers/use-wanted.ts';
import { FilterPanel } from './filter-panel.tsx';
import {
  countTransferFilters,
  noFilters,
  readTransferList,
  type TransferFilters,
  writeTransferList,
} from './list-search.ts';
import type { TransferResultsProps } from './load-list.ts';
import { NothingFound } from './nothing-found.tsx';
import { TransferSortBar } from './sort-bar.tsx';
import { TransferRow } from './transfer-row.tsx';
import { TripSummary } from './trip-summary.tsx';

/** The trip in words, filters at the side, the vehicles beside them. */
export function TransferResults({ state, found, nowMs }: TransferResultsProps) {
  const t = usePhrases('transfer-list');
  const navigate = useNavigate();
  const { updating, wanted } = useWanted(paths.airportList(), state, (params) => ({
    ...state,
    ...sorting(params),
  }));
  const change = (filters: TransferFilters) =>
    navigate(paths.airportList(writeTransferList({ ...wanted, filters })), { preventScrollReset: true });
  if (found.total_unfiltered === 0) {
    return (
      <div className="py-4">
        <TripSummary state={state} found={found} />
        <NothingFound state={state} found={found} />
      </div>
    );
  }
  return (
    <div className="grid gap-4 py-4">
      <TripSummary state={state} found={found} />
      <ResultsLayout
        phrases="transfer-list"
        head={
          <ResultsHead
            phrases="transfer-list"
            heading={<h2 className="font-strong">{t('vehicleClasses')}</h2>}
            found={found}
          />
        }
        sortBar={<TransferSortBar state={wanted} />}
        filters={<FilterPanel filters={wanted.filters} found={found} onChange={change} />}
        active={countTransferFilters(wanted.filters)}
        onClearFilters={() => change(noFilters)}
        total={found.total}
        updating={updating}
      >
        {found.list.length === 0 ? (
          <NothingFound state={state} found={found} />
        ) : (
          <Rows state={state} found={found} nowMs={nowMs} />
        )}
      </ResultsLayout>
    </div>
  );
}

function sorting(params: URLSearchParams) {
  const { sort, descending, filters } = readTransferList(params);
  return { sort, descending, filters };
}

function Rows({ state, found, nowMs }: TransferResultsProps) {
  return (
    <ol className="overflow-hidden rounded-card border border-line bg-surface">
      {found.list.map((offer) => (
        <li key={offer.class.code} className="border-line not-first:border-t">
          <TransferRow offer={offer} search={state.search} found={found} nowMs={nowMs} />
        </li>
      ))}
    </ol>
  );
}
