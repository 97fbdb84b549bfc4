import { classNames } from './class-names.tsx';

export interface SwitchProps {
  /** Accessible name of the setting. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** Cannot be changed; the reason is shown beside it. */
  fixed?: boolean | undefined;
  busy?: boolean | undefined;
}

/** A switch with immediate effect. Position and colour show its state. */
export function Switch({ label, on, onChange, fixed = false, busy = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={on}
      aria-busy={busy || undefined}
      disabled={fixed}
      onClick={() => !busy && onChange(!on)}
      className="inline-flex h-10 w-12 items-center justify-center rounded-control disabled:cursor-not-allowed"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'relative block h-6 w-11 rounded-full border transition-colors duration-150',
          on ? 'border-teal bg-teal' : 'border-line-strong bg-sunken',
          fixed && 'opacity-60',
          busy && 'opacity-70',
        )}
      >
        <span
          className={classNames(
            'absolute top-0.5 left-0.5 size-[1.125rem] rounded-full transition-transform duration-150',
            on ? 'translate-x-5 bg-surface' : 'bg-line-strong',
          )}
        />
      </span>
    </button>
  );
}
