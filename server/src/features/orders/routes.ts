import * as adjustments from '@serai/contract/adjustments';
import * as corrections from '@serai/contract/corrections';
import * as openItems from '@serai/contract/open-items';
import * as actionCalls from '@serai/contract/order-actions';
import * as calls from '@serai/contract/orders';
import * as requests from '@serai/contract/requests';
import * as reviews from '@serai/contract/reviews';
import * as suppliers from '@serai/contract/suppliers';
import { afterRefusal, type Db, memberOf, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import type { LinkDeps } from '../files/files.ts';
import { acceptForMember } from './accept-for-member.ts';
import { acceptOffer } from './accept-offer.ts';
import { answerAdjustment } from './answer-adjustment.ts';
import { askAdjustment } from './ask-adjustment.ts';
import { askGiveBack } from './ask-give-back.ts';
import { orderCommand, orderRoute } from './bind-order-call.ts';
import { cancelByOperator } from './cancel-by-operator.ts';
import { cancelOrder } from './cancel-order.ts';
import { changePrice } from './change-price.ts';
import { checkInOrder } from './check-in-order.ts';
import { completeOrder } from './complete-order.ts';
import type { Completions } from './completion-port.ts';
import { confirmAdjustment } from './confirm-adjustment.ts';
import { correctOrder } from './correct-order.ts';
import { decideCorrection } from './decide-correction.ts';
import { decideReview } from './decide-review.ts';
import { declineAdjustment } from './decline-adjustment.ts';
import { declineRequest } from './decline-request.ts';
import { exportOrders, type OrderSheetDeps } from './export-orders.ts';
import { findLastContact } from './find-last-contact.ts';
import { findSimilar } from './find-similar.ts';
import type { FindInvoices } from './invoice-port.ts';
import { linkOrders } from './link-orders.ts';
import { listCorrections } from './list-corrections.ts';
import { listOpenAdjustments } from './list-open-adjustments.ts';
import { listOpenItems } from './list-open-items.ts';
import { listOrders } from './list-orders.ts';
import { listRequests } from './list-requests.ts';
import { listReviews } from './list-reviews.ts';
import { markNoShow } from './mark-no-show.ts';
import { payEarly } from './pay-early.ts';
import { payOrder } from './pay-order.ts';
import type { PaymentGuard } from './payment-guard.ts';
import { previewRefund } from './preview-refund.ts';
import type { Products } from './products.ts';
import { proposeByOperator } from './propose-adjustment.ts';
import { refundOrder, renewPreview } from './refund-order.ts';
import { showCost } from './show-cost.ts';
import { showOrder } from './show-order.ts';
import { decideForSupplier } from './suppliers/decide-for-supplier.ts';
import { lookUpBooking } from './suppliers/look-up-booking.ts';
import { takeReview } from './take-review.ts';
import { withdrawAdjustment } from './withdraw-adjustment.ts';

interface OrderDeps {
  db: Db;
  products: Products;
  guardPayment: PaymentGuard;
}

/** Dependencies on other features for reading an order. */
interface AboutOrder {
  findInvoices: FindInvoices;
}

/** Creates the routes for orders of all products. */
export function orderRoutes(deps: OrderDeps & AboutOrder & Completions & OrderSheetDeps & LinkDeps): Route[] {
  const { db, products, guardPayment, whenCompleted } = deps;
  return [
    route(calls.listOrders, (call) => listOrders(db, products, call)),
    route(calls.exportOrders, (call) => exportOrders(deps, memberOf(call), call.input, call.lang)),
    route(calls.linkOrderExport, (call) => linkOrders(deps, call)),
    route(openItems.listOpenItems, (call) => listOpenItems(db, products, call)),
    route(calls.lastContact, (call) => findLastContact(db, products, call)),
    route(calls.findSimilar, (call) => findSimilar(db, products, call)),
    route(calls.showOrder, (call) => showOrder(deps, call)),
    orderCommand(deps, actionCalls.payOrder, (trx, call, opened) =>
      payOrder(trx, { opened, guardPayment }, call),
    ),
    orderCommand(deps, actionCalls.payEarly, (trx, call, opened) =>
      payEarly(trx, { opened, guardPayment }, call),
    ),
    orderCommand(deps, actionCalls.cancelOrder, (trx, call, opened) => cancelOrder(trx, opened, call)),
    orderCommand(deps, actionCalls.confirmOrder, (trx, call, opened) => acceptOffer(trx, opened, call)),
    orderRoute(deps, actionCalls.previewRefund, (call, opened) => previewRefund(db, opened, call)),
    refundRoute(deps),
    orderCommand(deps, actionCalls.confirmCheckIn, (trx, call, opened) => checkInOrder(trx, opened, call)),
    orderCommand(deps, actionCalls.confirmComplete, (trx, call, opened) =>
      completeOrder(trx, { opened, whenCompleted }, call),
    ),
    route(requests.listRequests, (call) => listRequests(db, call)),
    staffCommand(db, requests.declineRequest, (trx, call) => declineRequest(trx, products, call)),
    route(reviews.listReviews, (call) => listReviews(db, products, call)),
    staffCommand(db, reviews.decideReview, (trx, call) => decideReview(trx, deps, call)),
    staffCommand(db, reviews.takeReview, (trx, call) => takeReview(trx, products, call)),
    staffCommand(db, suppliers.lookUpBooking, (trx, call) => lookUpBooking(trx, products, call)),
    staffCommand(db, suppliers.decideForSupplier, (trx, call) => decideForSupplier(trx, products, call)),
    staffCommand(db, actionCalls.cancelByOperator, (trx, call) => cancelByOperator(trx, products, call)),
    route(actionCalls.showCost, (call) => showCost(db, call)),
    staffCommand(db, actionCalls.changePrice, (trx, call) => changePrice(trx, products, call)),
    staffCommand(db, actionCalls.markNoShow, (trx, call) => markNoShow(trx, products, call)),
    staffCommand(db, corrections.refundLater, (trx, call) => askGiveBack(trx, deps, 'refund', call)),
    staffCommand(db, corrections.waiveFee, (trx, call) => askGiveBack(trx, deps, 'waiver', call)),
    staffCommand(db, corrections.correctOrder, (trx, call) => correctOrder(trx, deps, call)),
    route(corrections.listCorrections, (call) => listCorrections(db, call)),
    staffCommand(db, corrections.decideCorrection, (trx, call) => decideCorrection(trx, deps, call)),
  ];
}

/** Creates the routes for charges after the service of all products. */
export function adjustmentRoutes(deps: OrderDeps & Pick<Completions, 'lowerBills'>): Route[] {
  const { db, products, guardPayment, lowerBills } = deps;
  return [
    orderCommand(deps, adjustments.confirmAdjustment, (trx, call, opened) =>
      confirmAdjustment(trx, { opened, guardPayment, lowerBills }, call),
    ),
    orderCommand(deps, adjustments.declineAdjustment, (trx, call, opened) =>
      declineAdjustment(trx, opened, call),
    ),
    orderCommand(deps, adjustments.askAdjustment, (trx, call, opened) => askAdjustment(trx, opened, call)),
    route(adjustments.listOpenAdjustments, (call) => listOpenAdjustments(db, call)),
    staffCommand(db, adjustments.acceptAdjustment, (trx, call) =>
      acceptForMember(trx, { products, lowerBills }, call),
    ),
    staffCommand(db, adjustments.answerAdjustment, (trx, call) => answerAdjustment(trx, products, call)),
    staffCommand(db, adjustments.proposeAdjustment, (trx, call) => proposeByOperator(trx, products, call)),
    staffCommand(db, adjustments.withdrawAdjustment, (trx, call) => withdrawAdjustment(trx, products, call)),
  ];
}

function refundRoute(deps: OrderDeps): Route {
  const { db, products } = deps;
  const refund = orderCommand(deps, actionCalls.refundOrder, (trx, call, opened) =>
    refundOrder(trx, opened, call),
  );
  return afterRefusal<typeof actionCalls.refundOrder>(refund, (failure, call) =>
    renewPreview(db, products, call, failure),
  );
}
