import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailFrame } from '../../orders/detail/order-detail-frame.tsx';
import { transferOrders } from './transfer-orders.tsx';

export const Page = withQueries(TransferOrderDetailPage);

/** One order of an airport transfer. */
function TransferOrderDetailPage() {
  return <OrderDetailFrame product={transferOrders} />;
}
