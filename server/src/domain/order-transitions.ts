import type { ErrorCode } from '@serai/contract/errors';
import { localDate } from './local-time.ts';
import type { Actor, Axis, OrderEventName, OrderFacts, OrderStates } from './order-facts.ts';

/**
 * Input of guards and targets; `fee` is kept by an ending event, in minor units; `served` is whether there is
 * evidence that the service took place.
 */
export interface Circumstances {
  order: OrderFacts;
  fee: number;
  served: boolean;
  now: number;
}

export interface Transition<State extends string> {
  from: readonly State[];
  events: readonly OrderEventName[];
  by: readonly Actor[];
  /** States passed through, the last one remains; empty for no change. */
  to(circumstances: Circumstances): readonly State[];
  guard?(circumstances: Circumstances): ErrorCode | undefined;
}

type Table<A extends Axis> = readonly Transition<OrderStates[A]>[];

/** Events that end a charged order with a fee, which may be zero. */
const endings = ['finishCancel', 'cancelForStaff', 'noShow', 'unserved'] as const;
/** Events that refund part of the amount kept at the end; their `fee` is the part still kept. */
const givenBack = ['refundGoodwill', 'waiveFee'] as const;
const staff: readonly Actor[] = ['operator'];
const staffOrSupplier: readonly Actor[] = ['operator', 'supplier'];
const member: readonly Actor[] = ['member'];
const memberOrStaff: readonly Actor[] = ['member', 'operator'];
const timer: readonly Actor[] = ['timer'];
const anybody: readonly Actor[] = ['member', 'operator', 'timer'];

const orderTable: Table<'order_status'> = [
  {
    from: ['offer_pending'],
    events: ['offer'],
    by: staff,
    to: () => [],
    // An order on request cannot be offered after the latest time at which it could be paid.
    guard: ({ order, now }) => (now < order.payBy ? undefined : 'offer_over'),
  },
  {
    from: ['offer_pending'],
    events: ['acceptOffer'],
    by: member,
    to: () => ['pending_payment'],
    guard: offerOpen,
  },
  { from: ['offer_pending', 'pending_payment'], events: ['cancel'], by: member, to: () => ['cancelled'] },
  {
    from: ['offer_pending', 'pending_payment'],
    events: ['expire'],
    by: timer,
    to: () => ['expired'],
    guard: late,
  },
  { from: ['offer_pending'], events: ['decline'], by: staff, to: () => ['rejected'] },
  { from: ['processing'], events: ['decline'], by: staffOrSupplier, to: () => ['rejected'] },
  {
    from: ['pending_payment'],
    events: ['payByBalance', 'payByCredit'],
    by: memberOrStaff,
    to: ({ order }) => [order.ownStock ? 'confirmed' : 'processing'],
    guard: (at) => (at.now < at.order.payBy ? beforeClosing(at) && 'pay_after_start' : 'pay_time_over'),
  },
  // Another flight, date, room or place. The price may change with it; postings handle the held amount.
  {
    from: ['pending_payment', 'confirmed'],
    events: ['change'],
    by: member,
    to: () => [],
    guard: (at) =>
      at.order.states.order_status === 'pending_payment' && at.now >= at.order.payBy
        ? 'pay_time_over'
        : beforeStart(at),
  },
  // A change by the desk must not raise the price: an increase needs the payer's consent.
  { from: ['confirmed'], events: ['change'], by: staff, to: () => [], guard: beforeStart },
  { from: ['processing'], events: ['confirm'], by: staffOrSupplier, to: () => ['confirmed'] },
  // No answer is never treated as a failure: the order is only flagged for review.
  { from: ['processing', 'cancelling'], events: ['silent'], by: timer, to: () => [] },
  { from: ['processing'], events: ['refund'], by: member, to: () => ['cancelling'], guard: beforeClosing },
  {
    from: ['confirmed'],
    events: ['refund'],
    by: member,
    to: ({ order }) => (order.ownStock ? ['cancelling', 'cancelled'] : ['cancelling']),
    guard: (at) => (at.order.refundable ? beforeClosing(at) : 'order_not_refundable'),
  },
  { from: ['confirmed'], events: ['cancelForStaff'], by: staff, to: () => ['cancelled'] },
  { from: ['cancelling'], events: ['finishCancel'], by: staffOrSupplier, to: () => ['cancelled'] },
  {
    from: ['cancelling'],
    events: ['refuseCancel'],
    by: staffOrSupplier,
    to: ({ order }) => [order.cancellingFrom ?? 'confirmed'],
  },
  {
    from: ['confirmed'],
    events: ['checkIn'],
    by: member,
    to: () => ['in_service'],
    guard: (at) => (at.order.hasCheckIn ? serviceDateReached(at) : 'order_wrong_state'),
  },
  {
    from: ['confirmed'],
    events: ['board'],
    by: staffOrSupplier,
    to: () => ['in_service'],
    guard: (at) => (at.order.hasCheckIn ? 'order_wrong_state' : serviceDateReached(at)),
  },
  {
    from: ['confirmed'],
    events: ['noShow'],
    by: staff,
    to: () => ['no_show'],
    guard: ({ order, now }) => (now >= order.noShowFrom ? undefined : 'order_not_yet'),
  },
  {
    from: ['confirmed', 'in_service'],
    events: ['complete'],
    by: member,
    to: () => ['completed'],
    guard: ({ order, now }) => (now >= order.serviceEnd ? undefined : 'order_not_yet'),
  },
  {
    from: ['confirmed', 'in_service'],
    events: ['complete'],
    by: timer,
    to: () => ['completed'],
    // Elapsed time alone does not prove the service.
    guard: (at) => timeOver(at) ?? (at.served ? undefined : 'order_not_served'),
  },
  {
    from: ['confirmed', 'in_service'],
    events: ['complete'],
    by: staff,
    to: () => ['completed'],
    guard: timeOver,
  },
  // Only a person releases an unproven service: the timer asks for a decision and escalates until there is
  // one.
  {
    from: ['confirmed', 'in_service'],
    events: ['unserved'],
    by: staff,
    to: () => ['cancelled'],
    guard: timeOver,
  },
  { from: ['no_show'], events: ['correct'], by: staff, to: () => ['completed'] },
  { from: ['completed'], events: ['correct'], by: staff, to: () => ['no_show'] },
  {
    from: ['processing', 'confirmed'],
    events: ['changePrice'],
    by: staff,
    to: () => [],
    guard: beforeStart,
  },
  { from: ['completed'], events: ['refundGoodwill'], by: staff, to: () => [] },
  { from: ['no_show', 'cancelled'], events: ['waiveFee'], by: staff, to: () => [] },
  {
    from: ['processing', 'confirmed', 'in_service', 'completed', 'no_show', 'cancelled'],
    events: ['payEarly'],
    by: member,
    to: () => [],
  },
];

