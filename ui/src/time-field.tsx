import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.tsx';
import { type FieldControl, FieldError } from './field.tsx';
import { bareClass, controlClass } from './text-input.tsx';
import { steppedTime, timesOfDay } from './times-of-day.tsx';
import { isForInputMethod } from './use-composed-text.tsx';

export interface TimeFieldProps extends Partial<FieldControl> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** `HH:MM`, or empty. */
  value: string;
  /** Called with a time or an empty text when the field is left, Enter is pressed or a time is selected. */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Parses typed text to `HH:MM`; null if it is not a time. */
  read: (typed: string) => string | null;
  /** Minutes between two times of the list; a divisor of 60. Default 15. */
  stepMinutes?: number | undefined;
  words: TimeFieldWords;
  'aria-label'?: string | undefined;
  /** Without a border, for use in a row with other fields. */
  bare?: boolean | undefined;
  className?: string | undefined;
}

export interface TimeFieldWords {
  /** Shown while the field is empty, e.g. “--:--”. */
  placeholder: string;
  /** Accessible name of the list. */
  choose: string;
  /** The input is not a time. */
  notRead: string;
}

/**
 * A time of day, typed or chosen from a list; 24 hours. The arrows move by one step. Input is applied once it is a
 * complete time, never per keystroke; anything else stays in the field, marked as invalid, and is not applied.
 */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur, read, stepMinutes = 15, words, bare, className, ...control } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [open, setOpen] = useState(false);
  // A new value from outside replaces the typed text.
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    setTyped(null);
    setWrong(false);
  }
  const shown = typed ?? value;
  const marked = read(shown);

  function put(time: string) {
    setTyped(null);
    setWrong(false);
    if (time !== value) onChange(time);
  }

  /** Applies the typed text; false if it is not a time. */
  function apply(text: string): boolean {
    const time = text.trim() === '' ? '' : read(text);
    if (time === null) setWrong(true);
    else put(time);
    return time !== null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isForInputMethod(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setWrong(false);
      setTyped(steppedTime(marked, event.key === 'ArrowDown' ? stepMinutes : -stepMinutes));
    } else if (event.key === 'Enter') {
      // A form is submitted only with an applied time, and not by the key that selects one.
      if (open || (typed !== null && read(typed) === null)) event.preventDefault();
      if (typed !== null) apply(typed);
      setOpen(false);
    } else if (event.key === 'Escape' && (open || typed !== null)) {
      event.preventDefault();
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      setOpen(false);
      setTyped(null);
      setWrong(false);
    }
  }

  const faultId = `${id}-fault`;
  return (
    <span className={classNames('relative inline-block min-w-0', className ?? 'w-full')}>
      <input
        {...control}
        role="combobox"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.placeholder}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && marked ? `${id}-${marked}` : undefined}
        value={shown}
        {...(isWrong && {
          'aria-invalid': true,
          'aria-describedby': [control['aria-describedby'], faultId].filter(Boolean).join(' '),
        })}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
          // The value can also be set from elsewhere, e.g. by the browser; the list would otherwise stay open.
          setOpen(target === document.activeElement);
        }}
        onBlur={() => {
          if (typed !== null) apply(typed);
          setOpen(false);
          onBlur?.();
        }}
        onKeyDown={onKeyDown}
        className={classNames(bare ? bareClass : controlClass, 'tabular-nums')}
      />
      <TimeList
        id={id}
        label={words.choose}
        open={open}
        times={timesOfDay(stepMinutes)}
        marked={marked}
        onPick={(time) => {
          put(time);
          setOpen(false);
        }}
      />
      {isWrong && <FieldError id={faultId}>{words.notRead}</FieldError>}
    </span>
  );
}

function TimeList(props: {
  /** Prefix of the ids of the list and its options. */
  id: string;
  label: string;
  open: boolean;
  times: readonly string[];
  marked: string | null;
  onPick: (time: string) => void;
}) {
  const { id, label, open, times, marked, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  // Without a time the list begins in the morning.
  const nearest = marked ?? '08:00';
  useEffect(() => {
    if (!open || !list.current) return;
    const at = times.findIndex((time) => time >= nearest);
    const option = list.current.children[at];
    if (option instanceof HTMLElement) list.current.scrollTop = option.offsetTop - 2 * option.offsetHeight;
  }, [open, nearest, times]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!open}
      className="absolute top-full right-0 z-[1900] mt-2 max-h-64 w-full min-w-28 overflow-auto rounded-card border border-line bg-surface p-1 text-text shadow-floating"
    >
      {open &&
        times.map((time) => (
          // The input keeps the focus and hears the keys; an option only needs the pointer.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={time}
            id={`${id}-${time}`}
            role="option"
            tabIndex={-1}
            aria-selected={time === marked}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(time)}
            className="flex min-h-8 cursor-pointer items-center rounded-control px-3 tabular-nums hover:bg-sunken aria-selected:bg-teal-soft aria-selected:font-strong max-md:min-h-10"
          >
            {time}
          </div>
        ))}
    </div>
  );
}
