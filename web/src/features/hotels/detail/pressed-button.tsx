import { classNames } from '@serai/ui/class-names';
import type { ReactNode } from 'react';

/** A small button that is pressed or not, e.g. a chip. */
export function PressedButton(props: {
  pressed: boolean;
  onClick: () => void;
  className: string;
  children: ReactNode;
}) {
  const { pressed, onClick, className, children } = props;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={classNames(
        'h-8 shrink-0 border border-line-strong bg-surface px-3 text-caption whitespace-nowrap hover:border-teal hover:text-teal',
        'aria-pressed:border-teal aria-pressed:bg-teal-soft aria-pressed:font-strong aria-pressed:text-teal',
        className,
      )}
    >
      {children}
    </button>
  );
}
