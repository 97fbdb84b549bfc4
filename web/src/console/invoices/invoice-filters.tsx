import { invoiceKinds } from '@serai/contract/invoices/statuses';
import { Select } from '@serai/ui/select';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import type { ListSearch } from '../../platform/list/use-list-search.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { AgencyField } from '../booking/agency-field.tsx';
import type { DeskInvoiceSearch } from './invoice-address.ts';

interface InvoiceFiltersProps {
  list: ListSearch<DeskInvoiceSearch>;
  /** Name of an agency in the list, that of the chosen one if there is one. */
  agency: string | undefined;
}

/** Keyword, agency, kind and days of issue. */
export function InvoiceFilters({ list, agency }: InvoiceFiltersProps) {
  const { search, change } = list;
  const t = usePhrases('console-invoices');
  const invoices = usePhrases('invoices');
  const may = useMay();
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
      <Select
        aria-label={invoices('kind')}
        value={search.kind ?? ''}
        onChange={({ target }) => change({ kind: invoiceKinds.find((one) => one === target.value) ?? null })}
        options={[
          { value: '', label: t('anyKind') },
          ...invoiceKinds.map((kind) => ({ value: kind, label: invoices(`kind_${kind}`) })),
        ]}
      />
      <DatePeriod
        name={t('issued')}
        lean="past"
        offers={['today', 'this_week', 'this_month', 'last_month']}
        value={{ from: search.issued_from, to: search.issued_to }}
        onChange={({ from, to }) => change({ issued_from: from, issued_to: to })}
      />
    </FilterLine>
  );
}
