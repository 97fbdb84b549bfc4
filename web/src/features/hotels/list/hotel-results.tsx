import type { HotelFilters } from '@serai/contract/hotels';
import { classNames } from '@serai/ui/class-names';
import { Pagination } from '@serai/ui/pagination';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { HidePricesButton } from '../../offers/hide-prices-button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheetButton } from './filter-sheet-button.tsx';
import { HotelRow } from './hotel-row.tsx';
import { readListSearch, writeListSearch } from './list-search.ts';
import type { ResultsProps } from './load-list.ts';
import { NothingFound } from './nothing-found.tsx';
import { SortBar } from './sort-bar.tsx';

const perPage = 20;

/** Filters at the side, the rows beside them, pages beneath. */
export function HotelResults({ state, found, nowMs }: ResultsProps) {
  const t = usePhrases('hotel-list');
  const navigate = useNavigate();
  const navigation = useNavigation();
  const updating = navigation.state === 'loading' && navigation.location.pathname === paths.hotelList();
  // What was ticked shows at once, and the next tick adds to it, before the answer has come.
  const wanted = updating ? readListSearch(new URLSearchParams(navigation.location.search)) : state;
  const change = (filters: HotelFilters) =>
    navigate(paths.hotelList(writeListSearch({ ...wanted, page: 1, filters })), { preventScrollReset: true });
  return (
    <div className="grid gap-6 py-4 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <aside className="max-lg:hidden">
        <FilterPanel state={wanted} found={found} onChange={change} />
      </aside>
      <div className="min-w-0">
        <ResultsHead state={state} found={found} />
        <div className="mb-2 flex items-center gap-2">
          <SortBar state={wanted} />
          <div className="ml-auto flex shrink-0 items-center gap-2">
            <HidePricesButton />
            <FilterSheetButton state={wanted} found={found} onChange={change} />
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
            <NothingFound state={state} found={found} nowMs={nowMs} />
          ) : (
            <Rows state={state} found={found} nowMs={nowMs} />
          )}
        </section>
        <Pages state={state} found={found} />
      </div>
    </div>
  );
}

function ResultsHead({ state, found }: Omit<ResultsProps, 'nowMs'>) {
  const t = usePhrases('hotel-list');
  const { pathname, search } = useLocation();
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
      <h1 className="text-lead font-strong">{t('title', { place: found.destination.name })}</h1>
      <p className="figures text-caption text-muted">
        {found.total === found.total_unfiltered
          ? t('found', { count: found.total })
          : t('foundOf', { count: found.total, total: found.total_unfiltered })}
        {' · '}
        {t('perStay', { nights: found.nights, rooms: state.search.rooms.length })}
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

function Pages({ state, found }: Omit<ResultsProps, 'nowMs'>) {
  const common = usePhrases('common');
  const navigate = useNavigate();
  const href = (page: number) => paths.hotelList(writeListSearch({ ...state, page }));
  return (
    <div className="mt-6">
      <Pagination
        page={state.page}
        pageCount={Math.ceil(found.total / perPage)}
        href={href}
        onGo={(page) => navigate(href(page))}
        words={{
          label: common('pagination'),
          previous: common('previousPage'),
          next: common('nextPage'),
          page: (page) => common('pageNumber', { page }),
        }}
      />
    </div>
  );
}
