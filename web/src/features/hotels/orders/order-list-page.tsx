import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderListPage } from '../../orders/list/order-list-page.tsx';
import { hotelOrders } from './hotel-orders.tsx';

export const Page = withQueries(HotelOrderListPage);

/** The agency's hotel orders. */
function HotelOrderListPage() {
  return <OrderListPage product={hotelOrders} />;
}
