import { flushSync } from 'react-dom';

/** Shows what is wrong with a form, and goes to the first field it is about. */
export function showFaults(form: HTMLFormElement, show: () => void): void {
  // The marks must stand in the document before they can be looked for.
  flushSync(show);
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  field?.focus();
  // What is wrong stands inside, and its panel goes to it.
  if (field?.dataset.faultInside) field.click();
}
