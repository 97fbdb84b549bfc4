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
    ...readCommonFilter(asked, tz),
  };
}

/** Reads what the filters of members and staff have in common; booking days are in zone `tz`. */
export function readCommonFilter(
  asked: Omit<InputOf<typeof exportOrders>, 'format' | 'product' | 'sort'>,
  tz: string,
): Pick<OrderFilter, 'status' | 'keyword' | 'bookedFrom' | 'bookedBefore' | 'serviceFrom' | 'serviceTo'> {
  const { status, keyword, booked_from, booked_to, service_from, service_to } = asked;
  return {
    status,
    keyword,
    bookedFrom: booked_from === undefined ? undefined : new Date(startOfDay(booked_from, tz)),
    bookedBefore: booked_to === undefined ? undefined : new Date(startOfDay(addDays(booked_to, 1), tz)),
    serviceFrom: service_from,
    serviceTo: service_to,
  };
}
