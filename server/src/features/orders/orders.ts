/** Public interface of orders: features other than products import only from this file. */
export { followAdjustments } from './adjustments/follow-adjustments.ts';
export type { Amended, Amending, WorkedOut } from './amendments/amendment-port.ts';
export type { Amendments } from './amendments/amendments.ts';
export { presentAmendment } from './amendments/present-amendment.ts';
export { announceOrder, voucherKind } from './announce-order.ts';
export { orderCommand, orderRoute } from './bind-order-call.ts';
export type { FindInvoices, InvoiceOfOrder } from './charging/invoice-port.ts';
export { findToRedden, type Invoiced, listToRedden, recordInvoiced } from './charging/record-invoiced.ts';
export { lockOrderCharges, refreshSettlement, type SettlingEvent } from './charging/refresh-settlement.ts';
export type { LowerBills } from './corrections/lower-bills-port.ts';
export { setOffCredits } from './corrections/set-off-credits.ts';
export { addMemberEvent, addOrderEvent } from './desk/add-order-event.ts';
export { countForAgencies, findLastBooked } from './desk/count-for-agencies.ts';
export { dueOfOrder } from './due/due-of-order.ts';
export { findSeller, type OrderSeller } from './find-seller.ts';
export { findSellerCalendar, findWorkCalendar } from './find-work-calendar.ts';
export { hideSums } from './hide-sums.ts';
export { countAhead, type DayCount } from './lists/count-ahead.ts';
export { listChargesToConfirm, listWaiting } from './lists/list-waiting.ts';
export { ordersSeenBy } from './lists/orders-seen-by.ts';
export { type OrderChoice, readOrderChoice } from './lists/read-order-choice.ts';
export { findNewestForStaff } from './lists/search-for-staff.ts';
export { isSeenBy, permits } from './lists/seen-by-member.ts';
export { isPayable, payOpenOrder, refuseUnpayable } from './member/pay-order.ts';
export type { PayChannelGuard, Payment, PaymentGuard } from './member/payment-guard.ts';
export {
  findAnyOrder,
  findAnyOrders,
  type OpenOrder,
  openOrder,
  openOrderForStaff,
  openOrderToChange,
} from './open-order.ts';
export { listHistory, nameAgencies, nameOrders, type OrderRow } from './order-store.ts';
export { placeOrder } from './place-order.ts';
export type { FrozenPolicy } from './policy.ts';
export { presentOrder } from './present-order.ts';
export type { Bilingual, SupplierCost, VoucherContent, VoucherLabel, VoucherRow } from './product-port.ts';
export type { Products } from './products.ts';
export { answerBy } from './requests/answer-by.ts';
export { escalateReviews } from './reviews/escalate-reviews.ts';
export { closeOrders } from './timers/close-orders.ts';
export { expireOrders } from './timers/expire-orders.ts';
export { extendUnpaid } from './timers/extend-unpaid.ts';
export { remindOrders } from './timers/remind-orders.ts';
export { extendPayTime, shortenPayTime } from './timers/set-pay-time.ts';
