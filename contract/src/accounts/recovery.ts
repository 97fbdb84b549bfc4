import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { codeText } from '../text.ts';
import { areaNum, mobile, password, passwordIfAny } from '../validators.ts';
import { captchaAnswer } from './accounts.ts';

/** Purposes of a code sent by text message; a code is only valid for its own purpose. */
export const textCodeEvents = [
  'user_register',
  'user_retrieve_pwd',
  'user_change_mobile',
  'user_mobile_verify',
] as const;

export const sendTextCode = endpoint({
  method: 'POST',
  path: 'Sms/send',
  title: 'send a verification code by text message',
  access: 'public',
  legacyClient: true,
  input: z.object({
    mobile,
    area_num: z.optional(areaNum),
    template_code: z.enum(textCodeEvents),
    password: z.optional(passwordIfAny),
    ...captchaAnswer,
  }),
  reply: z.object({}),
  successMessage: 'code_texted',
  errors: [
    'captcha_wrong',
    'code_too_soon',
    'code_too_often',
    'code_day_full',
    'text_messages_off',
    'text_delayed',
    'text_undelivered',
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
  legacyClient: true,
  input: z.object({
    type: z.enum(['email', 'mobile']),
    /** E-mail address or mobile number to which the code was sent. */
    account: codeText(120, 'account_required'),
    area_num: z.optional(areaNum),
    /** Verification code that was sent. */
    captcha: codeText(12, 'code_required'),
    password,
  }),
  reply: z.object({}),
  successMessage: 'password_reset',
  errors: ['code_wrong', 'code_tries_throttled', 'password_common', 'password_like_account'],
});
