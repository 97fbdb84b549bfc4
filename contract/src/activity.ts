import * as z from 'zod/mini';
import { actionObjects } from './activity-objects.ts';
import { askedSeconds, unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { listErrors } from './paging.ts';
import { text } from './text.ts';

/** By name; sums in minor units. */
const facts = z.nullable(z.record(z.string(), z.unknown()));

/** One change by one of the staff. */
export const staffAction = z.object({
  id: z.int(),
  at: unixSeconds,
  operator: z.string(),
  /** The path of the call. */
  call: z.string(),
  object_kind: z.enum(actionObjects),
  object_id: z.nullable(z.int()),
  /** An order's number, a company's name, a user name; empty for the site. */
  object_name: z.string(),
  /** Only what changed; null = it was not there before. */
  before: facts,
  /** null = it is not there any more. */
  after: facts,
  reason: z.string(),
  /** Where the call came from. */
  ip: z.string(),
});
export type StaffActionView = z.infer<typeof staffAction>;

export const listActions = endpoint({
  method: 'GET',
  path: 'console/activity/list',
  title: "list what the seller's staff have changed, newest first",
  access: { staff: '/console/activity/view' },
  input: z.strictObject({
    operator_id: z.optional(id),
    object_kind: z.optional(z.enum(actionObjects)),
    /** The whole name, e.g. an order's number. */
    object_name: z.optional(text(120)),
    /** From this instant on, and before that one: a day begins where its reader is. */
    from: z.optional(askedSeconds),
    to: z.optional(askedSeconds),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    list: z.array(staffAction),
    /** The cursor of the page after this one; null when nothing follows. */
    next: z.nullable(z.string()),
    /** Who can be asked for. */
    operators: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  errors: [...listErrors],
});
