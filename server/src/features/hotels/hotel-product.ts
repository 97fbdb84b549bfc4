import type { OrderPart } from '@serai/contract/orders/detailed-order';
import { AppError } from '../../platform/http/app-error.ts';
import { type Product, updateCost } from '../orders/for-products.ts';
import { describeForSupplier } from './describe-for-supplier.ts';
import { describeHotelOrder } from './describe-hotel-order.ts';
import { describeHotelVoucher } from './describe-hotel-voucher.ts';
import { listStayActions } from './desk/stay-actions.ts';
import {
  countStays,
  findHotelCountries,
  findHotelOrder,
  findKnownStays,
  lacksCode,
  listHotelOrders,
  updateHoldEnded,
  updateHotelConfirmation,
  updateSoldAs,
} from './hotel-order-store.ts';
import { acknowledgeByDesk, isRefused } from './notices/notice-store.ts';
import { notifyHotel } from './notices/notify-hotel.ts';
import { costSold, type OfferedStay } from './price-offer.ts';
import { hotelWord } from './product-word.ts';
import { sampleStay } from './sample-hotel-voucher.ts';
import { holdAll, returnAll } from './stock.ts';

/** Hotel product for orders, with check-in. Links in mails begin with `publicUrl`. */
export const hotelProduct = (publicUrl: string): Product<OrderPart<typeof hotelWord>> => ({
  name: hotelWord,
  listPage: '/user/order/list',
  snPrefix: 'H',
  hasCheckIn: true,
  releaseStock: async (trx, orderId, how) => {
    if (how === 'noShow') return;
    const held = await updateHoldEnded(trx, orderId);
    if (held.length > 0) await returnAll(trx, held, { isRefused: await isRefused(trx, orderId) });
  },
  notifySupplier: (trx, orderId, news, now) => notifyHotel(trx, orderId, { news, publicUrl, now }),
  findServed: findKnownStays,
  gap: { kind: 'code', isOpen: lacksCode },
  findContacts: async (db, orderId) => {
    const { sold_as: sold } = await findHotelOrder(db, orderId);
    return [`${sold.hotelEn} ${sold.phone}`.trim()];
  },
  findSupplierCosts: async (db, { id, cost, supplier }) => {
    const { hotel_id: hotelId } = await findHotelOrder(db, id);
    const to = supplier === null ? { hotelId } : { company: supplier, kind: 'other' as const };
    return [{ to, kind: 'service', amount: cost }];
  },
  listDeskActions: listStayActions,
  acknowledge: (trx, orderId, { by, now }) => acknowledgeByDesk(trx, orderId, by, now),
  findWaitingSince: async () => null,
  findCountries: findHotelCountries,
  countUnits: countStays,
  nameProviders: async (db, orderIds) => {
    const stays = await countStays(db, orderIds);
    return new Map([...stays].map(([id, { code = '' }]) => [id, code]));
  },
  describe: async (db, orderIds, lang) => {
    const orders = await listHotelOrders(db, orderIds);
    return new Map(
      orders.map((order) => [
        order.order_id,
        { product: hotelWord, detail: describeHotelOrder(order, lang) },
      ]),
    );
  },
  offers: {
    accept: async (trx, orderId, { detail, fromStock }) => {
      const offered = detail as OfferedStay;
      const rooms = await updateSoldAs(trx, orderId, offered, fromStock);
      await updateCost(trx, orderId, costSold(offered.soldAs));
      if (fromStock && !(await holdAll(trx, rooms))) throw new AppError('sold_out');
    },
    describe: async (db, orderId, detail, lang) => {
      const order = await findHotelOrder(db, orderId);
      return describeHotelOrder({ ...order, sold_as: (detail as OfferedStay).soldAs }, lang);
    },
  },
  supplied: {
    describe: describeForSupplier,
    keepCode: async (trx, orderId, confirmation_code) => {
      await updateHotelConfirmation(trx, orderId, { confirmation_code });
    },
  },
  describeVoucher: async (db, orderId) => describeHotelVoucher(await findHotelOrder(db, orderId)),
  sampleVoucher: () => describeHotelVoucher(sampleStay),
});
