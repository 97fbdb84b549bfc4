import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import { Icon } from '@serai/ui/icons';
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

/** A quiet choice below the line: label and value in one row of text. */
function Choice<Value extends string>(props: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const { label, options, value, onChange } = props;
  return (
    <label className="inline-flex min-h-10 min-w-0 max-w-full items-center gap-2 text-caption lg:min-h-8">
      <span className="shrink-0 text-muted">{label}</span>
      <span className="relative min-w-0">
        <select
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className="min-h-8 max-w-full appearance-none truncate rounded-control bg-transparent pr-6 font-strong text-text outline-teal focus-visible:outline-2 max-md:text-[1rem]"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface">
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={14}
          className="pointer-events-none absolute top-1/2 right-1 -translate-y-1/2 text-muted"
        />
      </span>
    </label>
  );
}
