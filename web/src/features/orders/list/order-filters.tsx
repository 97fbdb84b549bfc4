import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Select } from '@serai/ui/select';
import { useId, useState } from 'react';
import { DatePeriod } from '../../../platform/form/date-period.tsx';
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
    <div className="not-printed flex flex-wrap items-center gap-x-6 gap-y-2">
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
        <DatePeriod
          name={t('service')}
          lean="closest"
          offers={['today', 'tomorrow', 'this_week', 'this_month', 'last_month']}
          value={{ from: search.service_from, to: search.service_to }}
          onChange={({ from, to }) => onChange({ service_from: from, service_to: to })}
        />
        <DatePeriod
          name={t('booked')}
          lean="past"
          offers={['today', 'this_week', 'this_month', 'last_month']}
          value={{ from: search.booked_from, to: search.booked_to }}
          onChange={({ from, to }) => onChange({ booked_from: from, booked_to: to })}
        />
        {(search.keyword !== '' || hasDates) && (
          <Button kind="quiet" size="compact" onClick={() => onChange(cleared)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

const cleared = {
  keyword: '',
  booked_from: null,
  booked_to: null,
  service_from: null,
  service_to: null,
} satisfies Partial<OrderSearch>;
