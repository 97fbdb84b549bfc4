import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { ListKey } from '../../platform/list/cursor.ts';
import type { Page } from '../../platform/list/page.ts';
import type { OrderFilter } from './order-filter.ts';
import { type OrderRow, selectOrders } from './order-store.ts';

/** What is asked of a list of orders. */
export interface AskedOrders {
  filter: OrderFilter;
  sort: OrderSort;
  page: Pick<Page<OrderRow>, 'after' | 'fetch' | 'offset'>;
}

/** Newest first by booking or by service; of one instant the higher id first, so that no two orders change places. */
export type OrderSort = 'booked' | 'service';

/** A page of orders, and of all that match, whatever state is asked for, how many there are in each state. */
export interface ListedOrders {
  rows: OrderRow[];
  /** Each counted as far as lists count. */
  counts: StatusCount[];
  /** Only a part of the matching orders was counted. */
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

/** The page of the orders under a condition. */
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

/** Whether a row comes after a key in a list; `at` is what the list is sorted by. */
export function follows(
  after: ListKey | undefined,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown> = sql.ref('orders.id'),
): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  return sql<boolean>`(${at}, ${id}) < (${new Date(after[0]!)}::timestamptz, ${after[1]}::bigint)`;
}
