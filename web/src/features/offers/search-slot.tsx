import { classNames } from '@serai/ui/class-names';
import { FieldError } from '@serai/ui/field';
import type { ReactNode } from 'react';

/** One field of a search line, with what is wrong with it beneath. */
export function SearchSlot(props: {
  compact: boolean;
  error: string | false | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { compact, error, className, children } = props;
  return (
    <div
      className={classNames(
        'min-w-0 px-4 outline-teal max-lg:first:rounded-t-card lg:first:rounded-l-card has-[:focus-visible]:outline-2 lg:border-r lg:border-line',
        'max-lg:border-b max-lg:border-line',
        compact ? 'py-1' : 'py-3',
        className,
      )}
    >
      {children}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
