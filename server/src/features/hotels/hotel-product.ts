import type { Db } from '../../calls.ts';
import type { Product } from '../orders/orders.ts';
import { describeHotelOrder } from './describe-hotel-order.ts';
import { describeHotelVoucher } from './describe-hotel-voucher.ts';
import { type HotelOrder, listHotelOrders, updateHoldEnded } from './hotel-order-store.ts';
import { notifyHotel } from './notices/notify-hotel.ts';
import { hotelWord } from './product-word.ts';
import { giveBackStock } from './stock.ts';

/** Hotels as orders know them: own stock, confirmed at payment, with a check-in. Links in mails begin with `publicUrl`. */
export const hotelProduct = (publicUrl: string): Product => ({
  name: hotelWord,
  listPage: '/user/order/list',
  snPrefix: 'H',
  confirmedWhenPaid: true,
  hasCheckIn: true,
  releaseStock: async (trx, orderId, how) => {
    if (how === 'noShow') return;
    const held = await updateHoldEnded(trx, orderId);
    if (held) await giveBackStock(trx, held);
  },
  notifySupplier: (trx, orderId, news, now) => notifyHotel(trx, orderId, { news, publicUrl, now }),
  describe: async (db, orderIds, lang) => {
    const orders = await listHotelOrders(db, orderIds);
    return new Map(orders.map((order) => [order.order_id, { ...describeHotelOrder(order, lang) }]));
  },
  describeVoucher: async (db, orderId) => describeHotelVoucher(await findOne(db, orderId)),
});

async function findOne(db: Db, orderId: number): Promise<HotelOrder> {
  const [order] = await listHotelOrders(db, [orderId]);
  if (!order) throw new Error(`Order ${orderId} has no hotel part`);
  return order;
}
