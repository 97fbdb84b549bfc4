import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { agreedTotal, spendingRefusals } from '../orders/actions.ts';
import { payChannels } from '../orders/statuses.ts';
import { orderView } from '../orders/view.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';

/** `over`: the order was paid, cancelled or expired before a decision. */
export const approvalStatuses = ['pending', 'approved', 'declined', 'over'] as const;

/** A member's request that another user pay an order. */
export const approvalView = z.object({
  id: z.int(),
  status: z.enum(approvalStatuses),
  order: orderView,
  asked_by: z.string(),
  asked_at: unixSeconds,
  note: z.string(),
  /** Empty until decided. */
  decided_by: z.string(),
  decided_at: z.nullable(unixSeconds),
  reason: z.string(),
  /** Whether the caller may decide it now. */
  can_decide: z.boolean(),
});
export type ApprovalView = z.infer<typeof approvalView>;

const reply = z.object({ approval: approvalView });

export const askApproval = endpoint({
  method: 'POST',
  path: 'order/askApproval',
  title: 'ask for the payment of an order',
  access: 'member',
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({ id, note: z._default(text(200), '') }),
  reply,
  errors: ['not_found', 'order_wrong_state', 'pay_time_over', 'approval_pending'],
});

export const decideApproval = endpoint({
  method: 'POST',
  path: 'order/decideApproval',
  title: 'pay or decline an order somebody asked to be paid',
  access: { orderAction: 'pay' },
  rateLimit: 'order',
  idempotent: true,
  input: z.discriminatedUnion('decision', [
    z.strictObject({
      approval_id: id,
      decision: z.literal('approve'),
      pay_channel: z.enum(payChannels, 'pay_channel_required'),
      total: agreedTotal,
    }),
    z.strictObject({ approval_id: id, decision: z.literal('decline'), reason: text(200, 'reason_required') }),
  ]),
  reply,
  errors: [
    'not_found',
    'approval_decided',
    'order_wrong_state',
    'order_sum_changed',
    'pay_time_over',
    'balance_too_low',
    'credit_too_low',
    'credit_overdue',
    'credit_stopped',
    'credit_not_verified',
    ...moneyRefusals,
    ...spendingRefusals,
  ],
});

export const listApprovals = endpoint({
  method: 'GET',
  path: 'order/approvals',
  title:
    'list requests for payment: those one may decide, and one’s own; of one order also whether one may ask and who decides',
  access: 'member',
  input: z.strictObject({
    /** Filter: requests that the caller can decide, or requests made by the caller. */
    view: z.optional(z.enum(['to_decide', 'asked'])),
    status: z.optional(z.enum(approvalStatuses)),
    order_id: z.optional(id),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(approvalView),
    ...listed,
    /** Whether the caller may request approval for the order given in `order_id`. */
    can_ask: z.boolean(),
    /** Names of the users who can decide on the order given in `order_id`. */
    deciders: z.array(z.string()),
  }),
  errors: ['not_found', ...listErrors],
});
