import type { TotpSetup } from '@serai/contract/accounts/second-factor';
import { Button } from '@serai/ui/button';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useSend } from '../../../platform/api/use-send.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PasswordField } from './password-field.tsx';

/** First step of the set-up: the password, which is exchanged for the secret. */
export function PasswordPart(props: {
  /** Focused when the dialog opens. */
  input: RefObject<HTMLInputElement | null>;
  onDone: (setup: TotpSetup) => void;
}) {
  const { input, onDone } = props;
  const t = usePhrases('second-factor');
  const setUp = useSend('account/setupTotp', { quiet: true });
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send({ password }: { password: string }) {
    const { reply, failure } = await setUp.send({ password });
    if (failure) return showFaults(form, failure);
    onDone(reply);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      <p>{t('passwordText')}</p>
      <PasswordField
        control={form.register('password', { required: t('passwordRequired') })}
        error={errors.password?.message}
        input={input}
      />
      <RefusalOf form={form} />
      <div className="flex justify-end max-sm:*:flex-1">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
