import { patterns } from '@serai/contract/validator-rules';
import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiFailure } from '../../platform/api/api.ts';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { NewPasswordField } from '../accounts/new-password-field.tsx';

interface SetPasswordFormProps {
  /** The link's. */
  token: string;
  onDone: () => void;
  /** The link was used or has run out. */
  onOver: () => void;
}

/** The new password, shown while it is typed if wished. */
export function SetPasswordForm({ token, onDone, onOver }: SetPasswordFormProps) {
  const t = usePhrases('sub-accounts');
  const api = useApi();
  const [refusal, setRefusal] = useState('');
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function send(values: { password: string }) {
    setRefusal('');
    try {
      await api.post('account/setPassword', { token, ...values }, { quiet: true });
      onDone();
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      if (cause.reason === 'link_invalid') onOver();
      else setRefusal(cause.fieldErrors.password ?? cause.message);
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      <NewPasswordField
        control={form.register('password', {
          validate: (value) => patterns.password.test(value) || t('passwordInvalid'),
        })}
        value={password}
        label={t('password')}
        error={errors.password?.message}
      />
      {refusal && <FieldError>{refusal}</FieldError>}
      <Button type="submit" kind="primary" size="large" block busy={isSubmitting}>
        {t('linkSubmit')}
      </Button>
    </form>
  );
}
