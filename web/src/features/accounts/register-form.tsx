import {
  email as emailRule,
  password as passwordRule,
  username as usernameRule,
} from '@serai/contract/accounts';
import { Button } from '@serai/ui/button';
import { Field, FieldError } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { TermsField } from './terms-field.tsx';
import { type CheckInReply, useCheckIn } from './use-check-in.ts';

interface RegisterValues {
  email: string;
  captcha: string;
  company: string;
  username: string;
  password: string;
  agree: boolean;
}

const empty: RegisterValues = {
  email: '',
  captcha: '',
  company: '',
  username: '',
  password: '',
  agree: false,
};

/** A new agency with its master account, by a code sent to its e-mail address. */
export function RegisterForm(props: { onDone: (reply: CheckInReply) => Promise<void>; onLogin: () => void }) {
  const { onDone, onLogin } = props;
  const t = usePhrases('login');
  const notify = useNotify();
  const checkIn = useCheckIn(async (reply) => {
    await onDone(reply);
    notify('success', t('welcomeNew'));
  });
  const [refusal, setRefusal] = useState('');
  const form = useForm<RegisterValues>({ defaultValues: empty });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function register({ agree: _, ...values }: RegisterValues) {
    setRefusal('');
    const failure = await checkIn.send({ tab: 'register', registerType: 'email', ...values });
    if (!failure) return;
    const faults = Object.entries(failure.fieldErrors).filter(([field]) => field in empty);
    for (const [field, message] of faults) form.setError(field as keyof RegisterValues, { message });
    if (failure.reason === 'username_taken') form.setError('username', { message: failure.message });
    else if (failure.reason === 'code_wrong') form.setError('captcha', { message: failure.message });
    else if (faults.length === 0) setRefusal(failure.message);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(register)}>
      <Field label={t('email')} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', {
              validate: (value) => emailRule.safeParse(value).success || t('emailInvalid'),
            })}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <CodeField
        control={form.register('captcha', { required: t('codeRequired') })}
        error={errors.captcha?.message}
        askEmail={async () => ((await form.trigger('email')) ? form.getValues('email').trim() : null)}
      />
      <Field label={t('company')} hint={t('companyHint')} error={errors.company?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('company', {
              validate: (value) => value.trim() !== '' || t('companyRequired'),
            })}
            maxLength={80}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field label={t('username')} hint={t('usernameHint')} error={errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('username', {
              validate: (value) => usernameRule.safeParse(value).success || t('usernameInvalid'),
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <NewPasswordField
        control={form.register('password', {
          validate: (value) => passwordRule.safeParse(value).success || t('passwordInvalid'),
        })}
        value={password}
        label={t('password')}
        error={errors.password?.message}
      />
      <TermsField
        control={form.register('agree', { validate: (agreed) => agreed || t('agreeRequired') })}
        error={errors.agree?.message}
        onAgree={() => form.setValue('agree', true, { shouldValidate: true })}
      />
      {refusal && <FieldError>{refusal}</FieldError>}
      <Button type="submit" kind="primary" size="large" block busy={checkIn.busy}>
        {t('submitRegister')}
      </Button>
      <p className="text-center text-muted">
        {t('hasAccount')}
        <Button kind="quiet" size="compact" onClick={onLogin}>
          {t('toLogin')}
        </Button>
      </p>
    </form>
  );
}
