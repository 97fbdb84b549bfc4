import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { anyFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { amendment } from '../orders/amendments.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { lineText, text } from '../text.ts';
import { content } from '../validators.ts';
import { workOrderDeskActions, workOrderStatuses } from './states.ts';
import { workTypes } from './types.ts';
import { deskEntry, detailParts, workOrderCommand, workOrderFile, workOrderView } from './view.ts';
import { amendingErrors, sentFiles } from './work-orders.ts';

const reason = text(500, 'reason_required');

/** A work order for the staff. */
export const deskWorkOrder = z.extend(workOrderView, {
  /** Null if it was sent by the contact form. */
  agency: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Name of the person who asks. */
  asker: z.string(),
  lang: z.enum(['zh-cn', 'en']),
  /** Member of staff responsible for it. */
  owner: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The promised time has passed without a reply. */
  late: z.boolean(),
});
export type DeskWorkOrder = z.infer<typeof deskWorkOrder>;

const deskReply = z.object({ work_order: deskWorkOrder });

export const listAllWorkOrders = endpoint({
  method: 'GET',
  path: 'console/workOrder/list',
  title:
    'list work orders: what is open with the urgent and soonest promised first, what is over newest first',
  access: { staff: '/console/workOrder/view' },
  input: z.strictObject({
    /** Defaults to `open`. */
    show: z.optional(z.enum(['open', 'over'])),
    status: z.optional(z.enum(workOrderStatuses)),
    type: z.optional(z.enum(workTypes)),
    owner_id: z.optional(id),
    /** Filter by owner: the caller's own, or unassigned. */
    of: z.optional(z.enum(['mine', 'nobody'])),
    late: z.optional(z.boolean()),
    urgent: z.optional(z.boolean()),
    agency_id: z.optional(id),
    order_id: z.optional(id),
    keyword: z.optional(lineText(60)),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(deskWorkOrder),
    ...listed,
    /** Counts over all open work orders. */
    counts: z.object({ open: z.int(), mine: z.int(), nobody: z.int(), late: z.int(), urgent: z.int() }),
  }),
  errors: listErrors,
});

export const showAnyWorkOrder = endpoint({
  method: 'GET',
  path: 'console/workOrder/detail',
  title: 'show a work order with its thread, notes of the staff included',
  access: { staff: '/console/workOrder/view' },
  input: z.strictObject({ id }),
  reply: z.object({
    work_order: z.extend(deskWorkOrder, detailParts),
    files: z.array(workOrderFile),
    entries: z.array(deskEntry),
    commands: z.array(workOrderCommand),
    actions: z.array(z.enum(workOrderDeskActions)),
    /** Members of staff who can take it over. */
    colleagues: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  errors: ['not_found'],
});

export const openWorkOrderFile = endpoint({
  method: 'GET',
  path: 'console/workOrder/file',
  title: 'open a file of a work order',
  access: { staff: '/console/workOrder/view' },
  file: anyFile,
  input: z.strictObject({ file: id }),
  reply: z.unknown(),
  errors: ['not_found'],
});

export const acceptWorkOrder = endpoint({
  method: 'POST',
  path: 'console/workOrder/accept',
  title: 'accept a work order: it is the caller’s from now on',
  access: { staff: '/console/workOrder/answer' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: deskReply,
  errors: ['not_found', 'work_order_taken', 'work_order_wrong_state'],
});

export const answerWorkOrder = endpoint({
  method: 'POST',
  path: 'console/workOrder/reply',
  title: 'write to the member, or a note among the staff',
  access: { staff: '/console/workOrder/answer' },
  idempotent: true,
  input: z.strictObject({
    id,
    content: content(4000),
    files: sentFiles,
    /** Internal note, never visible to the member. */
    internal: z._default(z.boolean(), false),
    /** Further effect of the reply: waits for the member's answer (`ask`) or resolves the work order. */
    next: z.optional(z.enum(['ask', 'resolve'])),
  }),
  reply: deskReply,
  errors: [
    'not_found',
    'work_order_taken',
    'work_order_wrong_state',
    'work_order_full',
    'work_order_file_unknown',
  ],
});

export const resolveWorkOrder = endpoint({
  method: 'POST',
  path: 'console/workOrder/resolve',
  title: 'resolve a work order',
  access: { staff: '/console/workOrder/answer' },
  idempotent: true,
  /** `content` is visible to the member. */
  input: z.strictObject({ id, content: z._default(text(4000), '') }),
  reply: deskReply,
  errors: ['not_found', 'work_order_taken', 'work_order_wrong_state', 'work_order_full'],
});

export const declineWorkOrder = endpoint({
  method: 'POST',
  path: 'console/workOrder/decline',
  title: 'decline what is asked for, with a reason that the member reads',
  access: { staff: '/console/workOrder/answer' },
  idempotent: true,
  input: z.strictObject({ id, reason }),
  reply: deskReply,
  errors: ['not_found', 'work_order_taken', 'work_order_wrong_state'],
});

export const handOverWorkOrder = endpoint({
  method: 'POST',
  path: 'console/workOrder/handOver',
  title: 'hand a work order to a colleague',
  access: { staff: '/console/workOrder/answer' },
  idempotent: true,
  input: z.strictObject({ id, operator_id: id, note: z._default(text(500), '') }),
  reply: deskReply,
  errors: ['not_found', 'work_order_wrong_state', 'operator_unfit'],
});

export const proposeAmendment = endpoint({
  method: 'POST',
  path: 'console/workOrder/propose',
  title: 'put down a change to the order; where it costs the agency something it is asked for its yes',
  access: { staff: '/console/workOrder/act' },
  idempotent: true,
  input: z.strictObject({ id, command: amendment }),
  reply: z.extend(deskReply, { command: workOrderCommand }),
  errors: ['work_order_wrong_state', 'work_order_without_order', 'command_open', ...amendingErrors],
});

export const carryOutAmendment = endpoint({
  method: 'POST',
  path: 'console/workOrder/carryOut',
  title: 'carry out a change to the order that the agency asked for or that only gives',
  access: { staff: '/console/workOrder/act' },
  idempotent: true,
  input: z.strictObject({ id, command_id: id }),
  reply: deskReply,
  errors: ['work_order_wrong_state', 'command_closed', ...amendingErrors],
});

export const dismissAmendment = endpoint({
  method: 'POST',
  path: 'console/workOrder/dismissCommand',
  title: 'give up a change that was asked for or proposed',
  access: { staff: '/console/workOrder/act' },
  idempotent: true,
  input: z.strictObject({ id, command_id: id, reason }),
  reply: deskReply,
  errors: ['not_found', 'work_order_wrong_state', 'command_closed'],
});

const template = z.object({
  id: z.int(),
  title: z.string(),
  /** Work type it applies to; null for any. */
  type: z.nullable(z.enum(workTypes)),
  content_zh: z.string(),
  content_en: z.string(),
  saved_by: z.string(),
  saved_at: unixSeconds,
});
export type ReplyTemplate = z.infer<typeof template>;

export const listTemplates = endpoint({
  method: 'GET',
  path: 'console/workOrder/templates',
  title: 'list the templates of replies by title',
  access: { staff: '/console/workOrder/view' },
  input: z.strictObject({}),
  reply: z.object({ list: z.array(template) }),
  errors: [],
});

export const saveTemplate = endpoint({
  method: 'POST',
  path: 'console/workOrder/saveTemplate',
  title: 'add a template of replies, or change one',
  access: { staff: '/console/workOrder/answer' },
  idempotent: true,
  input: z.strictObject({
    id: z.optional(id),
    title: lineText(60, 'template_title_required'),
    type: z._default(z.nullable(z.enum(workTypes)), null),
    content_zh: content(4000),
    content_en: content(4000),
  }),
  reply: z.object({ template }),
  errors: ['not_found', 'templates_full', 'template_titled'],
});

export const deleteTemplate = endpoint({
  method: 'POST',
  path: 'console/workOrder/deleteTemplate',
  title: 'delete a template of replies',
  access: { staff: '/console/workOrder/answer' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found'],
});
