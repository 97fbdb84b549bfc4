import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderListPage } from '../../orders/list/order-list-page.tsx';
import { transferOrders } from './transfer-orders.tsx';

export const Page = withQueries(TransferOrderListPage);

/** The agency's orders of airport transfers. */
function TransferOrderListPage() {
  return <OrderListPage product={transferOrders} />;
}
