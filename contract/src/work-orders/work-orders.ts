import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { fileLink } from '../files/links.ts';
import { id } from '../ids.ts';
import { amendment, amendmentKinds, amendmentPreview, amendmentPreviewId } from '../orders/amendments.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { lineText, text } from '../text.ts';
import { content, email } from '../validators.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { maxWorkOrderFiles, workOrderActions, workOrderStatuses } from './states.ts';
import { workTypes } from './types.ts';
import {
  detailParts,
  linkedOrder,
  workOrderCommand,
  workOrderEntry,
  workOrderFile,
  workOrderView,
} from './view.ts';

const page = { page: '/user/work-order/list' } as const;
const adding = { node: '/user/work-order/list/add' } as const;
const replying = { node: '/user/work-order/list/reply' } as const;
const closing = { node: '/user/work-order/list/close' } as const;
const amending = { node: '/user/work-order/list/amend' } as const;

const workOrderReply = z.object({ work_order: workOrderView });

/** Errors of a change to an order, in addition to those of its kind. */
export const amendingErrors = [
  'not_found',
  'no_permission',
  'amendment_unfit',
  'amendment_changed',
  'amendment_by_desk',
  'amendment_needs_yes',
  'amendment_changes_nothing',
  'order_wrong_state',
  'correction_open',
  'more_than_charged',
  'charge_written_off',
  'balance_too_low',
  'credit_too_low',
  'credit_overdue',
  'credit_stopped',
  ...moneyRefusals,
] as const;

/** `url`s returned by uploads of the topic `work-order`: pictures and PDFs of at most 10 MB. */
export const sentFiles = z._default(z.array(text(300)).check(z.maxLength(maxWorkOrderFiles)), []);

export const listWorkOrders = endpoint({
  method: 'GET',
  path: 'workOrder/list',
  title: 'list work orders, newest first: the caller’s own, and those on orders that the caller sees',
  access: page,
  input: z.strictObject({
    status: z.optional(z.enum(workOrderStatuses)),
    /** `open`: an action is pending; `over`: none is. */
    show: z.optional(z.enum(['open', 'over'])),
    type: z.optional(z.enum(workTypes)),
    order_id: z.optional(id),
    /** Its number, the number of its order, words of its text. */
    keyword: z.optional(lineText(60)),
    /** Days in the agency's zone. */
    made_from: z.optional(civilDate),
    made_to: z.optional(civilDate),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(workOrderView),
    ...listed,
    /** Number of work orders with an unread reply. */
    unread: z.int(),
  }),
  errors: listErrors,
});

export const showWorkOrder = endpoint({
  method: 'GET',
  path: 'workOrder/detail',
  title: 'show a work order with its thread, its files and the changes it asks for',
  access: page,
  input: z.strictObject({ id }),
  reply: z.object({
    work_order: z.extend(workOrderView, detailParts),
    /** Files sent with the initial request. */
    files: z.array(workOrderFile),
    entries: z.array(workOrderEntry),
    commands: z.array(workOrderCommand),
    /** Actions available to the caller now; `decide`: accept or refuse a proposal. */
    actions: z.array(z.enum(workOrderActions)),
    /** For an urgent work order the 24-hour number, otherwise the desk's; empty if not set. */
    desk_phone: z.string(),
  }),
  errors: ['not_found'],
});

export const prefillWorkOrder = endpoint({
  method: 'GET',
  path: 'workOrder/prefill',
  title: 'say what the form of a work order begins with',
  access: adding,
  input: z.strictObject({ order_id: z.optional(id), type: z.optional(z.enum(workTypes)) }),
  reply: z.object({
    order: z.nullable(linkedOrder),
    type: z.nullable(z.enum(workTypes)),
    email: z.string(),
    /** Types that fit the order's current state, the most frequently needed first. */
    types: z.array(z.object({ value: z.enum(workTypes), label: z.string(), urgent: z.boolean() })),
    /** Kinds of change that the caller may request with the selected type. */
    commands: z.array(z.enum(amendmentKinds)),
    /** Promised reply time by urgency. */
    promised_by: z.object({ urgent: unixSeconds, other: unixSeconds }),
    /** Answered at any hour. */
    urgent_phone: z.string(),
    desk_phone: z.string(),
  }),
  errors: ['not_found'],
});

