import { Field } from '@serai/ui/field';
import { PasswordInput } from '@serai/ui/password-input';
import type { RefObject } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** The account's own password, asked for again; `input` gives access to the field for focusing. */
export function PasswordField(props: {
  control: UseFormRegisterReturn;
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
}) {
  const { control, error, input } = props;
  const t = usePhrases('second-factor');
  const common = usePhrases('common');
  return (
    <Field label={t('password')} error={error}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          {...control}
          ref={(node) => {
            control.ref(node);
            input.current = node;
          }}
          maxLength={64}
          autoComplete="current-password"
          words={{ show: common('showPassword'), hide: common('hidePassword') }}
        />
      )}
    </Field>
  );
}
