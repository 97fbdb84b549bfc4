import type { ErrorCode } from '@serai/contract/errors';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '../api/api.ts';
import { focusFirstFault } from '../focus/focus-first-fault.ts';

export interface FaultNames<Values extends FieldValues> {
  /** Field of the form for a field of the server with another name; null if there is none. */
  fieldOf?: (serverField: string) => FieldPath<Values> | null;
  /** Fields for refusals that name none. */
  ofReason?: Partial<Record<ErrorCode, FieldPath<Values>>>;
  /** Element of the form, if its fields are not registered and are found by their error marks. */
  within?: HTMLElement | null;
}

/**
 * Shows refusals beside their fields and focuses the first one in form order. Refusals without a field are
 * stored under `root`, which the form shows above its button.
 */
export function showFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  failure: ApiFailure,
  names: FaultNames<Values> = {},
): void {
  const { fieldOf = (field) => sameName(form, field), ofReason = {}, within } = names;
  const faults = Object.entries(failure.fieldErrors);
  const said = faults.map(([field, message]) => ({ name: fieldOf(field) ?? ('root' as const), message }));
  const about = failure.reason === null ? undefined : ofReason[failure.reason];
  if (said.length === 0) said.push({ name: about ?? 'root', message: failure.message });
  for (const { name, message } of said) form.setError(name, { type: 'server', message });
  if (within) focusFirstFault(within);
  else topmost(said.flatMap(({ name }) => elementOf(form, name)))?.focus();
}

/** Most fields have the server's names; an error of a list item belongs to the field of the list. */
function sameName<Values extends FieldValues>(form: UseFormReturn<Values>, field: string) {
  const name = field.replace(/[.[].*$/, '');
  return name in form.getValues() ? (name as FieldPath<Values>) : null;
}

function elementOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values> | 'root',
): HTMLElement[] {
  const ref: unknown = name === 'root' ? null : form.getFieldState(name).error?.ref;
  return ref instanceof HTMLElement ? [ref] : [];
}

function topmost(elements: HTMLElement[]): HTMLElement | undefined {
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return elements.find((one) => elements.every((other) => one === other || isBefore(one, other)));
}
