import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAllOrders as endpoint } from '@serai/contract/orders/desk';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { openPage } from '../../../platform/list/page.ts';
import { countsOf } from '../lists/list-orders.ts';
import { listOrdersForStaff } from '../lists/order-list-store.ts';
import { sortKeyOf } from '../lists/order-page.ts';
import { nameAgencies, type OrderRow } from '../order-store.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { readDeskFilter } from './read-desk-filter.ts';

/** Lists a page of the orders of all agencies for staff. Booking days are in the zone of the site's desk. */
export async function listAllOrders(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { sort } = call.input;
  const { filter } = await readDeskFilter(db, call.input, operatorOf(call));
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
