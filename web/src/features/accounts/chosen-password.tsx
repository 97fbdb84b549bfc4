import { patterns } from '@serai/contract/validator-rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Field for a new password, `password` of the surrounding form. */
export function ChosenPassword({ label }: { label: string }) {
  const t = usePhrases('login');
  const { control, register, formState } = useFormContext<{ password: string }>();
  const password = useWatch({ control, name: 'password' });
  return (
    <NewPasswordField
      control={register('password', {
        validate: (value) => patterns.password.test(value) || t('passwordInvalid'),
      })}
      value={password}
      label={label}
      error={formState.errors.password?.message}
    />
  );
}
