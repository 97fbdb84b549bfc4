import { classNames } from '@serai/ui/class-names';
import { FieldError } from '@serai/ui/field';
import { createContext, type ReactNode, useContext, useId } from 'react';

/** One field of a search line, with what is wrong with it beneath. */
export function SearchSlot(props: {
  compact: boolean;
  error: string | false | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { compact, error, className, children } = props;
  const id = useId();
  return (
    <div
      className={classNames(
        'min-w-0 px-4 outline-teal max-lg:first:rounded-t-card lg:first:rounded-l-card has-[:focus-visible]:outline-2 lg:border-r lg:border-line',
        'max-lg:border-b max-lg:border-line',
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

/** The id of the sentence that says what is wrong with the field of this slot; undefined while nothing is. */
export function useSlotError(): string | undefined {
  return useContext(SlotError);
}
