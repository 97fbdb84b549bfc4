import { withQueries } from '../../../platform/query/member-queries.tsx';
import { OrderDetailFrame } from '../../orders/detail/order-detail-frame.tsx';
import type { OrderDetailProduct } from '../../orders/order-product.ts';
import { OrderHelp } from '../../work-orders/order-help.tsx';
import { transferSearchAgain } from './search-again.ts';
import { transferClientText } from './transfer-client-text.ts';
import { TransferFields } from './transfer-fields.tsx';
import { useTransferHeadFacts } from './transfer-head-facts.ts';
import { TransferTripPart } from './transfer-order-part.tsx';
import { transferOrders } from './transfer-orders.tsx';

export const Page = withQueries(TransferOrderDetailPage);

/** One order of an airport transfer. */
function TransferOrderDetailPage() {
  return <OrderDetailFrame product={product} />;
}

const product: OrderDetailProduct = {
  ...transferOrders,
  Help: OrderHelp,
  useHeadFacts: useTransferHeadFacts,
  clientText: transferClientText,
  againPath: transferSearchAgain,
  DetailPart: TransferTripPart,
  FieldsPart: TransferFields,
};
