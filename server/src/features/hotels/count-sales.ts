import { sql } from 'kysely';
import type { Db } from '../../calls.ts';

const WINDOW_DAYS = 30;

/** Amount that each sold stay adds to a hotel's "Hot" sort value, on top of the imported value. */
export const HOT_PER_STAY = 20;

/**
 * Counts each hotel's stays of the last 30 days that are paid or owed, and returns how many hotels' counts
 * changed. Only changed rows are written, because every process re-reads each of them. Idempotent; may run in
 * any process.
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
