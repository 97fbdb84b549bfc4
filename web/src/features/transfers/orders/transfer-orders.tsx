import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { orderApprovals } from '../../approvals/order-approvals.ts';
import type { OrderProduct } from '../../orders/order-product.ts';

/** Order interface of airport transfers. */
export const transferOrders: OrderProduct = {
  name: 'airport',
  service: 'ride',
  approvals: orderApprovals,
  listPath: paths.airportOrderList,
  detailPath: paths.airportOrderDetail,
  searchPath: () => paths.airportList(),
  useListWords,
};

function useListWords() {
  const t = usePhrases('transfer-order');
  return { title: t('listTitle'), emptyHelp: t('listEmptyHelp'), search: t('listSearch') };
}
