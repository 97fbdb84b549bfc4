import { Button } from '@serai/ui/button';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import type { ListSearch } from '../../platform/list/use-list-search.ts';
import { AgencyField } from '../booking/agency-field.tsx';
import type { ReceiptSearch } from './receipt-address.ts';

interface ReceiptFiltersProps {
  list: ListSearch<ReceiptSearch>;
  /** Name of the agency of the search, if a receipt of the list belongs to it; otherwise undefined. */
  agency: string | undefined;
}

/** Payer or reference, days of arrival, sum and agency. */
export function ReceiptFilters({ list, agency }: ReceiptFiltersProps) {
  const { search, change } = list;
  const t = usePhrases('console-receipts');
  const [picked, setPicked] = useState<{ id: number; name: string } | null>(null);
  const name = agency ?? (picked?.id === search.agency_id ? picked?.name : undefined);
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
      <DatePeriod
        name={t('received')}
        lean="past"
        offers={['today', 'this_week', 'this_month', 'last_month']}
        value={{ from: search.from, to: search.to }}
        onChange={({ from, to }) => change({ from, to })}
      />
      <SumFilter key={search.sum} sum={search.sum} onSearch={(sum) => change({ sum })} />
      <AgencyField
        agencyId={search.agency_id}
        chosen={search.agency_id === null ? undefined : (name ?? t('oneAgency'))}
        onChange={(id, chosen) => {
          setPicked({ id, name: chosen });
          change({ agency_id: id });
        }}
      />
      {search.agency_id !== null && (
        <Button icon="close" size="compact" onClick={() => change({ agency_id: null })}>
          {t('anyAgency')}
        </Button>
      )}
    </FilterLine>
  );
}

/** Sum sent or credited; Enter searches. */
function SumFilter({ sum, onSearch }: { sum: string; onSearch: (sum: string) => void }) {
  const t = usePhrases('console-receipts');
  const [typed, setTyped] = useState(sum);
  return (
    <form
      className="w-36 max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextInput
        aria-label={t('sum')}
        placeholder={t('sum')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed.trim() !== sum && onSearch(typed.trim())}
      />
    </form>
  );
}
