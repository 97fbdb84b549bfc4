import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderListFrame } from '../../orders/list/order-list-frame.tsx';
import { carOrders } from './car-orders.tsx';

export const Page = withQueries(CarOrderListPage);

/** The agency's orders of cars. */
function CarOrderListPage() {
  return <OrderListFrame product={carOrders} />;
}
