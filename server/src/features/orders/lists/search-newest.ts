import { addDays } from '@serai/contract/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { matches, type OrderFilter } from './order-filter.ts';
import { type AskedOrders, columnOf, follows } from './order-page.ts';

/** Date range of a list, in UTC, both inclusive. */
interface Days {
  first: string;
  last: string;
}

/** Maximum range of days per index query when counting all: the index compares each order with each day. */
const daysAtOnce = 32;
/** Maximum range when only few orders are needed. */
const maxDays = 128;
/** Initial range of days if the density is unknown. */
const daysAtFirst = 7;

/** Finds the date range that can contain orders of the list after a cursor; undefined if there are none. */
export async function readDays(
  db: Db,
  {
    filter,
    sort,
    page,
  }: Pick<AskedOrders, 'filter' | 'sort'> & { page?: Pick<AskedOrders['page'], 'after'> },
): Promise<Days | undefined> {
  // Filters only by the sort column: an index then yields both ends, even if the full filter matches few
  // orders.
  const others =
    sort === 'booked'
      ? { serviceFrom: undefined, serviceTo: undefined }
      : { bookedFrom: undefined, bookedBefore: undefined };
  const list = { ...filter, ...others, bookedBy: undefined, status: undefined };
  const dayOf = (end: 'ASC' | 'DESC') => sql`
    (SELECT (${columnOf(sort)} AT TIME ZONE 'UTC')::date::text FROM orders
     WHERE ${matches(list)} AND ${follows(page?.after, columnOf(sort))}
     ORDER BY ${columnOf(sort)} ${sql.raw(end)}, orders.id ${sql.raw(end)} LIMIT 1)`;
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    SELECT ${dayOf('ASC')} AS first, ${dayOf('DESC')} AS last`.execute(db);
  const { first, last } = rows[0]!;
  return first && last ? { first, last } : undefined;
}

/** Selects matching orders of these days, from the last day backwards, up to the maximum. */
export function newestThatHold(
  { filter, sort }: Pick<AskedOrders, 'filter' | 'sort'>,
  query: RawBuilder<unknown>,
  { days, last }: { days: number; last: string },
  most: number,
): RawBuilder<unknown> {
  return sql`
    SELECT found.* FROM generate_series(0, ${days - 1}::int, ${sql.lit(daysAtOnce)}) AS past,
      LATERAL ${ofDays(filter, sort, query, {
        first: sql`${last}::date - least(past + ${sql.lit(daysAtOnce - 1)}, ${days - 1}::int)`,
        last: sql`${last}::date - past`,
      })} AS found
    LIMIT ${most}`;
}

/**
 * Finds the ids of a page of matching orders, read from the newest only as far as the page needs. `daysEach`
 * is the average number of days between two matches, or null.
 */
export async function findNewest(
  db: Db,
  asked: AskedOrders,
  query: RawBuilder<unknown>,
  daysEach: number | null,
): Promise<number[]> {
  const days = await readDays(db, asked);
  const wanted = asked.page.offset + asked.page.fetch;
  const ids: number[] = [];
  let width = daysEach === null ? daysAtFirst : Math.ceil(daysEach * wanted * 1.5);
  let last = days?.last;
  while (days && last && last >= days.first && ids.length < wanted) {
    width = Math.min(Math.max(width, 1), maxDays);
    const first = addDays(last, 1 - width);
    ids.push(...(await findOfDays(db, asked, query, { first, last }, wanted - ids.length)));
    last = addDays(first, -1);
    width *= 2;
  }
  return ids.slice(asked.page.offset);
}

async function findOfDays(
  db: Db,
  { filter, sort, page }: AskedOrders,
  query: RawBuilder<unknown>,
  { first, last }: Days,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT orders.id FROM ${ofDays(filter, sort, query, { first: sql`${first}::date`, last: sql`${last}::date` })} AS orders
    WHERE ${matches(filter)} AND ${follows(page.after, columnOf(sort))}
    ORDER BY ${columnOf(sort)} DESC, orders.id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

function ofDays(
  { agencyId }: OrderFilter,
  sort: AskedOrders['sort'],
  query: RawBuilder<unknown>,
  { first, last }: Record<keyof Days, RawBuilder<unknown>>,
): RawBuilder<unknown> {
  return sql`find_orders_of_days(${query}, ${agencyId}::bigint, ${sort === 'service'}, ${first}, ${last})`;
}
