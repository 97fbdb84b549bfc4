import { sql } from 'kysely';
import type { Db } from '../../calls.ts';

const WINDOW_DAYS = 30;

/** What one sold stay adds to the value by which hotels are sorted as "Hot", beside the value of the import. */
export const HOT_PER_STAY = 20;

/**
 * Counts for each hotel the stays that were booked within the last 30 days and are paid or owed; answers how many hotels
 * have another count than before. Only those are written, since each is read again by every process. Safe to run anywhere,
 * any number of times.
 */
export async function countHotelSales(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_DAYS * 86_400_000);
  const { numAffectedRows } = await sql`
    WITH sold AS (
      SELECT part.hotel_id AS id, count(*)::int AS stays
      FROM orders JOIN hotel_orders part ON part.order_id = orders.id
      WHERE orders.created_at > ${since} AND orders.pay_status IN ('paid', 'on_credit')
        AND orders.order_status <> 'cancelled'
      GROUP BY part.hotel_id
    ),
    -- In id order, so that two portals that count at once cannot wait for each other.
    due AS (
      SELECT hotel.id, coalesce(sold.stays, 0) AS stays FROM hotels hotel LEFT JOIN sold USING (id)
      WHERE hotel.sold_recently <> coalesce(sold.stays, 0) ORDER BY hotel.id FOR NO KEY UPDATE OF hotel
    )
    UPDATE hotels SET sold_recently = due.stays FROM due WHERE hotels.id = due.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
