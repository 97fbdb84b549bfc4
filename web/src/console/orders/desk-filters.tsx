import { Button } from '@serai/ui/button';
import { Select } from '@serai/ui/select';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import type { ListSearch } from '../../platform/list/use-list-search.ts';
import { type DeskSearch, deskProducts } from './desk-address.ts';

/** Keyword, product, chosen agency, and the days of service and of booking. */
export function DeskFilters(props: { list: ListSearch<DeskSearch>; agency: string | undefined }) {
  const { list, agency } = props;
  const { search, change } = list;
  const t = usePhrases('console-orders');
  return (
    <FilterLine
      list={list}
      words={{
        keywordLabel: t('keywordLabel'),
        keyword: t('keyword'),
        filters: t('filters'),
        clear: t('clear'),
      }}
      startsOpen={list.isFiltered}
      sort={{
        label: t('sort'),
        value: search.sort,
        onChange: (value) => change({ sort: value === 'service' ? 'service' : 'booked' }),
        options: [
          { value: 'booked', label: t('sortBooked') },
          { value: 'service', label: t('sortService') },
        ],
      }}
      filtersClass="gap-x-6 sm:w-full"
    >
      <Select
        aria-label={t('product')}
        value={search.product ?? ''}
        onChange={({ target }) =>
          change({ product: deskProducts.find((product) => product === target.value) ?? null })
        }
        options={[
          { value: '', label: t('anyProduct') },
          ...deskProducts.map((product) => ({ value: product, label: t(`product_${product}`) })),
        ]}
      />
      <DatePeriod
        name={t('service')}
        lean="closest"
        offers={['today', 'tomorrow', 'this_week', 'this_month']}
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
      {search.agency_id !== null && (
        <Button icon="close" size="compact" onClick={() => change({ agency_id: null })}>
          {t('onlyAgency', { agency: agency ?? String(search.agency_id) })}
        </Button>
      )}
    </FilterLine>
  );
}
