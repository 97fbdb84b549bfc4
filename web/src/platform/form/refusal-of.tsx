import { FieldError } from '@serai/ui/field';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What the server has refused of a form as a whole; stands above its button. */
export function RefusalOf<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const message = form.formState.errors.root?.message;
  return message ? <FieldError>{message}</FieldError> : null;
}
