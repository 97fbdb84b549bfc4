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
