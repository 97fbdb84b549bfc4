import { Field } from '@serai/ui/field';
import { DateInput } from '../../platform/form/date-input.tsx';
import { TimeInput } from '../../platform/form/time-input.tsx';

interface MomentFieldsProps {
  labels: { date: string; time: string };
  /** `YYYY-MM-DD` and `HH:MM`; empty if not given. */
  date: string;
  time: string;
  error?: string | undefined;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
}

/** A date and a time of day at the base, side by side. */
export function MomentFields({ labels, date, time, error, onDate, onTime }: MomentFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
      <Field label={labels.date} required error={error}>
        {(control) => <DateInput {...control} value={date} onChange={onDate} />}
      </Field>
      <Field label={labels.time} required>
        {(control) => <TimeInput {...control} value={time} onChange={onTime} />}
      </Field>
    </div>
  );
}