// A correction sets every axis as if the order had ended correctly at once. For orders on credit, debt,
// settlement and invoicing follow from the charges (`settlement.ts`); events have no rows for them.

const payTable: Table<'pay_status'> = [
  { from: ['unpaid'], events: ['payByBalance'], by: memberOrStaff, to: () => ['paid'] },
  { from: ['unpaid'], events: ['payByCredit'], by: memberOrStaff, to: () => ['on_credit'] },
  { from: ['on_credit'], events: ['payEarly'], by: member, to: (at) => (isOver(at) ? [] : ['paid']) },
  { from: ['unpaid'], events: ['decline', 'cancel', 'expire'], by: anybody, to: () => [] },
  { from: ['paid'], events: endings, by: staffOrSupplier, to: paidAfter },
  { from: ['paid'], events: ['decline'], by: staffOrSupplier, to: paidAfter },
  { from: ['paid'], events: ['refund'], by: member, to: (at) => (at.order.ownStock ? paidAfter(at) : []) },
  { from: ['on_credit'], events: [...endings, 'decline'], by: staffOrSupplier, to: () => [] },
  { from: ['on_credit'], events: ['refund'], by: member, to: () => [] },
  { from: ['paid'], events: ['correct'], by: staff, to: (at) => (wasNoShow(at) ? [] : paidAfter(at)) },
  { from: ['on_credit'], events: ['correct'], by: staff, to: () => [] },
  {
    from: ['part_refunded', 'refunded'],
    events: ['correct'],
    by: staff,
    to: () => ['paid'],
    guard: onlyNoShow,
  },
  { from: ['released'], events: ['correct'], by: staff, to: () => [], guard: onlyNoShow },
  { from: ['paid', 'part_refunded'], events: givenBack, by: staff, to: ({ fee }) => partOrAll(fee) },
  { from: ['on_credit'], events: givenBack, by: staff, to: () => [] },
];

