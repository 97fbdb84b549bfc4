import type { OrderView } from '@serai/contract/orders/view';
import type { DispatchStatus } from '@serai/contract/vehicles/vehicles';

/** Returns whether an order has ended for its drivers, by its status. */
export function orderIsOver(status: OrderView['order_status']): boolean {
  return over.some((end) => end === status);
}

/** Ended and requested orders promise no driver; an assigned one stays visible. */
export function ridesAreShown(status: OrderView['order_status'], dispatch: DispatchStatus): boolean {
  return dispatch !== 'unassigned' || !(orderIsOver(status) || status === 'offer_pending');
}

const over = ['cancelled', 'rejected', 'expired', 'no_show', 'completed'] as const;
