import * as adjustments from '@serai/contract/adjustments';
import * as actionCalls from '@serai/contract/order-actions';
import * as calls from '@serai/contract/orders';
import { command, type Db, type Route, route } from '../permissions/permissions.ts';
import { acceptOffer } from './accept-offer.ts';
import { cancelByOperator } from './cancel-by-operator.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkInOrder } from './check-in-order.ts';
import { completeOrder } from './complete-order.ts';
import type { WhenCompleted } from './completion-port.ts';
import { confirmAdjustment } from './confirm-adjustment.ts';
import { listOrders } from './list-orders.ts';
import { markNoShow } from './mark-no-show.ts';
import { payOrder } from './pay-order.ts';
import type { PaymentGuard } from './payment-guard.ts';
import { previewRefund } from './preview-refund.ts';
import type { Products } from './products.ts';
import { proposeByOperator } from './propose-adjustment.ts';
import { refundOrder, renewPreview } from './refund-order.ts';
import { showOrder } from './show-order.ts';
import { withdrawAdjustment } from './withdraw-adjustment.ts';

interface OrderDeps {
  db: Db;
  products: Products;
  guardPayment: PaymentGuard;
}

/** The calls about orders of every product. */
export function orderRoutes(deps: OrderDeps & { whenCompleted: WhenCompleted }): Route[] {
  const { db, products } = deps;
  return [
    route(calls.listOrders, (call) => listOrders(db, products, call)),
    route(calls.showOrder, (call) => showOrder(db, products, call)),
    command(db, actionCalls.payOrder, (trx, call) => payOrder(trx, deps, call)),
    command(db, actionCalls.cancelOrder, (trx, call) => cancelOrder(trx, products, call)),
    command(db, actionCalls.confirmOrder, (trx, call) => acceptOffer(trx, products, call)),
    route(actionCalls.previewRefund, (call) => previewRefund(db, products, call.input.id, call)),
    refundRoute(db, products),
    command(db, actionCalls.confirmCheckIn, (trx, call) => checkInOrder(trx, products, call)),
    command(db, actionCalls.confirmComplete, (trx, call) =>
      completeOrder(trx, products, call, deps.whenCompleted),
    ),
    command(db, actionCalls.cancelByOperator, (trx, call) => cancelByOperator(trx, products, call)),
    command(db, actionCalls.markNoShow, (trx, call) => markNoShow(trx, products, call)),
  ];
}

/** The calls about what is charged after the service of any product. */
export function adjustmentRoutes(deps: OrderDeps): Route[] {
  const { db, products } = deps;
  return [
    command(db, adjustments.confirmAdjustment, (trx, call) => confirmAdjustment(trx, deps, call)),
    command(db, adjustments.proposeAdjustment, (trx, call) => proposeByOperator(trx, products, call)),
    command(db, adjustments.withdrawAdjustment, (trx, call) => withdrawAdjustment(trx, products, call)),
  ];
}

function refundRoute(db: Db, products: Products): Route {
  const refund = command(db, actionCalls.refundOrder, (trx, call) => refundOrder(trx, products, call));
  return {
    endpoint: refund.endpoint,
    handle: async (call) => {
      try {
        return await refund.handle(call);
      } catch (failure) {
        throw await renewPreview(db, products, call as Parameters<typeof renewPreview>[2], failure);
      }
    },
  };
}
