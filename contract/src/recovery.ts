import * as z from 'zod/mini';
import { password } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** What a code sent by text message is for; each kind works for its own purpose only. */
export const textCodeEvents = [
  'user_register',
  'user_retrieve_pwd',
  'user_change_mobile',
  'user_mobile_verify',
] as const;

/**
 * A mobile number with its area number (`+95 9…`), or without it when `area_num` says it or the number is a
 * Chinese one. Whether there is such a number is for the server to know.
 */
export const mobile = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'mobile_required'),
    z.maxLength(32, 'mobile_invalid'),
    z.regex(/^[+\d\s().-]*$/, 'mobile_invalid'),
  );
/** Country calling code: `86`, `+86`. */
export const areaNum = z.string().check(z.trim(), z.regex(/^\+?\d{0,6}$/, 'mobile_invalid'));

export const sendTextCode = endpoint({
  method: 'POST',
  path: 'Sms/send',
  title: 'send a verification code by text message',
  access: 'public',
  stock: true,
  input: z.object({
    mobile,
    area_num: z.optional(areaNum),
    template_code: z.enum(textCodeEvents),
    password: z.optional(text(64)),
    captchaId: z.optional(text(128)),
    captchaInfo: z.optional(text(512)),
  }),
  reply: z.object({}),
  errors: [
    'captcha_wrong',
    'code_too_soon',
    'code_too_often',
    'code_day_full',
    'text_messages_off',
    'old_password_wrong',
    'login_throttled',
    'need_login',
  ],
});

export const retrievePassword = endpoint({
  method: 'POST',
  path: 'account/retrievePassword',
  title: 'set a new password with a code',
  access: 'public',
  stock: true,
  input: z.object({
    type: z.enum(['email', 'mobile']),
    /** The e-mail address or mobile number the code was sent to. */
    account: text(120, 'account_required'),
    area_num: z.optional(areaNum),
    /** The code that was sent. */
    captcha: text(12, 'code_required'),
    password,
  }),
  reply: z.object({}),
  errors: ['code_wrong', 'code_tries_throttled'],
});