const refundTable: Table<'refund_status'> = [
  {
    from: ['none'],
    events: ['refund'],
    by: member,
    to: ({ order }) => (order.ownStock ? ['requested', 'approved', 'refunded'] : ['requested']),
  },
  { from: ['requested'], events: ['finishCancel'], by: staffOrSupplier, to: () => ['approved', 'refunded'] },
  { from: ['requested'], events: ['refuseCancel'], by: staffOrSupplier, to: () => ['rejected'] },
  { from: ['none', 'rejected'], events: ['cancelForStaff'], by: staff, to: moneyBack },
  { from: ['none', 'rejected'], events: ['unserved'], by: staff, to: moneyBack },
  {
    from: ['none', 'rejected'],
    events: ['noShow', 'decline'],
    by: staffOrSupplier,
    to: (at) => (at.order.states.pay_status === 'unpaid' || at.fee >= at.order.charged ? [] : moneyBack(at)),
  },
  {
    from: ['none', 'rejected'],
    events: ['correct'],
    by: staff,
    to: (at) => (wasNoShow(at) || at.fee >= at.order.charged ? [] : moneyBack(at)),
  },
  { from: ['refunded'], events: ['correct'], by: staff, to: () => ['none'], guard: onlyNoShow },
  { from: ['none', 'rejected'], events: givenBack, by: staff, to: moneyBack },
  { from: ['refunded'], events: givenBack, by: staff, to: () => [] },
];

const settlementTable: Table<'settlement_status'> = [
  { from: ['unsettled'], events: ['payEarly'], by: member, to: () => [] },
];

/** The five state machines, one table per axis. An event listed in several tables moves all axes or none. */
export const transitions: { readonly [A in Axis]: Table<A> } = {
  order_status: orderTable,
  pay_status: payTable,
  refund_status: refundTable,
  settlement_status: settlementTable,
  invoice_status: [],
};

function paidAfter({ order, fee }: Circumstances): ('refunded' | 'part_refunded')[] {
  if (fee === 0) return ['refunded'];
  return fee < order.charged ? ['part_refunded'] : [];
}

function partOrAll(kept: number): ('refunded' | 'part_refunded')[] {
  return [kept === 0 ? 'refunded' : 'part_refunded'];
}

function moneyBack(_: Circumstances): ('requested' | 'approved' | 'refunded')[] {
  return ['requested', 'approved', 'refunded'];
}

function wasNoShow({ order }: Circumstances): boolean {
  return order.states.order_status === 'no_show';
}

function onlyNoShow(at: Circumstances): ErrorCode | undefined {
  return wasNoShow(at) ? undefined : 'order_wrong_state';
}

function isOver({ order }: Circumstances): boolean {
  return ['completed', 'no_show', 'cancelled'].includes(order.states.order_status);
}

function offerOpen({ order, now }: Circumstances): ErrorCode | undefined {
  if (order.offerUntil === null) return 'order_wrong_state';
  return now < order.offerUntil ? undefined : 'offer_over';
}

function late({ order, now }: Circumstances): ErrorCode | undefined {
  const deadline =
    order.states.order_status === 'offer_pending' ? (order.offerUntil ?? order.payBy) : order.payBy;
  return now >= deadline ? undefined : 'order_not_yet';
}

function beforeStart({ order, now }: Circumstances): ErrorCode | undefined {
  return now < order.serviceStart ? undefined : 'order_start_reached';
}

function beforeClosing({ order, now }: Circumstances): ErrorCode | undefined {
  return now < order.closesAt ? undefined : 'order_start_reached';
}

/** Refuses an event before the time at which an order closes automatically. */
function timeOver({ order, now }: Circumstances): ErrorCode | undefined {
  return now >= order.autoCompleteAt ? undefined : 'order_not_yet';
}

function serviceDateReached({ order, now }: Circumstances): ErrorCode | undefined {
  return localDate(now, order.tz) >= localDate(order.serviceStart, order.tz) ? undefined : 'order_not_yet';
}
