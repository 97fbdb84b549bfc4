import { type KeyboardEvent, type Ref, useState } from 'react';
import { classNames } from './class-names.tsx';
import { type FieldControl, FieldError } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';
import { useLatePanel } from './use-late-panel.tsx';

export interface DateFieldProps extends Partial<FieldControl> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with a complete date or an empty text when the field is left, Enter is pressed or a day is selected. */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Parses typed text to `YYYY-MM-DD`; null if it is not a date. */
  read: (typed: string) => string | null;
  /** First and last accepted date, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** BCP 47, e.g. `zh-CN`; for names of months and days. */
  locale: string;
  words: DateFieldWords;
  name?: string | undefined;
  autoComplete?: string | undefined;
  'aria-label'?: string | undefined;
  /** Without a border, for use in a row with other fields. */
  bare?: boolean | undefined;
  className?: string | undefined;
}

export interface DateFieldWords {
  /** Example of accepted input, e.g. “12/10, Fri”. */
  placeholder: string;
  /** Label of the button that opens the calendar. */
  calendar: string;
  /** Title of the calendar. */
  choose: string;
  close: string;
  previousMonth: string;
  nextMonth: string;
  /** The input is not a date. */
  notRead: string;
  /** The date is before `min` or after `max`. */
  outside: (min: string | undefined, max: string | undefined) => string;
}

/**
 * One date, typed or chosen from a calendar. Input is applied once it is a complete date, never per keystroke; anything
 * else stays in the field, marked as invalid, and is not applied.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, read, min, max, locale, words, bare, className, ...control } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { module, panel, button } = useLatePanel(importPanel);
  // A new value from outside replaces the typed text.
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setTyped(null);
    setFault(null);
  }

  /** Applies the typed text; false if it is not an accepted date. */
  function apply(text: string): boolean {
    const date = text.trim() === '' ? '' : read(text);
    const wrong = date === null ? words.notRead : isOutside(date) ? words.outside(min, max) : null;
    setFault(wrong);
    if (wrong !== null || date === null) {
      setTyped(text);
      return false;
    }
    setTyped(null);
    if (date !== value) onChange(date);
    return true;
  }

  const isOutside = (date: string) =>
    date !== '' && ((min !== undefined && date < min) || (max !== undefined && date > max));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    // A form is submitted only with an applied date.
    if (event.key === 'Enter' && typed !== null && !apply(typed)) event.preventDefault();
    if (event.key === 'Escape' && typed !== null) {
      setTyped(null);
      setFault(null);
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      button.onClick();
    }
  }

  const faultId = control.id ? `${control.id}-fault` : undefined;
  return (
    <span className={classNames('inline-block min-w-0', className ?? 'w-full')}>
      <TextInput
        {...control}
        autoComplete={control.autoComplete ?? 'off'}
        inputMode="text"
        placeholder={words.placeholder}
        value={typed ?? value}
        {...(fault && {
          'aria-invalid': true,
          'aria-describedby': [control['aria-describedby'], faultId].filter(Boolean).join(' ') || undefined,
        })}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(null);
        }}
        onBlur={() => {
          if (typed !== null) apply(typed);
          onBlur?.();
        }}
        onKeyDown={onKeyDown}
        bare={bare}
        className="w-full"
        after={
          <IconButton
            {...button}
            icon="calendar"
            label={control['aria-label'] ? `${words.calendar}: ${control['aria-label']}` : words.calendar}
            className={bare ? '-my-2 size-8! text-muted' : 'size-9! text-muted'}
          />
        }
      />
      {fault && <FieldError {...(faultId && { id: faultId })}>{fault}</FieldError>}
      {module && (
        <module.DayPanel
          {...panel}
          value={typed === null ? value : (read(typed) ?? value)}
          onChange={(date) => {
            setTyped(null);
            setFault(null);
            if (date !== value) onChange(date);
          }}
          min={min}
          max={max}
          locale={locale}
          words={words}
        />
      )}
    </span>
  );
}

const importPanel = () => import('./day-panel.tsx');
