import { DatePeriod } from '../../../platform/form/date-period.tsx';
import { FilterLine } from '../../../platform/list/filter-line.tsx';
import type { ListSearch } from '../../../platform/list/use-list-search.ts';
import { useOrderPhrases } from '../service-words.ts';
import { dateFilters, type OrderSearch } from './order-search.ts';

/** Keyword, sort, and two periods: of service and of booking. */
export function OrderFilters({ list }: { list: ListSearch<OrderSearch> }) {
  const { search, change } = list;
  const t = useOrderPhrases('order-list');
  return (
    <FilterLine
      list={list}
      words={{
        keywordLabel: t('keywordLabel'),
        keyword: t('keyword'),
        filters: t('filters'),
        clear: t('clear'),
      }}
      startsOpen={dateFilters.some((name) => search[name] !== null)}
      sort={{
        label: t('sort'),
        value: search.sort,
        onChange: (value) => change({ sort: value === 'service' ? 'service' : 'booked' }),
        options: [
          { value: 'booked', label: t('sortBooked') },
          { value: 'service', label: t('sortService') },
        ],
      }}
      className="not-printed"
      filtersClass="gap-x-6 sm:w-full"
    >
      <DatePeriod
        name={t('service')}
        lean="closest"
        offers={['today', 'tomorrow', 'this_week', 'this_month', 'last_month']}
        value={{ from: search.service_from, to: search.service_to }}
        onChange={({ from, to }) => change({ service_from: from, service_to: to })}
      />
      <DatePeriod
        name={t('booked')}
        lean="past"
        offers={['today', 'this_week', 'this_month', 'last_month']}
        value={{ from: search.booked_from, to: search.booked_to }}
        onChange={({ from, to }) => change({ booked_from: from, booked_to: to })}
      />
    </FilterLine>
  );
}
