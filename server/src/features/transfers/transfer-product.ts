import type { OrderPart } from '@serai/contract/orders/detailed-order';
import {
  findDrivenOrders,
  findDriverContacts,
  findHiredCost,
  findHiredCosts,
  findWaitingSince,
  lacksDriver,
  listOrderRides,
  nameDrivers,
  notifyDrivers,
  releaseOrder,
} from '../fleet/fleet.ts';
import type { Product } from '../orders/for-products.ts';
import { describeTransferOrder } from './describe-transfer-order.ts';
import { describeTransferRide } from './describe-transfer-ride.ts';
import { describeTransferVoucher } from './describe-transfer-voucher.ts';
import { transferWord } from './product-word.ts';
import { sampleTransfer } from './sample-transfer-voucher.ts';
import { listTransferActions } from './transfer-actions.ts';
import { countTransferVehicles, findTransferCountries, listTransferOrders } from './transfer-order-store.ts';

/** Airport transfer as a product: own stock, confirmed on payment, begun by dispatch. */
export const transferProduct: Product<OrderPart<typeof transferWord>> = {
  name: transferWord,
  listPage: '/user/airport-order/list',
  snPrefix: 'A',
  hasCheckIn: false,
  releaseStock: releaseOrder,
  findServed: findDrivenOrders,
  nameProviders: nameDrivers,
  gap: { kind: 'driver', isOpen: lacksDriver },
  findContacts: findDriverContacts,
  findHiredCost,
  findSupplierCosts: findHiredCosts,
  findWaitingSince,
  findCountries: findTransferCountries,
  countUnits: countTransferVehicles,
  notifySupplier: (trx, orderId, news, now) =>
    notifyDrivers(trx, { product: transferProduct, orderId, news, now }),
  describeRides: async (db, orderIds, lang) => {
    const orders = await listTransferOrders(db, orderIds);
    return new Map(orders.map((order) => [order.order_id, describeTransferRide(order, lang)]));
  },
  listDeskActions: listTransferActions,
  describe: async (db, orderIds, lang) => {
    const orders = await listTransferOrders(db, orderIds);
    const rides = await listOrderRides(db, orderIds);
    return new Map(
      orders.map((order) => {
        const own = rides.filter(({ order_id }) => order_id === order.order_id);
        return [order.order_id, { product: transferWord, detail: describeTransferOrder(order, own, lang) }];
      }),
    );
  },
  describeVoucher: async (db, orderId, desk) => {
    const [order] = await listTransferOrders(db, [orderId]);
    if (!order) throw new Error(`Order ${orderId} has no transfer part`);
    return describeTransferVoucher(order, await listOrderRides(db, [orderId]), desk);
  },
  sampleVoucher: (desk) => describeTransferVoucher(sampleTransfer, [], desk),
};
