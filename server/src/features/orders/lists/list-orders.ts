import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOrders as endpoint } from '@serai/contract/orders/orders';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { sum } from '../../../domain/money.ts';
import { capped } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import { hideSums } from '../hide-sums.ts';
import type { OrderRow } from '../order-store.ts';
import { partOf, presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import type { OrderFilter } from './order-filter.ts';
import { listOrders as readOrders } from './order-list-store.ts';
import { type StatusCount, sortKeyOf } from './order-page.ts';
import { readOrderFilter } from './read-order-filter.ts';

/** Lists a page of one product's orders; only the caller's own without `viewAll`. */
export async function listOrders(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { sort } = call.input;
  const product = products.named(call.input.product);
  const filter = await readOrderFilter(db, memberOf(call), product.listPage, call.input);
  const page = openPage<OrderRow>(call.input, ['orders', sort, filter], sortKeyOf(sort));
  const listed = await readOrders(db, { filter, sort, page });
  const { rows, next } = page.cut(listed.rows);
  const parts = await product.describe(
    db,
    rows.map(({ id }) => id),
    call.lang,
  );
  return {
    list: rows.map((order) => ({
      ...presentOrder({ order, product }, call),
      ...hideSums(call.caller, partOf(order, parts)),
    })),
    ...countsOf(listed.counts, filter.status, listed.isPart),
    next,
  };
}

/**
 * Counts in list form; with `isPart` only some of the orders were counted, so all counts are marked as
 * capped.
 */
export function countsOf(counted: readonly StatusCount[], status: OrderFilter['status'], isPart: boolean) {
  const counts = counted.map(({ status, count }) => {
    const { total, total_capped } = capped(count);
    return { status, count: total, capped: total_capped || isPart };
  });
  const asked = counts.filter((each) => status === undefined || each.status === status);
  const { total, total_capped } = capped(sum(asked.map(({ count }) => count)));
  return { total, total_capped: total_capped || isPart || asked.some((each) => each.capped), counts };
}
