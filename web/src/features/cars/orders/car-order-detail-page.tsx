import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailFrame } from '../../orders/detail/order-detail-frame.tsx';
import type { OrderDetailProduct } from '../../orders/order-product.ts';
import { OrderHelp } from '../../work-orders/order-help.tsx';
import { CarOrderPart } from './car-order-part.tsx';
import { carOrders } from './car-orders.tsx';

export const Page = withQueries(CarOrderDetailPage);

/** One order of a car. */
function CarOrderDetailPage() {
  return <OrderDetailFrame product={product} />;
}

const product: OrderDetailProduct = {
  ...carOrders,
  Help: OrderHelp,
  DetailPart: CarOrderPart,
};
