import type { ApiFailure } from '../../platform/api/api.ts';

/** Which field a refusal is about, where the server does not name it by the field's own name. */
export type FieldOfReason = Readonly<Record<string, string>>;

/**
 * Puts what the server says about single fields beside them and answers what is left to say for the whole form:
 * nothing when a field says it.
 */
export function showFaults(
  failure: ApiFailure,
  form: {
    fields: readonly string[];
    ofReason?: FieldOfReason;
    show: (field: string, message: string) => void;
  },
): string {
  const { fields, ofReason = {}, show } = form;
  const faults = Object.entries(failure.fieldErrors).filter(([field]) => fields.includes(field));
  for (const [field, message] of faults) show(field, message);
  if (faults.length > 0) return '';
  const field = failure.reason === null ? undefined : ofReason[failure.reason];
  if (field === undefined) return failure.message;
  show(field, failure.message);
  return '';
}
