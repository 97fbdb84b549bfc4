import type { TransferMode } from '@serai/contract/transfers/transfers';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

interface TextFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Flight number as on the ticket; case and spaces do not matter. */
export function FlightNumberField(props: TextFieldProps & { optional: boolean }) {
  const { value, error, onChange, optional } = props;
  const t = usePhrases('transfer-search');
  const common = usePhrases('common');
  return (
    <Field label={t('flightNumber')} error={error} optionalWord={optional ? common('optional') : undefined}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={12}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('flightNumberPlaceholder')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Landing or departure time of the flight, local to the airport. */
export function FlightTimeField(props: TextFieldProps & { mode: TransferMode; nowMs: number }) {
  const { mode, nowMs, ...field } = props;
  const t = usePhrases('transfer-search');
  const { min, max } = calendarBounds(new Date(nowMs));
  return (
    <LocalTimeField
      {...field}
      label={mode === 'pick_up' ? t('arriving') : t('departing')}
      hint={t('airportTime')}
      min={`${min}T00:00`}
      max={`${max}T23:59`}
    />
  );
}

/** Pick-up time for a departure; optional. */
export function TransferTimeField(props: TextFieldProps & { flightAt: string; nowMs: number }) {
  const { flightAt, nowMs, ...field } = props;
  const t = usePhrases('transfer-search');
  const common = usePhrases('common');
  const { min, max } = calendarBounds(new Date(nowMs));
  return (
    <LocalTimeField
      {...field}
      className="w-60"
      label={t('transferAt')}
      optionalWord={common('optional')}
      hint={t('transferAtHint')}
      min={`${min}T00:00`}
      max={flightAt || `${max}T23:59`}
    />
  );
}

/** Native control: familiar on every phone and keyboard, and it formats dates for the reader. */
function LocalTimeField(
  props: TextFieldProps & {
    label: string;
    hint: string;
    optionalWord?: string;
    className?: string;
    min: string;
    max: string;
  },
) {
  const { label, hint, optionalWord, className, value, error, min, max, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error} optionalWord={optionalWord} className={className}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={value}
          min={min}
          max={max}
          onChange={(event) => onChange(event.target.value.slice(0, 16))}
        />
      )}
    </Field>
  );
}
