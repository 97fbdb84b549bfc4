import * as z from 'zod/mini';
import { priceLine } from './booking.ts';
import { seenPolicy } from './cancellation.ts';
import { civilDate, serviceTime, unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { exportErrors, exportFormat, fileLink } from './file-links.ts';
import { id } from './ids.ts';
import { seenMoney } from './money.ts';
import {
  invoiceStatuses,
  orderStatuses,
  payChannels,
  payStatuses,
  refundStatuses,
  settlementStatuses,
} from './order-statuses.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { text } from './text.ts';

/** Why the staff must look at an order: only what a call or a job sets. */
export const reviewReasons = [
  'unserved',
  'hotel_refused',
  'offer_overdue',
  'supplier_silent',
  'supplier_price',
  'cancel_silent',
  'cancel_refused',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Whose task a review is. */
export const reviewQueues = ['desk', 'finance'] as const;
export type ReviewQueue = (typeof reviewQueues)[number];

/** How an offer stands to what was asked for: the very same, at another price, or another room. */
export const offerKinds = ['same', 'price', 'alternative'] as const;

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
  'applyInvoice',
  'returnInvoice',
  'issueInvoice',
  'redden',
  'issueRed',
  'reopenInvoice',
] as const;
/**
 * Events of a history: an order begins with `book`, the next ones change no state of an order, and bills move only what
 * follows from its charges.
 */
export const historyEvents = [
  'book',
  'hotelAcknowledged',
  'hotelRefused',
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
  ...orderEvents,
] as const;
export type HistoryEvent = (typeof historyEvents)[number];

/** What the caller may do with an order now; the web shows these buttons and copies no rule. */
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

/** An order of any product; `detail` holds what only its product knows. */
export const orderView = z.object({
  id: z.int(),
  /** The booking id people say on the phone. */
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
  /** Until when it waits for its payment; of an order on request, when it lapses at the latest. */
  pay_by: unixSeconds,
  /** By when the seller answers an order on request; null once that is done. */
  answer_by: z.nullable(unixSeconds),
  /** What the seller has offered for an order on request, while it waits to be accepted. */
  offer: z.nullable(z.object({ id: z.int(), total_price: seenMoney, until: unixSeconds })),
  booking_date: unixSeconds,
  booking_account: z.string(),
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
  /** What our staff must look at, and by when they have decided; it changes no state of the order. */
  review: z.nullable(z.object({ reason: z.enum(reviewReasons), since: unixSeconds, due: unixSeconds })),
  actions: z.array(z.enum(memberActions)),
});
export type OrderView = z.infer<typeof orderView>;

/** A line of a price, without its sums for who may not see net prices. */
export const seenLine = z.object({ ...priceLine.shape, unit_price: seenMoney, amount: seenMoney });

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
export const adjustmentStatuses = ['proposed', 'confirmed', 'declined', 'withdrawn'] as const;

/**
 * What is charged after the service, or given back (negative): proposed by the seller, owed once the member has confirmed
 * it.
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

/** Which orders of a product are asked for, and in which order. */
const askedOrders = {
  product: text(20, 'product_required'),
  status: z.optional(z.enum(orderStatuses)),
  /**
   * Looks in number, own reference, guest names, contact and title for all its words, from the beginning of a word
   * on; for Chinese anywhere.
   */
  keyword: z.optional(text(60)),
  booked_from: z.optional(civilDate),
  booked_to: z.optional(civilDate),
  service_from: z.optional(civilDate),
  service_to: z.optional(civilDate),
  sort: z._default(z.enum(['booked', 'service']), 'booked'),
};

export const listOrders = endpoint({
  method: 'GET',
  path: 'order/list',
  title: 'list orders',
  access: 'member',
  input: z.strictObject({ ...askedOrders, ...listPaging }),
  reply: z.object({
    list: z.array(z.object({ ...orderView.shape, detail: z.record(z.string(), z.unknown()) })),
    ...listed,
    /** How many match in each state, whatever state is asked for; each counted as far as `total`. */
    counts: z.array(z.object({ status: z.enum(orderStatuses), count: z.int(), capped: z.boolean() })),
  }),
  errors: listErrors,
});

export const exportOrders = endpoint({
  method: 'GET',
  path: 'order/export',
  title: 'get a list of orders as a sheet',
  access: { listAction: 'export' },
  file: true,
  pace: 'link',
  input: z.strictObject({ ...askedOrders, format: exportFormat }),
  reply: z.unknown(),
  errors: exportErrors,
});

export const linkOrderExport = endpoint({
  method: 'POST',
  path: 'order/linkExport',
  title: 'get a one-use link to a list of orders as a sheet',
  access: { listAction: 'export' },
  pace: 'link',
  input: z.strictObject({ ...askedOrders, format: exportFormat }),
  reply: fileLink,
  errors: exportErrors,
});

export const lastContact = endpoint({
  method: 'GET',
  path: 'order/lastContact',
  title: 'tell whom the caller named on the own last order of a product',
  access: 'member',
  input: z.strictObject({ product: text(20, 'product_required') }),
  reply: z.object({
    /** Null before the first booking. */
    contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  }),
  errors: [],
});

/** The fewest facts by which somebody sees whether the same has been booked before. */
export const similarOrder = z.object({
  id: z.int(),
  sn: z.string(),
  title: z.string(),
  service_start: serviceTime,
  /** Those of the asked guests that it is booked for. */
  guest_names: z.array(z.string()),
});
export type SimilarOrder = z.infer<typeof similarOrder>;

export const findSimilar = endpoint({
  method: 'GET',
  path: 'order/similar',
  title: 'find orders of a product for the same guests on the same days',
  access: 'member',
  pace: 'quote',
  input: z.strictObject({
    product: text(20, 'product_required'),
    guest_names: z
      .array(text(80, 'full_name_required'))
      .check(z.minLength(1, 'full_name_required'), z.maxLength(72)),
    /** The first and the last day of the service, at its place; of a stay the last night. */
    from: civilDate,
    to: civilDate,
  }),
  reply: z.object({ list: z.array(similarOrder) }),
  errors: [],
});

export const showOrder = endpoint({
  method: 'GET',
  path: 'order/detail',
  title: 'show an order',
  access: 'member',
  input: z.strictObject({ id }),
  reply: z.object({
    order: z.object({ ...orderView.shape, detail: z.record(z.string(), z.unknown()) }),
    lines: z.array(seenLine),
    /** All that is known of `order.offer`; `detail` is the product's own part as it would be. */
    offer: z.nullable(
      z.object({
        id: z.int(),
        kind: z.enum(offerKinds),
        title: z.string(),
        total_price: seenMoney,
        lines: z.array(seenLine),
        policy: seenPolicy,
        note: z.string(),
        made_at: unixSeconds,
        until: unixSeconds,
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
    adjustments: z.array(adjustmentView),
    /** What of an order on credit can be paid early from the deposit; null where nothing can. */
    payable_early: z.nullable(seenMoney),
    policy: seenPolicy,
    history: z.array(historyRow),
    actions: z.array(z.enum(memberActions)),
    /** What moved on the agency's accounts for this order. */
    postings: z.array(
      z.object({
        at: unixSeconds,
        event: z.string(),
        account: z.enum(['deposit', 'credit']),
        amount: seenMoney,
        after: seenMoney,
      }),
    ),
  }),
  errors: ['not_found'],
});
