import { Button } from '@serai/ui/button';
import { Checkbox } from '@serai/ui/checkbox';
import { Field, FieldError } from '@serai/ui/field';
import { PasswordInput } from '@serai/ui/password-input';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ClickCaptchaDialog } from './click-captcha-dialog.tsx';
import { TermsField } from './terms-field.tsx';
import { type CheckInReply, useCheckIn } from './use-check-in.ts';
import type { CaptchaAnswer } from './use-click-captcha.ts';

interface LoginValues {
  username: string;
  password: string;
  keep: boolean;
  agree: boolean;
}

/** Account, e-mail or mobile number with the password; the captcha is asked for when the rest is complete. */
export function LoginForm(props: {
  withCaptcha: boolean;
  onDone: (reply: CheckInReply) => Promise<void>;
  onRegister: () => void;
}) {
  const { withCaptcha, onDone, onRegister } = props;
  const t = usePhrases('login');
  const common = usePhrases('common');
  const checkIn = useCheckIn(onDone);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const form = useForm<LoginValues>({
    defaultValues: { username: '', password: '', keep: false, agree: false },
  });
  const { errors } = form.formState;

  async function logIn(values: LoginValues, answer: CaptchaAnswer | null) {
    const { username, password, keep } = values;
    setRefusal('');
    const failure = await checkIn.send({ tab: 'login', username, password, keep, ...answer });
    if (failure) setRefusal(failure.message);
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => (withCaptcha ? setAsking(true) : logIn(values, null)))}
    >
      <Field label={t('account')} error={errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('username', {
              validate: (value) => value.trim() !== '' || t('accountRequired'),
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password', { required: t('passwordRequired') })}
            autoComplete="current-password"
            words={{ show: common('showPassword'), hide: common('hidePassword') }}
          />
        )}
      </Field>
      <Checkbox {...form.register('keep')} label={t('keep')} />
      <TermsField
        control={form.register('agree', { validate: (agreed) => agreed || t('agreeRequired') })}
        error={errors.agree?.message}
        onAgree={() => form.setValue('agree', true, { shouldValidate: true })}
      />
      {refusal && <FieldError>{refusal}</FieldError>}
      <Button type="submit" kind="primary" size="large" block busy={checkIn.busy}>
        {t('submitLogin')}
      </Button>
      <p className="text-center text-muted">
        {t('noAccount')}
        <Button kind="quiet" size="compact" onClick={onRegister}>
          {t('toRegister')}
        </Button>
      </p>
      <ClickCaptchaDialog
        open={asking}
        onOpenChange={setAsking}
        onSolved={(answer) => {
          setAsking(false);
          void logIn(form.getValues(), answer);
        }}
      />
    </form>
  );
}
