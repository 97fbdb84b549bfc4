import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { orderApprovals } from '../../approvals/order-approvals.ts';
import type { OrderProduct } from '../../orders/order-product.ts';

/** Order interface of cars. */
export const carOrders: OrderProduct = {
  name: 'car',
  service: 'ride',
  approvals: orderApprovals,
  listPath: paths.carOrderList,
  detailPath: paths.carOrderDetail,
  searchPath: () => paths.carList(),
  useListWords,
};

function useListWords() {
  const t = usePhrases('car-order');
  return { title: t('listTitle'), emptyHelp: t('listEmptyHelp'), search: t('listSearch') };
}
