import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { userInfo } from '../site/site.ts';
import { codeText, printedName, text } from '../text.ts';
import { email, password, passwordIfAny, typedPassword, username } from '../validators.ts';
import { workZone } from '../work-orders/work-calendar.ts';

/** Answer to a captcha: its id with the clicks, or with the code mailed instead of a picture. */
export const captchaAnswer = { captchaId: z.optional(text(128)), captchaInfo: z.optional(text(512)) };

export const loginOptions = endpoint({
  method: 'GET',
  path: 'user/checkIn',
  title: 'ask how one can log in',
  access: 'public',
  legacyClient: true,
  input: z.object({}),
  reply: z.object({
    userLoginCaptchaSwitch: z.boolean(),
    accountVerificationType: z.array(z.enum(['email', 'mobile'])),
  }),
  errors: ['already_logged_in'],
});

const yes: unknown[] = [true, 1, '1', 'true', 'on', 'yes'];
/** Agreement to the service terms. A refusal is rejected; clients without the checkbox omit the field. */
const agreed = z.optional(
  z.unknown().check(z.refine((said) => said === undefined || yes.includes(said), 'agree_required')),
);

const login = z.object({
  tab: z.literal('login'),
  /** Account, e-mail or mobile number. */
  username: codeText(120, 'username_required'),
  password: typedPassword,
  keep: z.optional(z.union([z.boolean(), z.literal(0), z.literal(1)])),
  agree: agreed,
  agreement: agreed,
  ...captchaAnswer,
});
const register = z.object({
  tab: z.literal('register'),
  registerType: z.optional(z.enum(['email', 'mobile'])),
  username,
  password,
  /** Required for the channel that `registerType` names; family clients send both fields. */
  email: z.optional(codeText(120)),
  mobile: z.optional(codeText(32)),
  /** Country calling code of `mobile`; the number may also contain it. */
  area_num: z.optional(codeText(8)),
  /** Verification code that was sent. */
  captcha: codeText(12, 'code_required'),
  /** The agency's name; defaults to the account name if omitted, as family clients do. */
  company: z.optional(printedName(80)),
  /**
   * IANA zone that counts the agency's days, months and cut-offs; defaults to the zone of the seller's desk.
   */
  tz: z.optional(workZone),
  agree: agreed,
  agreement: agreed,
});

export const checkIn = endpoint({
  method: 'POST',
  path: 'user/checkIn',
  title: 'log in or register',
  access: 'public',
  legacyClient: true,
  input: z.discriminatedUnion('tab', [login, register]),
  reply: z.object({ userInfo, routePath: z.string() }),
  errors: [
    'login_failed',
    'login_throttled',
    'agency_blocked',
    'second_factor_required',
    'captcha_wrong',
    'code_wrong',
    'code_tries_throttled',
    'username_taken',
    'password_common',
    'password_like_account',
    'registration_refused',
    'already_logged_in',
  ],
});

export const logout = endpoint({
  method: 'POST',
  path: 'user/logout',
  title: 'log out',
  access: 'public',
  legacyClient: true,
  // Logging out always succeeds, so the tokens are not validated here.
  input: z.object({ refresh_token: z.optional(z.unknown()), refreshToken: z.optional(z.unknown()) }),
  reply: z.object({}),
  errors: [],
});

export const refreshToken = endpoint({
  method: 'POST',
  path: 'common/refreshToken',
  title: 'renew an access token',
  access: 'public',
  legacyClient: true,
  input: z.object({ refresh_token: z.optional(z.string()), refreshToken: z.optional(z.string()) }),
  reply: z.object({ type: z.string(), token: z.string(), refresh_token: z.string() }),
  errors: ['refresh_failed', 'password_changed'],
});

/**
 * Id created by the client for each form; family clients send a UUID. The minimum length prevents collisions.
 */
const captchaId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, 'captcha_id_invalid'));

export const clickCaptcha = endpoint({
  method: 'GET',
  path: 'common/clickCaptcha',
  title: 'get a click captcha',
  access: 'public',
  legacyClient: true,
  input: z.object({ id: captchaId }),
  reply: z.object({
    id: z.string(),
    text: z.array(z.string()),
    base64: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  errors: ['captcha_too_often'],
});

export const checkClickCaptcha = endpoint({
  method: 'POST',
  path: 'common/checkClickCaptcha',
  title: 'check a click captcha before it is used',
  access: 'public',
  legacyClient: true,
  input: z.object({
    id: text(128),
    info: text(512),
    /** Whether a correct answer is consumed by this check. */
    unset: z.optional(z.unknown()),
  }),
  reply: z.object({}),
  errors: ['captcha_wrong'],
});

/**
 * Alternative for users who cannot see the picture: the mailed code serves as the `captchaInfo` of this id
 * for every captcha. It is valid for 600 s, 3 tries and one use.
 */
export const mailCaptcha = endpoint({
  method: 'POST',
  path: 'common/mailCaptcha',
  title: 'have the answer to a captcha sent by e-mail',
  access: 'public',
  input: z.strictObject({ id: captchaId, email }),
  reply: z.object({}),
  errors: ['code_too_soon', 'code_too_often'],
});

export const codeEvents = [
  'user_register',
  'user_retrieve_pwd',
  'user_change_email',
  'user_email_verify',
] as const;

export const sendEmailCode = endpoint({
  method: 'POST',
  path: 'Ems/send',
  title: 'send a verification code by e-mail',
  access: 'public',
  legacyClient: true,
  input: z.object({
    email,
    event: z.enum(codeEvents),
    password: z.optional(passwordIfAny),
    ...captchaAnswer,
  }),
  reply: z.object({}),
  successMessage: 'code_mailed',
  errors: [
    'captcha_wrong',
    'code_too_soon',
    'code_too_often',
    'code_day_full',
    'old_password_wrong',
    'login_throttled',
    'need_login',
  ],
});

export const setUpOperator = endpoint({
  method: 'POST',
  path: 'console/setUp',
  title: 'create the first operator from the one-time link',
  access: 'public',
  input: z.strictObject({ token: text(100, 'link_required'), username, password, email }),
  reply: z.object({}),
  errors: [
    'link_invalid',
    'username_taken',
    'password_common',
    'password_like_account',
    'registration_refused',
  ],
});
