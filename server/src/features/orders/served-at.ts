import type { OrderRow } from './order-store.ts';

/** The instant that dates the charge of a service: its end, however late it is recorded, and never one to come. */
export function servedAt({ service_end }: Pick<OrderRow, 'service_end'>, now: Date): Date {
  return service_end < now ? service_end : now;
}
