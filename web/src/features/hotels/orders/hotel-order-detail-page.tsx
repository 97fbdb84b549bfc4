import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailFrame } from '../../orders/detail/order-detail-frame.tsx';
import type { OrderDetailProduct } from '../../orders/order-product.ts';
import { OrderHelp } from '../../work-orders/order-help.tsx';
import { HotelOfferPart } from './hotel-offer-part.tsx';
import { HotelOrderPart } from './hotel-order-part.tsx';
import { hotelOrders } from './hotel-orders.tsx';

export const Page = withQueries(HotelOrderDetailPage);

/** One hotel order. */
function HotelOrderDetailPage() {
  return <OrderDetailFrame product={product} />;
}

const product: OrderDetailProduct = {
  ...hotelOrders,
  Help: OrderHelp,
  OfferPart: HotelOfferPart,
  DetailPart: HotelOrderPart,
};
