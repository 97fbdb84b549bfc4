import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { usePhrases } from '../../platform/i18n/phrases.ts';

interface MonthSelectProps {
  month: string;
  /** Newest first. */
  months: readonly string[];
  onChange: (month: string) => void;
}

/** Choice of a month, `YYYY-MM`. */
export function MonthSelect({ month, months, onChange }: MonthSelectProps) {
  const t = usePhrases('console-closing');
  const options = [...new Set([month, ...months])].sort().reverse();
  return (
    <div className="w-44">
      <Field label={t('month')}>
        {(control) => (
          <Select
            {...control}
            value={month}
            options={options.map((one) => ({ value: one, label: one }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    </div>
  );
}
