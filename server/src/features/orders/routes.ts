import * as adjustments from '@serai/contract/adjustments';
import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import * as actionCalls from '@serai/contract/order-actions';
import * as calls from '@serai/contract/orders';
import type { OrderAction } from '@serai/contract/permissions';
import type * as z from 'zod/mini';
import { type Call, command, type Db, memberOf, type Route, route, type Trx } from '../../calls.ts';
import { acceptOffer } from './accept-offer.ts';
import { cancelByOperator } from './cancel-by-operator.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkInOrder } from './check-in-order.ts';
import { completeOrder } from './complete-order.ts';
import type { WhenCompleted } from './completion-port.ts';
import { confirmAdjustment } from './confirm-adjustment.ts';
import { findLastContact } from './find-last-contact.ts';
import { sumsSeenBy } from './hide-sums.ts';
import { listOrders } from './list-orders.ts';
import { markNoShow } from './mark-no-show.ts';
import { openOrder } from './open-order.ts';
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
    route(calls.lastContact, (call) => findLastContact(db, products, call)),
    route(calls.showOrder, (call) => showOrder(db, products, call)),
    orderCommand(deps, actionCalls.payOrder, (trx, call) => payOrder(trx, deps, call)),
    orderCommand(deps, actionCalls.cancelOrder, (trx, call) => cancelOrder(trx, products, call)),
    orderCommand(deps, actionCalls.confirmOrder, (trx, call) => acceptOffer(trx, products, call)),
    route(actionCalls.previewRefund, (call) => previewRefund(db, products, call.input.id, call)),
    refundRoute(deps),
    orderCommand(deps, actionCalls.confirmCheckIn, (trx, call) => checkInOrder(trx, products, call)),
    orderCommand(deps, actionCalls.confirmComplete, (trx, call) =>
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
    orderCommand(deps, adjustments.confirmAdjustment, (trx, call) => confirmAdjustment(trx, deps, call)),
    command(db, adjustments.proposeAdjustment, (trx, call) => proposeByOperator(trx, products, call)),
    command(db, adjustments.withdrawAdjustment, (trx, call) => withdrawAdjustment(trx, products, call)),
  ];
}

/** A member's command about one order, told again only to who may still do the same with it, as they may see it now. */
function orderCommand<E extends Endpoint<z.ZodMiniType<{ id: number }>>>(
  { db, products }: OrderDeps,
  endpoint: E,
  operation: (trx: Trx, call: Call<E>) => Promise<ReplyOf<E>>,
): Route {
  return command(db, endpoint, operation, async (call, told) => {
    await openOrder(db, products, memberOf(call), call.input.id, actionOf(endpoint));
    return sumsSeenBy(call.caller, told);
  });
}

function actionOf({ access }: Endpoint): OrderAction | undefined {
  return typeof access === 'object' && 'orderAction' in access
    ? (access.orderAction as OrderAction)
    : undefined;
}

function refundRoute(deps: OrderDeps): Route {
  const { db, products } = deps;
  const refund = orderCommand(deps, actionCalls.refundOrder, (trx, call) => refundOrder(trx, products, call));
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
