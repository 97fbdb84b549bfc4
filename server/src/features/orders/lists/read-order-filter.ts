import { addDays } from '@serai/contract/dates';
import type { InputOf } from '@serai/contract/endpoint';
import type { exportOrders } from '@serai/contract/orders/orders';
import type { OrderListPage } from '@serai/contract/permissions';
import type { Db } from '../../../calls.ts';
import { startOfDay } from '../../../domain/local-time.ts';
import type { Rights } from '../../permissions/permissions.ts';
import type { OrderFilter } from './order-filter.ts';

/**
 * Reads the filter for a product's list page, restricted to the reader's own orders without `viewAll`.
 * Booking days are in the agency's zone, service days local to the place.
 */
export async function readOrderFilter(
  db: Db,
  reader: Rights,
  listPage: OrderListPage,
  asked: Omit<InputOf<typeof exportOrders>, 'format'>,
): Promise<OrderFilter> {
  const { tz } = await db
    .selectFrom('agencies')
    .select('tz')
    .where('id', '=', reader.agencyId)
    .executeTakeFirstOrThrow();
  return {
    agencyId: reader.agencyId,
    product: asked.product,
    bookedBy: reader.nodes.has(`${listPage}/viewAll`) ? undefined : reader.userId,
    status: asked.status,
    keyword: asked.keyword,
    bookedFrom: asked.booked_from === undefined ? undefined : new Date(startOfDay(asked.booked_from, tz)),
    bookedBefore:
      asked.booked_to === undefined ? undefined : new Date(startOfDay(addDays(asked.booked_to, 1), tz)),
    serviceFrom: asked.service_from,
    serviceTo: asked.service_to,
  };
}
