import { agedBuckets } from '@serai/contract/billing/statuses';
import { Select } from '@serai/ui/select';
import type { Got } from '../../platform/api/calls.ts';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import type { ListSearch } from '../../platform/list/use-list-search.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { AgencyField } from '../booking/agency-field.tsx';
import type { DeskBillSearch } from './bill-address.ts';

interface BillFiltersProps {
  list: ListSearch<DeskBillSearch>;
  /** Name of an agency in the list, that of the chosen one if there is one. */
  agency: string | undefined;
  aged: Got<'console/bill/list'>['aged'];
}

/** Keyword, agency, currency, ageing bucket and due days. */
export function BillFilters({ list, agency, aged }: BillFiltersProps) {
  const { search, change } = list;
  const t = usePhrases('console-bills');
  const may = useMay();
  const shown = aged.map(({ current }) => current.currency);
  const currencies = [...new Set([...shown, ...(search.currency ? [search.currency] : [])])];
  return (
    <FilterLine
      list={list}
      words={{
        keywordLabel: t('keywordLabel'),
        keyword: t('keyword'),
        filters: t('filters'),
        clear: t('clear'),
      }}
      filtersClass="gap-x-4 sm:w-full"
    >
      {may('/console/agency/view') && (
        <AgencyField
          agencyId={search.agency_id}
          chosen={search.agency_id === null ? undefined : agency}
          onChange={(agency_id) => change({ agency_id })}
        />
      )}
      {currencies.length > 1 && (
        <Select
          aria-label={t('currency')}
          value={search.currency ?? ''}
          onChange={({ target }) => change({ currency: target.value || null })}
          options={[
            { value: '', label: t('anyCurrency') },
            ...currencies.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <Select
        aria-label={t('ageing')}
        value={search.bucket ?? ''}
        onChange={({ target }) => change({ bucket: agedBuckets.find((one) => one === target.value) ?? null })}
        options={[
          { value: '', label: t('anyBucket') },
          ...agedBuckets.map((bucket) => ({ value: bucket, label: t(`bucket_${bucket}`) })),
        ]}
      />
      <DatePeriod
        name={t('due')}
        lean="closest"
        offers={['this_week', 'this_month', 'last_month']}
        value={{ from: search.due_from, to: search.due_to }}
        onChange={({ from, to }) => change({ due_from: from, due_to: to })}
      />
    </FilterLine>
  );
}
