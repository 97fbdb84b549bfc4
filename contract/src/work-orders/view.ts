import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { amendment, amendmentKinds, amendmentPreview } from '../orders/amendments.ts';
import { commandStates, workOrderNotes, workOrderStatuses } from './states.ts';
import { workTypes } from './types.ts';

/** Order of a work order; `product` determines the page that shows it. */
export const linkedOrder = z.object({ id: z.int(), sn: z.string(), product: z.string(), title: z.string() });

/** A work order in a list. */
export const workOrderView = z.object({
  id: z.int(),
  /** Display number: `W2611230042`. */
  number: z.string(),
  type: z.enum(workTypes),
  /** In the caller's language. */
  type_name: z.string(),
  status: z.enum(workOrderStatuses),
  urgent: z.boolean(),
  order: z.nullable(linkedOrder),
  /** In lists its first 120 characters. */
  detail: z.string(),
  /** Last message to the member, shortened; empty before the first reply. */
  last_reply: z.string(),
  /** Promised and actual time of the first reply; both are reset when it is reopened. */
  promised_by: unixSeconds,
  first_reply_at: z.nullable(unixSeconds),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  resolved_at: z.nullable(unixSeconds),
  /** Whether no user of the agency has read the last reply. */
  unread_reply: z.boolean(),
});
export type WorkOrderView = z.infer<typeof workOrderView>;

export const workOrderFile = z.object({
  id: z.int(),
  name: z.string(),
  mimetype: z.string(),
  /** Bytes. */
  size: z.int(),
  is_picture: z.boolean(),
});
export type WorkOrderFile = z.infer<typeof workOrderFile>;

const entry = {
  id: z.int(),
  /** Event; null for a reply without one. */
  event: z.nullable(z.enum(workOrderNotes)),
  by: z.enum(['member', 'staff', 'system']),
  by_name: z.string(),
  content: z.string(),
  files: z.array(workOrderFile),
  at: unixSeconds,
  /** Id of an entry in `commands`. */
  command: z.nullable(z.int()),
};
export const workOrderEntry = z.object({ ...entry, kind: z.enum(['reply', 'event', 'command']) });
export type WorkOrderEntry = z.infer<typeof workOrderEntry>;
/** The same with internal notes of the staff. */
export const deskEntry = z.object({ ...entry, kind: z.enum(['reply', 'note', 'event', 'command']) });
export type DeskEntry = z.infer<typeof deskEntry>;

/** A change to the order that is requested or proposed. */
export const workOrderCommand = z.object({
  id: z.int(),
  kind: z.enum(amendmentKinds),
  state: z.enum(commandStates),
  /** Input as sent. */
  input: amendment,
  /**
   * Preview of its changes and costs in the caller's language; sums have no amounts for callers who may not
   * see them.
   */
  preview: amendmentPreview,
  asked_by: z.enum(['member', 'staff']),
  created_at: unixSeconds,
  decided_at: z.nullable(unixSeconds),
  reason: z.string(),
});
export type WorkOrderCommand = z.infer<typeof workOrderCommand>;

export const detailParts = {
  notify_email: z.string(),
  stars: z.nullable(z.int()),
  rating_text: z.string(),
  /** Until when it can be reopened; null if it cannot. */
  reopen_until: z.nullable(unixSeconds),
};
