import type { LinkDeps } from './features/fleet/fleet.ts';
import { hotelAmendments } from './features/hotels/hotels.ts';
import {
  type Amendments,
  createAmendments,
  orderAmendments,
  type PaymentGuard,
} from './features/orders/orders.ts';
import { bookPoints, takePointsBack } from './features/points/points.ts';

/** All that orders can be amended by, of every product. */
export function listAmendments(_: LinkDeps & { guardPayment: PaymentGuard }): Amendments {
  return createAmendments([
    ...orderAmendments({ whenCompleted: bookPoints, whenUndone: takePointsBack }),
    ...hotelAmendments,
  ]);
}
