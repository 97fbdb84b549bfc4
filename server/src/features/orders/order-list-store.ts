import { mostCounted } from '@serai/contract/counted';
import { orderStatuses } from '@serai/contract/order-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { countOf } from '../../platform/list/count.ts';
import { matches, type OrderFilter } from './order-filter.ts';
import { type AskedOrders, type ListedOrders, readPage, type StatusCount } from './order-page.ts';
import { searchOrders } from './search-orders.ts';

/** A page of the orders that are asked for, with how many there are in each state. */
export async function listOrders(db: Db, asked: AskedOrders): Promise<ListedOrders> {
  if (asked.filter.keyword) return searchOrders(db, asked);
  const counts = await countOrders(db, asked.filter);
  return { rows: await readPage(db, asked, matches(asked.filter)), counts, isPart: false };
}

async function countOrders(db: Db, filter: OrderFilter): Promise<StatusCount[]> {
  const matching = matches({ ...filter, status: undefined });
  if (!hasDays(filter)) return countApart(db, matching);
  // Days hold few orders as a rule: one look at them, and by state only when there are too many.
  const together = await countTogether(db, matching);
  const all = together.reduce((sum, { count }) => sum + count, 0);
  return all > mostCounted ? countApart(db, matching) : together;
}

/** In one pass, which ends when all states together are more than lists count. */
async function countTogether(db: Db, matching: RawBuilder<unknown>): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    SELECT order_status AS status, count(*) AS count
    FROM (SELECT order_status FROM orders WHERE ${matching} LIMIT ${sql.lit(mostCounted + 1)}) counted
    GROUP BY order_status ORDER BY order_status`.execute(db);
  return rows;
}

/** State by state: an index holds them together, and one of many orders keeps none of the others from its count. */
async function countApart(db: Db, matching: RawBuilder<unknown>): Promise<StatusCount[]> {
  const inState = sql`SELECT FROM orders WHERE ${matching} AND orders.order_status = state.name`;
  const { rows } = await sql<StatusCount>`
    SELECT state.name AS status, counted.count FROM unnest(${[...orderStatuses]}::text[]) AS state (name)
    CROSS JOIN LATERAL (SELECT ${countOf(inState)} AS count OFFSET 0) counted
    WHERE counted.count > 0 ORDER BY state.name`.execute(db);
  return rows;
}

function hasDays({ bookedFrom, bookedBefore, serviceFrom, serviceTo }: OrderFilter): boolean {
  return [bookedFrom, bookedBefore, serviceFrom, serviceTo].some((day) => day !== undefined);
}
