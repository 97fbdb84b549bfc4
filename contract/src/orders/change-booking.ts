import * as z from 'zod/mini';
import { serviceTime, unixSeconds } from '../dates.ts';
import { seenMoney } from '../money.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { spendingRefusals } from './actions.ts';
import { changeTripErrors } from './booking.ts';
import { seenLine } from './view.ts';

/** Schemas shared by changes of time and place for all driven products. */

/** Identifies the preview that showed the cost of a change. */
export const changePreviewId = z.guid('change_preview_invalid');

/** An order before or after a change. */
const changeSide = z.object({
  starts_at: serviceTime,
  ends_at: serviceTime,
  /** Pick-up or drop-off place of the guests, as far as it can be changed. */
  place: z.string(),
  lines: z.array(seenLine),
  total_price: seenMoney,
  free_cancel_until: z.nullable(unixSeconds),
});

/** Preview of an order at another time or place; the change refers to it by `preview_id`. */
export const changePreview = z.object({
  preview_id: z.string(),
  before: changeSide,
  after: changeSide,
  /** Amount to charge or refund through the order's payment channel; both are 0 while it is unpaid. */
  to_pay: seenMoney,
  to_give_back: seenMoney,
  /** Fee for cancelling the former time or place now; included in the new total, 0 while changes are free. */
  fee: seenMoney,
  /** First instant at which this preview no longer applies. */
  valid_until: unixSeconds,
});
export type ChangePreview = z.infer<typeof changePreview>;

/** Errors of previewing another time or place, in addition to invalid-trip errors. */
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

/** Errors of the change itself, which may move money. */
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
