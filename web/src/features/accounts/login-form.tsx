import { Button } from '@serai/ui/button';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ApiFailure } from '../../platform/api/api.ts';
import type { Posted } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Agreement } from './agreement.tsx';
import { ClickCaptchaDialog } from './click-captcha-dialog.tsx';
import { type LoginName, LoginNameFields } from './login-name.tsx';
import { LoginSecret } from './login-secret.tsx';
import { clearRememberedLogin, readLogin, rememberLogin } from './remembered-login.ts';
import { TotpStep } from './second-factor/totp-step.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { CaptchaAnswer } from './use-click-captcha.ts';

interface LoginValues extends LoginName {
  password: string;
  keep: boolean;
  agree: boolean;
}

const nobody: LoginName = { way: 'account', account: '', areaNum: '86', mobile: '' };
const empty: LoginValues = { ...nobody, password: '', keep: false, agree: false };

/**
 * Account name, email address or mobile number with the password; the captcha is requested when the rest is
 * complete.
 */
export function LoginForm(props: {
  withCaptcha: boolean;
  /** Whether mobile numbers are offered. */
  byMobile: boolean;
  onDone: (reply: Posted<'user/checkIn'>) => Promise<void>;
  onRegister: () => void;
  onRetrieve: () => void;
}) {
  const { withCaptcha, byMobile, onDone, onRegister, onRetrieve } = props;
  const t = usePhrases('login');
  const [asking, setAsking] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);
  const form = useForm<LoginValues>({ defaultValues: empty });
  const checkIn = useSend('user/checkIn', { quiet: true });

  useEffect(() => {
    const kept = readLogin();
    if (!kept) return;
    form.setValue('areaNum', kept.areaNum);
    if (byMobile) form.setValue('way', kept.way);
    // Keeps text typed before the script was loaded.
    if (form.getValues('account') === '') form.setValue('account', kept.account);
  }, [form, byMobile]);

  async function enter(reply: Posted<'user/checkIn'>) {
    const values = form.getValues();
    if (values.keep) rememberLogin(values);
    else clearRememberedLogin();
    await onDone(reply);
  }

  async function logIn(values: LoginValues, answer: CaptchaAnswer | null) {
    const { way, account, areaNum, mobile, password, keep, agree } = values;
    const username = way === 'account' ? account : `+${areaNum} ${mobile}`;
    const body = { tab: 'login', username, password, keep, agree, ...answer } as const;
    const { reply, failure } = await checkIn.send(body);
    if (!failure) return enter(reply);
    if (failure.reason === 'second_factor_required') return setTicket(ticketOf(failure));
    const fields: Record<string, keyof LoginValues> = { username: way, password: 'password' };
    showFaults(form, failure, { fieldOf: (field) => fields[field] ?? null });
  }

  if (ticket !== null) return <TotpStep ticket={ticket} onDone={enter} onBack={() => setTicket(null)} />;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((values) => (withCaptcha ? setAsking(true) : logIn(values, null)))}
      >
        <LoginNameFields byMobile={byMobile} />
        <LoginSecret onRetrieve={onRetrieve} />
        <Agreement />
        <RefusalOf form={form} />
        <SubmitButton busy={checkIn.busy}>{t('submitLogin')}</SubmitButton>
        <p className="text-center text-muted">
          {t('noAccount')}
          <Button kind="quiet" size="compact" onClick={onRegister}>
            {t('toRegister')}
          </Button>
        </p>
        <ClickCaptchaDialog
          open={asking}
          onOpenChange={setAsking}
          email={emailOf(form.getValues())}
          onSolved={(answer) => {
            setAsking(false);
            void logIn(form.getValues(), answer);
          }}
        />
      </form>
    </FormProvider>
  );
}

/** Returns the login name if it is an email address. */
function emailOf({ way, account }: LoginName): string {
  return way === 'account' && account.includes('@') ? account.trim() : '';
}

/** Returns the ticket for the second step, if the reply has one. */
function ticketOf({ data }: ApiFailure): string | null {
  const ticket = typeof data === 'object' && data !== null && 'ticket' in data ? data.ticket : null;
  return typeof ticket === 'string' ? ticket : null;
}
