import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { sum } from '../../../domain/money.ts';
import type { OrderRow } from '../order-store.ts';
import { matches, type OrderFilter } from './order-filter.ts';
import {
  type AskedOrders,
  columnOf,
  follows,
  type ListedOrders,
  readPage,
  type StatusCount,
} from './order-page.ts';
import { findNewest, newestThatHold, readDays } from './search-newest.ts';

/** Maximum number of matches for which all are read. */
const maxFound = 1000;
/** Maximum length of a list that is scanned completely. */
const shortList = 5000;
/** Below this share of matches within the list, the list may be a short one. */
const rareShare = 1 / 4;

/** Number of recent days used to estimate whether a longer range has more matches than are read. */
const daysTried = 7;
const daysCounted = 128;

/**
 * Reads a page of the agency's orders by keyword. Words are matched whole if any order contains them,
 * otherwise as prefixes. If there are few matches, all are read. If there are many, the newest are counted
 * and the page is read from the newest on; if the filtered list is short, it is scanned instead.
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

/** Finds the ids of all orders that match a keyword, in list order, up to a maximum. */
export async function findOrderIds(
  db: Db,
  { filter, sort }: Pick<AskedOrders, 'filter' | 'sort'>,
  most: number,
): Promise<number[]> {
  const asked = { filter, sort, page: { after: undefined, fetch: most, offset: 0 } };
  const whole = await readFound(db, asked, thatHold(queryOf(filter, true)));
  return whole.found > 0 ? whole.ids : (await readFound(db, asked, thatHold(queryOf(filter, false)))).ids;
}

/** Result of one search query. */
interface Found {
  /** Number of matches; one more than the maximum if there are more. */
  found: number;
  /** Matches within the list per status, regardless of the status filter. */
  counts: StatusCount[];
  /** Ids of the page. */
  ids: number[];
  /** Average number of days between two matches; null without matches. */
  daysEach: number | null;
}

/**
 * Reads all matches, or the newest ones if there are more than are read. Starts with recent days, because
 * finding a single match among all would make the index compare all matches.
 */
async function readSome(
  db: Db,
  asked: AskedOrders,
  query: RawBuilder<unknown>,
  last: string,
): Promise<Found> {
  const newest = (days: number) =>
    readFound(db, asked, newestThatHold(asked, query, { days, last }, maxFound + 1));
  const tried = await newest(daysTried);
  if (tried.found > maxFound) return tried;
  if ((tried.found / daysTried) * daysCounted > maxFound) {
    const some = await newest(daysCounted);
    if (some.found > maxFound) return some;
  }
  return readFound(db, asked, thatHold(query, maxFound + 1));
}

/** Reads each order once from the search table, which also stores the columns for counting and sorting. */
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
  if (found.found <= maxFound) return showAll(db, asked, found);
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

/**
 * Raises the counts to at least the rows shown per status, because the newest orders have other statuses than
 * most matches.
 */
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

/** Selects matching orders of the agency, up to a maximum. */
const thatHold = (query: RawBuilder<unknown>, most?: number) =>
  sql`SELECT * FROM find_orders(${query}, ${most ?? null}::bigint)`;

/** Selects the matching orders of a short list, checked one by one regardless of the planner's estimate. */
const listedThatHold = (filter: OrderFilter, query: RawBuilder<unknown>) => sql`
  SELECT * FROM orders WHERE ${matches({ ...filter, status: undefined })}
    AND (SELECT words FROM order_search WHERE order_id = orders.id) @@ ${query}`;

/** Builds the search query as a subquery, so that it is evaluated once and not per row. */
const queryOf = ({ agencyId, keyword }: OrderFilter, isWhole: boolean) =>
  sql`(SELECT order_query(${agencyId}::bigint, ${keyword}::text, ${isWhole}))`;

const hasStatus = ({ status }: OrderFilter) => (status ? sql`status = ${status}` : sql`true`);
