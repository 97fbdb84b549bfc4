import { classNames } from '@serai/ui/class-names';
import type { ReactNode } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { FilterChip } from './filter-chip.ts';
import { FilterChips } from './filter-chips.tsx';
import { HidePricesButton } from './hide-prices-button.tsx';
import type { ListPhrases } from './list-phrases.ts';

export interface ResultsLayoutProps {
  phrases: ListPhrases;
  head: ReactNode;
  /** A choice of what the rows show. */
  choice?: ReactNode;
  sortBar: ReactNode;
  /** The sorts of a phone. */
  sortSelect: ReactNode;
  /** The filters: at the side, on a phone in a sheet. */
  filters: ReactNode;
  /** The groups of the filters, for phones. */
  chips: readonly FilterChip[];
  onClearChip: (names: readonly string[]) => void;
  /** Number of active filters. */
  active: number;
  onClearFilters: () => void;
  /** Number of remaining offers. */
  total: number;
  /** A newer reply is loading: this one is dimmed, and screen readers are informed. */
  updating: boolean;
  /** The rows, or a message that there are none. */
  children: ReactNode;
  pages?: ReactNode;
  /** Button of another view of the rows. */
  viewSwitch?: ReactNode;
  /** The other view, an element with `data-beside`: it takes the place of the filters, which then open in their sheet. */
  beside?: ReactNode;
}

/** Filters at the side, results beside them, pages below. */
export function ResultsLayout(props: ResultsLayoutProps) {
  const {
    phrases,
    head,
    choice,
    sortBar,
    sortSelect,
    filters,
    chips,
    onClearChip,
    active,
    onClearFilters,
    total,
    updating,
    children,
    pages,
    viewSwitch,
    beside,
  } = props;
  const list = usePhrases('offer-list');
  return (
    <div className="grid gap-6 lg:grid-cols-[14.5rem_minmax(0,1fr)] beside:grid-cols-[minmax(0,1fr)_minmax(22rem,36%)]">
      <aside className="max-lg:hidden beside:hidden">{filters}</aside>
      <div className="min-w-0">
        {choice && (
          <div className="lg:flex lg:items-center lg:justify-between lg:gap-6">
            <div className="mb-2 min-w-0">{head}</div>
            {choice}
          </div>
        )}
        <div
          className={classNames(
            'mb-1 flex items-center gap-x-2 gap-y-1 md:mb-2 md:gap-y-2',
            choice ? 'max-lg:flex-wrap beside:flex-wrap' : 'flex-wrap',
          )}
        >
          {!choice && <div className="min-w-0 max-md:w-full lg:mr-4">{head}</div>}
          <div className="min-w-0 max-md:hidden">{sortBar}</div>
          {viewSwitch && <div className="md:hidden">{sortSelect}</div>}
          <div className="ml-auto flex shrink-0 items-center gap-2 max-md:order-1">
            {viewSwitch}
            <HidePricesButton />
          </div>
          <div
            className={classNames(
              '-mx-1 min-w-0 lg:hidden beside:block beside:w-full',
              viewSwitch ? 'w-full max-md:order-2' : 'max-md:grow max-md:basis-40 md:w-full',
            )}
          >
            <FilterChips
              phrases={phrases}
              chips={chips}
              onClearChip={onClearChip}
              before={!viewSwitch && <span className="md:hidden">{sortSelect}</span>}
              active={active}
              total={total}
              onClear={onClearFilters}
            >
              {filters}
            </FilterChips>
          </div>
        </div>
        <p role="status" className="sr-only">
          {updating ? list('loadingResults') : ''}
        </p>
        <section
          aria-label={list('results')}
          aria-busy={updating || undefined}
          className={classNames('transition-opacity duration-150', updating && 'opacity-50')}
        >
          {children}
        </section>
        {pages}
      </div>
      {beside}
    </div>
  );
}
