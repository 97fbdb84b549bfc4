import type { OrderView } from '@serai/contract/order-view';

/** Whether an order is under way at somebody else: looked into or not, it is still being confirmed or cancelled. */
export function awaitsOthers({ order_status }: Pick<OrderView, 'order_status'>): boolean {
  return order_status === 'processing' || order_status === 'cancelling';
}
