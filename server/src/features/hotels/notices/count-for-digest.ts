import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import type { CoversQueue, DigestItem, StaffQueue } from '../../messages/messages.ts';

/** Digest for the desk: unacknowledged and refused bookings and changes of future stays. */
export async function countNoticesForStaff(
  db: Db,
  queue: StaffQueue,
  now: Date,
  covers: CoversQueue,
): Promise<DigestItem[]> {
  if (queue !== 'desk' || !covers('hotelNotices')) return [];
  const { rows } = await sql<{ what: 'hotels_refused' | 'hotels_silent'; count: number; first: string[] }>`
    SELECT CASE notice.answer WHEN 'refused' THEN 'hotels_refused' ELSE 'hotels_silent' END AS what,
      count(*)::int AS count, (array_agg(orders.sn ORDER BY orders.service_start, orders.id))[1:8] AS first
    FROM hotel_notices notice JOIN orders ON orders.id = notice.order_id
    WHERE notice.is_current AND notice.kind <> 'cancellation' AND notice.answer IS DISTINCT FROM 'acknowledged'
      AND orders.order_status IN ('processing', 'confirmed') AND orders.service_end > ${now}
    GROUP BY what ORDER BY what`.execute(db);
  return rows;
}
