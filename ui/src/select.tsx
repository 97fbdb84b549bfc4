import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.tsx';
import { Icon } from './icons.tsx';
import { controlClass } from './text-input.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  ref?: Ref<HTMLSelectElement> | undefined;
  options: readonly SelectOption[];
  /** Shown if nothing is selected; not selectable. */
  placeholder?: string | undefined;
}

/** The platform's own select in our frame: it works with every keyboard, screen reader and phone. */
export function Select({ options, placeholder, className, ref, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} ref={ref} className={classNames(controlClass, 'appearance-none truncate pr-9')}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
