import type { codeEvents } from '@serai/contract/accounts';
import type { textCodeEvents } from '@serai/contract/recovery';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ApiFailure } from '../../platform/api/api.ts';
import type { CallOf } from '../../platform/api/calls.ts';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ClickCaptchaDialog } from './click-captcha-dialog.tsx';
import { SendCodeButton } from './send-code-button.tsx';
import type { CaptchaAnswer } from './use-click-captcha.ts';
import { resendAfterSeconds, startWaiting, waitAsTold } from './waiting-codes.ts';

/** Where a code goes; the area number is that of the mobile number, digits only. */
export type CodeAddress =
  | { way: 'email'; email: string }
  | { way: 'mobile'; areaNum: string; mobile: string };

/** What a code is for; each has its own event by e-mail and by text message. */
export type CodePurpose = 'register' | 'retrieve' | 'verify' | 'change';

/**
 * A code that was sent, with the button that has it sent after the captcha. Other forms of the user centre may use
 * it; their pages load the phrases 'login'.
 */
export function CodeField(props: {
  control: UseFormRegisterReturn;
  error: string | undefined;
  purpose: CodePurpose;
  /** Where to, as it is typed now. */
  address: CodeAddress;
  /** Whether the address is right; says beside its field what is not. Left out where it is fixed. */
  check?: () => Promise<boolean>;
  /** Sent along where the code proves one's own account. */
  password?: string;
  /** What the server says about the address itself, by field name. */
  onAddressFaults?: (faults: Record<string, string>) => void;
}) {
  const { control, error, purpose, address, check, password, onAddressFaults } = props;
  const t = usePhrases('login');
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [sentTo, setSentTo] = useState('');
  const line = useRef<HTMLDivElement>(null);
  const key = keyOf(address, purpose);

  async function ask() {
    setFault('');
    if (check === undefined || (await check())) setAsking(true);
  }

  async function send(answer: CaptchaAnswer) {
    setAsking(false);
    setBusy(true);
    try {
      const { path, body } = callOf(address, purpose);
      const sent = { ...body, ...(password && { password }), ...answer };
      await api.post(path, sent, { quiet: true, showSuccess: true });
      setSentTo(key);
      startWaiting(key, resendAfterSeconds);
      // The button that had the focus waits now.
      line.current?.querySelector('input')?.focus();
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      waitAsTold(key, cause);
      const faults = cause.fieldErrors;
      if (onAddressFaults && Object.keys(faults).length > 0) onAddressFaults(faults);
      else setFault(cause.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Field
      label={t(address.way === 'email' ? 'code' : 'codeMobile')}
      // Why no code comes, until one is typed nevertheless.
      error={fault || error}
      hint={
        <span role="status">
          {sentTo === key && t(address.way === 'email' ? 'codeSent' : 'codeSentMobile')}
        </span>
      }
    >
      {(wiring) => (
        <div ref={line} className="flex gap-2">
          <TextInput
            {...wiring}
            {...control}
            onChange={(event) => {
              setFault('');
              return control.onChange(event);
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
          <SendCodeButton waitingKey={key} busy={busy} onClick={ask} />
          <ClickCaptchaDialog
            open={asking}
            onOpenChange={setAsking}
            email={address.way === 'email' ? address.email : ''}
            onSolved={send}
          />
        </div>
      )}
    </Field>
  );
}

const emailEvents = {
  register: 'user_register',
  retrieve: 'user_retrieve_pwd',
  verify: 'user_email_verify',
  change: 'user_change_email',
} as const satisfies Record<CodePurpose, (typeof codeEvents)[number]>;

const mobileEvents = {
  register: 'user_register',
  retrieve: 'user_retrieve_pwd',
  verify: 'user_mobile_verify',
  change: 'user_change_mobile',
} as const satisfies Record<CodePurpose, (typeof textCodeEvents)[number]>;

function callOf(address: CodeAddress, purpose: CodePurpose): CallOf<'Ems/send' | 'Sms/send'> {
  if (address.way === 'email') {
    return { path: 'Ems/send', body: { email: address.email.trim(), event: emailEvents[purpose] } };
  }
  const { mobile, areaNum } = address;
  return { path: 'Sms/send', body: { mobile, area_num: areaNum, template_code: mobileEvents[purpose] } };
}

/** Codes wait by their target alone, once there is one: the server counts them so, whatever they are for. */
function keyOf(address: CodeAddress, purpose: CodePurpose): string {
  if (address.way === 'email') return address.email.trim().toLowerCase() || purpose;
  const digits = address.mobile.replace(/\D/g, '');
  return digits === '' ? purpose : `+${address.areaNum}${digits}`;
}
