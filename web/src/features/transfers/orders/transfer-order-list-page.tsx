import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderListFrame } from '../../orders/list/order-list-frame.tsx';
import { transferOrders } from './transfer-orders.tsx';

export const Page = withQueries(TransferOrderListPage);

/** The agency's orders of airport transfers. */
function TransferOrderListPage() {
  return <OrderListFrame product={transferOrders} />;
}
