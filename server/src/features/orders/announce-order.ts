import type { Money } from '@serai/contract/money';
import type { Trx } from '../../calls.ts';
import { announce } from '../messages/messages.ts';
import { findFinance } from '../people/people.ts';
import { findMailedFacts } from './find-mailed-facts.ts';
import type { OrderRow } from './order-store.ts';

type Nothing = Record<string, never>;
interface Sums {
  /** Fee that was kept. */
  fee: Money;
  /** Amount returned to the deposit or deducted from the credit used. */
  refund: Money;
}
interface ProposedCharge {
  label_zh: string;
  label_en: string;
  amount: Money;
  reason: string;
  /** When silence accepts it, in the agency's zone. */
  accepted_at: string;
}
interface AcceptedCharge {
  label_zh: string;
  label_en: string;
  amount: Money;
  why_zh: string;
  why_en: string;
}
interface Driver {
  driver_zh: string;
  driver_en: string;
  phone: string;
  plate: string;
}

/** Events about an order with their facts, besides the order's number and title. */
interface OrderNews {
  /** Booked and not paid yet; `until` in the agency's zone. */
  order_received: { until: string };
  /** On request: the seller asks the supplier first. */
  order_requested: Nothing;
  /** The same two, booked by the seller's staff for the agency. */
  order_booked_for_you: { until: string };
  order_requested_for_you: Nothing;
  /** Paid by the seller's staff; `caller` is the person at the agency who asked for it. */
  order_paid_for_you: {
    caller: string;
    amount: Money;
    channel_zh: string;
    channel_en: string;
    reason: string;
  };
  order_offered: { amount: Money; until: string; note: string };
  order_offer_accepted: { amount: Money };
  order_declined: { reason: string };
  /** An offer was not accepted in time. */
  order_offer_lapsed: Nothing;
  /** A request was not answered in time. */
  order_request_lapsed: Nothing;
  order_confirmed: Nothing;
  order_confirmation_code: { confirmation_code: string; room_number: string };
  order_trip_changed: { before: string; after: string };
  /** Another flight, time or place, with the price before and after. */
  order_changed: { before: string; after: string; old_price: Money; new_price: Money };
  order_guests_changed: { before: string; after: string };
  /**
   * Other dates, another rate or one room less of a stay, with the amounts charged, refunded and kept as a
   * fee.
   */
  stay_changed: {
    before_zh: string;
    before_en: string;
    after_zh: string;
    after_en: string;
    old_price: Money;
    new_price: Money;
    charged: Money;
    given_back: Money;
    fee: Money;
  };
  /** Cancelled before anything was paid. */
  order_cancelled: Nothing;
  /** Cancelled after payment. */
  order_refunded: Sums;
  order_expired: Nothing;
  order_checked_in: Nothing;
  order_completed: Nothing;
  order_no_show: Sums;
  order_unserved: Sums;
  /** Paid, but unavailable after all. */
  order_rejected: Sums;
  /** The hotel cannot accommodate the guests; the voucher is suspended. */
  order_hotel_refused: { guests: string; starts: string; due: string; phone: string };
  /** The hotel accommodates the guests after all. */
  order_hotel_solved: { guests: string; starts: string };
  /** The guests stay at another hotel, at the seller's cost. */
  stay_replaced: {
    before_zh: string;
    before_en: string;
    after_zh: string;
    after_en: string;
    hotel_address_zh: string;
    hotel_address_en: string;
    hotel_phone: string;
    guests: string;
    starts: string;
  };
  /** The supplier refused the cancellation behind a refund request. */
  order_cancel_refused: Nothing;
  /** The supplier has not answered the cancellation yet. */
  order_cancel_delayed: Nothing;
  order_corrected: Sums & { reason: string };
  driver_assigned: Driver;
  driver_changed: Driver;
  flight_moved: { flight: string; was: string; lands_at: string };
  approval_asked: { asked_by: string; amount: Money; note: string };
  approval_given: { decided_by: string; amount: Money };
  approval_declined: { decided_by: string; amount: Money; reason: string };
  order_price_changed: { before: Money; after: Money; refund: Money; reason: string };
  /** Refund after the end: the part that reduced the debt, and the part paid to the deposit. */
  order_given_back: { amount: Money; off_debt: Money; to_deposit: Money; reason: string };
  adjustment_answered: {
    label_zh: string;
    label_en: string;
    amount: Money;
    question: string;
    answer: string;
  };
  /** The same for a refund; the amount is positive. */
  giving_back_proposed: ProposedCharge;
  /** Neither confirmed nor declined for three days. */
  adjustment_reminder: ProposedCharge;
  giving_back_reminder: ProposedCharge;
  /** Accepted without a click by a member. */
  adjustment_accepted: AcceptedCharge;
  giving_back_accepted: AcceptedCharge;
  reminder_pay_by: { until: string };
  reminder_free_until: { until: string };
  reminder_day_before: { starts: string; guests: string };
  adjustment_proposed: ProposedCharge;
}

/** Fields of an order used in messages. */
export type AnnouncedOrder = Pick<
  OrderRow,
  'id' | 'product' | 'agency_id' | 'booked_by' | 'sn' | 'title_zh' | 'title_en'
>;

interface Announcement<Event extends keyof OrderNews> {
  event: Event;
  facts: OrderNews[Event];
  /** Users to notify in addition to the agency's owners and the booker. */
  alsoTo?: readonly number[];
  now: Date;
}

/** Events about money, which the agency's finance users receive too. */
const moneyNews: ReadonlySet<keyof OrderNews> = new Set([
  'order_paid_for_you',
  'order_refunded',
  'order_no_show',
  'order_unserved',
  'order_corrected',
  'order_given_back',
  'order_price_changed',
  'stay_changed',
  'adjustment_proposed',
  'giving_back_proposed',
  'adjustment_reminder',
  'giving_back_reminder',
  'adjustment_accepted',
  'giving_back_accepted',
  'adjustment_answered',
]);

/** Attachment kind of an order's voucher in mails. */
export const voucherKind = 'voucher';

/** Events that attach a new version of the voucher, if the order has one at that time. */
const voucherNews: ReadonlySet<keyof OrderNews> = new Set([
  'order_confirmed',
  'order_confirmation_code',
  'order_guests_changed',
  'order_trip_changed',
  'order_changed',
  'stay_changed',
  'order_price_changed',
  'order_cancel_refused',
  'driver_assigned',
  'driver_changed',
  'flight_moved',
  'stay_replaced',
]);

/** Notifies the agency of an event of one of its orders, in the transaction of the event. */
export async function announceOrder<Event extends keyof OrderNews>(
  trx: Trx,
  { id, product, agency_id: agencyId, booked_by, sn, title_zh, title_en }: AnnouncedOrder,
  { event, facts, alsoTo = [], now }: Announcement<Event>,
): Promise<void> {
  await announce(trx, {
    agencyId,
    event,
    facts: { sn, title_zh, title_en, ...(await findMailedFacts(trx, id)), ...facts, order_id: id, product },
    ...(voucherNews.has(event) ? { files: [{ kind: voucherKind, facts: { orderId: id } }] } : {}),
    to: [booked_by, ...alsoTo, ...(moneyNews.has(event) ? await findFinance(trx, agencyId) : [])],
    now,
  });
}
