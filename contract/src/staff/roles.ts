import * as z from 'zod/mini';
import { queueNames } from '../back-office/queue-names.ts';
import { maxRoleCountries, maxRoleSellers } from '../bounds.ts';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { nameInMails } from '../text.ts';
import { grantableNodes, limitableNodes, staffNodes } from './nodes.ts';
import { heldRefusals } from './second-person-refusals.ts';

/** Maximum number of roles that a seller adds to the built-in ones. */
export const maxOwnRoles = 30;

/** Code of a role: a built-in one, or one that an administrator added. */
export const roleCode = z
  .string('role_required')
  .check(z.regex(/^(administrator|desk|finance|editor|auditor|role_[1-9][0-9]{0,8})$/, 'role_required'));

/**
 * Queues that nobody but administrators can answer, once the role of an active person is limited to queues: a warning,
 * not a refusal.
 */
export const uncoveredQueues = z.array(z.enum(queueNames));

/** A role of the seller's staff. */
export const staffRole = z.object({
  code: roleCode,
  /** Name given by an administrator; empty for built-in roles, whose names are phrases. */
  name: z.string(),
  built_in: z.boolean(),
  nodes: z.array(z.enum(staffNodes)),
  /** Countries of the services that it is limited to, ISO 3166-1 alpha-2; empty for all countries. */
  countries: z.array(z.string()),
  /** Ids of the selling companies whose orders it is limited to; empty for all. */
  sellers: z.array(z.int()),
  /** Queues that it is limited to; empty for all. */
  queues: z.array(z.enum(queueNames)),
  /** Number of people who have the role, including disabled ones. */
  people: z.int(),
  /** Null for built-in roles. */
  changed_at: z.nullable(unixSeconds),
});
export type StaffRoleView = z.infer<typeof staffRole>;

export const listStaffRoles = endpoint({
  method: 'GET',
  path: 'console/staffRole/list',
  title: "list the roles of the seller's staff with their rights",
  access: { staff: '/console/staff/view' },
  input: z.strictObject({}),
  reply: z.object({
    list: z.array(staffRole),
    /** Nodes that a role of the seller's own can hold. */
    grantable: z.array(z.enum(staffNodes)),
    /** Those among them that a role with a limit of each kind can hold. */
    limitable: z.object({
      countries: z.array(z.enum(limitableNodes.countries)),
      sellers: z.array(z.enum(limitableNodes.sellers)),
    }),
    /** The selling companies that a role can be limited to. */
    sellers: z.array(z.object({ id: z.int(), name_zh: z.string(), name_en: z.string() })),
    uncovered_queues: uncoveredQueues,
  }),
  errors: [],
});

export const saveStaffRole = endpoint({
  method: 'POST',
  path: 'console/staffRole/save',
  title: "add or change a role of the seller's staff",
  access: { staff: '/console/staff/edit' },
  idempotent: true,
  /**
   * Adds a new role without a code. `countries` limits it to services there, `sellers` to orders
   * of these companies; it then holds `limitable` nodes only.
   * `queues` limits it to the entries of these queues.
   */
  input: z.strictObject({
    code: z.optional(roleCode),
    name: nameInMails(40, 'role_name_required'),
    nodes: z
      .array(z.enum(grantableNodes), 'role_nodes_required')
      .check(z.minLength(1, 'role_nodes_required'), z.maxLength(grantableNodes.length)),
    countries: z._default(
      z
        .array(z.string().check(z.regex(/^[A-Z]{2}$/, 'country_unknown')))
        .check(z.maxLength(maxRoleCountries)),
      [],
    ),
    sellers: z._default(z.array(id).check(z.maxLength(maxRoleSellers)), []),
    queues: z._default(z.array(z.enum(queueNames)).check(z.maxLength(queueNames.length)), []),
  }),
  reply: z.object({ role: staffRole, uncovered_queues: uncoveredQueues }),
  errors: [
    'not_found',
    'role_built_in',
    'role_name_taken',
    'roles_full',
    'role_limit_unfit',
    ...heldRefusals,
  ],
});

export const removeStaffRole = endpoint({
  method: 'POST',
  path: 'console/staffRole/remove',
  title: "remove a role of the seller's staff that nobody has",
  access: { staff: '/console/staff/edit' },
  input: z.strictObject({ code: roleCode }),
  reply: z.object({ list: z.array(staffRole) }),
  errors: ['not_found', 'role_built_in', 'role_in_use'],
});
