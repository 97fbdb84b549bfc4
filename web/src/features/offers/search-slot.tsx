import { classNames } from '@serai/ui/class-names';
import { FieldError } from '@serai/ui/field';
import { createContext, type ReactNode, useContext, useId } from 'react';

/** One field of a search line, with its error below. */
export function SearchSlot(props: {
  compact: boolean;
  /** In a column beside a menu, where a wider window is needed for one line. */
  narrow?: boolean;
  error: string | false | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { compact, narrow = false, error, className, children } = props;
  const id = useId();
  return (
    <div
      className={classNames(
        'min-w-0 border-line px-4 outline-teal has-[:focus-visible]:outline-2',
        narrow
          ? 'max-xl:border-b xl:border-r max-xl:first:rounded-t-card xl:first:rounded-l-card'
          : 'max-lg:border-b lg:border-r max-lg:first:rounded-t-card lg:first:rounded-l-card',
        compact ? 'py-1' : 'py-3',
        className,
      )}
    >
      <SlotError value={error ? id : undefined}>{children}</SlotError>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

const SlotError = createContext<string | undefined>(undefined);

/** Returns the id of the error message of this slot's field; undefined without an error. */
export function useSlotError(): string | undefined {
  return useContext(SlotError);
}
