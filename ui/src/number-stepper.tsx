import { IconButton } from './icon-button.tsx';

export interface NumberStepperProps {
  /** Accessible name, e.g. “Adults, room 1”. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  words: { less: string; more: string };
}

/** A small integer with minus and plus buttons; arrow keys, Home and End work on the number itself. */
export function NumberStepper({ label, value, min, max, onChange, words }: NumberStepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const keys: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    Home: min,
    End: max,
  };
  return (
    <div className="inline-flex items-center rounded-control border border-line-strong bg-surface">
      <IconButton
        icon="minus"
        label={`${words.less}: ${label}`}
        disabled={value <= min}
        tabIndex={-1}
        onClick={() => set(value - 1)}
      />
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        className="figures min-w-8 rounded-control text-center font-strong"
        onKeyDown={(event) => {
          const next = keys[event.key];
          if (next === undefined) return;
          event.preventDefault();
          set(next);
        }}
      >
        {value}
      </span>
      <IconButton
        icon="plus"
        label={`${words.more}: ${label}`}
        disabled={value >= max}
        tabIndex={-1}
        onClick={() => set(value + 1)}
      />
    </div>
  );
}
