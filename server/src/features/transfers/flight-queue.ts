import { sql } from 'kysely';
import { entryOfOrder } from '../orders/for-products.ts';
import type { QueueRow, QueueSource } from '../queues/queues.ts';
import { AHEAD_MS, isAwaited } from './flight-report-store.ts';

const HOUR_MS = 3_600_000;
/** Time before the landing at which the check is due: a driver can still be sent later. */
const DUE_MS = HOUR_MS;
/** A reported landing that differs by less is no news: the driver waits longer than this anyway. */
const NEWS_MS = 15 * 60_000;

/**
 * Pick-ups that land within three hours, or should have landed and are not under way, whose flight the desk has
 * not looked up within these hours. Recording the landing, also an unchanged one, answers the entry; a later report
 * of another landing, or of a cancelled flight, asks again. The entry names the flight and the reported time.
 */
const flightQueue: QueueSource = {
  name: 'flights',
  kind: 'order',
  view: '/console/dispatch/view',
  act: '/console/dispatch/edit',
  select: (now) => sql<QueueRow>`
    SELECT orders.id, ${entryOfOrder}, concat_ws(' ', transfer.sold_as ->> 'flightNumber', CASE WHEN report.state = 'cancelled' THEN 'CNL'
        WHEN news.is_news THEN '→ ' || to_char(report.lands_at AT TIME ZONE orders.tz, 'HH24:MI') END) AS matter,
      greatest(coalesce(orders.confirmed_at, orders.created_at), landing.at - ${before(AHEAD_MS)},
        CASE WHEN news.is_news THEN report.since END) AS since,
      landing.at - ${before(DUE_MS)} AS due, NULL::bigint AS owner_id
    FROM orders JOIN transfer_orders transfer ON transfer.order_id = orders.id
    CROSS JOIN LATERAL (
      SELECT to_timestamp((transfer.sold_as #>> '{times,flight}')::double precision / 1000) AS at) landing
    LEFT JOIN flight_reports report
      ON report.order_id = orders.id AND report.flight_number = transfer.sold_as ->> 'flightNumber'
    CROSS JOIN LATERAL (SELECT report.state = 'cancelled'
      OR report.lands_at NOT BETWEEN landing.at - ${before(NEWS_MS)} AND landing.at + ${before(NEWS_MS)} AS is_news) news
    WHERE ${isAwaited(now, sql`landing.at`)}
      AND (transfer.landing_checked_at IS NULL OR transfer.landing_checked_at < landing.at - ${before(AHEAD_MS)}
        OR (news.is_news AND transfer.landing_checked_at < report.since))`,
};

function before(ms: number) {
  return sql`${sql.lit(ms)} * interval '1 millisecond'`;
}

/** Queues of airport transfers for the staff. */
export const transferQueues = { flights: flightQueue } as const;
