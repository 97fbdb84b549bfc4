import { orderStatuses } from '@serai/contract/orders';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { countOf } from '../../platform/list/count.ts';
import type { ListKey } from '../../platform/list/cursor.ts';
import type { Page } from '../../platform/list/page.ts';
import { type OrderRow, selectOrders } from './order-store.ts';

/** Orders for a list; times are instants, days those of the place. */
export interface OrderFilter {
  agencyId: number;
  product: string;
  /** Only what this user booked. */
  bookedBy: number | undefined;
  status: OrderRow['order_status'] | undefined;
  keyword: string | undefined;
  bookedFrom: Date | undefined;
  bookedBefore: Date | undefined;
  serviceFrom: string | undefined;
  serviceTo: string | undefined;
}

/** Newest first by booking or by service; of one instant the higher id first, so that no two orders change places. */
export type OrderSort = 'booked' | 'service';

export function sortKeyOf(sort: OrderSort): (order: OrderRow) => ListKey {
  const at = sort === 'booked' ? 'created_at' : 'service_start';
  return (order) => [order[at].getTime(), order.id];
}

/** A page of the matching orders. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  sort: OrderSort,
  { after, fetch, offset }: Pick<Page<OrderRow>, 'after' | 'fetch' | 'offset'>,
): Promise<OrderRow[]> {
  const at = sort === 'booked' ? sql.ref('orders.created_at') : sql.ref('orders.service_start');
  return selectOrders(db)
    .where(matches(filter))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${at}, orders.id) < (${new Date(after![0]!)}::timestamptz, ${after![1]}::bigint)`,
      ),
    )
    .orderBy(at, 'desc')
    .orderBy('orders.id', 'desc')
    .limit(fetch)
    .offset(offset)
    .execute();
}

/** How many orders match in each state, whatever state is asked for; each counted as far as lists count. */
export async function countOrders(
  db: Db,
  filter: OrderFilter,
): Promise<{ status: OrderRow['order_status']; count: number }[]> {
  const inState = sql`SELECT FROM orders WHERE ${matches({ ...filter, status: undefined })}
    AND orders.order_status = state.name`;
  const { rows } = await sql<{ status: OrderRow['order_status']; count: number }>`
    SELECT * FROM (
      SELECT state.name AS status, ${countOf(inState)} AS count
      FROM unnest(${[...orderStatuses]}::text[]) AS state (name)
    ) counted WHERE count > 0 ORDER BY status`.execute(db);
  return rows;
}

function matches(filter: OrderFilter): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`orders.agency_id = ${filter.agencyId}`,
    sql<boolean>`orders.product = ${filter.product}`,
    filter.bookedBy && sql<boolean>`orders.booked_by = ${filter.bookedBy}`,
    filter.status && sql<boolean>`orders.order_status = ${filter.status}`,
    filter.bookedFrom && sql<boolean>`orders.created_at >= ${filter.bookedFrom}`,
    filter.bookedBefore && sql<boolean>`orders.created_at < ${filter.bookedBefore}`,
    filter.serviceFrom && servedFrom(filter.serviceFrom),
    filter.serviceTo && servedTo(filter.serviceTo),
    filter.keyword &&
      sql<boolean>`strpos(lower(concat_ws(' ', orders.sn, orders.reference, orders.contact_name,
        orders.contact_phone, orders.title_zh, orders.title_en, array_to_string(orders.guest_names, ' '))),
        lower(${filter.keyword})) > 0`,
  ].filter((condition) => typeof condition === 'object');
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/** Days are those of the place. No zone is a day away from UTC, and so much an index can find. */
function servedFrom(day: string): RawBuilder<boolean> {
  return sql<boolean>`orders.service_start >= (${day}::date - 1)::timestamp AT TIME ZONE 'UTC'
    AND (orders.service_start AT TIME ZONE orders.tz)::date >= ${day}::date`;
}

function servedTo(day: string): RawBuilder<boolean> {
  return sql<boolean>`orders.service_start < (${day}::date + 2)::timestamp AT TIME ZONE 'UTC'
    AND (orders.service_start AT TIME ZONE orders.tz)::date <= ${day}::date`;
}
