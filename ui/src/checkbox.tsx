import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement> | undefined;
  label: ReactNode;
  /** At the end of the line, e.g. a count. */
  aside?: ReactNode | undefined;
}

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, aside, className, ref, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-8 cursor-pointer items-center gap-2', className)}>
      <span className="relative inline-flex size-5 shrink-0">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className="peer size-5 appearance-none rounded-[4px] border border-line-strong bg-surface checked:border-teal checked:bg-teal indeterminate:border-teal indeterminate:bg-teal indeterminate:shadow-[inset_0_0_0_4px_var(--color-surface)] aria-invalid:border-lacquer"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="pointer-events-none absolute inset-0 hidden stroke-surface stroke-[2.4] peer-checked:block"
          fill="none"
        >
          <path d="m5 10.5 3.5 3.5 6.5-7.5" />
        </svg>
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {aside !== undefined && <span className="figures shrink-0 text-caption text-muted">{aside}</span>}
    </label>
  );
}
