import * as z from 'zod/mini';
import { askedSeconds, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors } from '../paging.ts';
import { text } from '../text.ts';
import { actionObjects } from './activity-objects.ts';

/** Values by field name; sums in minor units. */
const facts = z.nullable(z.record(z.string(), z.unknown()));

/** One change made by a member of staff. */
export const staffAction = z.object({
  id: z.int(),
  at: unixSeconds,
  operator: z.string(),
  /** Path of the API call. */
  call: z.string(),
  object_kind: z.enum(actionObjects),
  object_id: z.nullable(z.int()),
  /** Order number, company name or user name; empty for the site. */
  object_name: z.string(),
  /** Changed fields only; null if the object did not exist before. */
  before: facts,
  /** Null if the object no longer exists. */
  after: facts,
  reason: z.string(),
  /** IP address of the caller. */
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
    /** Exact name, e.g. an order number. */
    object_name: z.optional(text(120)),
    /**
     * From `from` (inclusive) to `to` (exclusive); the client converts its own day boundaries to instants.
     */
    from: z.optional(askedSeconds),
    to: z.optional(askedSeconds),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    list: z.array(staffAction),
    /** Cursor of the next page; null on the last page. */
    next: z.nullable(z.string()),
    /** Operators that can be used as a filter. */
    operators: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  errors: [...listErrors],
});
