import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailFrame } from '../../orders/detail/order-detail-frame.tsx';
import { hotelOrders } from './hotel-orders.tsx';

export const Page = withQueries(HotelOrderDetailPage);

/** One hotel order. */
function HotelOrderDetailPage() {
  return <OrderDetailFrame product={hotelOrders} />;
}
