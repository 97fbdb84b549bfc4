import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import type { ListKey } from '../../../platform/list/cursor.ts';
import type { Page } from '../../../platform/list/page.ts';
import { type OrderRow, selectOrders } from '../order-store.ts';
import type { OrderFilter } from './order-filter.ts';

/** Parameters of an order list. */
export interface AskedOrders {
  filter: OrderFilter;
  sort: OrderSort;
  page: Pick<Page<OrderRow>, 'after' | 'fetch' | 'offset'>;
}

/** Newest first by booking or by service; ties by descending id, so that the order is stable. */
export type OrderSort = 'booked' | 'service';

/** A page of orders, with the number of matching orders per status regardless of the status filter. */
export interface ListedOrders {
  rows: OrderRow[];
  /** Each capped at the maximum that lists count. */
  counts: StatusCount[];
  /** Whether only part of the matching orders was counted. */
  isPart: boolean;
}

export interface StatusCount {
  status: OrderRow['order_status'];
  count: number;
}

export function sortKeyOf(sort: OrderSort): (order: OrderRow) => ListKey {
  const at = sort === 'booked' ? 'created_at' : 'service_start';
  return (order) => [order[at].getTime(), order.id];
}

export const columnOf = (sort: OrderSort) =>
  sql.ref(sort === 'booked' ? 'orders.created_at' : 'orders.service_start');

/** Reads the page of orders that match a condition. */
export function readPage(
  db: Db,
  { sort, page }: Pick<AskedOrders, 'sort' | 'page'>,
  condition: RawBuilder<unknown>,
): Promise<OrderRow[]> {
  return selectOrders(db)
    .where(sql<boolean>`${condition} AND ${follows(page.after, columnOf(sort))}`)
    .orderBy(columnOf(sort), 'desc')
    .orderBy('orders.id', 'desc')
    .limit(page.fetch)
    .offset(page.offset)
    .execute();
}

/** Builds the condition that a row comes after a key; `at` is the sort column. */
export function follows(
  after: ListKey | undefined,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown> = sql.ref('orders.id'),
): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  return sql<boolean>`(${at}, ${id}) < (${new Date(after[0]!)}::timestamptz, ${after[1]}::bigint)`;
}
