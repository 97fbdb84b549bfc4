import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailFrame } from '../../orders/detail/order-detail-frame.tsx';
import { carOrders } from './car-orders.tsx';

export const Page = withQueries(CarOrderDetailPage);

/** One order of a car. */
function CarOrderDetailPage() {
  return <OrderDetailFrame product={carOrders} />;
}
