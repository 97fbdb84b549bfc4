import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Reason for readers of a command; at most 200 characters, the server's limit. */
export function ReasonField(props: {
  label: ReactNode;
  hint?: ReactNode;
  /** If not required, the field is marked as optional. */
  required?: boolean;
  error?: string | undefined;
  value: string;
  onChange: (reason: string) => void;
}) {
  const { label, hint, required = false, error, value, onChange } = props;
  const common = usePhrases('common');
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      optionalWord={required ? undefined : common('optional')}
      error={error}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
