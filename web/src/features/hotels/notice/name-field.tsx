import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Name of the person who answers for the hotel. */
export function NameField(props: { error: string | undefined; registered: UseFormRegisterReturn }) {
  const { error, registered } = props;
  const t = usePhrases('hotel-notice');
  return (
    <Field label={t('name')} error={error}>
      {(control) => <TextInput {...control} {...registered} maxLength={60} autoComplete="name" />}
    </Field>
  );
}
