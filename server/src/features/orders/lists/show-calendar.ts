import type { ReplyOf } from '@serai/contract/endpoint';
import type { showOrderCalendar as endpoint } from '@serai/contract/orders/calendar';
import type { CalendarEvent } from '@serai/contract/orders/list-columns';
import { openOrderStatuses } from '@serai/contract/orders/statuses';
import { inLanguage } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { findOrders, type OrderRow } from '../order-store.ts';
import type { Products } from '../products.ts';
import { LONGEST_DAYS } from './count-ahead.ts';
import { stayNames } from './on-day.ts';
import { openEveryOrder } from './open-every-order.ts';

/** Shows the arrivals, departures and rides of each day of a month, of the orders that the list would show. */
export async function showCalendar(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { month, ...asked } = call.input;
  const opened = { asked: { ...asked, sort: 'next' as const }, now: call.now };
  const { conditionFor, filter, day: today } = await openEveryOrder(db, products, memberOf(call), opened);
  const condition = filter.status
    ? conditionFor(filter.status)
    : sql`${conditionFor(undefined)} AND orders.order_status = ANY(${shownStatuses}::text[])`;
  const rows = await readEvents(db, { condition, stays: stayNames(products), days: daysOf(month) });
  const orders = await readOrders(db, rows);
  const days = new Map<string, Day>();
  for (const { day, id, event, time, arrivals, departures, rides } of rows) {
    const shown = days.get(day) ?? { day, arrivals, departures, rides, first: [] };
    days.set(day, shown);
    const order = orders.get(id);
    if (!order) continue;
    shown.first.push({
      id,
      product: order.product,
      event,
      time,
      title: inLanguage(call.lang, { zh: order.title_zh, en: order.title_en }),
      guest: order.guest_names[0] ?? order.contact_name,
      order_status: order.order_status,
      offered: order.offer_id !== null,
    });
  }
  return { today, days: [...days.values()] };
}

type Day = ReplyOf<typeof endpoint>['days'][number];

/** Statuses of an unfiltered calendar: the service is to come, in progress, or over. */
const shownStatuses = [...openOrderStatuses, 'completed'];

/** One of the first events of a day, with the numbers of its day. */
interface EventRow {
  day: string;
  id: number;
  event: CalendarEvent;
  time: string;
  arrivals: number;
  departures: number;
  rides: number;
}

/**
 * Reads the first three events of each day, and the number of all. Conditions on the start of the service bound the part
 * of the index that is read, as in `countAhead`.
 */
async function readEvents(
  db: Db,
  asked: { condition: RawBuilder<unknown>; stays: string[]; days: { from: string; to: string } },
): Promise<EventRow[]> {
  const { condition, stays, days } = asked;
  const isStay = sql`orders.product = ANY(${stays}::text[])`;
  const within = (at: RawBuilder<unknown>, backDays: number) => sql`${condition}
    AND orders.service_start >= (${days.from}::date - 1 - ${backDays}::int)::timestamp AT TIME ZONE 'UTC'
    AND orders.service_start < (${days.to}::date + 2)::timestamp AT TIME ZONE 'UTC'
    AND (${at})::date BETWEEN ${days.from}::date AND ${days.to}::date`;
  const start = sql`orders.service_start AT TIME ZONE orders.tz`;
  const end = sql`orders.service_end AT TIME ZONE orders.tz`;
  const { rows } = await sql<EventRow>`
    WITH happening AS (
      SELECT orders.id, ${start} AS local_at, CASE WHEN ${isStay} THEN 'arrival' ELSE 'ride' END AS event
      FROM orders WHERE ${within(start, 0)}
      UNION ALL
      SELECT orders.id, ${end} AS local_at, 'departure' AS event
      FROM orders WHERE ${within(end, LONGEST_DAYS)} AND ${isStay}
    ), placed AS (
      SELECT id, local_at, event, local_at::date AS day,
        row_number() OVER (PARTITION BY local_at::date ORDER BY local_at, event, id) AS place,
        (count(*) FILTER (WHERE event = 'arrival') OVER (PARTITION BY local_at::date))::int AS arrivals,
        (count(*) FILTER (WHERE event = 'departure') OVER (PARTITION BY local_at::date))::int AS departures,
        (count(*) FILTER (WHERE event = 'ride') OVER (PARTITION BY local_at::date))::int AS rides
      FROM happening
    )
    SELECT day, id, event, to_char(local_at, 'HH24:MI') AS time, arrivals, departures, rides
    FROM placed WHERE place <= 3 ORDER BY day, place`.execute(db);
  return rows;
}

/** Returns the first and last day of a month, `YYYY-MM`. */
function daysOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const last = new Date(`${from}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from, to: last.toISOString().slice(0, 10) };
}

/** Reads the orders of events, by id. */
async function readOrders(db: Db, rows: readonly EventRow[]): Promise<Map<number, OrderRow>> {
  if (rows.length === 0) return new Map();
  const orders = await findOrders(db, [...new Set(rows.map(({ id }) => id))]);
  return new Map(orders.map((order) => [order.id, order]));
}
