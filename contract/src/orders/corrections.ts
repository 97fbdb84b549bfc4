import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { evidence } from './actions.ts';
import { orderStatuses } from './statuses.ts';
import { orderView } from './view.ts';

/** Statuses that an order can be corrected to. */
export const correctedStatuses = ['completed', 'no_show'] as const;

/**
 * Kinds of correction by the staff. After the end: a wrong outcome, a refund of the price, or a waiver of the
 * fee. Before the service: a cancellation below its fee, or a lower price.
 */
export const correctionKinds = ['outcome', 'refund', 'waiver', 'cancellation', 'price'] as const;

/** A correction to an order requested by a member of staff. */
export const correctionView = z.object({
  id: z.int(),
  order_id: z.int(),
  order_sn: z.string(),
  order_status: z.enum(orderStatuses),
  title: z.string(),
  agency: z.string(),
  kind: z.enum(correctionKinds),
  /** The correct outcome; null for other kinds. */
  to: z.nullable(z.enum(correctedStatuses)),
  /** `asked`: waits for a second person; nothing has been changed yet. */
  status: z.enum(['asked', 'done', 'rejected', 'lapsed']),
  /** Additional charge (positive) or refund (negative) to the agency. */
  amount: money,
  reason: z.string(),
  asked_by: z.string(),
  asked_at: unixSeconds,
  /** Deadline for the second person, after which the request lapses; null if none is needed. */
  due: z.nullable(unixSeconds),
});
export type CorrectionView = z.infer<typeof correctionView>;

const correctionReply = z.object({ correction: correctionView, order: orderView });
const moneyErrors = [
  'balance_too_low',
  'credit_too_low',
  'credit_overdue',
  'credit_stopped',
  'credit_not_verified',
  ...moneyRefusals,
] as const;

/** Executed at once up to the sum set for the site; above it, a second person must approve. */
export const correctOrder = endpoint({
  method: 'POST',
  path: 'console/order/correct',
  title: 'correct a wrong no-show or a wrong completion',
  access: { staff: '/console/order/correct' },
  idempotent: true,
  input: z.strictObject({ id, to: z.enum(correctedStatuses), evidence }),
  reply: correctionReply,
  errors: ['not_found', 'order_wrong_state', 'correction_open', 'given_back_since', ...moneyErrors],
});

/** Refund in minor units of the order's currency; `reason` is visible to the agency. */
const givingBack = z.strictObject({
  id,
  amount: z.int().check(z.minimum(1), z.maximum(1e12)),
  reason: evidence,
});
const givingBackErrors = [
  'not_found',
  'order_wrong_state',
  'correction_open',
  'more_than_charged',
  'charge_written_off',
  ...moneyRefusals,
] as const;

/**
 * Reduces what the order still owes; the rest goes to the deposit. Needs a second person above the same sum
 * as a correction.
 */
export const refundLater = endpoint({
  method: 'POST',
  path: 'console/order/refundLater',
  title: 'give back part of the price of a completed order',
  access: { staff: '/console/order/giveBack' },
  idempotent: true,
  input: givingBack,
  reply: correctionReply,
  errors: [...givingBackErrors],
});

/** The same for the fee of an order that was cancelled or not used. */
export const waiveFee = endpoint({
  method: 'POST',
  path: 'console/order/waiveFee',
  title: 'waive a fee later, in whole or in part',
  access: { staff: '/console/order/giveBack' },
  idempotent: true,
  input: givingBack,
  reply: correctionReply,
  errors: [...givingBackErrors],
});

export const listCorrections = endpoint({
  method: 'GET',
  path: 'console/correction/list',
  title: 'list the corrections that wait for a second person, the oldest first',
  access: { staff: '/console/correction/view' },
  input: z.strictObject({ ...listPaging }),
  reply: z.object({ list: z.array(correctionView), ...listed }),
  errors: [...listErrors],
});

/** Must not be decided by the member of staff who asked for it. */
export const decideCorrection = endpoint({
  method: 'POST',
  path: 'console/correction/decide',
  title: 'confirm or reject a correction as the second person',
  access: { staff: '/console/correction/decide' },
  idempotent: true,
  input: z.strictObject({
    correction_id: id,
    decision: z.enum(['confirm', 'reject']),
    note: text(200, 'reason_required'),
  }),
  reply: correctionReply,
  errors: [
    'not_found',
    'correction_closed',
    'correction_own',
    'second_person_dependent',
    'order_wrong_state',
    'given_back_since',
    'more_than_charged',
    'charge_written_off',
    ...moneyErrors,
  ],
});
