import type { InputOf } from '@serai/contract/endpoint';
import type { listAllOrders } from '@serai/contract/orders/desk';
import type { Db, Operator } from '../../../calls.ts';
import { findDeskCalendar } from '../../site/site.ts';
import type { AnyOrderFilter } from '../lists/order-filter.ts';
import { readCommonFilter } from '../lists/read-order-filter.ts';

/**
 * Reads the filter of the staff's list of orders, within the scope of the caller's role; booking days are in the zone of the site's desk, which is returned, too.
 */
export async function readDeskFilter(
  db: Db,
  asked: Omit<InputOf<typeof listAllOrders>, 'limit' | 'page' | 'cursor'> & Pick<AnyOrderFilter, 'ids'>,
  { scope }: Pick<Operator, 'scope'>,
): Promise<{ filter: AnyOrderFilter; tz: string }> {
  const { tz } = await findDeskCalendar(db);
  const { agency_id: agencyId, product, ids } = asked;
  return {
    filter: { agencyId, product, ids, scope, bookedBy: undefined, ...readCommonFilter(asked, tz) },
    tz,
  };
}
