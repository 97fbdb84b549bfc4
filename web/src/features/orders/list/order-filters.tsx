import { everyOrderSorts } from '@serai/contract/orders/list-columns';
import { DatePeriod } from '../../../platform/form/date-period.tsx';
import { FilterLine } from '../../../platform/list/filter-line.tsx';
import type { ListSearch } from '../../../platform/list/use-list-search.ts';
import { useOrderPhrases } from '../views/service-words.ts';
import { FocusChips } from './focus-chips.tsx';
import type { OrderSearch } from './order-search.ts';
import type { OrdersView } from './use-orders-view.ts';

/** Filters behind a button on a phone. */
const hiddenFilters = [
  'only',
  'booked_by',
  'booked_from',
  'booked_to',
  'service_from',
  'service_to',
  'day',
] as const;

interface OrderFiltersProps {
  list: ListSearch<OrderSearch>;
  kind: 'stay' | 'ride' | 'any';
  /** Whether the reader may sort by sum. */
  seesSums: boolean;
  /** The calendar has its own days, and no order of rows. */
  view: OrdersView;
  /** Today in the agency's zone; undefined until it is known. */
  today: string | undefined;
}

/** Keyword, sort, what needs attention, and two periods: of service and of booking. */
export function OrderFilters({ list, kind, seesSums, view, today }: OrderFiltersProps) {
  const { search, change } = list;
  const t = useOrderPhrases('order-list');
  const sorts = everyOrderSorts.filter((sort) => seesSums || sort !== 'total');
  const isList = view === 'list';
  const sortWords = {
    next: t('sortNext'),
    booked: t('sortBooked'),
    service: t('sortService'),
    total: t('sortTotal'),
  };
  return (
    <FilterLine
      list={list}
      words={{
        keywordLabel: t('keywordLabel'),
        keyword: t('keyword'),
        filters: t('filters'),
        clear: t('clear'),
      }}
      startsOpen={hiddenFilters.some((name) => search[name] !== null)}
      sort={
        isList
          ? {
              label: t('sort'),
              value: search.sort,
              onChange: (value) => change({ sort: everyOrderSorts.find((sort) => sort === value) ?? 'next' }),
              options: sorts.map((sort) => ({ value: sort, label: sortWords[sort] })),
            }
          : undefined
      }
      className="not-printed"
      filtersClass="gap-x-6 sm:w-full"
    >
      <FocusChips list={list} kind={kind} />
      {isList && (
        <DatePeriod
          name={t('service')}
          lean="closest"
          today={today}
          offers={['today', 'tomorrow', 'friday', 'this_week', 'this_month', 'last_month']}
          value={{ from: search.service_from, to: search.service_to }}
          onChange={({ from, to }) => change({ service_from: from, service_to: to, day: null })}
        />
      )}
      <DatePeriod
        name={t('booked')}
        lean="past"
        today={today}
        offers={['today', 'this_week', 'this_month', 'last_month']}
        value={{ from: search.booked_from, to: search.booked_to }}
        onChange={({ from, to }) => change({ booked_from: from, booked_to: to })}
      />
    </FilterLine>
  );
}
