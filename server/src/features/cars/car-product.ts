import { listOrderRides, releaseOrder } from '../fleet/fleet.ts';
import type { Product } from '../orders/orders.ts';
import { findUrgentPhone } from '../site/site.ts';
import { findCarOrder, listCarOrders } from './car-order-store.ts';
import { describeCarOrder } from './describe-car-order.ts';
import { describeCarVoucher } from './describe-car-voucher.ts';
import { carWord } from './product-word.ts';

/** Cars with a driver as orders know them: own stock, confirmed at payment; service begins by dispatch. */
export const carProduct: Product = {
  name: carWord,
  listPage: '/user/car-order/list',
  snPrefix: 'C',
  confirmedWhenPaid: true,
  hasCheckIn: false,
  releaseStock: releaseOrder,
  // Drivers hear of their rides from dispatch.
  notifySupplier: async () => {},
  describe: async (db, orderIds, lang) => {
    const [orders, rides] = [await listCarOrders(db, orderIds), await listOrderRides(db, orderIds)];
    return new Map(
      orders.map((order) => {
        const own = rides.filter(({ order_id }) => order_id === order.order_id);
        return [order.order_id, { ...describeCarOrder(order, own, lang) }];
      }),
    );
  },
  describeVoucher: async (db, orderId) =>
    describeCarVoucher(
      await findCarOrder(db, orderId),
      await listOrderRides(db, [orderId]),
      await findUrgentPhone(db),
    ),
};
