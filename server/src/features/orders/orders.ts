import { aboutOrder } from './about-order.ts';
import { actionOnOrder, standingOf } from './action-on-order.ts';
import { sumCharges } from './adjustment-store.ts';
import type {
  Amended,
  Amending,
  Amendment,
  AmendmentOutcome,
  AnyAmendment,
  Effect,
  InputOf,
  PlannedAmendment,
  WorkedOut,
} from './amendments/amendment-port.ts';
import { alike, amendmentWord } from './amendments/amendment-words.ts';
import { type Amendments, createAmendments } from './amendments/amendments.ts';
import { orderAmendments } from './amendments/order-amendments.ts';
import { freedomEffect, joinEffects, pricedChange, unpricedChange } from './amendments/order-effects.ts';
import { presentAmendment } from './amendments/present-amendment.ts';
import { type AnnouncedOrder, announceOrder, voucherKind } from './announce-order.ts';
import { answerBy } from './answer-by.ts';
import { answerRequest, openRequest } from './answer-request.ts';
import { orderCommand, orderRoute } from './bind-order-call.ts';
import { boardOrder } from './board-order.ts';
import {
  actorOf,
  applyChange,
  type Changer,
  changerOf,
  refuseChange,
  refuseUnchangeable,
} from './changing/apply-change.ts';
import {
  allGivenUp,
  type CalculatedChange,
  type CancelledPart,
  calculateChange,
  extraLine,
  feeOnPart,
  weighTerms,
  withKept,
} from './changing/calculate-change.ts';
import { previewChange } from './changing/preview-change.ts';
import { closeOrders } from './close-orders.ts';
import type { Completions, WhenCompleted } from './completion-port.ts';
import { countOrdersForMember, countOrdersForStaff } from './count-for-digest.ts';
import { decideCorrection } from './decide-correction.ts';
import { escalateReviews } from './escalate-reviews.ts';
import { expireOrders } from './expire-orders.ts';
import { extendUnpaid } from './extend-unpaid.ts';
import { findOrderIds } from './find-order-ids.ts';
import { findSeller, type OrderSeller } from './find-seller.ts';
import { findSellerCalendar, findWorkCalendar } from './find-work-calendar.ts';
import { followAdjustments } from './follow-adjustments.ts';
import { hideSums } from './hide-sums.ts';
import type { FindInvoices, InvoiceOfOrder } from './invoice-port.ts';
import { lapseCorrections } from './lapse-corrections.ts';
import { heldMoney, owedMoney } from './ledger-proofs.ts';
import { type HeldDay, limitUnpaidShare, type Unpaid } from './limit-unpaid.ts';
import { listLines, listSoldLines } from './line-store.ts';
import { orderListFile, orderListKind } from './link-orders.ts';
import { listChargesToConfirm, listWaiting } from './list-waiting.ts';
import type { LowerBills } from './lower-bills-port.ts';
import { lowerPrice } from './lower-price.ts';
import { wrongState } from './move-order.ts';
import { findToRedden, type Invoiced, listToRedden, noteInvoiced } from './note-invoiced.ts';
import { noteByMember, noteBySupplier, noteOnOrder } from './note-on-order.ts';
import type { OrderOffer } from './offer-store.ts';
import {
  findAnyOrder,
  findAnyOrders,
  type OpenOrder,
  openOrder,
  openOrderAsOperator,
  openOrderToChange,
} from './open-order.ts';
import {
  hasOrders,
  listHistory,
  nameOrders,
  type OrderRow,
  updateCost,
  updateGuests,
} from './order-store.ts';
import { ordersSeenBy } from './orders-seen-by.ts';
import { isPayable, payOpenOrder, refuseUnpayable } from './pay-order.ts';
import type { PayChannelGuard, Payment, PaymentGuard } from './payment-guard.ts';
import { type FrozenPolicy, feeBaseOf, type NewOrder, type OrderTerms, placeOrder } from './place-order.ts';
import { placeTime, presentOrder } from './present-order.ts';
import { deletePreviews } from './preview-refund.ts';
import {
  type Bilingual,
  inBoth,
  type OrderUnits,
  type Product,
  phrasesFrom,
  type RideSheet,
  type SupplierNews,
  type VoucherContent,
  type VoucherLabel,
  type VoucherRow,
} from './product-port.ts';
import { createProducts, type Products } from './products.ts';
import { type Charge, proposeAdjustment } from './propose-adjustment.ts';
import { type OrderChoice, readOrderChoice } from './read-order-choice.ts';
import { recordChange, recordOwnChange } from './record-own-change.ts';
import { lockOrderCharges, refreshSettlement, type SettlingEvent } from './refresh-settlement.ts';
import { remindOrders } from './remind-orders.ts';
import { rescheduleOrder } from './reschedule-order.ts';
import { askReview, clearReview, endReviewIfServed, type Review } from './review-order.ts';
import { reviewUnanswered } from './review-unanswered.ts';
import { bookingFacts, buyerOf } from './selling/book-quote.ts';
import {
  type OfferTerms,
  type PriceLine,
  presentLockedPrice,
  presentPriceLines,
} from './selling/offer-terms.ts';
import { deleteQuotes } from './selling/quotes.ts';
import { readRateKey, writeRateKey } from './selling/rate-key.ts';
import { refuseClosed } from './selling/refuse-closed.ts';
import type { Sale } from './selling/sale.ts';
import { sellingRoutes } from './selling/selling-routes.ts';
import { setOffCredits } from './set-off-credits.ts';
import { extendPayTime, shortenPayTime } from './set-pay-time.ts';
import { carryOutRequests } from './suppliers/carry-out-requests.ts';
import { reviewSilent } from './suppliers/review-silent.ts';
import {
  type BookAnswer,
  type CancelAnswer,
  createSuppliers,
  type LookUpAnswer,
  type Supplier,
  type SupplierBooking,
  type Suppliers,
} from './suppliers/supplier-port.ts';
import { sweepOrders } from './sweep-orders.ts';
import { describeAlarm, textDutyPhone } from './text-duty-phone.ts';

