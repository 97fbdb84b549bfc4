import type { OrderView } from '@serai/contract/order-view';
import type { DispatchStatus } from '@serai/contract/vehicles';

/** Whether nobody drives any more for an order, as far as its status tells. */
export function orderIsOver(status: OrderView['order_status']): boolean {
  return over.some((end) => end === status);
}

/** Nobody is promised a driver for an order that is over or only asked for; who was assigned stays shown. */
export function ridesAreShown(status: OrderView['order_status'], dispatch: DispatchStatus): boolean {
  return dispatch !== 'unassigned' || !(orderIsOver(status) || status === 'offer_pending');
}

const over = ['cancelled', 'rejected', 'expired', 'no_show', 'completed'] as const;
