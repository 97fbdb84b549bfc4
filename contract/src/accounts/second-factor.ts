import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { codeText, text } from '../text.ts';
import { typedPassword } from '../validators.ts';
import { checkIn } from './accounts.ts';

/** Six digits from the authenticator app, or a recovery code; spaces, hyphens and case are ignored. */
const code = codeText(40, 'code_required');
/** Shown only once. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const confirmLogin = endpoint({
  method: 'POST',
  path: 'account/confirmLogin',
  title: 'finish a login with the second factor',
  access: 'public',
  /**
   * `ticket` comes with the error `second_factor_required` of `user/checkIn`; it is valid for 600 s, 5 tries
   * and one use.
   */
  input: z.strictObject({ ticket: text(100), code }),
  reply: checkIn.reply,
  errors: [
    'second_factor_wrong',
    'second_factor_exhausted',
    'login_ticket_over',
    'login_throttled',
    'already_logged_in',
  ],
});

export const showSecondFactor = endpoint({
  method: 'GET',
  path: 'account/secondFactor',
  title: 'ask whether the own account has a second factor',
  access: 'user',
  input: z.strictObject({}),
  reply: z.object({
    /** Null while off. */
    on_since: z.nullable(unixSeconds),
    recovery_codes_left: z.int(),
  }),
  errors: [],
});
export type SecondFactor = z.infer<typeof showSecondFactor.reply>;

export const setupTotp = endpoint({
  method: 'POST',
  path: 'account/setupTotp',
  title: 'get the secret of a second factor, which is not on yet',
  access: 'user',
  input: z.strictObject({ password: typedPassword }),
  reply: z.object({
    /** Base32, for manual entry in the app. */
    secret: z.string(),
    /** `otpauth://totp/…` */
    uri: z.string(),
    /** The URI as a QR code: data URL of an SVG. */
    qr: z.string(),
  }),
  errors: ['old_password_wrong', 'login_throttled', 'second_factor_is_on'],
});
export type TotpSetup = z.infer<typeof setupTotp.reply>;

export const confirmTotp = endpoint({
  method: 'POST',
  path: 'account/confirmTotp',
  title: 'turn the second factor on with a code of the app',
  access: 'user',
  input: z.strictObject({ code }),
  reply: recoveryCodes,
  errors: ['second_factor_wrong', 'totp_setup_over', 'second_factor_is_on', 'login_throttled'],
});

export const removeTotp = endpoint({
  method: 'POST',
  path: 'account/removeTotp',
  title: 'turn the second factor off',
  access: 'user',
  input: z.strictObject({ password: typedPassword, code }),
  reply: z.object({}),
  errors: ['old_password_wrong', 'second_factor_wrong', 'second_factor_is_off', 'login_throttled'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: 'account/renewRecoveryCodes',
  title: 'get new recovery codes in place of the old ones',
  access: 'user',
  input: z.strictObject({ password: typedPassword, code }),
  reply: recoveryCodes,
  errors: ['old_password_wrong', 'second_factor_wrong', 'second_factor_is_off', 'login_throttled'],
});
