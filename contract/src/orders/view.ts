import * as z from 'zod/mini';
import { serviceTime, unixSeconds } from '../dates.ts';
import { seenMoney } from '../money.ts';
import { priceLine } from './booking.ts';
import {
  invoiceStatuses,
  orderStatuses,
  payChannels,
  payStatuses,
  refundStatuses,
  settlementStatuses,
} from './statuses.ts';

/** Reasons for a review by the staff; set only by a call or a job. */
export const reviewReasons = [
  'unserved',
  'hotel_refused',
  'hotel_silent',
  'offer_overdue',
  'supplier_silent',
  'supplier_price',
  'cancel_silent',
  'cancel_refused',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Team responsible for a review. */
export const reviewQueues = ['desk', 'finance'] as const;
export type ReviewQueue = (typeof reviewQueues)[number];

/** Actions available to the caller now; the web shows these buttons and implements no rules itself. */
export const memberActions = [
  'pay',
  'cancel',
  'confirm',
  'refund',
  'confirmCheckIn',
  'confirmComplete',
  'payEarly',
  'voucher',
] as const;
export type MemberAction = (typeof memberActions)[number];

/** An order of any product, without the part of its product (`detailedOrder`). */
export const orderView = z.object({
  id: z.int(),
  /** Booking number that people use on the phone. */
  sn: z.string(),
  product: z.string(),
  title: z.string(),
  order_status: z.enum(orderStatuses),
  pay_status: z.enum(payStatuses),
  refund_status: z.enum(refundStatuses),
  settlement_status: z.enum(settlementStatuses),
  invoice_status: z.enum(invoiceStatuses),
  pay_channel: z.nullable(z.enum(payChannels)),
  pay_time: z.nullable(unixSeconds),
  /** Payment deadline; for an order on request the latest time at which it lapses. */
  pay_by: unixSeconds,
  /** Deadline for the seller's answer to an order on request; null once answered. */
  answer_by: z.nullable(unixSeconds),
  /** The seller's offer for an order on request, while it waits for acceptance. */
  offer: z.nullable(z.object({ id: z.int(), total_price: seenMoney, until: unixSeconds })),
  booking_date: unixSeconds,
  booking_account: z.string(),
  /** Name of the seller's clerk who booked it for the agency; null if the agency booked it itself. */
  on_behalf: z.nullable(z.string()),
  contact_name: z.string(),
  contact_phone: z.string(),
  total_price: seenMoney,
  total_amount: seenMoney,
  total_settlement_price: seenMoney,
  settlement_money: seenMoney,
  cancellation_fee: seenMoney,
  refund_money: seenMoney,
  refund_time: z.nullable(unixSeconds),
  operator: z.string(),
  reference: z.string(),
  special_requests: z.string(),
  guest_names: z.array(z.string()),
  service_start: serviceTime,
  service_end: serviceTime,
  free_cancel_until: z.nullable(unixSeconds),
  /** Pending review by the staff and its deadline; does not affect the status of the order. */
  review: z.nullable(z.object({ reason: z.enum(reviewReasons), since: unixSeconds, due: unixSeconds })),
  actions: z.array(z.enum(memberActions)),
});
export type OrderView = z.infer<typeof orderView>;

/** A price line without its sums for callers who may not see net prices. */
export const seenLine = z.object({ ...priceLine.shape, unit_price: seenMoney, amount: seenMoney });
