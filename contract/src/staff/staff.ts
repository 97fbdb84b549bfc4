import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { nameInMails } from '../text.ts';
import { email, username } from '../validators.ts';
import { roleCode, uncoveredQueues } from './roles.ts';
import { heldRefusals } from './second-person-refusals.ts';

/** A member of the seller's staff. */
export const staffMember = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  /** Empty if none. */
  email: z.string(),
  role: roleCode,
  /** Name of the role if an administrator added it; empty for built-in roles. */
  role_name: z.string(),
  disabled: z.boolean(),
  last_login_time: z.nullable(unixSeconds),
  created_at: unixSeconds,
  /** Whether it is the caller, who cannot change their own role or account state. */
  is_self: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

const reply = z.object({ operator: staffMember });
/** The same after a change of who answers which queues. */
const warningReply = z.object({ operator: staffMember, uncovered_queues: uncoveredQueues });

export const listStaff = endpoint({
  method: 'GET',
  path: 'console/staff/list',
  title: "list the seller's staff",
  access: { staff: '/console/staff/view' },
  input: z.strictObject({}),
  reply: z.object({ list: z.array(staffMember) }),
  errors: [],
});

export const inviteOperator = endpoint({
  method: 'POST',
  path: 'console/staff/invite',
  title: "add one of the seller's staff, who is mailed a link to set a password",
  access: { staff: '/console/staff/edit' },
  input: z.strictObject({ username, nickname: nameInMails(40, 'nickname_required'), email, role: roleCode }),
  reply,
  errors: ['username_taken', 'email_taken', 'invited_already', 'role_unknown', ...heldRefusals],
});

export const setStaffRole = endpoint({
  method: 'POST',
  path: 'console/staff/setRole',
  title: "set the role of one of the seller's staff",
  access: { staff: '/console/staff/edit' },
  input: z.strictObject({ id, role: roleCode }),
  reply: warningReply,
  errors: ['not_found', 'own_account', 'role_unknown', ...heldRefusals],
});

export const disableOperator = endpoint({
  method: 'POST',
  path: 'console/staff/disable',
  title: "disable or enable one of the seller's staff",
  access: { staff: '/console/staff/edit' },
  input: z.strictObject({ id, disabled: z.boolean() }),
  reply: warningReply,
  errors: ['not_found', 'own_account', ...heldRefusals],
});
