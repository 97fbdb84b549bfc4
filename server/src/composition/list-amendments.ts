import { carAmendments } from '../features/cars/cars.ts';
import type { ChangeDeps } from '../features/fleet/fleet.ts';
import { hotelAmendments } from '../features/hotels/hotels.ts';
import { type Completions, createAmendments, orderAmendments } from '../features/orders/for-composition.ts';
import type { Amendments } from '../features/orders/orders.ts';
import { transferAmendments } from '../features/transfers/transfers.ts';

/** Registers all amendments of orders, of all products. */
export function listAmendments(deps: ChangeDeps & Completions): Amendments {
  return createAmendments([
    ...orderAmendments(deps),
    ...hotelAmendments(deps.guardPayment),
    ...carAmendments(deps),
    ...transferAmendments(deps),
  ]);
}
