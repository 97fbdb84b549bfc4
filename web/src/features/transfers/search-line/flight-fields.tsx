import type { TransferMode } from '@serai/contract/transfers/transfers';
import { Field, FieldError, type FieldProps } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useId } from 'react';
import { MomentInput } from '../../../platform/form/moment-input.tsx';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SlotField } from '../../offers/slot-field.tsx';

interface FlightFieldProps {
  value: string;
  /** Shown beside a field of a form; in a line its slot shows it. */
  error?: string | undefined;
  onChange: (value: string) => void;
  /** Within a slot of the search line. */
  inLine?: boolean;
}

/** Flight number as on the ticket; case and spaces do not matter. */
export function FlightNumberField(props: FlightFieldProps & { optional: boolean }) {
  const { value, error, onChange, optional, inLine = false } = props;
  const t = usePhrases('transfer-search');
  const common = usePhrases('common');
  const Frame = inLine ? SlotField : Field;
  return (
    <Frame label={t('flightNumber')} error={error} optionalWord={optional ? common('optional') : undefined}>
      {(control) => (
        <TextInput
          {...control}
          bare={inLine}
          value={value}
          maxLength={12}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('flightNumberPlaceholder')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Frame>
  );
}

/** Landing or departure time of the flight, local to the airport. */
export function FlightTimeField(props: FlightFieldProps & { mode: TransferMode; nowMs: number }) {
  const { mode, nowMs, value, error, onChange, inLine = false } = props;
  const t = usePhrases('transfer-search');
  const Frame = inLine ? SlotField : Field;
  const label = mode === 'pick_up' ? t('arriving') : t('departing');
  return (
    <Frame label={label} hint={t('airportTime')} error={error}>
      {(control) => (
        <MomentInput
          {...control}
          bare={inLine}
          label={label}
          {...calendarBounds(new Date(nowMs))}
          value={value}
          onChange={onChange}
        />
      )}
    </Frame>
  );
}

/** Pick-up time for a departure; optional. In the search line it is a row of its own below the slots. */
export function TransferTimeField(props: FlightFieldProps & { flightAt: string; nowMs: number }) {
  const { flightAt, nowMs, value, error, onChange, inLine = false } = props;
  const t = usePhrases('transfer-search');
  const common = usePhrases('common');
  const { min, max } = calendarBounds(new Date(nowMs));
  const Frame = inLine ? RowField : Field;
  return (
    <Frame
      label={t('transferAt')}
      hint={t('transferAtHint')}
      error={error}
      optionalWord={common('optional')}
      className="w-72 max-w-full"
    >
      {(control) => (
        <MomentInput
          {...control}
          label={t('transferAt')}
          min={min}
          max={flightAt.slice(0, 10) || max}
          value={value}
          onChange={onChange}
        />
      )}
    </Frame>
  );
}

/** Label, field and hint beside one another, the error below. */
function RowField({ label, optionalWord, hint, error, children }: FieldProps) {
  const id = useId();
  const described = { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` };
  return (
    <div className="grid min-w-0 max-w-full gap-1">
      <div className="flex flex-wrap items-center gap-x-2 text-caption">
        <label htmlFor={id} className="text-muted">
          {label} {optionalWord}
        </label>
        <div className="w-60 max-w-full">{children({ id, ...(error && described) })}</div>
        <span className="text-muted">{hint}</span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
