import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.tsx';
import { FieldError } from './field.tsx';

export interface RadioChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line, e.g. the remaining balance. */
  detail?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  choices: readonly RadioChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Side by side from 640 px, otherwise one below the other. Default true. */
  inRow?: boolean | undefined;
}

/** Radio buttons as cards with room for a second line. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, legendHidden, choices, value, onChange, error, inRow = true } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex flex-col gap-2">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-caption font-strong'}>{legend}</legend>
      <div className={classNames('grid gap-2', inRow && 'sm:auto-cols-fr sm:grid-flow-col')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex cursor-pointer items-start gap-3 rounded-control border bg-surface p-4',
              'has-checked:border-teal has-checked:bg-teal-soft has-focus-visible:outline-2',
              'outline-offset-2 outline-teal has-disabled:cursor-not-allowed has-disabled:opacity-60',
              error ? 'border-lacquer' : 'border-line-strong',
            )}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="mt-1 size-4 shrink-0 appearance-none rounded-full border border-line-strong outline-none checked:border-[5px] checked:border-teal"
            />
            <span className="min-w-0">
              <span className="block font-strong">{choice.label}</span>
              {choice.detail && <span className="block text-caption text-muted">{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
