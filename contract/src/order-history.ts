import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';
import { seenMoney } from './money.ts';
import { orderStatuses } from './order-statuses.ts';

/** What may happen to an order; its machines know these words, and so do the rows of its history. */
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
  'cancelByOperator',
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
 * Events of a history: an order begins with `book`, the next ones change no state of an order, and bills and invoices move
 * only what follows from its charges.
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

/** What a no-show rests on, apart from what was written of it: the driver's wait, or the hotel's word. */
export const noShowEvidence = z.object({
  /** When the last of the drivers was there, as it was recorded then. */
  arrived_at: z.nullable(unixSeconds),
  waited_minutes: z.nullable(z.int()),
  calls_made: z.nullable(z.int()),
  /** Who at the hotel said that nobody came, and when. */
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
  /** What was paid, kept as a fee (with `refund` given back), or sold; null where no money is meant. */
  amount: z.nullable(seenMoney),
  refund: z.nullable(seenMoney),
  evidence: z.nullable(noShowEvidence),
});
