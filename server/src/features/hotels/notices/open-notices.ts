import { type RawBuilder, sql } from 'kysely';

/** Condition on `notice`, as in the index `hotel_notices_open`. */
export const isUnacknowledged = sql`notice.is_current AND notice.answer IS DISTINCT FROM 'acknowledged'`;

/**
 * FROM clause of notices that still need an answer: bookings until the end of the stay, cancellations until the
 * end of the former stay.
 */
export function fromOpenNotices(now: Date): RawBuilder<unknown> {
  return sql`FROM hotel_notices notice
    JOIN orders ON orders.id = notice.order_id AND orders.service_end > ${now}::timestamptz
      AND (notice.kind = 'cancellation' OR orders.order_status IN ('processing', 'confirmed', 'in_service'))`;
}
