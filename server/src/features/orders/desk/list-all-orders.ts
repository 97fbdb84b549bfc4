import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAllOrders as endpoint } from '@serai/contract/orders/desk';
import type { Call, Db } from '../../../calls.ts';
import { openPage } from '../../../platform/list/page.ts';
import { findDeskCalendar } from '../../site/site.ts';
import { countsOf } from '../lists/list-orders.ts';
import type { AnyOrderFilter } from '../lists/order-filter.ts';
import { listOrdersForStaff } from '../lists/order-list-store.ts';
import { sortKeyOf } from '../lists/order-page.ts';
import { readCommonFilter } from '../lists/read-order-filter.ts';
import { nameAgencies, type OrderRow } from '../order-store.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';

/** Lists a page of the orders of all agencies for staff. Booking days are in the zone of the site's desk. */
export async function listAllOrders(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { sort, agency_id: agencyId, product } = call.input;
  const { tz } = await findDeskCalendar(db);
  const filter: AnyOrderFilter = {
    agencyId,
    product,
    bookedBy: undefined,
    ...readCommonFilter(call.input, tz),
  };
  const page = openPage<OrderRow>(call.input, ['all orders', sort, filter], sortKeyOf(sort));
  const listed = await listOrdersForStaff(db, { filter, sort, page });
  const { rows, next } = page.cut(listed.rows);
  const agencies = await nameAgencies(
    db,
    rows.map(({ agency_id }) => agency_id),
  );
  return {
    list: rows.map((order) => ({
      ...presentOrder({ order, product: products.of(order) }, call),
      agency: { id: order.agency_id, name: agencies.get(order.agency_id) ?? '' },
    })),
    ...countsOf(listed.counts, filter.status, listed.isPart),
    next,
  };
}
