import { paths } from '../../../paths.ts';
import type { OrderProduct } from '../../orders/order-product.ts';
import { HotelOrderPart } from './hotel-order-part.tsx';
import { HotelOrderSummary } from './hotel-order-summary.tsx';

/** What orders needs to know of hotels. */
export const hotelOrders: OrderProduct = {
  name: 'hotel',
  service: 'stay',
  listPath: paths.orderList,
  detailPath: paths.orderDetail,
  searchPath: () => paths.hotelList(),
  Summary: HotelOrderSummary,
  DetailPart: HotelOrderPart,
};
