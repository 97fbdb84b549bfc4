import type { OrderStatus } from './order-facts.ts';

const open: ReadonlySet<OrderStatus> = new Set([
  'offer_pending',
  'pending_payment',
  'processing',
  'confirmed',
]);

/** Whether members may still change for whom an order is, as far as its state goes: before anything is served. */
export function isOpenToChange(status: OrderStatus): boolean {
  return open.has(status);
}

/** States in which a booking is agreed on and not served yet. */
const agreed: ReadonlySet<OrderStatus> = new Set(['processing', 'confirmed']);

/**
 * Why a member may not change guests, dates, time or place of a booking; undefined where they may. A booking that was sold
 * as non-refundable is fixed once it is agreed on: a work order asks the desk.
 */
export function findOwnChangeFault(order: {
  status: OrderStatus;
  refundable: boolean;
}): 'change_non_refundable' | undefined {
  return agreed.has(order.status) && !order.refundable ? 'change_non_refundable' : undefined;
}
