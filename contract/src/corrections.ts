import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { moneyRefusals } from './money-refusals.ts';
import { evidence } from './order-actions.ts';
import { orderStatuses } from './order-statuses.ts';
import { orderView } from './order-view.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { text } from './text.ts';

/** What an order can be corrected to. */
export const correctedStatuses = ['completed', 'no_show'] as const;

/**
 * What the staff put right: after the end a wrong outcome, or what is given back of the price or of the fee; before the
 * service a cancellation for less than its fee, or a price that is lowered.
 */
export const correctionKinds = ['outcome', 'refund', 'waiver', 'cancellation', 'price'] as const;

/** Something that one of the staff wants put right after an order's end. */
export const correctionView = z.object({
  id: z.int(),
  order_id: z.int(),
  order_sn: z.string(),
  order_status: z.enum(orderStatuses),
  title: z.string(),
  agency: z.string(),
  kind: z.enum(correctionKinds),
  /** Of a wrong outcome, what it should have been. */
  to: z.nullable(z.enum(correctedStatuses)),
  /** `asked`: it waits for a second person; nothing has been changed yet. */
  status: z.enum(['asked', 'done', 'rejected', 'lapsed']),
  /** What the agency is charged more (positive) or given back (negative) by it. */
  amount: money,
  reason: z.string(),
  asked_by: z.string(),
  asked_at: unixSeconds,
  /** By when the second person decides; it lapses then. Null where none is needed. */
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

/** Up to the sum that the site sets it is done at once; above, it waits for a second person. */
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

/** What is given back, in minor units of the order's currency; `reason` is read by the agency. */
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

/** Off what the order still owes, the rest to the deposit; above the same sum as a correction with a second person. */
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

/** The same of the fee of an order that was cancelled or not used. */
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

/** Never by whom it was asked for. */
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
