import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderListPage } from '../../orders/list/order-list-page.tsx';
import { carOrders } from './car-orders.tsx';

export const Page = withQueries(CarOrderListPage);

/** The agency's orders of cars. */
function CarOrderListPage() {
  return <OrderListPage product={carOrders} />;
}
