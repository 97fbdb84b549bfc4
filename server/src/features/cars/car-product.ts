import {
  findDrivenOrders,
  findWaitingSince,
  listOrderRides,
  notifyDrivers,
  releaseOrder,
} from '../fleet/fleet.ts';
import type { Product } from '../orders/orders.ts';
import { findCarOrder, listCarOrders } from './car-order-store.ts';
import { describeCarOrder } from './describe-car-order.ts';
import { describeCarRide } from './describe-car-ride.ts';
import { describeCarVoucher } from './describe-car-voucher.ts';
import { carWord } from './product-word.ts';

/** Cars with a driver as orders know them: own stock, confirmed at payment; service begins by dispatch. */
export const carProduct: Product = {
  name: carWord,
  listPage: '/user/car-order/list',
  snPrefix: 'C',
  hasCheckIn: false,
  releaseStock: releaseOrder,
  findServed: findDrivenOrders,
  findWaitingSince,
  notifySupplier: (trx, orderId, news, now) =>
    notifyDrivers(trx, { product: carProduct, orderId, news, now }),
  describeRides: async (db, orderIds, lang) => {
    const orders = await listCarOrders(db, orderIds);
    return new Map(orders.map((order) => [order.order_id, describeCarRide(order, lang)]));
  },
  describe: async (db, orderIds, lang) => {
    const [orders, rides] = [await listCarOrders(db, orderIds), await listOrderRides(db, orderIds)];
    return new Map(
      orders.map((order) => {
        const own = rides.filter(({ order_id }) => order_id === order.order_id);
        return [order.order_id, { ...describeCarOrder(order, own, lang) }];
      }),
    );
  },
  describeVoucher: async (db, orderId, desk) =>
    describeCarVoucher(await findCarOrder(db, orderId), await listOrderRides(db, [orderId]), desk),
};
