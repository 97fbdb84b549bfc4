import { FieldError } from '@serai/ui/field';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Refusal of a form as a whole; placed above its button. */
export function RefusalOf<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const message = form.formState.errors.root?.message;
  return message ? <FieldError>{message}</FieldError> : null;
}
