import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useId, useState } from 'react';
import { KeywordForm } from '../../../platform/list/keyword-form.tsx';
import { useOrderPhrases } from '../service-words.ts';
import { dateFilters, type OrderSearch } from './order-search.ts';

interface FilterProps {
  search: OrderSearch;
  onChange: (part: Partial<OrderSearch>) => void;
}

/** Keyword, two ranges of dates and the order of rows. On a phone all but the keyword wait behind a button. */
export function OrderFilters(props: FilterProps) {
  const { search, onChange } = props;
  const t = useOrderPhrases('order-list');
  const id = useId();
  const hasDates = dateFilters.some((name) => search[name] !== null);
  const [open, setOpen] = useState(hasDates);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="flex w-full gap-2 lg:w-auto lg:flex-1">
        <KeywordForm
          key={search.keyword}
          keyword={search.keyword}
          label={t('keywordLabel')}
          placeholder={t('keyword')}
          className="flex-1 lg:max-w-md"
          onSearch={(keyword) => onChange({ keyword })}
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
      <Select
        aria-label={t('sort')}
        className={classNames('max-sm:w-full sm:max-lg:order-last', !open && 'max-sm:hidden')}
        value={search.sort}
        onChange={(event) => onChange({ sort: event.target.value === 'service' ? 'service' : 'booked' })}
        options={[
          { value: 'booked', label: t('sortBooked') },
          { value: 'service', label: t('sortService') },
        ]}
      />
      <div
        id={id}
        className={classNames(
          'flex flex-wrap items-center gap-x-6 gap-y-2 sm:w-full',
          !open && 'max-sm:hidden',
        )}
      >
        <Dates legend={t('service')} from="service_from" to="service_to" {...props} />
        <Dates legend={t('booked')} from="booked_from" to="booked_to" {...props} />
        {(search.keyword !== '' || hasDates) && (
          <Button kind="quiet" size="compact" onClick={() => onChange(cleared)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

type DateFilter = (typeof dateFilters)[number];

function Dates(props: FilterProps & { legend: string; from: DateFilter; to: DateFilter }) {
  const { search, onChange, legend, from, to } = props;
  const t = useOrderPhrases('order-list');
  return (
    <fieldset className="flex min-w-0 items-center gap-2 max-sm:w-full">
      {/* A legend cannot stand in the line with its fields, so the words are said twice: seen here, read there. */}
      <legend className="sr-only">{legend}</legend>
      <span aria-hidden="true" className="w-16 shrink-0 text-caption text-muted">
        {legend}
      </span>
      <TextInput
        type="date"
        aria-label={`${legend} ${t('from')}`}
        value={search[from] ?? ''}
        max={search[to] ?? undefined}
        className="sm:w-36"
        onChange={(event) => onChange({ [from]: event.target.value || null })}
      />
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <TextInput
        type="date"
        aria-label={`${legend} ${t('to')}`}
        value={search[to] ?? ''}
        min={search[from] ?? undefined}
        className="sm:w-36"
        onChange={(event) => onChange({ [to]: event.target.value || null })}
      />
    </fieldset>
  );
}

const cleared = {
  keyword: '',
  booked_from: null,
  booked_to: null,
  service_from: null,
  service_to: null,
} satisfies Partial<OrderSearch>;
