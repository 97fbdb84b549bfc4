import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { orderApprovals } from '../../approvals/order-approvals.ts';
import type { OrderProduct } from '../../orders/order-product.ts';

/** Order interface of hotels. */
export const hotelOrders: OrderProduct = {
  name: 'hotel',
  service: 'stay',
  approvals: orderApprovals,
  listPath: paths.orderList,
  detailPath: paths.orderDetail,
  searchPath: () => paths.hotelList(),
  useListWords,
};

function useListWords() {
  const t = usePhrases('hotel-order');
  return { title: t('listTitle'), emptyHelp: t('listEmptyHelp'), search: t('listSearch') };
}
