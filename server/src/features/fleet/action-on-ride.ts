import type { Ride } from '@serai/contract/dispatch';
import type { StaffAction } from '../activity/activity.ts';
import { actionOnOrder } from '../orders/orders.ts';

/** What one of the staff has changed of a ride, for their activity: it is found by the ride's order. */
export function actionOnRide(before: Ride, after: Ride, reason = ''): StaffAction {
  const order = { id: after.order_id, sn: after.order_sn };
  return actionOnOrder(order, { before: factsOf(before), after: factsOf(after), reason });
}

function factsOf({ position, status, driver, vehicle }: Ride) {
  // Which vehicle of the order it is belongs to each of its facts.
  return {
    [`ride_${position}_status`]: status,
    [`ride_${position}_driver`]: driver?.name ?? null,
    [`ride_${position}_vehicle`]: vehicle?.plate_number ?? null,
  };
}
