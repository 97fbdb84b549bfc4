import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money, seenMoney } from './money.ts';
import { moneyRefusals } from './money-refusals.ts';
import { evidence, orderReply, spendingRefusals } from './order-actions.ts';
import { orderView } from './order-view.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { text } from './text.ts';

/** What is charged after the service, or with `unused` given back for what was not used. */
export const adjustmentKinds = [
  'overtime',
  'extra_km',
  'waiting',
  'tolls_parking',
  'other',
  'unused',
] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];
/** Who accepts a charge: a member, the member's silence, or the desk on the member's word. */
export const acceptedBy = ['member', 'silence', 'desk'] as const;
export const adjustmentStatuses = ['proposed', 'confirmed', 'declined', 'withdrawn'] as const;

/**
 * What is charged after the service, or given back (negative): proposed by the seller, owed once the member has confirmed
 * it. Without an answer it counts as accepted after seven days.
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
  /** When it counts as accepted without an answer; null once it is decided, and while a question is open. */
  accept_at: z.nullable(unixSeconds),
  /** Who accepted it; null before. */
  accepted_by: z.nullable(z.enum(acceptedBy)),
  /** Why the member declined it; empty where none did. */
  declined_because: z.string(),
  /** What the member last asked about it, and what the seller has answered; empty while there is nothing. */
  question: z.string(),
  answer: z.string(),
  /** The caller may confirm or decline it now. */
  can_confirm: z.boolean(),
  /** The caller may ask about it now: no question waits for its answer. */
  can_ask: z.boolean(),
});
export type AdjustmentView = z.infer<typeof adjustmentView>;

/** Charged where the order was: to the deposit, or on credit. What the money does not suffice for stays open. */
export const confirmAdjustment = endpoint({
  method: 'POST',
  path: 'order/confirmAdjustment',
  title: 'confirm a charge made after the service',
  access: { orderAction: 'pay' },
  pace: 'order',
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

/** It is not owed then; the seller reads why. */
export const declineAdjustment = endpoint({
  method: 'POST',
  path: 'order/declineAdjustment',
  title: 'decline a charge made after the service',
  access: { orderAction: 'pay' },
  pace: 'order',
  idempotent: true,
  input: z.strictObject({ id, adjustment_id: id, reason: text(200, 'reason_required') }),
  reply: orderReply,
  errors: ['not_found', 'adjustment_closed'],
});

/** It stays open until it is confirmed or declined; one question at a time. */
export const askAdjustment = endpoint({
  method: 'POST',
  path: 'order/askAdjustment',
  title: 'ask the seller about a charge made after the service',
  access: { orderAction: 'pay' },
  pace: 'order',
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
 * A charge that no rate card computes, e.g. tolls; overtime and waiting have calls of their own product. With
 * `unused` the sum is given back, for what was paid and not used: `unit_amount` counts up all the same.
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

/** For an agency that has answered elsewhere, e.g. by telephone. The money moves as if a member had confirmed it. */
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

/** How far an open charge has come: it waits for the member, for the seller's answer, or for the agency's money. */
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
        /** When silence accepts it; null while a question is open. */
        accept_at: z.nullable(unixSeconds),
        /** Of one that waits for money: the code of the wallet's refusal, and when it is tried again. */
        refused_because: z.string(),
        retry_at: z.nullable(unixSeconds),
      }),
    ),
    ...listed,
  }),
  errors: [...listErrors],
});
