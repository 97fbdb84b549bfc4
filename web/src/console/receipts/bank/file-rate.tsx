import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

interface Rate {
  rate: string;
  rate_of: string;
}

interface FileRateProps {
  /** Currency of the agencies' accounts, and of the file. */
  account: string;
  currency: string;
  value: Rate;
  onChange: (value: Rate) => void;
}

/** Rate at which the receipts of a file in another currency are credited. */
export function FileRate({ account, currency, value, onChange }: FileRateProps) {
  const t = usePhrases('console-bank');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={t('rate')} required>
        {(control) => (
          <TextInput
            {...control}
            className="figures w-32"
            inputMode="decimal"
            autoComplete="off"
            maxLength={18}
            value={value.rate}
            onChange={({ target }) => onChange({ ...value, rate: target.value })}
          />
        )}
      </Field>
      <Field label={t('rateUnit')}>
        {(control) => (
          <Select
            {...control}
            className="w-28"
            value={value.rate_of || account}
            onChange={({ target }) => onChange({ ...value, rate_of: target.value })}
            options={[account, currency].map((one) => ({ value: one, label: `1 ${one}` }))}
          />
        )}
      </Field>
    </div>
  );
}
