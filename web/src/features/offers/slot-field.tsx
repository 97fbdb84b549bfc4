import type { FieldProps } from '@serai/ui/field';
import { useId } from 'react';
import { useSlotError } from './search-slot.tsx';

/**
 * A field within a `SearchSlot`, which shows its error. Takes the props of `Field`, so that one control fits into a
 * line and into a form; the hint is omitted.
 */
export function SlotField({ label, optionalWord, children }: FieldProps) {
  const id = useId();
  const wrong = useSlotError();
  return (
    <>
      <label htmlFor={id} className="block truncate text-caption text-muted">
        {label}
        {optionalWord && <span className="ml-2">{optionalWord}</span>}
      </label>
      {children({ id, ...(wrong !== undefined && { 'aria-invalid': true, 'aria-describedby': wrong }) })}
    </>
  );
}
