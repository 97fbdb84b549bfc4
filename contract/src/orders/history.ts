import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { seenMoney } from '../money.ts';
import { orderStatuses } from './statuses.ts';

/** Events of an order, used by its state machines and in its history. */
export const orderEvents = [
  'offer',
  'acceptOffer',
  'decline',
  'cancel',
  'expire',
  'payByBalance',
  'payByCredit',
  'payEarly',
  'change',
  'confirm',
  'silent',
  'refund',
  'finishCancel',
  'refuseCancel',
  'cancelForStaff',
  'checkIn',
  'board',
  'noShow',
  'unserved',
  'complete',
  'correct',
  'changePrice',
  'refundGoodwill',
  'waiveFee',
] as const;

/**
 * Events in an order's history: `book` starts it, the next ones change no order status, and bill and invoice
 * events change only statuses derived from its charges.
 */
export const historyEvents = [
  'book',
  'hotelAcknowledged',
  'hotelRefused',
  'replaceStay',
  'confirmationCode',
  'changeGuests',
  'changeTrip',
  'assignDriver',
  'changeDriver',
  'driverDeparted',
  'driverArrived',
  'rideFinished',
  'flightMoved',
  'proposeAdjustment',
  'withdrawAdjustment',
  'confirmAdjustment',
  'acceptAdjustment',
  'declineAdjustment',
  'askAdjustment',
  'answerAdjustment',
  'askApproval',
  'declineApproval',
  'askReview',
  'endReview',
  'correctionLapsed',
  'applyBill',
  'returnBill',
  'confirmBill',
  'queryBill',
  'answerQuery',
  'payBill',
  'voidBill',
  'reopenBill',
  'writeOff',
  'recoverDebt',
  'setOffCredit',
  'applyInvoice',
  'returnInvoice',
  'issueInvoice',
  'redden',
  'issueRed',
  ...orderEvents,
] as const;
export type HistoryEvent = (typeof historyEvents)[number];

/** A change of an order by another person, as the refusal `order_changed` names it. */
export interface OrderChange {
  /** Unix seconds. */
  at: number;
  event: HistoryEvent;
  user: string;
}

/** Structured evidence of a no-show: the driver's wait, or the hotel's statement. */
export const noShowEvidence = z.object({
  /** Recorded arrival time of the last driver. */
  arrived_at: z.nullable(unixSeconds),
  waited_minutes: z.nullable(z.int()),
  calls_made: z.nullable(z.int()),
  /** Person at the hotel who reported the no-show, and when. */
  told_by: z.nullable(z.string()),
  told_at: z.nullable(unixSeconds),
});
export type NoShowEvidence = z.infer<typeof noShowEvidence>;

export const historyRow = z.object({
  at: unixSeconds,
  event: z.enum(historyEvents),
  actor: z.enum(['member', 'operator', 'timer', 'supplier']),
  user: z.string(),
  order_status: z.nullable(z.enum(orderStatuses)),
  reason: z.string(),
  /** Amount paid, kept as a fee (with `refund` returned), or sold; null if the event moves no money. */
  amount: z.nullable(seenMoney),
  refund: z.nullable(seenMoney),
  evidence: z.nullable(noShowEvidence),
});
