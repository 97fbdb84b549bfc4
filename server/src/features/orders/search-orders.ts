import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { sum } from '../../domain/money.ts';
import { matches, type OrderFilter } from './order-filter.ts';
import {
  type AskedOrders,
  columnOf,
  follows,
  type ListedOrders,
  readPage,
  type StatusCount,
} from './order-page.ts';
import type { OrderRow } from './order-store.ts';
import { findNewest, newestThatHold, readDays } from './search-newest.ts';

/** How many orders a keyword may mean and all of them are read. */
const mostFound = 1000;
/** A list that is not longer than this may be looked through to its end. */
const shortList = 5000;
/** Where less than this part of what was found is in the list, the list may be a short one. */
const rareShare = 1 / 4;

/** From how many of the last days it is concluded whether more than those are of this many days. */
const daysTried = 7;
const daysCounted = 128;

/**
 * A page of the agency's orders that a keyword means. Words are taken whole where any order holds them so, and else as
 * the beginning of words. Of few found ones all are read. Of many the newest are counted, and a page is read from the
 * newest on; unless the list they are wanted of is a short one, which is then looked through.
 */
export async function searchOrders(db: Db, asked: AskedOrders): Promise<ListedOrders> {
  const days = await readDays(db, { filter: asked.filter, sort: asked.sort });
  if (!days) return { rows: [], counts: [], isPart: false };
  const whole = queryOf(asked.filter, true);
  const found = await readSome(db, asked, whole, days.last);
  if (found.found > 0) return showFound(db, asked, whole, found);
  const begun = queryOf(asked.filter, false);
  return showFound(db, asked, begun, await readSome(db, asked, begun, days.last));
}

/** The ids of all orders that a keyword means, in the order of the list, so many at most. */
export async function findOrderIds(
  db: Db,
  { filter, sort }: Pick<AskedOrders, 'filter' | 'sort'>,
  most: number,
): Promise<number[]> {
  const asked = { filter, sort, page: { after: undefined, fetch: most, offset: 0 } };
  const whole = await readFound(db, asked, thatHold(queryOf(filter, true)));
  return whole.found > 0 ? whole.ids : (await readFound(db, asked, thatHold(queryOf(filter, false)))).ids;
}

/** What one look at the orders that hold the words has answered. */
interface Found {
  /** How many hold them, one more than were looked for when there are more. */
  found: number;
  /** Of those in the list, whatever state is asked for. */
  counts: StatusCount[];
  /** The orders of the page. */
  ids: number[];
  /** How many days lie between one of the list and the next; null when none was seen. */
  daysEach: number | null;
}

/**
 * All orders that hold the words, or more than are read. Then of the newest ones, where many are booked or served every
 * day: to name one of them all, the index would compare all that it knows of.
 */
async function readSome(
  db: Db,
  asked: AskedOrders,
  query: RawBuilder<unknown>,
  last: string,
): Promise<Found> {
  const newest = (days: number) =>
    readFound(db, asked, newestThatHold(asked, query, { days, last }, mostFound + 1));
  const tried = await newest(daysTried);
  if (tried.found > mostFound) return tried;
  if ((tried.found / daysTried) * daysCounted > mostFound) {
    const some = await newest(daysCounted);
    if (some.found > mostFound) return some;
  }
  return readFound(db, asked, thatHold(query, mostFound + 1));
}

/** Each order is looked at once, where its words are: what it is counted and sorted by stands beside them. */
async function readFound(
  db: Db,
  { filter, sort, page }: AskedOrders,
  found: RawBuilder<unknown>,
): Promise<Found> {
  const { rows } = await sql<Found>`
    WITH found AS MATERIALIZED (${found}),
    matching AS MATERIALIZED (
      SELECT id, order_status AS status, ${columnOf(sort)} AS at FROM found AS orders
      WHERE ${matches({ ...filter, status: undefined })}
    )
    SELECT (SELECT count(*) FROM found) AS found,
      ARRAY(
        SELECT id FROM matching
        WHERE ${hasStatus(filter)} AND ${follows(page.after, sql.ref('at'), sql.ref('id'))}
        ORDER BY at DESC, id DESC LIMIT ${page.fetch} OFFSET ${page.offset}
      ) AS ids,
      (SELECT extract(epoch FROM max(at) - min(at)) / 86400 / count(*) FROM matching
        WHERE ${hasStatus(filter)})::float8 AS "daysEach",
      (SELECT coalesce(json_agg(counted), '[]') FROM (
        SELECT status, count(*) AS count FROM matching GROUP BY status ORDER BY status
      ) counted) AS counts`.execute(db);
  return rows[0]!;
}

async function showFound(
  db: Db,
  asked: AskedOrders,
  query: RawBuilder<unknown>,
  found: Found,
): Promise<ListedOrders> {
  if (found.found <= mostFound) return showAll(db, asked, found);
  const listed = sum(found.counts.map(({ count }) => count));
  if (listed < found.found * rareShare && (await isShort(db, asked.filter))) {
    return showAll(db, asked, await readFound(db, asked, listedThatHold(asked.filter, query)));
  }
  const rows = await readThese(db, asked, await findNewest(db, asked, query, found.daysEach));
  return { rows, counts: countAtLeast(found.counts, rows), isPart: true };
}

async function showAll(db: Db, asked: AskedOrders, { ids, counts }: Found): Promise<ListedOrders> {
  return { rows: await readThese(db, asked, ids), counts, isPart: false };
}

/** As they were counted, but of no state fewer than are seen: the newest are in other states than most of those found. */
function countAtLeast(counts: readonly StatusCount[], rows: readonly OrderRow[]): StatusCount[] {
  const least = new Map<OrderRow['order_status'], number>();
  for (const { order_status } of rows) least.set(order_status, (least.get(order_status) ?? 0) + 1);
  for (const { status, count } of counts) least.set(status, Math.max(least.get(status) ?? 0, count));
  return [...least]
    .map(([status, count]) => ({ status, count }))
    .sort((a, b) => (a.status < b.status ? -1 : 1));
}

async function isShort(db: Db, filter: OrderFilter): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (
      SELECT FROM orders WHERE ${matches({ ...filter, status: undefined })} LIMIT ${shortList + 1}
    ) AS counted`.execute(db);
  return rows[0]!.count <= shortList;
}

function readThese(db: Db, { sort, page }: AskedOrders, ids: readonly number[]): Promise<OrderRow[]> {
  const these = sql`orders.id = ANY(${[...ids]}::bigint[])`;
  return readPage(db, { sort, page: { ...page, offset: 0 } }, these);
}

/** The agency's orders that hold the words, so many at most. */
const thatHold = (query: RawBuilder<unknown>, most?: number) =>
  sql`SELECT * FROM find_orders(${query}, ${most ?? null}::bigint)`;

/** The orders of a short list that hold the words; looked up one by one, however few the planner takes the words for. */
const listedThatHold = (filter: OrderFilter, query: RawBuilder<unknown>) => sql`
  SELECT * FROM orders WHERE ${matches({ ...filter, status: undefined })}
    AND (SELECT words FROM order_search WHERE order_id = orders.id) @@ ${query}`;

/** A query of its own, so that it is made once and not for every row. */
const queryOf = ({ agencyId, keyword }: OrderFilter, isWhole: boolean) =>
  sql`(SELECT order_query(${agencyId}::bigint, ${keyword}::text, ${isWhole}))`;

const hasStatus = ({ status }: OrderFilter) => (status ? sql`status = ${status}` : sql`true`);
