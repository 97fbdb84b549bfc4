import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
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

/** How many orders a keyword may mean and all of them are read. */
const mostFound = 3000;
/** Among how many of the next orders of a list those are looked for that hold words which more hold than that. */
const lookedThrough = 5000;

/**
 * A page of the agency's orders that a keyword means. Words are taken whole where any order holds them so, and else as
 * the beginning of words. Of few found ones all are read; words that many orders hold stand on the first of the newest
 * ones, and else all that hold them are read.
 */
export async function searchOrders(db: Db, asked: AskedOrders): Promise<ListedOrders> {
  const whole = queryOf(asked.filter, true);
  const found = await readFound(db, asked, whole, mostFound);
  if (found.found > 0) return showFound(db, asked, whole, found);
  const begun = queryOf(asked.filter, false);
  return showFound(db, asked, begun, await readFound(db, asked, begun, mostFound));
}

/** The ids of all orders that a keyword means, in the order of the list, so many at most. */
export async function findOrderIds(
  db: Db,
  { filter, sort }: Pick<AskedOrders, 'filter' | 'sort'>,
  most: number,
): Promise<number[]> {
  const asked = { filter, sort, page: { after: undefined, fetch: most, offset: 0 } };
  const whole = await readFound(db, asked, queryOf(filter, true));
  return whole.found > 0 ? whole.ids : (await readFound(db, asked, queryOf(filter, false))).ids;
}

/** What one look at the orders that hold the words has answered. */
interface Found {
  /** How many hold them, one more than were looked for when there are more. */
  found: number;
  counts: StatusCount[];
  /** The orders of the page. */
  ids: number[];
}

/** Each order is looked at once, where its words are: what it is counted and sorted by stands beside them. */
async function readFound(
  db: Db,
  { filter, sort, page }: AskedOrders,
  query: RawBuilder<unknown>,
  most?: number,
): Promise<Found> {
  const { rows } = await sql<Found>`
    WITH found AS MATERIALIZED (SELECT * FROM find_orders(${query}, ${most === undefined ? null : most + 1}::bigint)),
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
      (SELECT coalesce(json_agg(counted), '[]') FROM (
        SELECT status, count(*) AS count FROM matching GROUP BY status ORDER BY status
      ) counted) AS counts`.execute(db);
  return rows[0]!;
}

async function showFound(
  db: Db,
  asked: AskedOrders,
  query: RawBuilder<unknown>,
  { found, counts, ids }: Found,
): Promise<ListedOrders> {
  if (found <= mostFound) return { rows: await readThese(db, asked, ids), counts, isPart: false };
  // As an array the ids are looked up one by one: the planner would weigh a walk along the whole list against them.
  const newest = await readPage(db, asked, sql`orders.id = ANY(ARRAY(${newestOf(asked, query)}))`);
  if (newest.length === asked.page.fetch) return { rows: newest, counts, isPart: true };
  const all = await readFound(db, asked, query);
  return { rows: await readThese(db, asked, all.ids), counts: all.counts, isPart: false };
}

function readThese(db: Db, { sort, page }: AskedOrders, ids: readonly number[]): Promise<OrderRow[]> {
  const these = sql`orders.id = ANY(${[...ids]}::bigint[])`;
  return readPage(db, { sort, page: { ...page, offset: 0 } }, these);
}

/** The first orders of a list that hold the words, as many as the page needs, of so many of the list. */
function newestOf({ filter, sort, page }: AskedOrders, query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    SELECT newest.id FROM (
      SELECT orders.id, ${columnOf(sort)} AS at FROM orders
      WHERE ${matches(filter)} AND ${follows(page.after, columnOf(sort))}
      ORDER BY ${columnOf(sort)} DESC, orders.id DESC LIMIT ${lookedThrough}
    ) newest
    WHERE (SELECT words FROM order_search WHERE order_id = newest.id) @@ ${query}
    ORDER BY newest.at DESC, newest.id DESC LIMIT ${page.offset + page.fetch}`;
}

/** A query of its own, so that it is made once and not for every row. */
const queryOf = ({ agencyId, keyword }: OrderFilter, isWhole: boolean) =>
  sql`(SELECT order_query(${agencyId}::bigint, ${keyword}::text, ${isWhole}))`;

const hasStatus = ({ status }: OrderFilter) => (status ? sql`status = ${status}` : sql`true`);
