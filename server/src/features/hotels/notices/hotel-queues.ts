import { sql } from 'kysely';
import { entryOfOrder } from '../../orders/for-products.ts';
import type { QueueRow, QueueSource } from '../../queues/queues.ts';
import { fromOpenNotices, isUnacknowledged } from './open-notices.ts';
import { BEFORE_MS, PATIENCE_MS } from './resend-unanswered-notices.ts';

const HOUR_MS = 3_600_000;

/**
 * Notices that a hotel has refused or not acknowledged. A refusal is due at once. Silence is due when the hotel
 * is asked again: a day before arrival, but two hours after the notice at the earliest. The silence of a trusted
 * hotel counts as a confirmation, so nothing is due.
 */
const noticeQueue: QueueSource = {
  name: 'hotelNotices',
  kind: 'hotel_notice',
  view: '/console/hotelNotice/view',
  act: '/console/hotelNotice/send',
  select: (now) => sql<QueueRow>`
    SELECT notice.id, ${entryOfOrder}, coalesce(notice.answer, notice.kind) AS matter, notice.created_at AS since,
      CASE WHEN notice.answer = 'refused' THEN notice.answered_at
        WHEN hotels.is_trusted THEN NULL
        ELSE greatest(notice.created_at + ${after(PATIENCE_MS)}, orders.service_start - ${after(BEFORE_MS)}) END AS due,
      NULL::bigint AS owner_id
    ${fromOpenNotices(now)}
    JOIN hotel_orders stay ON stay.order_id = notice.order_id JOIN hotels ON hotels.id = stay.hotel_id
    WHERE ${isUnacknowledged}`,
};

/** Time before arrival from which a missing confirmation code is listed. */
const AHEAD_MS = 72 * HOUR_MS;

/**
 * Confirmed stays that begin within three days without a confirmation code; trusted hotels need none. A code is
 * due a day before arrival, in time for the guests' departure.
 */
const arrivalQueue: QueueSource = {
  name: 'arrivals',
  kind: 'order',
  view: '/console/order/view',
  act: '/console/order/confirm',
  select: (now) => sql<QueueRow>`
    SELECT orders.id, ${entryOfOrder}, '' AS matter,
      greatest(coalesce(orders.confirmed_at, orders.created_at), orders.service_start - ${after(AHEAD_MS)}) AS since,
      orders.service_start - ${after(BEFORE_MS)} AS due, NULL::bigint AS owner_id
    FROM orders JOIN hotel_orders stay ON stay.order_id = orders.id JOIN hotels ON hotels.id = stay.hotel_id
    WHERE orders.order_status = 'confirmed' AND stay.confirmation_code = '' AND NOT hotels.is_trusted
      AND orders.service_start > ${now}::timestamptz
      AND orders.service_start <= ${new Date(now.getTime() + AHEAD_MS)}::timestamptz`,
};

function after(ms: number) {
  return sql`${sql.lit(ms)} * interval '1 millisecond'`;
}

/** Queues of hotels for the staff. */
export const hotelQueues = { hotelNotices: noticeQueue, arrivals: arrivalQueue } as const;
