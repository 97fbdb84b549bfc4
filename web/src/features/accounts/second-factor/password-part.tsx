import type { TotpSetup } from '@serai/contract/second-factor';
import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { type RefObject, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '../../../platform/api/api.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { showFaults } from '../show-faults.ts';
import { PasswordField } from './password-field.tsx';
import { useQuietPost } from './use-quiet-post.ts';

/** The first part of setting up: the password, for which the secret is given. */
export function PasswordPart(props: {
  /** Takes the focus when the window opens. */
  input: RefObject<HTMLInputElement | null>;
  onDone: (setup: TotpSetup) => void;
}) {
  const { input, onDone } = props;
  const t = usePhrases('second-factor');
  const setUp = useQuietPost('account/setupTotp');
  const [refusal, setRefusal] = useState('');
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send({ password }: { password: string }) {
    setRefusal('');
    const reply = await setUp({ password });
    if (!(reply instanceof ApiFailure)) return onDone(reply);
    const show = (_: string, message: string) =>
      form.setError('password', { message }, { shouldFocus: true });
    setRefusal(showFaults(reply, { fields: ['password'], show }));
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      <p>{t('passwordText')}</p>
      <PasswordField
        control={form.register('password', { required: t('passwordRequired') })}
        error={errors.password?.message}
        input={input}
      />
      {refusal && <FieldError>{refusal}</FieldError>}
      <div className="flex justify-end max-sm:*:flex-1">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
