import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailFrame } from '../../orders/detail/order-detail-frame.tsx';
import type { OrderDetailProduct } from '../../orders/order-product.ts';
import { OrderHelp } from '../../work-orders/order-help.tsx';
import { HotelOfferPart } from './hotel-offer-part.tsx';
import { hotelOrders } from './hotel-orders.tsx';
import { staySearchAgain } from './search-again.ts';
import { stayClientText } from './stay-client-text.ts';
import { StayFields } from './stay-fields.tsx';
import { useStayFacts } from './stay-head-facts.ts';
import { StayPart } from './stay-part.tsx';

export const Page = withQueries(HotelOrderDetailPage);

/** One hotel order. */
function HotelOrderDetailPage() {
  return <OrderDetailFrame product={product} />;
}

const product: OrderDetailProduct = {
  ...hotelOrders,
  Help: OrderHelp,
  useHeadFacts: useStayFacts,
  clientText: stayClientText,
  againPath: staySearchAgain,
  OfferPart: HotelOfferPart,
  DetailPart: StayPart,
  FieldsPart: StayFields,
};
