import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderListFrame } from '../../orders/list/order-list-frame.tsx';
import { hotelOrders } from './hotel-orders.tsx';

export const Page = withQueries(HotelOrderListPage);

/** The agency's hotel orders. */
function HotelOrderListPage() {
  return <OrderListFrame product={hotelOrders} />;
}
