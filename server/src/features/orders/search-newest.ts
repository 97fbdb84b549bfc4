import { addDays } from '@serai/contract/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { matches, type OrderFilter } from './order-filter.ts';
import { type AskedOrders, columnOf, follows } from './order-page.ts';

/** Days of a list, in UTC: the first and the last of them. */
interface Days {
  first: string;
  last: string;
}

/** So many days are asked for at once where all are counted: the index compares each order with each of the days. */
const daysAtOnce = 32;
/** And so many at most where only few orders are looked for. */
const mostDays = 128;
/** How many days are looked at first where nothing is known. */
const daysAtFirst = 7;

/** The days on which there may be orders of the list, from a cursor on; undefined when there are no orders. */
export async function readDays(
  db: Db,
  {
    filter,
    sort,
    page,
  }: Pick<AskedOrders, 'filter' | 'sort'> & { page?: Pick<AskedOrders['page'], 'after'> },
): Promise<Days | undefined> {
  // Only what the list is sorted by: an index then has both ends, however few orders the rest of the filter leaves.
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

/** The orders that hold the words and are of these days, from the last day on as many as are wanted. */
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
 * The ids of a page of the orders that hold the words, from the newest on and no further than the page goes. It is
 * known how many days lie between one and the next, or null.
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
    width = Math.min(Math.max(width, 1), mostDays);
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
