import type { FieldControl } from '@serai/ui/field';
import { type KeyboardEvent, useState } from 'react';
import { usePhrases } from '../i18n/phrases.ts';
import { DateInput } from './date-input.tsx';
import { TimeInput } from './time-input.tsx';

interface MomentInputProps extends Partial<FieldControl> {
  /** Name of the pair for screen readers: the label of its field. */
  label: string;
  /** Local time `YYYY-MM-DDTHH:MM`, or empty. */
  value: string;
  /** Called with a complete local time, or with an empty text while one part is missing. */
  onChange: (value: string) => void;
  /** First and last accepted day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Minutes between two times of the list. Default 15. */
  stepMinutes?: number | undefined;
  /** Enter applies the input and does not submit the form, e.g. because a new price must be shown first. */
  appliesOnly?: boolean;
  /** Without a border, for use in a row with other fields. */
  bare?: boolean;
}

/** A day and a time of day side by side, both local to a place. The page loads 'dates'. */
export function MomentInput(props: MomentInputProps) {
  const { label, value, onChange, min, max, stepMinutes, appliesOnly = false, bare, ...control } = props;
  const t = usePhrases('dates');
  const [parts, setParts] = useState(() => partsOf(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // An empty value while a part is missing is that of this field.
    if (value !== wholeOf(parts)) setParts(partsOf(value));
  }

  function change(part: Partial<Parts>) {
    const next = { ...parts, ...part };
    setParts(next);
    if (wholeOf(next) !== value) onChange(wholeOf(next));
  }

  const { id, ...others } = control;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and the label is elsewhere
    <div
      role="group"
      aria-label={label}
      onKeyDown={(event: KeyboardEvent) => {
        if (appliesOnly && event.key === 'Enter') event.preventDefault();
      }}
      className={
        bare ? 'grid grid-cols-[minmax(0,1fr)_3.5rem] gap-2' : 'grid grid-cols-[minmax(0,1fr)_6rem] gap-2'
      }
    >
      <DateInput
        {...others}
        {...(id !== undefined && { id })}
        bare={bare}
        lean="coming"
        today={min}
        value={parts.day}
        min={min}
        max={max}
        onChange={(day) => change({ day })}
      />
      <TimeInput
        {...others}
        bare={bare}
        aria-label={t('time')}
        stepMinutes={stepMinutes}
        value={parts.time}
        onChange={(time) => change({ time })}
      />
    </div>
  );
}

interface Parts {
  day: string;
  time: string;
}

function partsOf(value: string): Parts {
  return { day: value.slice(0, 10), time: value.slice(11, 16) };
}

function wholeOf({ day, time }: Parts): string {
  return day === '' || time === '' ? '' : `${day}T${time}`;
}
