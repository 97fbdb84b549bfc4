import { mostCounted } from '@serai/contract/counted';
import { orderStatuses } from '@serai/contract/order-statuses';
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

/** Orders among which all that a keyword means are. */
export interface Found {
  ids: readonly number[];
  /** There are more than were looked for. */
  isPart: boolean;
  /** They hold the words as they were typed; else words that begin so. */
  isWhole: boolean;
}

/** How many orders a keyword may mean and all of them are read. */
const mostFound = 5000;
/** Among how many of the next orders of a list those are looked for that hold words which more hold than that. */
const lookedThrough = 5000;

/**
 * The agency's orders that a keyword means, in no order, as many as are looked for; undefined without a keyword. Words
 * are taken whole where any order holds them so, and else as the beginning of words.
 */
export async function findByKeyword(db: Db, filter: OrderFilter): Promise<Found | undefined> {
  if (!filter.keyword) return undefined;
  const whole = await findWords(db, filter, true);
  return whole.ids.length > 0 ? whole : findWords(db, filter, false);
}

async function findWords(db: Db, filter: OrderFilter, isWhole: boolean): Promise<Found> {
  const { rows } = await sql<{ id: number }>`
    SELECT find_orders(${queryOf(filter, isWhole)}) AS id LIMIT ${mostFound + 1}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return { ids, isPart: ids.length > mostFound, isWhole };
}

/**
 * A page of the matching orders. Of few found ones all are read and sorted; words that many orders hold stand on the
 * first of the newest ones, and else all that hold them are read.
 */
export async function listOrders(
  db: Db,
  asked: { filter: OrderFilter; sort: OrderSort; found: Found | undefined },
  page: Pick<Page<OrderRow>, 'after' | 'fetch' | 'offset'>,
): Promise<OrderRow[]> {
  const { filter, found } = asked;
  if (!found) return selectPage(db, asked, page, matches(filter));
  if (!found.isPart) return selectPage(db, asked, page, sql`${among(found)} AND ${matches(filter)}`);
  const newest = isOneOf(sql`SELECT newest.id FROM (${newestOf(asked, page)}) newest
    WHERE (SELECT words FROM order_search WHERE order_id = newest.id) @@ ${queryOf(filter, found.isWhole)}`);
  const rows = await selectPage(db, asked, page, newest);
  if (rows.length === page.fetch) return rows;
  const all = isOneOf(sql`SELECT find_orders(${queryOf(filter, found.isWhole)})`);
  return selectPage(db, asked, page, sql`${all} AND ${matches(filter)}`);
}

interface StatusCount {
  status: OrderRow['order_status'];
  count: number;
}

/** How many orders match in each state, whatever state is asked for; each counted as far as lists count. */
export async function countOrders(
  db: Db,
  filter: OrderFilter,
  found: Found | undefined,
): Promise<StatusCount[]> {
  const matching = matches({ ...filter, status: undefined });
  if (found) return countTogether(db, sql`${among(found)} AND ${matching}`);
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

function selectPage(
  db: Db,
  { sort }: { sort: OrderSort },
  page: Pick<Page<OrderRow>, 'after' | 'fetch' | 'offset'>,
  condition: RawBuilder<unknown>,
): Promise<OrderRow[]> {
  return selectOrders(db)
    .where(sql<boolean>`${condition} AND ${follows(sort, page.after)}`)
    .orderBy(columnOf(sort), 'desc')
    .orderBy('orders.id', 'desc')
    .limit(page.fetch)
    .offset(page.offset)
    .execute();
}

/** The first orders of a list before any keyword, so many that what a page holds is among them when it is not rare. */
function newestOf(
  { filter, sort }: { filter: OrderFilter; sort: OrderSort },
  { after }: Pick<Page<OrderRow>, 'after'>,
): RawBuilder<unknown> {
  return sql`SELECT orders.id FROM orders WHERE ${matches(filter)} AND ${follows(sort, after)}
    ORDER BY ${columnOf(sort)} DESC, orders.id DESC LIMIT ${lookedThrough}`;
}

function follows(sort: OrderSort, after: ListKey | undefined): RawBuilder<unknown> {
  if (!after) return sql`true`;
  return sql`(${columnOf(sort)}, orders.id) < (${new Date(after[0]!)}::timestamptz, ${after[1]}::bigint)`;
}

const columnOf = (sort: OrderSort) =>
  sql.ref(sort === 'booked' ? 'orders.created_at' : 'orders.service_start');

/** A query of its own, so that it is made once and not for every row. */
const queryOf = ({ agencyId, keyword }: OrderFilter, isWhole: boolean) =>
  sql`(SELECT order_query(${agencyId}::bigint, ${keyword}::text, ${isWhole}))`;

const among = ({ ids }: Found) => isOneOf(sql`SELECT unnest(${[...ids]}::bigint[])`);

/** As an array the ids are looked up one by one: the planner would weigh a walk along the whole list against them. */
const isOneOf = (ids: RawBuilder<unknown>) => sql`orders.id = ANY(ARRAY(${ids}))`;

/** All that a filter says, but for its keyword. */
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
