import { workTypes } from '@serai/contract/work-orders/types';
import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Select } from '@serai/ui/select';
import { useId, useState } from 'react';
import { optionsIn } from '../../../platform/api/options-in.ts';
import { DatePeriod } from '../../../platform/form/date-period.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { KeywordForm } from '../../../platform/list/keyword-form.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import type { WorkOrdersSearch } from './work-orders-search.ts';

interface FilterProps {
  search: WorkOrdersSearch;
  onChange: (part: Partial<WorkOrdersSearch>) => void;
}

/** Words, type and the days on which they were raised. On a phone all but the words wait behind a button. */
export function WorkOrderFilters({ search, onChange }: FilterProps) {
  const t = usePhrases('work-orders');
  const types = useRead('ajax/workType', {}).data;
  const id = useId();
  const { type, keyword, made_from, made_to, order } = search;
  const isSet = type !== null || made_from !== null || made_to !== null;
  const [open, setOpen] = useState(isSet);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="flex w-full gap-2 lg:w-auto lg:flex-1">
        <KeywordForm
          key={keyword}
          keyword={keyword}
          label={t('keywordLabel')}
          placeholder={t('keyword')}
          className="flex-1 lg:max-w-md"
          onSearch={(words) => onChange({ keyword: words })}
        />
        <Button
          icon="filter"
          aria-expanded={open}
          aria-controls={id}
          className="sm:hidden"
          onClick={() => setOpen(!open)}
        >
          {t('filters')}
        </Button>
      </div>
      <div
        id={id}
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full',
          !open && 'max-sm:hidden',
        )}
      >
        <Select
          aria-label={t('type')}
          className="w-48 max-sm:w-full"
          value={type ?? ''}
          onChange={({ target }) => onChange({ type: workTypes.find((one) => one === target.value) ?? null })}
          options={[{ value: '', label: t('allTypes') }, ...(types ? optionsIn(types) : [])]}
        />
        <DatePeriod
          name={t('made')}
          nameHidden
          lean="past"
          offers={['today', 'this_week', 'this_month', 'last_month']}
          value={{ from: made_from, to: made_to }}
          onChange={({ from, to }) => onChange({ made_from: from, made_to: to })}
        />
        {(isSet || keyword !== '' || order !== null) && (
          <Button kind="quiet" size="compact" onClick={() => onChange(cleared)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

const cleared = {
  type: null,
  keyword: '',
  made_from: null,
  made_to: null,
  order: null,
} satisfies Partial<WorkOrdersSearch>;
