import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailPage } from '../../orders/detail/order-detail-page.tsx';
import { transferOrders } from './transfer-orders.tsx';

export const Page = withQueries(TransferOrderDetailPage);

/** One order of an airport transfer. */
function TransferOrderDetailPage() {
  return <OrderDetailPage product={transferOrders} />;
}
