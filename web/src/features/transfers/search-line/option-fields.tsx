import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { FlightKind } from './transfer-search.ts';

/** Language of the driver: the local one, or Chinese, which costs extra abroad. */
export function DriverField(props: {
  value: DriverLanguage | null;
  onChange: (value: DriverLanguage | null) => void;
}) {
  const t = usePhrases('transfer-search');
  return (
    <Choice
      label={t('driver')}
      options={(['local', 'chinese'] as const).map((value) => ({ value, label: t(`driver_${value}`) }))}
      value={props.value === 'chinese' ? 'chinese' : 'local'}
      onChange={(value) => props.onChange(value === 'chinese' ? value : null)}
    />
  );
}

/** Domestic or international; determines how early guests must be at the airport. */
export function FlightKindField(props: { value: FlightKind; onChange: (value: FlightKind) => void }) {
  const t = usePhrases('transfer-search');
  return (
    <Choice
      label={t('flightKind')}
      options={(['international', 'domestic'] as const).map((value) => ({
        value,
        label: t(`flightKind_${value}`),
      }))}
      {...props}
    />
  );
}

function Choice<Value extends string>(props: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const { label, options, value, onChange } = props;
  return (
    <Field label={label} className="min-w-40">
      {(control) => (
        <Select
          {...control}
          options={options}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        />
      )}
    </Field>
  );
}