export const addWorkOrder = endpoint({
  method: 'POST',
  path: 'workOrder/add',
  title: 'ask the desk for something; what the rules allow is carried out at once',
  access: adding,
  idempotent: true,
  rateLimit: 'order',
  input: z.strictObject({
    type: z.enum(workTypes, 'work_type_required'),
    order_id: z.optional(id),
    /** Address for replies by mail. */
    email,
    detail: content(4000),
    files: sentFiles,
    /** Requested change to the order; needs the `amend` permission. */
    command: z.optional(amendment),
    /** Id of the preview that the caller agrees to; required with a command. */
    preview_id: z.optional(amendmentPreviewId),
  }),
  reply: workOrderReply,
  errors: ['work_orders_full', 'work_order_file_unknown', ...amendingErrors],
});

export const replyWorkOrder = endpoint({
  method: 'POST',
  path: 'workOrder/reply',
  title: 'write to the desk on a work order',
  access: replying,
  idempotent: true,
  rateLimit: 'order',
  input: z.strictObject({ id, content: content(4000), files: sentFiles }),
  reply: workOrderReply,
  errors: ['not_found', 'work_order_wrong_state', 'work_order_full', 'work_order_file_unknown'],
});

export const closeWorkOrder = endpoint({
  method: 'POST',
  path: 'workOrder/close',
  title: 'close a work order that is resolved',
  access: closing,
  idempotent: true,
  input: z.strictObject({ id }),
  reply: workOrderReply,
  errors: ['not_found', 'work_order_wrong_state'],
});

export const withdrawWorkOrder = endpoint({
  method: 'POST',
  path: 'workOrder/withdraw',
  title: 'withdraw a work order that nobody has accepted',
  access: closing,
  idempotent: true,
  input: z.strictObject({ id }),
  reply: workOrderReply,
  errors: ['not_found', 'work_order_wrong_state'],
});

export const reopenWorkOrder = endpoint({
  method: 'POST',
  path: 'workOrder/reopen',
  title: 'reopen a work order within 14 days after it was resolved',
  access: replying,
  idempotent: true,
  input: z.strictObject({ id, reason: text(2000, 'reason_required') }),
  reply: workOrderReply,
  errors: ['not_found', 'work_order_wrong_state', 'reopen_too_late', 'work_order_full'],
});

export const rateWorkOrder = endpoint({
  method: 'POST',
  path: 'workOrder/rate',
  title: 'rate how a work order was answered',
  access: closing,
  idempotent: true,
  input: z.strictObject({
    id,
    stars: z.int().check(z.minimum(1), z.maximum(5)),
    text: z._default(text(500), ''),
  }),
  reply: workOrderReply,
  errors: ['not_found', 'work_order_wrong_state'],
});

export const previewAmendment = endpoint({
  method: 'POST',
  path: 'workOrder/preview',
  title: 'show what a change would make of an order, what it costs and who decides it',
  access: amending,
  rateLimit: 'quote',
  input: z.strictObject({ order_id: id, command: amendment }),
  reply: z.object({ preview: amendmentPreview }),
  errors: ['not_found', 'amendment_unfit'],
});

export const acceptProposal = endpoint({
  method: 'POST',
  path: 'workOrder/accept',
  title: 'say yes to a change that the desk proposes, which is carried out at once',
  access: amending,
  idempotent: true,
  rateLimit: 'order',
  input: z.strictObject({ id, command_id: id, preview_id: amendmentPreviewId }),
  reply: workOrderReply,
  errors: ['command_closed', 'work_order_wrong_state', ...amendingErrors],
});

export const refuseProposal = endpoint({
  method: 'POST',
  path: 'workOrder/refuse',
  title: 'say no to a change that the desk proposes',
  access: amending,
  idempotent: true,
  input: z.strictObject({ id, command_id: id, reason: z._default(text(500), '') }),
  reply: workOrderReply,
  errors: ['not_found', 'command_closed', 'work_order_wrong_state'],
});

export const linkWorkOrderFile = endpoint({
  method: 'POST',
  path: 'workOrder/link',
  title: 'get a one-use link to a file of a work order',
  access: page,
  input: z.strictObject({ id, file: id }),
  reply: fileLink,
  errors: ['not_found'],
});
