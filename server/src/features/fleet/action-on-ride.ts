import { shownText } from '@serai/contract/currency';
import type { Ride } from '@serai/contract/vehicles/dispatch';
import type { StaffAction } from '../activity/activity.ts';
import { actionOnOrder } from '../orders/for-products.ts';

/** Audit entry for a staff change of a ride, attached to the ride's order. */
export function actionOnRide(before: Ride, after: Ride, reason = ''): StaffAction {
  const order = { id: after.order_id, sn: after.order_sn };
  return actionOnOrder(order, { before: factsOf(before), after: factsOf(after), reason });
}

function factsOf({ position, status, driver, vehicle, hired }: Ride) {
  // Each fact contains the position of the vehicle in the order.
  return {
    [`ride_${position}_status`]: status,
    [`ride_${position}_driver`]: driver?.name ?? null,
    [`ride_${position}_vehicle`]: vehicle?.plate_number ?? null,
    [`ride_${position}_hired`]: hired && nameHire(hired),
  };
}

/** Company and cost of a hired car, in one text. */
function nameHire({ company, cost }: NonNullable<Ride['hired']>): string {
  return cost === null || cost.amount === null
    ? company
    : `${company}, ${shownText(cost.amount, cost.currency)} ${cost.currency}`;
}
