import type { Trx } from '../../../calls.ts';
import type { OpenOrder } from '../open-order.ts';
import { type OrderRow, updateOrder } from '../order-store.ts';
import { clearReview } from '../reviews/review-order.ts';
import { addOrderEvent } from './add-order-event.ts';

/** Service and closing times of an order; cancellation terms stay as sold. */
export type ServiceTimes = Pick<
  OrderRow,
  'service_start' | 'service_end' | 'no_show_from' | 'auto_complete_at' | 'cut_off'
>;

/**
 * Moves the times of a locked order and writes its history row; `reason` states the old and new time. Ends an
 * `unserved` review if the new closing time is in the future.
 */
export async function rescheduleOrder(
  trx: Trx,
  opened: OpenOrder,
  times: ServiceTimes,
  by: { operatorId: number; reason: string; now: Date },
): Promise<OrderRow> {
  const { order } = opened;
  await updateOrder(trx, order.id, {}, times);
  await addOrderEvent(trx, { orderId: order.id, event: 'flightMoved', ...by });
  const moved = { ...order, ...times };
  const isAhead = order.needs_review === 'unserved' && times.auto_complete_at > by.now;
  return isAhead ? clearReview(trx, { order: moved }, by) : moved;
}
