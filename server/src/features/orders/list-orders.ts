import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOrders as endpoint } from '@serai/contract/orders';
import type { OrderListPage } from '@serai/contract/permissions';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { startOfDay } from '../../domain/local-time.ts';
import { sum } from '../../domain/money.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { sumsSeenBy } from './hide-sums.ts';
import type { OrderFilter } from './order-filter.ts';
import { listOrders as readOrders } from './order-list-store.ts';
import { type StatusCount, sortKeyOf } from './order-page.ts';
import type { OrderRow } from './order-store.ts';
import { presentOrder } from './present-order.ts';
import type { Products } from './products.ts';

/** A page of one product's orders; a member without viewAll sees the own ones. */
export async function listOrders(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { sort } = call.input;
  const product = products.named(call.input.product);
  const filter = await readFilter(db, call, product.listPage);
  const page = openPage<OrderRow>(call.input, ['orders', sort, filter], sortKeyOf(sort));
  const listed = await readOrders(db, { filter, sort, page });
  const { rows, next } = page.cut(listed.rows);
  const details = await product.describe(
    db,
    rows.map(({ id }) => id),
    call.lang,
  );
  return {
    list: rows.map((order) => ({
      ...presentOrder({ order, product }, call),
      detail: sumsSeenBy(call.caller, details.get(order.id) ?? {}),
    })),
    ...countsOf(listed.counts, filter.status, listed.isPart),
    next,
  };
}

/** What lists say of numbers; with `isPart` each is of a part of the orders only, so that there may be more. */
function countsOf(counted: readonly StatusCount[], status: OrderFilter['status'], isPart: boolean) {
  const counts = counted.map(({ status, count }) => {
    const { total, total_capped } = capped(count);
    return { status, count: total, capped: total_capped || isPart };
  });
  const asked = counts.filter((each) => status === undefined || each.status === status);
  const { total, total_capped } = capped(sum(asked.map(({ count }) => count)));
  return { total, total_capped: total_capped || isPart || asked.some((each) => each.capped), counts };
}

/** Days of booking are the agency's, days of service the place's. */
async function readFilter(
  db: Db,
  call: Call<typeof endpoint>,
  listPage: OrderListPage,
): Promise<OrderFilter> {
  const member = memberOf(call);
  const { input } = call;
  const { tz } = await db
    .selectFrom('agencies')
    .select('tz')
    .where('id', '=', member.agencyId)
    .executeTakeFirstOrThrow();
  return {
    agencyId: member.agencyId,
    product: input.product,
    bookedBy: member.nodes.has(`${listPage}/viewAll`) ? undefined : member.userId,
    status: input.status,
    keyword: input.keyword,
    bookedFrom: input.booked_from === undefined ? undefined : new Date(startOfDay(input.booked_from, tz)),
    bookedBefore:
      input.booked_to === undefined ? undefined : new Date(startOfDay(addDays(input.booked_to, 1), tz)),
    serviceFrom: input.service_from,
    serviceTo: input.service_to,
  };
}
