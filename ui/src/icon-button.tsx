import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.tsx';
import { Icon, type IconName } from './icons.tsx';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement> | undefined;
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
}

/** A square button with an icon only; 40 px, the minimum for a finger including its margin. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control transition-colors duration-150',
        'hover:bg-current/10 disabled:cursor-not-allowed disabled:opacity-40',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
