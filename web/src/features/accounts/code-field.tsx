import { Button } from '@serai/ui/button';
import { Countdown } from '@serai/ui/countdown';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ApiFailure } from '../../platform/api/api.ts';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { ClickCaptchaDialog } from './click-captcha-dialog.tsx';
import type { CaptchaAnswer } from './use-click-captcha.ts';

/** A code may be sent again after so long; the server says the same. */
const resendAfterMs = 60_000;

/** The code from the e-mail, with the button that has it sent and counts the seconds until it may be sent again. */
export function CodeField(props: {
  control: UseFormRegisterReturn;
  error: string | undefined;
  /** The address to send to; null when it is not right yet and the form has said so. */
  askEmail: () => Promise<string | null>;
}) {
  const { control, error, askEmail } = props;
  const t = usePhrases('login');
  const api = useApi();
  const notify = useNotify();
  const [email, setEmail] = useState<string | null>(null);
  const [resendAtMs, setResendAtMs] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(answer: CaptchaAnswer) {
    setEmail(null);
    setBusy(true);
    try {
      await api.post('Ems/send', { email, event: 'user_register', ...answer });
      notify('success', t('codeSent'));
      setResendAtMs(Date.now() + resendAfterMs);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Field label={t('code')} error={error}>
      {(wiring) => (
        <div className="flex gap-2">
          <TextInput
            {...wiring}
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
          {resendAtMs === null ? (
            <Button busy={busy} onClick={async () => setEmail(await askEmail())}>
              {t('sendCode')}
            </Button>
          ) : (
            <Button disabled aria-label={t('sendCode')} className="min-w-40">
              <Countdown
                endsAtMs={resendAtMs}
                onEnd={() => setResendAtMs(null)}
                render={(seconds) => t('sendCodeAgain', { seconds })}
              />
            </Button>
          )}
          <ClickCaptchaDialog
            open={email !== null}
            onOpenChange={(open) => !open && setEmail(null)}
            onSolved={send}
          />
        </div>
      )}
    </Field>
  );
}
