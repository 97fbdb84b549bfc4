import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { userInfo } from '../site/site.ts';
import { codeText, nameInMails, text } from '../text.ts';
import { password, passwordIfAny, typedPassword, username } from '../validators.ts';

/** 0 unknown, 1 male, 2 female; the radio buttons of family clients send it as text. */
const gender = z.pipe(
  z.literal([0, 1, 2, '0', '1', '2']),
  z.transform((value) => Number(value) as 0 | 1 | 2),
);

/** Contact channels of an account, each verified by a code. */
export const bindingTypes = ['email', 'mobile'] as const;
export type BindingType = (typeof bindingTypes)[number];
const bindingType = z.enum(bindingTypes);

export const showProfile = endpoint({
  method: 'GET',
  path: 'account/profile',
  title: "show the user's own profile",
  access: 'user',
  legacyClient: true,
  input: z.object({}),
  reply: z.object({ accountVerificationType: z.array(bindingType), userInfo }),
  errors: [],
});

export const saveProfile = endpoint({
  method: 'POST',
  path: 'account/profile',
  title: "save the user's own profile",
  access: 'user',
  legacyClient: true,
  // Clients send their whole user object; only these six fields are read, and omitted ones are unchanged.
  input: z.object({
    avatar: z.optional(text(300)),
    username: z.optional(username),
    nickname: z.optional(nameInMails(32, 'nickname_required')),
    gender: z.optional(gender),
    /** Empty or null if not given. */
    birthday: z.optional(z.nullable(z.union([z.literal(''), civilDate], 'birthday_invalid'))),
    motto: z.optional(text(250)),
  }),
  reply: z.object({ userInfo }),
  errors: ['username_taken', 'login_throttled'],
});

export const verifyBinding = endpoint({
  method: 'POST',
  path: 'account/verification',
  title: 'prove an address the account is bound to',
  access: 'user',
  legacyClient: true,
  input: z.object({ type: bindingType, captcha: codeText(12, 'code_required') }),
  /** The token works once within 600 s and only for changing this address. */
  reply: z.object({ type: bindingType, accountVerificationToken: z.string() }),
  errors: ['code_wrong', 'binding_missing'],
});

export const changeBind = endpoint({
  method: 'POST',
  path: 'account/changeBind',
  title: 'change the e-mail or mobile number of the account',
  access: 'user',
  legacyClient: true,
  input: z.object({
    type: bindingType,
    /** Proof of the current address. */
    accountVerificationToken: z.nullish(text(100)),
    /** Proof if no address is bound yet. */
    password: z.nullish(passwordIfAny),
    email: z.nullish(codeText(120)),
    /** Including its area number, which may also be sent separately. */
    mobile: z.nullish(codeText(32)),
    area_num: z.nullish(codeText(8)),
    /** Verification code sent to the new address. */
    captcha: codeText(12, 'code_required'),
  }),
  reply: z.object({ userInfo }),
  errors: [
    'code_wrong',
    'binding_unproved',
    'binding_same',
    'binding_taken',
    'old_password_wrong',
    'login_throttled',
  ],
});

export const changePassword = endpoint({
  method: 'POST',
  path: 'account/changePassword',
  title: 'change the password and end all other sessions',
  access: 'user',
  legacyClient: true,
  input: z.object({
    oldPassword: typedPassword,
    newPassword: password,
    confirmPassword: typedPassword,
  }),
  reply: z.object({}),
  errors: [
    'old_password_wrong',
    'passwords_differ',
    'password_unchanged',
    'password_common',
    'password_like_account',
    'login_throttled',
  ],
});

const session = z.object({
  id: z.int(),
  device: z.object({
    kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
    /** Names as used by their vendors; empty if unknown. */
    browser: z.string(),
    system: z.string(),
  }),
  /** IP address of the login without its last part. */
  address: z.string(),
  created_at: unixSeconds,
  /** Accurate to about five minutes. */
  last_used_at: unixSeconds,
  /** Whether it can be renewed; otherwise it ends twelve hours after the login. */
  keep: z.boolean(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: 'account/sessions',
  title: "list the user's own sessions",
  access: 'user',
  input: z.strictObject({}),
  reply: z.object({ list: z.array(session) }),
  errors: [],
});

export const endSession = endpoint({
  method: 'POST',
  path: 'account/endSession',
  title: 'end one of the own sessions',
  access: 'user',
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found'],
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: 'account/endOtherSessions',
  title: 'end all own sessions but this one',
  access: 'user',
  input: z.strictObject({}),
  reply: z.object({ ended: z.int() }),
  errors: [],
});

export const pointLog = endpoint({
  method: 'GET',
  path: 'account/integral',
  title: "list movements of the user's points",
  access: 'member',
  legacyClient: true,
  input: z.object({ ...listPaging }),
  reply: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        score: z.int(),
        before: z.int(),
        after: z.int(),
        memo: z.string(),
        create_time: unixSeconds,
        /** Reason for the movement, and its order. */
        event: z.string(),
        order_id: z.int(),
        order_sn: z.string(),
        order_product: z.string(),
        order_title: z.string(),
      }),
    ),
    ...listed,
    /** Current points, and points earned per hundred of a completed order's price. */
    score: z.int(),
    points_per_hundred: z.int(),
  }),
  errors: listErrors,
});
