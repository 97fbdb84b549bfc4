import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../platform/api/api.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { type CaptchaAnswer, showRightMs } from './use-click-captcha.ts';
import { resendAfterSeconds, startWaiting, waitAsTold } from './waiting-codes.ts';

interface MailCaptchaState {
  /** A code is being sent. */
  busy: boolean;
  /** A code has been sent since the dialog was opened. */
  sent: boolean;
  verdict: 'none' | 'checking' | 'right';
  /** Requests a code; resolves to the error of the address, or to null. */
  send: (email: string) => Promise<string | null>;
  /** Resolves to the reason why the code was refused; if null, `onSolved` is called. */
  check: (code: string) => Promise<ApiFailure | null>;
}

/** A captcha with a code from an email as its answer. */
export function useMailCaptcha(onSolved: (answer: CaptchaAnswer) => void): MailCaptchaState {
  const mail = useSend('common/mailCaptcha', { quiet: true });
  const answer = useSend('common/checkClickCaptcha', { quiet: true });
  const [id] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState(false);
  const [verdict, setVerdict] = useState<MailCaptchaState['verdict']>('none');
  const solved = useRef(onSolved);
  solved.current = onSolved;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Closing the dialog early cancels the request.
  useEffect(() => () => clearTimeout(timer.current), []);

  async function send(email: string): Promise<string | null> {
    const { failure } = await mail.send({ id, email });
    if (failure) {
      waitAsTold(mailWaitingKey(email), failure);
      return failure.fieldErrors.email ?? failure.message;
    }
    startWaiting(mailWaitingKey(email), resendAfterSeconds);
    setSent(true);
    return null;
  }

  async function check(code: string): Promise<ApiFailure | null> {
    setVerdict('checking');
    const { failure } = await answer.send({ id, info: code, unset: false });
    setVerdict(failure ? 'none' : 'right');
    if (failure) return failure;
    timer.current = setTimeout(() => solved.current({ captchaId: id, captchaInfo: code }), showRightMs);
    return null;
  }

  return { busy: mail.busy, sent, verdict, send, check };
}

/** Returns the key of the countdown until the next code for this address. */
export function mailWaitingKey(email: string): string {
  return `captcha:${email.trim().toLowerCase()}`;
}
