import { type DueKind, dueKinds } from '@serai/contract/accounts/due-kinds';
import { billDueSources } from '../features/billing/billing.ts';
import type { DueSource } from '../features/due/due.ts';
import { rideDueSources } from '../features/fleet/fleet.ts';
import { hotelDueSources } from '../features/hotels/hotels.ts';
import { orderDueSources } from '../features/orders/for-composition.ts';
import type { Products } from '../features/orders/orders.ts';
import { paymentDueSources } from '../features/sub-accounts/sub-accounts.ts';
import { workOrderDueSources } from '../features/work-orders/work-orders.ts';

/**
 * Sources of what waits for members, in the order of its groups; a kind of the contract without a source does not
 * compile.
 */
export function dueSources(products: Products): readonly DueSource[] {
  const sources: Record<DueKind, DueSource> = {
    ...paymentDueSources(products),
    ...orderDueSources,
    ...hotelDueSources,
    ...rideDueSources,
    ...workOrderDueSources(products),
    ...billDueSources,
  };
  return dueKinds.map((kind) => sources[kind]);
}
