import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailPage } from '../../orders/detail/order-detail-page.tsx';
import { hotelOrders } from './hotel-orders.tsx';

export const Page = withQueries(HotelOrderDetailPage);

/** One hotel order. */
function HotelOrderDetailPage() {
  return <OrderDetailPage product={hotelOrders} />;
}
