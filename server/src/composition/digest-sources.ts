import { countBillsForMember, countBillsForStaff } from '../features/billing/billing.ts';
import { countContentForStaff } from '../features/content/content.ts';
import { countRidesForStaff } from '../features/fleet/fleet.ts';
import { countNoticesForStaff } from '../features/hotels/hotels.ts';
import type { DigestSources } from '../features/messages/messages.ts';
import { countOrdersForMember, countOrdersForStaff } from '../features/orders/for-composition.ts';
import { countDeclarationsForStaff } from '../features/receipts/receipts.ts';
import { countWorkOrdersForStaff } from '../features/work-orders/work-orders.ts';

/** Contents of digests, in order. */
export const digestSources: DigestSources = {
  staff: [
    countOrdersForStaff,
    countNoticesForStaff,
    countWorkOrdersForStaff,
    countRidesForStaff,
    countDeclarationsForStaff,
    countBillsForStaff,
    countContentForStaff,
  ],
  member: [countOrdersForMember, countBillsForMember],
};
