import type { OrderView } from '@serai/contract/orders/view';

/**
 * Returns whether an order waits for another party: under review or not, it is still being confirmed or
 * cancelled.
 */
export function awaitsOthers({ order_status }: Pick<OrderView, 'order_status'>): boolean {
  return order_status === 'processing' || order_status === 'cancelling';
}
