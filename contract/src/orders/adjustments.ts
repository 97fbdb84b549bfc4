import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money, seenMoney } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { evidence, orderReply, spendingRefusals } from './actions.ts';
import { orderView } from './view.ts';

/** Kinds of charge after the service; `unused` refunds a part that was paid but not used. */
export const adjustmentKinds = [
  'overtime',
  'extra_km',
  'waiting',
  'tolls_parking',
  'other',
  'unused',
] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];
/**
 * How a charge was accepted: by a member, by the member's silence, or by the desk on behalf of the member.
 */
export const acceptedBy = ['member', 'silence', 'desk'] as const;
export const adjustmentStatuses = ['proposed', 'confirmed', 'declined', 'withdrawn'] as const;

/**
 * A charge or refund (negative) after the service, proposed by the seller. It is owed once the member
 * confirms it; without an answer it counts as accepted after seven days.
 */
export const adjustmentView = z.object({
  id: z.int(),
  kind: z.enum(adjustmentKinds),
  status: z.enum(adjustmentStatuses),
  label: z.string(),
  quantity: z.int(),
  unit_price: seenMoney,
  amount: seenMoney,
  reason: z.string(),
  proposed_at: unixSeconds,
  confirmed_at: z.nullable(unixSeconds),
  /** When silence counts as acceptance; null once it is decided or while a question is open. */
  accept_at: z.nullable(unixSeconds),
  /** How it was accepted; null before acceptance. */
  accepted_by: z.nullable(z.enum(acceptedBy)),
  /** The member's reason for declining; empty if not declined. */
  declined_because: z.string(),
  /** The member's latest question and the seller's answer; empty if there is none. */
  question: z.string(),
  answer: z.string(),
  /** Whether the caller may confirm or decline it now. */
  can_confirm: z.boolean(),
  /** Whether the caller may ask a question now; false while one is unanswered. */
  can_ask: z.boolean(),
});
export type AdjustmentView = z.infer<typeof adjustmentView>;

/**
 * Charges the order's own payment channel: the deposit or the credit. The charge stays open if the funds do
 * not suffice.
 */
export const confirmAdjustment = endpoint({
  method: 'POST',
  path: 'order/confirmAdjustment',
  title: 'confirm a charge made after the service',
  access: { orderAction: 'pay' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({ id, adjustment_id: id }),
  reply: orderReply,
  errors: [
    'not_found',
    'order_wrong_state',
    'adjustment_closed',
    'more_than_charged',
    'charge_written_off',
    'balance_too_low',
    'credit_too_low',
    'credit_overdue',
    'credit_stopped',
    'credit_not_verified',
    ...moneyRefusals,
    ...spendingRefusals,
  ],
});

/** Declines the charge, which is then not owed; the seller sees the reason. */
export const declineAdjustment = endpoint({
  method: 'POST',
  path: 'order/declineAdjustment',
  title: 'decline a charge made after the service',
  access: { orderAction: 'pay' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({ id, adjustment_id: id, reason: text(200, 'reason_required') }),
  reply: orderReply,
  errors: ['not_found', 'adjustment_closed'],
});

/**
 * Asks a question. The charge stays open until it is confirmed or declined; only one question may be open.
 */
export const askAdjustment = endpoint({
  method: 'POST',
  path: 'order/askAdjustment',
  title: 'ask the seller about a charge made after the service',
  access: { orderAction: 'pay' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({ id, adjustment_id: id, question: text(500, 'question_required') }),
  reply: orderReply,
  errors: ['not_found', 'adjustment_closed', 'question_open'],
});

export const answerAdjustment = endpoint({
  method: 'POST',
  path: 'console/order/answerAdjustment',
  title: "answer a member's question about a charge",
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({ id, adjustment_id: id, answer: text(500, 'answer_required') }),
  reply: orderReply,
  errors: ['not_found', 'adjustment_closed', 'question_not_open'],
});

/**
 * Proposes a charge that no rate card computes, e.g. tolls; overtime and waiting have their own calls per
 * product. `unused` refunds a part that was paid but not used; `unit_amount` is positive here too.
 */
export const proposeAdjustment = endpoint({
  method: 'POST',
  path: 'console/order/proposeAdjustment',
  title: 'propose a charge after the service',
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({
    id,
    kind: z.enum(adjustmentKinds),
    quantity: z.int().check(z.minimum(1), z.maximum(1000)),
    unit_amount: z.int().check(z.minimum(1), z.maximum(1e9)),
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ order: orderView, adjustment_id: z.int() }),
  errors: ['not_found', 'order_wrong_state', 'more_than_charged', 'charge_written_off'],
});

export const withdrawAdjustment = endpoint({
  method: 'POST',
  path: 'console/order/withdrawAdjustment',
  title: 'withdraw a proposed charge',
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({ id, adjustment_id: id, reason: text(200, 'reason_required') }),
  reply: orderReply,
  errors: ['not_found', 'adjustment_closed'],
});

/**
 * Accepts a charge for an agency that has agreed outside the portal, e.g. by telephone. The money moves as if
 * a member had confirmed it.
 */
export const acceptAdjustment = endpoint({
  method: 'POST',
  path: 'console/order/acceptAdjustment',
  title: "accept a charge on a member's word",
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({ id, adjustment_id: id, evidence }),
  reply: orderReply,
  errors: [
    'not_found',
    'order_wrong_state',
    'adjustment_closed',
    'more_than_charged',
    'charge_written_off',
    'balance_too_low',
    'credit_too_low',
    'credit_overdue',
    'credit_not_verified',
    ...moneyRefusals,
  ],
});

/** State of an open charge: waits for the member, for the seller's answer, or for sufficient funds. */
export const openChargeStates = ['waiting', 'asked', 'short'] as const;

export const listOpenAdjustments = endpoint({
  method: 'GET',
  path: 'console/adjustment/list',
  title: 'list the charges that no member has confirmed or declined, the first to be accepted first',
  access: { staff: '/console/review/view' },
  input: z.strictObject({ state: z.optional(z.enum(openChargeStates)), ...listPaging }),
  reply: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        order_id: z.int(),
        order_sn: z.string(),
        title: z.string(),
        agency: z.string(),
        contact: z.string(),
        state: z.enum(openChargeStates),
        kind: z.enum(adjustmentKinds),
        label: z.string(),
        amount: money,
        reason: z.string(),
        question: z.string(),
        proposed_by: z.string(),
        proposed_at: unixSeconds,
        reminded_at: z.nullable(unixSeconds),
        /** When silence counts as acceptance; null while a question is open. */
        accept_at: z.nullable(unixSeconds),
        /**
         * For a charge that waits for funds: error code of the wallet's refusal and time of the next attempt.
         */
        refused_because: z.string(),
        retry_at: z.nullable(unixSeconds),
      }),
    ),
    ...listed,
  }),
  errors: [...listErrors],
});
