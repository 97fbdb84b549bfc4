import * as z from 'zod/mini';
import { changeTripErrors } from './booking.ts';
import { serviceTime, unixSeconds } from './dates.ts';
import { seenMoney } from './money.ts';
import { moneyRefusals } from './money-refusals.ts';
import { spendingRefusals } from './order-actions.ts';
import { seenLine } from './order-view.ts';

/** The parts that changes of when and where something is driven have in common, whatever the product. */

/** Names what a change was shown to cost. */
export const changePreviewId = z.guid('change_preview_invalid');

/** What an order is before or after a change. */
const changeSide = z.object({
  starts_at: serviceTime,
  ends_at: serviceTime,
  /** Where guests are fetched or brought, as far as it can be changed. */
  place: z.string(),
  lines: z.array(seenLine),
  total_price: seenMoney,
  free_cancel_until: z.nullable(unixSeconds),
});

/** What another time or place would make of an order; the change names it by its id. */
export const changePreview = z.object({
  preview_id: z.string(),
  before: changeSide,
  after: changeSide,
  /** What is charged or given back, the way the order was paid; both are 0 while it is not paid. */
  to_pay: seenMoney,
  to_give_back: seenMoney,
  /** What cancelling the former time or place costs now, a part of the total afterwards; 0 while changes are free. */
  fee: seenMoney,
  /** The first instant at which it can no longer be changed so. */
  valid_until: unixSeconds,
});
export type ChangePreview = z.infer<typeof changePreview>;

/** What another time or place can be refused with, besides a trip that cannot be asked for. */
export const previewChangeErrors = [
  ...changeTripErrors,
  'change_non_refundable',
  'pay_time_over',
  'change_not_sold',
  'change_awaits_approval',
  'vehicles_too_few',
  'booking_closed',
  'sold_out',
] as const;

/** The same for the change itself, which may move money. */
export const changeBookingErrors = [
  ...previewChangeErrors,
  'change_preview_stale',
  'unpaid_share_full',
  'balance_too_low',
  'credit_too_low',
  'credit_overdue',
  'credit_stopped',
  'credit_not_verified',
  ...moneyRefusals,
  ...spendingRefusals,
] as const;
