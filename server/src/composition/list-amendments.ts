import { lowerBills } from '../features/billing/billing.ts';
import { carAmendments } from '../features/cars/cars.ts';
import type { ChangeDeps } from '../features/fleet/fleet.ts';
import { hotelAmendments } from '../features/hotels/hotels.ts';
import { createAmendments, orderAmendments } from '../features/orders/for-composition.ts';
import type { Amendments } from '../features/orders/orders.ts';
import { bookPoints, revokePoints } from '../features/points/points.ts';
import { transferAmendments } from '../features/transfers/transfers.ts';

/** Registers all amendments of orders, of all products. */
export function listAmendments(deps: ChangeDeps): Amendments {
  return createAmendments([
    ...orderAmendments({ whenCompleted: bookPoints, whenUndone: revokePoints, lowerBills }),
    ...hotelAmendments(deps.guardPayment),
    ...carAmendments(deps),
    ...transferAmendments(deps),
  ]);
}
