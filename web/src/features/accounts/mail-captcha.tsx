import { Button } from '@serai/ui/button';
import { type FormEvent, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { MailAddress, MailCode, type MailValues } from './mail-captcha-fields.tsx';
import type { CaptchaAnswer } from './use-click-captcha.ts';
import { useMailCaptcha } from './use-mail-captcha.ts';

/** Captcha for people who cannot see the picture: a code sent by email. */
export function MailCaptcha(props: {
  /** An address that the form already knows, or an empty text. */
  email: string;
  onSolved: (answer: CaptchaAnswer) => void;
  onBack: () => void;
}) {
  const { email, onSolved, onBack } = props;
  const t = usePhrases('login');
  const form = useForm<MailValues>({ defaultValues: { email, code: '' } });
  const captcha = useMailCaptcha(onSolved);
  const { setFocus } = form;
  // The picture that had the focus has disappeared.
  useEffect(() => setFocus('email'), [setFocus]);

  async function send() {
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    const fault = await captcha.send(form.getValues('email').trim());
    if (fault) form.setError('email', { message: fault });
    else form.setFocus('code');
  }

  async function check({ code }: MailValues) {
    const failure = await captcha.check(code);
    if (!failure) return;
    const message = failure.reason === 'captcha_wrong' ? t('mailCodeWrong') : failure.message;
    form.setError('code', { message }, { shouldFocus: true });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // The dialog is inside another form, which would receive the event.
    event.stopPropagation();
    event.preventDefault();
    // Enter in the address requests the code; after that it checks the code.
    void (captcha.sent ? form.handleSubmit(check)() : send());
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-muted">{t('mailCaptchaText')}</p>
        <MailAddress busy={captcha.busy} onSend={send} />
        <MailCode sent={captcha.sent} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button kind="quiet" className="-mx-4" onClick={onBack}>
            {t('captchaToPicture')}
          </Button>
          <span className="flex items-center gap-3">
            <span role="status" className="text-jade">
              {captcha.verdict === 'right' && t('captchaRight')}
            </span>
            <Button type="submit" kind="primary" busy={captcha.verdict !== 'none'}>
              {t('mailCaptchaCheck')}
            </Button>
          </span>
        </div>
      </form>
    </FormProvider>
  );
}
