import { sql } from 'kysely';
import { entryOfOrder } from '../orders/for-products.ts';
import type { QueueRow, QueueSource } from '../queues/queues.ts';

const HOUR_MS = 3_600_000;
/** Time before the landing from which its flight is to be checked. */
const AHEAD_MS = 3 * HOUR_MS;
/** Time before the landing at which the check is due: a driver can still be sent later. */
const DUE_MS = HOUR_MS;

/**
 * Pick-ups that land within three hours, or should have landed and are not under way, whose flight the desk has
 * not looked up within these hours. Recording the landing, also an unchanged one, answers the entry.
 */
const flightQueue: QueueSource = {
  name: 'flights',
  kind: 'order',
  view: '/console/dispatch/view',
  act: '/console/dispatch/edit',
  select: (now) => sql<QueueRow>`
    SELECT orders.id, ${entryOfOrder}, transfer.sold_as ->> 'flightNumber' AS matter,
      greatest(coalesce(orders.confirmed_at, orders.created_at), landing.at - ${before(AHEAD_MS)}) AS since,
      landing.at - ${before(DUE_MS)} AS due, NULL::bigint AS owner_id
    FROM orders JOIN transfer_orders transfer ON transfer.order_id = orders.id
    CROSS JOIN LATERAL (
      SELECT to_timestamp((transfer.sold_as #>> '{times,flight}')::double precision / 1000) AS at) landing
    WHERE orders.order_status = 'confirmed' AND orders.product = 'airport' AND transfer.mode = 'pick_up'
      AND orders.service_start <= ${new Date(now.getTime() + AHEAD_MS + HOUR_MS)}::timestamptz
      AND orders.service_end > ${now}::timestamptz
      AND landing.at <= ${new Date(now.getTime() + AHEAD_MS)}::timestamptz
      AND (transfer.landing_checked_at IS NULL OR transfer.landing_checked_at < landing.at - ${before(AHEAD_MS)})`,
};

function before(ms: number) {
  return sql`${sql.lit(ms)} * interval '1 millisecond'`;
}

/** Queues of airport transfers for the staff. */
export const transferQueues = { flights: flightQueue } as const;
