import { useNarrow } from '@serai/ui/use-narrow';
import { type RefCallback, type RefObject, useRef } from 'react';

/** For a dialog with a form: the refs of the form and of the element that has the focus when the dialog opens. */
interface EmptyField {
  form: RefCallback<HTMLFormElement>;
  initialFocus: RefObject<HTMLElement | null>;
}

/**
 * Focuses the first empty field of a form when its dialog opens, so that typing can begin at once. On a phone,
 * where the keyboard would cover the dialog, the dialog keeps its usual focus.
 */
export function useEmptyField(): EmptyField {
  const field = useRef<HTMLElement | null>(null);
  const isNarrow = useNarrow();
  return {
    form: (form) => {
      field.current = form === null || isNarrow ? null : emptyFieldOf(form);
    },
    initialFocus: field,
  };
}

function emptyFieldOf(form: HTMLFormElement): HTMLElement | null {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), select, textarea',
  );
  return [...fields].find(({ value }) => value === '') ?? null;
}
