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
import {
  countRentedVehicles,
  findCarCountries,
  findCarOrder,
  findRequested,
  listCarOrders,
  updateSoldCar,
} from './car-order-store.ts';
import { describeCarOrder } from './describe-car-order.ts';
import { describeCarRide } from './describe-car-ride.ts';
import { describeCarVoucher } from './describe-car-voucher.ts';
import { holdRental } from './hold-rental.ts';
import type { OfferedRental } from './offer-car.ts';
import { carWord } from './product-word.ts';
import { listRentalActions } from './rental-actions.ts';
import { sampleRental } from './sample-car-voucher.ts';

/** The limits of unpaid orders were checked when the rental was requested. */
const accepted = { orders: 0, maxPercent: 100 };

/**
 * Car with driver as a product: own stock, confirmed on payment, on request if the price of the drive is
 * unknown; the service begins by dispatch.
 */
export const carProduct: Product<OrderPart<typeof carWord>> = {
  name: carWord,
  listPage: '/user/car-order/list',
  snPrefix: 'C',
  hasCheckIn: false,
  releaseStock: releaseOrder,
  findServed: findDrivenOrders,
  nameProviders: nameDrivers,
  gap: { kind: 'driver', isOpen: lacksDriver },
  findContacts: findDriverContacts,
  findHiredCost,
  findSupplierCosts: findHiredCosts,
  findWaitingSince,
  findCountries: findCarCountries,
  countUnits: countRentedVehicles,
  notifySupplier: (trx, orderId, news, now) =>
    notifyDrivers(trx, { product: carProduct, orderId, news, now }),
  describeRides: async (db, orderIds, lang) => {
    const orders = await listCarOrders(db, orderIds);
    return new Map(orders.map((order) => [order.order_id, describeCarRide(order, lang)]));
  },
  listDeskActions: listRentalActions,
  describe: async (db, orderIds, lang) => {
    const [orders, rides] = [await listCarOrders(db, orderIds), await listOrderRides(db, orderIds)];
    return new Map(
      orders.map((order) => {
        const own = rides.filter(({ order_id }) => order_id === order.order_id);
        return [order.order_id, { product: carWord, detail: describeCarOrder(order, own, lang) }];
      }),
    );
  },
  offers: {
    accept: async (trx, orderId, { detail }) => {
      const { soldAs } = detail as OfferedRental;
      const order = await findCarOrder(trx, orderId);
      await updateSoldCar(trx, orderId, { soldAs, pick_up_address: order.pick_up_address }, undefined);
      const { poolId, agencyId } = await findRequested(trx, orderId);
      await holdRental(trx, { orderId, agencyId, poolId, soldAs, passenger: order }, accepted);
    },
    describe: async (db, orderId, detail, lang) => {
      const order = await findCarOrder(db, orderId);
      return describeCarOrder({ ...order, sold_as: (detail as OfferedRental).soldAs }, [], lang);
    },
  },
  describeVoucher: async (db, orderId, desk) =>
    describeCarVoucher(await findCarOrder(db, orderId), await listOrderRides(db, [orderId]), desk),
  sampleVoucher: (desk) => describeCarVoucher(sampleRental, [], desk),
};
