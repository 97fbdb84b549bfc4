import { useEffect } from 'react';
import { isTypedInto } from './typed-forms.ts';

/** Forbids reloading the page for a newer build until the returned function is called. */
export function holdReload(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  return () => {
    holds.delete(hold);
  };
}

/** True while a form is half filled or a submit is open. */
export function reloadIsHeld(): boolean {
  return holds.size > 0 || isTypedInto();
}

/** Prevents reloads while `dirty`, so that a half-filled form is not lost. */
export function useHoldReload(dirty: boolean): void {
  useEffect(() => (dirty ? holdReload() : undefined), [dirty]);
}

const holds = new Set<symbol>();