export type {
  Amended,
  Amending,
  Amendment,
  AmendmentOutcome,
  Amendments,
  AnyAmendment,
  Bilingual,
  BookAnswer,
  CancelAnswer,
  CancelledPart,
  Changer,
  Charge,
  Completions,
  Effect,
  FindInvoices,
  FrozenPolicy,
  HeldDay,
  InputOf,
  Invoiced,
  InvoiceOfOrder,
  LookUpAnswer,
  LowerBills,
  NewOrder,
  OfferTerms,
  OpenOrder,
  OrderChoice,
  OrderOffer,
  OrderRow,
  OrderSeller,
  OrderTerms,
  OrderUnits,
  PayChannelGuard,
  Payment,
  PaymentGuard,
  PlannedAmendment,
  PriceLine,
  Product,
  Products,
  Review,
  RideSheet,
  SettlingEvent,
  Supplier,
  SupplierBooking,
  SupplierNews,
  Suppliers,
  Unpaid,
  VoucherContent,
  VoucherLabel,
  VoucherRow,
  WhenCompleted,
  WorkedOut,
};
/** Public interface of orders: other features, including products, use only these exports. */
export {
  type AnnouncedOrder,
  aboutOrder,
  actionOnOrder,
  actorOf,
  alike,
  allGivenUp,
  amendmentWord,
  announceOrder,
  answerBy,
  answerRequest,
  applyChange,
  askReview,
  boardOrder,
  bookingFacts,
  buyerOf,
  type CalculatedChange,
  calculateChange,
  carryOutRequests,
  changerOf,
  clearReview,
  closeOrders,
  countOrdersForMember,
  countOrdersForStaff,
  createAmendments,
  createProducts,
  createSuppliers,
  decideCorrection,
  deletePreviews,
  deleteQuotes,
  describeAlarm,
  endReviewIfServed,
  escalateReviews,
  expireOrders,
  extendPayTime,
  extendUnpaid,
  extraLine,
  feeBaseOf,
  feeOnPart,
  findAnyOrder,
  findAnyOrders,
  findOrderIds,
  findSeller,
  findSellerCalendar,
  findToRedden,
  findWorkCalendar,
  followAdjustments,
  freedomEffect,
  hasOrders,
  heldMoney,
  hideSums,
  inBoth,
  isPayable,
  joinEffects,
  lapseCorrections,
  limitUnpaidShare,
  listChargesToConfirm,
  listHistory,
  listLines,
  listSoldLines,
  listToRedden,
  listWaiting,
  lockOrderCharges,
  lowerPrice,
  nameOrders,
  noteByMember,
  noteBySupplier,
  noteInvoiced,
  noteOnOrder,
  openOrder,
  openOrderAsOperator,
  openOrderToChange,
  openRequest,
  orderAmendments,
  orderCommand,
  orderListFile,
  orderListKind,
  orderRoute,
  ordersSeenBy,
  owedMoney,
  payOpenOrder,
  phrasesFrom,
  placeOrder,
  placeTime,
  presentAmendment,
  presentLockedPrice,
  presentOrder,
  presentPriceLines,
  previewChange,
  pricedChange,
  proposeAdjustment,
  readOrderChoice,
  readRateKey,
  recordChange,
  recordOwnChange,
  refreshSettlement,
  refuseChange,
  refuseClosed,
  refuseUnchangeable,
  refuseUnpayable,
  remindOrders,
  rescheduleOrder,
  reviewSilent,
  reviewUnanswered,
  type Sale,
  sellingRoutes,
  setOffCredits,
  shortenPayTime,
  standingOf,
  sumCharges,
  sweepOrders,
  textDutyPhone,
  unpricedChange,
  updateCost,
  updateGuests,
  voucherKind,
  weighTerms,
  withKept,
  writeRateKey,
  wrongState,
};
