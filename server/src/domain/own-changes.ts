import type { OrderStatus } from './order-facts.ts';

const open: ReadonlySet<OrderStatus> = new Set([
  'offer_pending',
  'pending_payment',
  'processing',
  'confirmed',
]);

/** Returns whether the status allows members to change the guests: only before the service. */
export function isOpenToChange(status: OrderStatus): boolean {
  return open.has(status);
}

/** Statuses in which a booking is agreed and not served yet. */
const agreed: ReadonlySet<OrderStatus> = new Set(['processing', 'confirmed']);

/**
 * Returns the reason why a member may not change guests, dates, time or place of a booking; undefined if
 * allowed. A non-refundable booking is fixed once agreed; changes then need a work order to the desk.
 */
export function findOwnChangeFault(order: {
  status: OrderStatus;
  refundable: boolean;
}): 'change_non_refundable' | undefined {
  return agreed.has(order.status) && !order.refundable ? 'change_non_refundable' : undefined;
}
