/** Second public interface of orders: what a product that is sold by orders needs. Only products import from this file. */
export { refuseBeforeService } from './adjustments/accept-adjustment.ts';
export { sumCharges } from './adjustments/adjustment-store.ts';
export { proposeAdjustment } from './adjustments/propose-adjustment.ts';
export type {
  Amendment,
  AnyAmendment,
  Effect,
  InputOf,
  PlannedAmendment,
} from './amendments/amendment-port.ts';
export { alike, amendmentWord } from './amendments/amendment-words.ts';
export { freedomEffect, joinEffects, pricedChange, unpricedChange } from './amendments/order-effects.ts';
export { boardOrder, refuseBoarding } from './board-order.ts';
export {
  actorOf,
  applyChange,
  type Changer,
  changerOf,
  refuseChange,
  refuseUnchangeable,
} from './changing/apply-change.ts';
export {
  allGivenUp,
  type CalculatedChange,
  type CancelledPart,
  calculateChange,
  extraLine,
  feeOnPart,
  weighTerms,
  withKept,
} from './changing/calculate-change.ts';
export { previewChange } from './changing/preview-change.ts';
export { lowerPrice } from './corrections/lower-price.ts';
export { aboutOrder } from './desk/about-order.ts';
export { actionOnOrder } from './desk/action-on-order.ts';
export { addSupplierEvent } from './desk/add-order-event.ts';
export { entryOfOrder } from './desk/entry-of-order.ts';
export { byInput, guardedAction } from './desk/guarded-action.ts';
export { rescheduleOrder } from './desk/reschedule-order.ts';
export { describeAlarm, textDutyPhone } from './desk/text-duty-phone.ts';
export { withinScope } from './desk/within-scope.ts';
export { dueOfOrder } from './due/due-of-order.ts';
export { listSoldLines } from './line-store.ts';
export { isSeenBy } from './lists/seen-by-member.ts';
export { decideByOperator, wrongState } from './move-order.ts';
export { updateCost, updateGuests } from './order-store.ts';
export type { OrderTerms } from './place-order.ts';
export { placeTime } from './present-order.ts';
export {
  type GuardedAction,
  inBoth,
  type OrderUnits,
  type Product,
  phrasesFrom,
  type RideSheet,
  type SupplierCost,
  type SupplierNews,
} from './product-port.ts';
export { recordChange, recordOwnChange } from './record-own-change.ts';
export { answerRequest, openRequest, refuseAnswer } from './requests/answer-request.ts';
export type { OrderOffer } from './requests/offer-store.ts';
export { askReview, clearReview, endReviewIfServed } from './reviews/review-order.ts';
export { agencyBookingRoute, bookForAgency, quoteForAgency } from './selling/book-for-agency.ts';
export { bookingFacts, buyerOf } from './selling/book-quote.ts';
export { requireAgency } from './selling/find-booker.ts';
export {
  type OfferTerms,
  type PriceLine,
  presentLockedPrice,
  presentPriceLines,
} from './selling/offer-terms.ts';
export { deleteQuotes } from './selling/quotes.ts';
export { readRateKey, writeRateKey } from './selling/rate-key.ts';
export { refuseClosed } from './selling/refuse-closed.ts';
export type { Booking, Sale } from './selling/sale.ts';
export { sellingRoutes } from './selling/selling-routes.ts';
export type { SupplierBooking, Suppliers } from './suppliers/supplier-port.ts';
export { type HeldDay, limitUnpaidShare, type Unpaid } from './timers/limit-unpaid.ts';
export { sweepOrders } from './timers/sweep-orders.ts';
