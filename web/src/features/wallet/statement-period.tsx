import { Button } from '@serai/ui/button';
import { Select } from '@serai/ui/select';
import { useApp } from '../../platform/app.tsx';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import { addDays, addMonths } from '../../platform/format/civil-days.ts';
import { timeText } from '../../platform/format/dates.ts';
import { localeOf } from '../../platform/i18n/language.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { StatementSearch } from './statement-search.ts';

type Period = Pick<StatementSearch, 'from' | 'to'>;

interface PeriodProps {
  search: Period;
  onChange: (period: Period) => void;
}

/** Period of the statement: a month, any two days, or all. */
export function StatementPeriod({ search, onChange }: PeriodProps) {
  const t = usePhrases('balance');
  const { from, to } = search;
  return (
    <fieldset className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-1">
      <legend className="sr-only">{t('period')}</legend>
      <MonthChoice search={search} onChange={onChange} />
      <DatePeriod name={t('period')} nameHidden lean="past" value={{ from, to }} onChange={onChange} />
      {(from || to) && (
        <Button kind="quiet" size="compact" onClick={() => onChange({ from: null, to: null })}>
          {t('clear')}
        </Button>
      )}
    </fieldset>
  );
}

const monthsOffered = 13;

function MonthChoice({ search: { from, to }, onChange }: PeriodProps) {
  const t = usePhrases('balance');
  const { lang } = useApp();
  const thisMonth = timeText(Date.now(), lang).slice(0, 7);
  const months = Array.from({ length: monthsOffered }, (_, back) => addMonths(thisMonth, -back));
  const chosen = monthOf(from, to);
  const shown = chosen === null || months.includes(chosen) ? months : [chosen, ...months];
  const name = new Intl.DateTimeFormat(localeOf(lang), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <Select
      aria-label={t('month')}
      className="max-sm:w-full max-sm:flex-none!"
      value={chosen ?? (from || to ? 'days' : 'all')}
      onChange={(event) => onChange(spanOf(event.target.value))}
      options={[
        { value: 'all', label: t('allDays') },
        ...(chosen === null && (from || to) ? [{ value: 'days', label: t('someDays') }] : []),
        ...shown.map((month) => ({ value: month, label: name.format(new Date(`${month}-01T00:00:00Z`)) })),
      ]}
    />
  );
}

/** The month between two days; null unless they are its first and last day. */
function monthOf(from: string | null, to: string | null): string | null {
  const month = from?.slice(0, 7);
  return month && spanOf(month).from === from && spanOf(month).to === to ? month : null;
}

function spanOf(month: string): Period {
  if (month === 'all' || month === 'days') return { from: null, to: null };
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}
