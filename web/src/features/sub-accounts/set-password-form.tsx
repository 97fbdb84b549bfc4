import { patterns } from '@serai/contract/validator-rules';
import { Button } from '@serai/ui/button';
import { useForm, useWatch } from 'react-hook-form';
import { useSend } from '../../platform/api/use-send.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { NewPasswordField } from '../accounts/new-password-field.tsx';

interface SetPasswordFormProps {
  /** The link's. */
  token: string;
  onDone: () => void;
  /** The link was used or has expired. */
  onOver: () => void;
}

/** Form for a new password, which can be shown during typing. */
export function SetPasswordForm({ token, onDone, onOver }: SetPasswordFormProps) {
  const t = usePhrases('sub-accounts');
  const setting = useSend('account/setPassword', { quiet: true });
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function send(values: { password: string }) {
    const { failure } = await setting.send({ token, ...values });
    if (!failure) return onDone();
    if (failure.reason === 'link_invalid') return onOver();
    showFaults(form, failure);
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
      <RefusalOf form={form} />
      <Button type="submit" kind="primary" size="large" block busy={isSubmitting}>
        {t('linkSubmit')}
      </Button>
    </form>
  );
}
