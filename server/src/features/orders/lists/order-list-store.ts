import { maxCounted } from '@serai/contract/counted';
import { orderStatuses } from '@serai/contract/orders/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { countOf } from '../../../platform/list/count.ts';
import { type AnyOrderFilter, matches, type OrderFilter } from './order-filter.ts';
import { type AskedOrders, type ListedOrders, readPage, type StatusCount } from './order-page.ts';
import { findForStaff, maxFound } from './search-for-staff.ts';
import { searchOrders } from './search-orders.ts';

/** Lists a page of orders with the number of orders per status. */
export async function listOrders(db: Db, asked: AskedOrders): Promise<ListedOrders> {
  if (asked.filter.keyword) return searchOrders(db, asked);
  const counts = await countOrders(db, asked.filter);
  return { rows: await readPage(db, asked, matches(asked.filter)), counts, isPart: false };
}

/**
 * Returns the condition on `orders` for a filter of staff, by status, and the orders that contain the words of its
 * keyword; undefined without one.
 */
export async function matchForStaff(db: Db, filter: AnyOrderFilter) {
  const found = filter.keyword ? await findForStaff(db, filter.keyword) : undefined;
  const among = found ? sql`orders.id = ANY(${found}::bigint[])` : sql`true`;
  const conditionFor = (status: OrderFilter['status']) => sql`${matches({ ...filter, status })} AND ${among}`;
  return { found, conditionFor };
}

/**
 * Lists a page of the orders of all agencies, with the number per status. With a keyword only the orders that contain
 * its words are listed, at most `maxFound`.
 */
export async function listOrdersForStaff(
  db: Db,
  { filter, sort, page }: Omit<AskedOrders, 'filter'> & { filter: AnyOrderFilter },
): Promise<ListedOrders> {
  const { found, conditionFor } = await matchForStaff(db, filter);
  const every = conditionFor(undefined);
  return {
    rows: await readPage(db, { sort, page }, conditionFor(filter.status)),
    counts: await countMatching(db, every, { isNarrow: found !== undefined, filter }),
    isPart: found?.length === maxFound,
  };
}

async function countOrders(db: Db, filter: OrderFilter): Promise<StatusCount[]> {
  return countMatching(db, matches({ ...filter, status: undefined }), { isNarrow: false, filter });
}

/**
 * Counts the orders that match a condition on `orders` per status. `isNarrow`: there are few, for another reason than the
 * days of the filter.
 */
export async function countMatching(
  db: Db,
  matching: RawBuilder<unknown>,
  { isNarrow, filter }: { isNarrow: boolean; filter: AnyOrderFilter },
): Promise<StatusCount[]> {
  if (!isNarrow && !hasDays(filter)) return countApart(db, matching);
  // A date range usually has few orders: they are counted in one pass, and per status only if there are too
  // many.
  const together = await countTogether(db, matching);
  const all = together.reduce((sum, { count }) => sum + count, 0);
  return all > maxCounted ? countApart(db, matching) : together;
}

/** Counts in one pass, limited to one more than lists count. */
async function countTogether(db: Db, matching: RawBuilder<unknown>): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    SELECT order_status AS status, count(*) AS count
    FROM (SELECT order_status FROM orders WHERE ${matching} LIMIT ${sql.lit(maxCounted + 1)}) counted
    GROUP BY order_status ORDER BY order_status`.execute(db);
  return rows;
}

/**
 * Counts per status: an index groups them, and a status with many orders does not affect the count of the
 * others.
 */
async function countApart(db: Db, matching: RawBuilder<unknown>): Promise<StatusCount[]> {
  const inState = sql`SELECT FROM orders WHERE ${matching} AND orders.order_status = state.name`;
  const { rows } = await sql<StatusCount>`
    SELECT state.name AS status, counted.count FROM unnest(${[...orderStatuses]}::text[]) AS state (name)
    CROSS JOIN LATERAL (SELECT ${countOf(inState)} AS count OFFSET 0) counted
    WHERE counted.count > 0 ORDER BY state.name`.execute(db);
  return rows;
}

function hasDays({ bookedFrom, bookedBefore, serviceFrom, serviceTo }: AnyOrderFilter): boolean {
  return [bookedFrom, bookedBefore, serviceFrom, serviceTo].some((day) => day !== undefined);
}
