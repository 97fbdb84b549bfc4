import * as z from 'zod/mini';
import { maxLimit } from '../bounds.ts';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { payChannels } from '../orders/statuses.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { type ActionOf, permissionNodes, products, subAccountPage, subAccountRoles } from '../permissions.ts';
import { nameInMails, text } from '../text.ts';
import { email, password, username } from '../validators.ts';

/** Minor units of the agency's currency; null = no limit, 0 = may book but not pay. */
const limit = z.nullable(z.int().check(z.minimum(0), z.maximum(maxLimit)));

/** Spending limits of a sub-account; days and months are those of the agency's zone. */
export const spendingLimits = z.strictObject({
  order_limit: limit,
  day_limit: limit,
  month_limit: limit,
  /** Products that may be booked and paid; null = all. */
  products: z.nullable(z.array(z.enum(products)).check(z.maxLength(products.length))),
  /** Allowed payment channels; null = all. */
  pay_channels: z.nullable(z.array(z.enum(payChannels)).check(z.maxLength(payChannels.length))),
});
export type SpendingLimits = z.infer<typeof spendingLimits>;

const role = z.enum(subAccountRoles, 'role_required');
/** Individually set nodes; null = those of the role. */
const nodes = z.nullable(z.array(z.enum(permissionNodes)).check(z.maxLength(permissionNodes.length)));
const nickname = nameInMails(40, 'nickname_required');

export const subAccount = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  role,
  /** Individually set nodes; null = those of the role. */
  set_nodes: nodes,
  /** Effective nodes, reduced by product restrictions. */
  nodes: z.array(z.enum(permissionNodes)),
  limits: spendingLimits,
  spent_today: money,
  spent_this_month: money,
  disabled: z.boolean(),
  last_login_time: z.nullable(unixSeconds),
  created_at: unixSeconds,
  /** Whether the caller may change it: it is neither the caller's own account nor one with more rights. */
  can_manage: z.boolean(),
});
export type SubAccount = z.infer<typeof subAccount>;

const reply = z.object({ sub_account: subAccount });

export const listSubAccounts = endpoint({
  method: 'GET',
  path: 'subAccount/list',
  title: 'list the sub-accounts of the agency',
  access: { page: subAccountPage },
  input: z.strictObject({
    /** Returns only this account; `not_found` if the agency does not have it. */
    id: z.optional(id),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(subAccount),
    ...listed,
    /** Currency of all sums in this reply. */
    currency: z.string(),
    /** Nodes of each role bundle. */
    roles: z.array(z.object({ role, nodes: z.array(z.enum(permissionNodes)) })),
    /** Nodes that the caller may grant. */
    grantable: z.array(z.enum(permissionNodes)),
    /** The caller's own limits; granted limits cannot exceed them. */
    own_limits: spendingLimits,
  }),
  errors: ['not_found', ...listErrors],
});

export const addSubAccount = endpoint({
  method: 'POST',
  path: 'subAccount/add',
  title: 'add a sub-account',
  access: { node: `${subAccountPage}/add` },
  input: z.strictObject({
    username,
    nickname,
    email,
    role,
    /** Initial password; if omitted, the new user gets a link by mail to set it. */
    password: z.optional(password),
    /** Defaults to the caller's limits; setting others needs the `limit` node. */
    limits: z.optional(spendingLimits),
    /** Defaults to the nodes of the role; setting others needs the `perm` node. */
    nodes: z.optional(nodes),
  }),
  reply,
  errors: [
    'username_taken',
    'email_taken',
    'password_common',
    'password_like_account',
    'beyond_own_rights',
    'sub_account_too_often',
    'invitations_full',
    'invited_already',
  ],
});

export const editSubAccount = changeOfSubAccount(
  { action: 'edit', title: 'change the name and e-mail of a sub-account', node: 'edit' },
  { nickname, email },
  ['email_taken', 'sub_account_too_often'],
);

export const resetSubAccountPassword = changeOfSubAccount(
  {
    action: 'resetPassword',
    title: 'set a new password for a sub-account, or mail it a link to do so',
    node: 'edit',
  },
  { password: z.optional(password) },
  ['password_common', 'password_like_account', 'sub_account_too_often', 'password_mail_too_often'],
);

export const disableSubAccount = changeOfSubAccount(
  { action: 'disable', title: 'disable or enable a sub-account', node: 'disable' },
  { disabled: z.boolean() },
);

export const limitSubAccount = changeOfSubAccount(
  { action: 'limit', title: 'set what a sub-account may spend', node: 'limit' },
  { limits: spendingLimits },
);

export const permitSubAccount = changeOfSubAccount(
  { action: 'perm', title: 'set the role and the permission nodes of a sub-account', node: 'perm' },
  { role, nodes },
);

export const showOwnSpending = endpoint({
  method: 'GET',
  path: 'account/spending',
  title: 'show what the caller may pay now',
  access: 'member',
  input: z.strictObject({}),
  reply: z.object({
    /** Maximum of one payment; null = unlimited. */
    most: z.nullable(money),
    /** The limit that determines `most`. */
    limited_by: z.nullable(z.enum(['order', 'day', 'month'])),
    pay_channels: z.array(z.enum(payChannels)),
  }),
  errors: [],
});

export const setPasswordByLink = endpoint({
  method: 'POST',
  path: 'account/setPassword',
  title: "set a sub-account's password from the link that was mailed",
  access: 'public',
  input: z.strictObject({ token: text(100, 'link_required'), password }),
  reply: z.object({}),
  errors: ['link_invalid', 'password_common', 'password_like_account'],
});

/**
 * Declares a call that changes one aspect of a sub-account and returns the changed account; `node` is the
 * last part of the required node.
 */
function changeOfSubAccount<const Action extends string, Thing extends z.core.$ZodShape>(
  { action, title, node }: { action: Action; title: string; node: ActionOf<typeof subAccountPage> },
  thing: Thing,
  errors: readonly ErrorCode[] = [],
) {
  return endpoint({
    method: 'POST',
    path: `subAccount/${action}`,
    title,
    access: { node: `${subAccountPage}/${node}` },
    input: z.strictObject({ id, ...thing }),
    reply,
    errors: ['not_found', 'own_account', 'beyond_own_rights', ...errors],
  });
}
