import type { orderEvents } from '@serai/contract/order-history';
import type {
  invoiceStatuses,
  orderStatuses,
  payChannels,
  payStatuses,
  refundStatuses,
  settlementStatuses,
} from '@serai/contract/order-statuses';
import type { ReviewReason } from '@serai/contract/order-view';

export type OrderStatus = (typeof orderStatuses)[number];
export type PayStatus = (typeof payStatuses)[number];
export type RefundStatus = (typeof refundStatuses)[number];
export type SettlementStatus = (typeof settlementStatuses)[number];
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type PayChannel = (typeof payChannels)[number];

/** The five axes of an order, by the names of their columns. */
export interface OrderStates {
  order_status: OrderStatus;
  pay_status: PayStatus;
  refund_status: RefundStatus;
  settlement_status: SettlementStatus;
  invoice_status: InvoiceStatus;
}
export type Axis = keyof OrderStates;

/** All that a decision about an order rests on; times in epoch ms, money in minor units. */
export interface OrderFacts {
  states: OrderStates;
  /** What it was sold for; charges after the service are no part of it. */
  charged: number;
  /** False: cancelling costs everything from the beginning. */
  refundable: boolean;
  tz: string;
  serviceStart: number;
  /** Until when its member may pay it or cancel it for its policy's fee: its start, or a later cut-off on the day of arrival. */
  closesAt: number;
  serviceEnd: number;
  noShowFrom: number;
  /** Of an order on request, when it lapses if it was not accepted before. */
  payBy: number;
  autoCompleteAt: number;
  /** Until when a made offer may be accepted; null without an offer. */
  offerUntil: number | null;
  /** Own stock is confirmed by paying and cancelled by asking; else an outside supplier must answer both. */
  ownStock: boolean;
  /** Whether guests check in, as in a hotel; otherwise service begins when the driver has them on board. */
  hasCheckIn: boolean;
  /** The state a cancellation under way would fall back to. */
  cancellingFrom: OrderStatus | null;
  /** Why the staff must look at it; null where nobody must. */
  review: ReviewReason | null;
}

/** `supplier`: the hotel or the driver, by the link they were sent, or the outside system it is booked in. */
export type Actor = 'member' | 'operator' | 'timer' | 'supplier';

export type OrderEventName = (typeof orderEvents)[number];

/**
 * What happens to an order; `fee` (minor units) belongs to the events that end it, `served` to what the timer makes of it
 * when its time is over: whether anything shows that the service took place.
 */
export interface OrderEvent {
  name: OrderEventName;
  fee?: number;
  served?: boolean;
}
