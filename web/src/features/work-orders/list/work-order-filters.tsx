import { workTypes } from '@serai/contract/work-orders/types';
import { Select } from '@serai/ui/select';
import { optionsIn } from '../../../platform/api/options-in.ts';
import { DatePeriod } from '../../../platform/form/date-period.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FilterLine } from '../../../platform/list/filter-line.tsx';
import type { ListSearch } from '../../../platform/list/use-list-search.ts';
import { useRead } from '../../../platform/query/use-read.ts';
import type { WorkOrdersSearch } from './work-orders-search.ts';

/** Keyword, type, and the days on which work orders were raised. */
export function WorkOrderFilters({ list }: { list: ListSearch<WorkOrdersSearch> }) {
  const t = usePhrases('work-orders');
  const types = useRead('ajax/workType', {}).data;
  const { type, made_from, made_to } = list.search;
  return (
    <FilterLine
      list={list}
      words={{
        keywordLabel: t('keywordLabel'),
        keyword: t('keyword'),
        filters: t('filters'),
        clear: t('clear'),
      }}
      startsOpen={type !== null || made_from !== null || made_to !== null}
      filtersClass="gap-x-4 max-sm:w-full"
    >
      <Select
        aria-label={t('type')}
        className="w-48 max-sm:w-full"
        value={type ?? ''}
        onChange={({ target }) =>
          list.change({ type: workTypes.find((one) => one === target.value) ?? null })
        }
        options={[{ value: '', label: t('allTypes') }, ...(types ? optionsIn(types) : [])]}
      />
      <DatePeriod
        name={t('made')}
        nameHidden
        lean="past"
        offers={['today', 'this_week', 'this_month', 'last_month']}
        value={{ from: made_from, to: made_to }}
        onChange={({ from, to }) => list.change({ made_from: from, made_to: to })}
      />
    </FilterLine>
  );
}
