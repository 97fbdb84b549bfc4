import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { checkEmail } from './check-address.ts';
import { SendCodeButton } from './send-code-button.tsx';
import { mailWaitingKey } from './use-mail-captcha.ts';

export interface MailValues {
  email: string;
  code: string;
}

/** Recipient of the code, with the button that sends it; part of the surrounding form. */
export function MailAddress({ busy, onSend }: { busy: boolean; onSend: () => void }) {
  const t = usePhrases('login');
  const { control, register, formState } = useFormContext<MailValues>();
  const email = useWatch({ control, name: 'email' });
  return (
    <Field label={t('email')} error={formState.errors.email?.message}>
      {(wiring) => (
        <div className="flex gap-2">
          <TextInput
            {...wiring}
            {...register('email', { validate: (value) => checkEmail(value, t) })}
            type="email"
            maxLength={120}
            autoComplete="email"
          />
          <SendCodeButton waitingKey={mailWaitingKey(email)} busy={busy} onClick={onSend} />
        </div>
      )}
    </Field>
  );
}

/** The code from the email; part of the surrounding form. */
export function MailCode({ sent }: { sent: boolean }) {
  const t = usePhrases('login');
  const { register, formState } = useFormContext<MailValues>();
  return (
    <Field
      label={t('code')}
      error={formState.errors.code?.message}
      hint={<span role="status">{sent && t('codeSent')}</span>}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          {...register('code', {
            validate: (value) => value.trim() !== '' || t('codeRequired'),
          })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      )}
    </Field>
  );
}
