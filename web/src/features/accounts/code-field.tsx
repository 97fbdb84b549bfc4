import type { codeEvents } from '@serai/contract/accounts/accounts';
import type { textCodeEvents } from '@serai/contract/accounts/recovery';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ApiFailure } from '../../platform/api/api.ts';
import type { BodyOf } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ClickCaptchaDialog } from './click-captcha-dialog.tsx';
import { SendCodeButton } from './send-code-button.tsx';
import type { CaptchaAnswer } from './use-click-captcha.ts';
import { resendAfterSeconds, startWaiting, waitAsTold } from './waiting-codes.ts';

/** Recipient of a code; `areaNum` is the country code of the mobile number, digits only. */
export type CodeAddress =
  | { way: 'email'; email: string }
  | { way: 'mobile'; areaNum: string; mobile: string };

/** Purpose of a code; each has its own event by email and by text message. */
export type CodePurpose = 'register' | 'retrieve' | 'verify' | 'change';

/**
 * Field for a code, with the button that sends it after the captcha. Other forms of the user centre may use it;
 * their pages load the phrases 'login'.
 */
export function CodeField(props: {
  control: UseFormRegisterReturn;
  error: string | undefined;
  purpose: CodePurpose;
  /** Recipient as currently typed. */
  address: CodeAddress;
  /** Validates the address and shows errors beside its field. Omitted for a fixed address. */
  check?: () => Promise<boolean>;
  /** Sent if the code proves one's own account. */
  password?: string;
  /** The address itself was refused. */
  onAddressRefused?: (failure: ApiFailure) => void;
}) {
  const { control, error, purpose, address, check, password, onAddressRefused } = props;
  const t = usePhrases('login');
  const code = useSend(address.way === 'email' ? 'Ems/send' : 'Sms/send', {
    quiet: true,
    showSuccess: true,
  });
  const [asking, setAsking] = useState(false);
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
    const body = { ...bodyOf(address, purpose), ...(password && { password }), ...answer };
    const { failure } = await code.send(body);
    if (failure) {
      waitAsTold(key, failure);
      if (onAddressRefused && Object.keys(failure.fieldErrors).length > 0) onAddressRefused(failure);
      else setFault(failure.message);
      return;
    }
    setSentTo(key);
    startWaiting(key, resendAfterSeconds);
    // The focused button is disabled during the countdown.
    line.current?.querySelector('input')?.focus();
  }

  return (
    <Field
      label={t(address.way === 'email' ? 'code' : 'codeMobile')}
      // The reason why no code was sent, until a code is typed nevertheless.
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
          <SendCodeButton waitingKey={key} busy={code.busy} onClick={ask} />
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

function bodyOf(address: CodeAddress, purpose: CodePurpose): BodyOf<'Ems/send' | 'Sms/send'> {
  if (address.way === 'email') return { email: address.email.trim(), event: emailEvents[purpose] };
  return { mobile: address.mobile, area_num: address.areaNum, template_code: mobileEvents[purpose] };
}

/** The countdown depends on the recipient alone, as the server's limit does, whatever the code is for. */
function keyOf(address: CodeAddress, purpose: CodePurpose): string {
  if (address.way === 'email') return address.email.trim().toLowerCase() || purpose;
  const digits = address.mobile.replace(/\D/g, '');
  return digits === '' ? purpose : `+${address.areaNum}${digits}`;
}
