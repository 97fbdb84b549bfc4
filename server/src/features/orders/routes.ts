import * as suppliers from '@serai/contract/hotels/suppliers';
import * as actionCalls from '@serai/contract/orders/actions';
import * as adjustments from '@serai/contract/orders/adjustments';
import * as agencyCalls from '@serai/contract/orders/book-for-agency';
import * as calendar from '@serai/contract/orders/calendar';
import * as corrections from '@serai/contract/orders/corrections';
import * as deskCalls from '@serai/contract/orders/desk';
import { payForAgency as payEndpoint } from '@serai/contract/orders/desk-payment';
import * as everyOrder from '@serai/contract/orders/every-order';
import * as notes from '@serai/contract/orders/notes';
import * as openItems from '@serai/contract/orders/open-items';
import * as calls from '@serai/contract/orders/orders';
import * as presence from '@serai/contract/orders/presence';
import * as requests from '@serai/contract/orders/requests';
import * as reviews from '@serai/contract/orders/reviews';
import { afterRefusal, type Db, memberOf, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import type { LinkDeps } from '../files/files.ts';
import { acceptForMember } from './adjustments/accept-for-member.ts';
import { answerAdjustment } from './adjustments/answer-adjustment.ts';
import { askAdjustment } from './adjustments/ask-adjustment.ts';
import { confirmAdjustment } from './adjustments/confirm-adjustment.ts';
import { declineAdjustment } from './adjustments/decline-adjustment.ts';
import { listOpenAdjustments } from './adjustments/list-open-adjustments.ts';
import { proposeForStaff } from './adjustments/propose-adjustment.ts';
import { withdrawAdjustment } from './adjustments/withdraw-adjustment.ts';
import { orderCommand, orderRoute } from './bind-order-call.ts';
import type { Completions } from './charging/completion-port.ts';
import type { FindInvoices } from './charging/invoice-port.ts';
import { askGiveBack } from './corrections/ask-give-back.ts';
import { changePrice } from './corrections/change-price.ts';
import { correctOrder } from './corrections/correct-order.ts';
import { decideCorrection } from './corrections/decide-correction.ts';
import { listCorrections } from './corrections/list-corrections.ts';
import { addNote } from './desk/add-note.ts';
import { cancelForStaff } from './desk/cancel-for-staff.ts';
import { linkAllOrders } from './desk/link-all-orders.ts';
import { listAllOrders } from './desk/list-all-orders.ts';
import { listBookers } from './desk/list-bookers.ts';
import { markNoShow } from './desk/mark-no-show.ts';
import { payForAgency } from './desk/pay-for-agency.ts';
import { showAnyOrder } from './desk/show-any-order.ts';
import { showCost } from './desk/show-cost.ts';
import { showPresence } from './desk/show-presence.ts';
import { findLastContact } from './find-last-contact.ts';
import { exportOrders, type OrderSheetDeps } from './lists/export-orders.ts';
import { findSimilar } from './lists/find-similar.ts';
import { linkEveryOrder } from './lists/link-every-order.ts';
import { linkOrders } from './lists/link-orders.ts';
import { listEveryOrder } from './lists/list-every-order.ts';
import { listOpenItems } from './lists/list-open-items.ts';
import { listOrders } from './lists/list-orders.ts';
import { showCalendar } from './lists/show-calendar.ts';
import { cancelOrder } from './member/cancel-order.ts';
import { checkInOrder } from './member/check-in-order.ts';
import { completeOrder } from './member/complete-order.ts';
import { payEarly } from './member/pay-early.ts';
import { payOrder } from './member/pay-order.ts';
import type { HasPendingApproval, PaymentGuard } from './member/payment-guard.ts';
import { previewRefund } from './member/preview-refund.ts';
import { refundOrder, renewPreview } from './member/refund-order.ts';
import type { Products } from './products.ts';
import { acceptOffer } from './requests/accept-offer.ts';
import { declineRequest } from './requests/decline-request.ts';
import { listRequests } from './requests/list-requests.ts';
import { takeReview } from './reviews/assign-review.ts';
import { decideReview } from './reviews/decide-review.ts';
import { listReviews } from './reviews/list-reviews.ts';
import { showOrder } from './show-order.ts';
import { decideForSupplier } from './suppliers/decide-for-supplier.ts';
import { lookUpBooking } from './suppliers/look-up-booking.ts';

interface OrderDeps {
  db: Db;
  products: Products;
  guardPayment: PaymentGuard;
}

/** Dependencies on other features for reading an order. */
interface AboutOrder {
  findInvoices: FindInvoices;
  hasPendingApproval: HasPendingApproval;
}

export type OrderRouteDeps = OrderDeps & AboutOrder & Completions & OrderSheetDeps & LinkDeps;

/** Creates the routes for orders of all products. */
export function orderRoutes(deps: OrderRouteDeps): Route[] {
  const { db, products, guardPayment, whenCompleted } = deps;
  return [
    route(calls.listOrders, (call) => listOrders(db, products, call)),
    route(calls.exportOrders, (call) => exportOrders(deps, memberOf(call), call.input, call.lang)),
    route(calls.linkOrderExport, (call) => linkOrders(deps, call)),
    route(everyOrder.listEveryOrder, (call) => listEveryOrder(db, products, call)),
    route(calendar.showOrderCalendar, (call) => showCalendar(db, products, call)),
    route(everyOrder.linkEveryOrderExport, (call) => linkEveryOrder(deps, call)),
    route(openItems.listOpenItems, (call) => listOpenItems(db, products, call)),
    route(calls.lastContact, (call) => findLastContact(db, products, call)),
    route(calls.findSimilar, (call) => findSimilar(db, products, call)),
    route(calls.showOrder, (call) => showOrder(deps, call)),
    route(deskCalls.listAllOrders, (call) => listAllOrders(db, products, call)),
    route(agencyCalls.listBookers, (call) => listBookers(db, call)),
    staffCommand(db, deskCalls.linkAllOrdersExport, (trx, call) => linkAllOrders(trx, deps, call)),
    route(deskCalls.showAnyOrder, (call) => showAnyOrder(deps, call)),
    route(presence.showPresence, (call) => showPresence(db, call)),
    staffCommand(db, notes.addOrderNote, (trx, call) => addNote(trx, products, call)),
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
    staffCommand(db, payEndpoint, (trx, call) => payForAgency(trx, deps, call)),
    staffCommand(db, actionCalls.cancelForStaff, (trx, call) => cancelForStaff(trx, products, call)),
    route(actionCalls.showCost, (call) => showCost(deps, call)),
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
    staffCommand(db, adjustments.proposeAdjustment, (trx, call) => proposeForStaff(trx, products, call)),
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
