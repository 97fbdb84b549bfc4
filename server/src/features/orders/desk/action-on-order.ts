import type { StaffAction } from '../../activity/activity.ts';
import type { OrderRow } from '../order-store.ts';

/** Describes a staff action on an order for the activity log; `before` and `after` as in `StaffAction`. */
export function actionOnOrder(
  { id, sn }: Pick<OrderRow, 'id' | 'sn'>,
  change: Pick<StaffAction, 'before' | 'after' | 'reason'>,
): StaffAction {
  return { on: { kind: 'order', id, name: sn }, ...change };
}

/** Statuses and sums of an order, in minor units. */
export function standingOf(order: OrderRow) {
  const { order_status, pay_status, refund_status, settlement_status, fee, refund_money } = order;
  return { order_status, pay_status, refund_status, settlement_status, fee, refund_money };
}
