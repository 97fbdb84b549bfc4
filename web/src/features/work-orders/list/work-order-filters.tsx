import { workTypes } from '@serai/contract/work-types';
import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useId, useState } from 'react';
import { optionsIn } from '../../../platform/api/options-in.ts';
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
        <fieldset className="flex min-w-0 items-center gap-2 max-sm:w-full">
          <legend className="sr-only">{t('made')}</legend>
          <TextInput
            type="date"
            aria-label={`${t('made')} ${t('from')}`}
            value={made_from ?? ''}
            max={made_to ?? undefined}
            className="sm:w-36"
            onChange={(event) => onChange({ made_from: event.target.value || null })}
          />
          <span aria-hidden="true" className="text-muted">
            –
          </span>
          <TextInput
            type="date"
            aria-label={`${t('made')} ${t('to')}`}
            value={made_to ?? ''}
            min={made_from ?? undefined}
            className="sm:w-36"
            onChange={(event) => onChange({ made_to: event.target.value || null })}
          />
        </fieldset>
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
