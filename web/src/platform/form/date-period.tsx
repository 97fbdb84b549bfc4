import { Select } from '@serai/ui/select';
import { usePhrases } from '../i18n/phrases.ts';
import { DateInput, readersDay } from './date-input.tsx';
import { type Period, type PeriodName, periodName, periodOf } from './periods.ts';
import type { DateLean } from './read-date.ts';

interface DatePeriodProps {
  /** Meaning of the dates, e.g. “Check-in”; shown before the fields. */
  name: string;
  /** Keeps the name for screen readers. */
  nameHidden?: boolean;
  value: Period;
  onChange: (value: Period) => void;
  /** Periods offered as buttons; none if absent. */
  offers?: readonly PeriodName[];
  lean?: DateLean;
  /** Today for the offers, `YYYY-MM-DD`; by default in the reader's time zone. */
  today?: string | undefined;
}

/** Period of a list: a usual one, or any first and last day. The page loads 'dates'. */
export function DatePeriod(props: DatePeriodProps) {
  const { name, nameHidden, value, onChange, offers = [], lean, today = readersDay() } = props;
  const t = usePhrases('dates');
  const { from, to } = value;
  const chosen = periodName(value, today, offers);
  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-2 max-sm:w-full">
      {/* A legend cannot share the line of its fields: it is read by screen readers, the text beside it is seen. */}
      <legend className="sr-only">{name}</legend>
      {!nameHidden && (
        <span
          aria-hidden="true"
          className="min-w-16 shrink-0 text-caption leading-10 whitespace-nowrap text-muted"
        >
          {name}
        </span>
      )}
      {offers.length > 0 && (
        <Select
          aria-label={t('period', { name })}
          className="w-28 max-sm:flex-1"
          value={chosen ?? 'days'}
          onChange={({ target }) => {
            const next = offers.find((offer) => offer === target.value);
            if (next) onChange(periodOf(next, today));
            else if (target.value === 'all') onChange({ from: null, to: null });
          }}
          options={[
            { value: 'all', label: t('period_all') },
            ...(chosen === null ? [{ value: 'days', label: t('period_days') }] : []),
            ...offers.map((offer) => ({ value: offer, label: t(`period_${offer}`) })),
          ]}
        />
      )}
      <span className="flex min-w-0 items-start gap-2 max-sm:w-full">
        <DateInput
          aria-label={`${name} ${t('from')}`}
          value={from ?? ''}
          max={to ?? undefined}
          lean={lean}
          today={today}
          className="w-full sm:w-40"
          onChange={(date) => onChange({ from: date || null, to })}
        />
        <span aria-hidden="true" className="leading-10 text-muted">
          –
        </span>
        <DateInput
          aria-label={`${name} ${t('to')}`}
          value={to ?? ''}
          min={from ?? undefined}
          lean={lean}
          today={today}
          className="w-full sm:w-40"
          onChange={(date) => onChange({ from, to: date || null })}
        />
      </span>
    </fieldset>
  );
}
