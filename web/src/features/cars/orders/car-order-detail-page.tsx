import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailFrame } from '../../orders/detail/order-detail-frame.tsx';
import type { OrderDetailProduct } from '../../orders/order-product.ts';
import { OrderHelp } from '../../work-orders/order-help.tsx';
import { CarFields } from './car-fields.tsx';
import { CarTripPart } from './car-order-part.tsx';
import { carOrders } from './car-orders.tsx';
import { rentalClientText } from './rental-client-text.ts';
import { useRentalHeadFacts } from './rental-head-facts.ts';
import { carSearchAgain } from './search-again.ts';

export const Page = withQueries(CarOrderDetailPage);

/** One order of a car. */
function CarOrderDetailPage() {
  return <OrderDetailFrame product={product} />;
}

const product: OrderDetailProduct = {
  ...carOrders,
  Help: OrderHelp,
  useHeadFacts: useRentalHeadFacts,
  clientText: rentalClientText,
  againPath: carSearchAgain,
  DetailPart: CarTripPart,
  FieldsPart: CarFields,
};
