import { classNames } from '@serai/ui/class-names';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { HidePricesButton } from '../../offers/hide-prices-button.tsx';
import { transferPaths } from '../transfer-paths.ts';
import { FilterPanel } from './filter-panel.tsx';
import { readTransferList, type TransferFilters, writeTransferList } from './list-search.ts';
import type { TransferResultsProps } from './load-list.ts';
import { NothingFound } from './nothing-found.tsx';
import { SortBar } from './sort-bar.tsx';
import { TransferRow } from './transfer-row.tsx';
import { TripSummary } from './trip-summary.tsx';

/** The trip in words, filters at the side, the vehicles beside them. */
export function TransferResults({ state, found, nowMs }: TransferResultsProps) {
  const t = usePhrases('transfer-list');
  const navigate = useNavigate();
  const navigation = useNavigation();
  const updating = navigation.state === 'loading' && navigation.location.pathname === transferPaths.list();
  // What was ticked shows at once, and the next tick adds to it, before the answer has come.
  const wanted = updating ? { ...state, ...sorting(new URLSearchParams(navigation.location.search)) } : state;
  const change = (filters: TransferFilters) =>
    navigate(transferPaths.list(writeTransferList({ ...wanted, filters })), { preventScrollReset: true });
  return (
    <div className="grid gap-4 py-4">
      <TripSummary state={state} found={found} />
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <aside>
          <FilterPanel filters={wanted.filters} found={found} onChange={change} />
        </aside>
        <div className="min-w-0">
          <ResultsHead found={found} />
          <div className="mb-2 flex items-center gap-2">
            <SortBar state={wanted} />
            <div className="ml-auto shrink-0">
              <HidePricesButton />
            </div>
          </div>
          <p role="status" className="sr-only">
            {updating ? t('loadingResults') : ''}
          </p>
          <section
            aria-label={t('results')}
            aria-busy={updating || undefined}
            className={classNames('transition-opacity duration-150', updating && 'opacity-50')}
          >
            {found.list.length === 0 ? (
              <NothingFound state={state} found={found} />
            ) : (
              <Rows state={state} found={found} nowMs={nowMs} />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

function sorting(params: URLSearchParams) {
  const { sort, descending, filters } = readTransferList(params);
  return { sort, descending, filters };
}

function ResultsHead({ found }: Pick<TransferResultsProps, 'found'>) {
  const t = usePhrases('transfer-list');
  const { pathname, search } = useLocation();
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
      <h2 className="font-strong">{t('vehicleClasses')}</h2>
      <p className="figures text-caption text-muted">
        {found.total === found.total_unfiltered
          ? t('found', { count: found.total })
          : t('foundOf', { count: found.total, total: found.total_unfiltered })}
      </p>
      {found.price_kind === 'public' && (
        <p className="ml-auto text-caption text-muted">
          {t('publicPrice')} ·{' '}
          <Link
            to={paths.login({ back: pathname + search })}
            className="text-teal underline underline-offset-4"
          >
            {t('loginForNet')}
          </Link>
        </p>
      )}
    </div>
  );
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
