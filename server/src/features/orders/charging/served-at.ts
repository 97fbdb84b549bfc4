import type { OrderRow } from '../order-store.ts';

/**
 * Returns the date of the charge for a service: its end, however late it is recorded, but never in the
 * future.
 */
export function servedAt({ service_end }: Pick<OrderRow, 'service_end'>, now: Date): Date {
  return service_end < now ? service_end : now;
}
