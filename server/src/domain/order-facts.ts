import type { orderEvents } from '@serai/contract/orders/history';
import type {
  invoiceStatuses,
  orderStatuses,
  payChannels,
  payStatuses,
  refundStatuses,
  settlementStatuses,
} from '@serai/contract/orders/statuses';
import type { ReviewReason } from '@serai/contract/orders/view';

export type OrderStatus = (typeof orderStatuses)[number];
export type PayStatus = (typeof payStatuses)[number];
export type RefundStatus = (typeof refundStatuses)[number];
export type SettlementStatus = (typeof settlementStatuses)[number];
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type PayChannel = (typeof payChannels)[number];

/** The five status axes of an order, by column name. */
export interface OrderStates {
  order_status: OrderStatus;
  pay_status: PayStatus;
  refund_status: RefundStatus;
  settlement_status: SettlementStatus;
  invoice_status: InvoiceStatus;
}
export type Axis = keyof OrderStates;

/** Input of decisions about an order; times in epoch ms, money in minor units. */
export interface OrderFacts {
  states: OrderStates;
  /** Sold price; charges after the service are not included. */
  charged: number;
  /** False if cancelling costs the full price from the beginning. */
  refundable: boolean;
  tz: string;
  serviceStart: number;
  /**
   * Until when the member may pay, or cancel for the policy's fee: the start of the service, or a later
   * cut-off on the day of arrival.
   */
  closesAt: number;
  serviceEnd: number;
  noShowFrom: number;
  /** For an order on request: when it lapses unless accepted. */
  payBy: number;
  autoCompleteAt: number;
  /** Until when the offer may be accepted; null without an offer. */
  offerUntil: number | null;
  /**
   * Own stock is confirmed on payment and cancelled on request; otherwise an outside supplier must answer
   * both.
   */
  ownStock: boolean;
  /**
   * Whether guests check in, as in a hotel; otherwise the service begins when the passengers are on board.
   */
  hasCheckIn: boolean;
  /** Status to return to if a pending cancellation is refused. */
  cancellingFrom: OrderStatus | null;
  /** Why the staff must review it; null if no review is open. */
  review: ReviewReason | null;
}

/** `supplier`: the hotel or driver by the link they were sent, or the outside system of the booking. */
export type Actor = 'member' | 'operator' | 'timer' | 'supplier';

export type OrderEventName = (typeof orderEvents)[number];

/**
 * Event of an order. `fee` (minor units) applies to events that end it. `served` applies to the completion by
 * the timer: whether there is evidence that the service took place.
 */
export interface OrderEvent {
  name: OrderEventName;
  fee?: number;
  served?: boolean;
}
