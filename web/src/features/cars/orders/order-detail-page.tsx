import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailPage } from '../../orders/detail/order-detail-page.tsx';
import { carOrders } from './car-orders.tsx';

export const Page = withQueries(CarOrderDetailPage);

/** One order of a car. */
function CarOrderDetailPage() {
  return <OrderDetailPage product={carOrders} />;
}
