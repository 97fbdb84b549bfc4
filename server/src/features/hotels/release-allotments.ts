import { sql } from 'kysely';
import type { Db } from '../../calls.ts';

const BATCH = 500;

/**
 * Releases unsold allotment units of nights within the release period to the hotels, except those to keep;
 * returns the number of room months changed. Sold units stay sold. Idempotent, and safe to run in several
 * processes. Rooms locked by a booking are left to the next run.
 */
export async function releaseAllotments(db: Db, now: Date): Promise<number> {
  for (let released = 0; ; ) {
    const { numAffectedRows } = await sql`
      WITH due AS (
        SELECT stock.room_type_id, stock.month, allotment.keep, allotment.today, allotment.until
        FROM (
          SELECT room.id, room.release_keep AS keep, place.today, place.today + room.release_days AS until
          FROM room_types room JOIN hotels hotel ON hotel.id = room.hotel_id
          JOIN destinations city ON city.id = hotel.city_id
          CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE city.tz)::date AS today) place
          WHERE room.release_days IS NOT NULL
        ) allotment
        JOIN room_months stock ON stock.room_type_id = allotment.id
        WHERE stock.month BETWEEN date_trunc('month', allotment.today)::date AND allotment.until - 1
          AND EXISTS (SELECT FROM unnest(stock.units) WITH ORDINALITY AS night (n, at)
            WHERE n > allotment.keep AND stock.month + (at - 1)::int BETWEEN allotment.today AND allotment.until - 1)
        ORDER BY stock.room_type_id, stock.month LIMIT ${BATCH} FOR UPDATE OF stock SKIP LOCKED
      )
      UPDATE room_months stock SET units = ARRAY(
        SELECT (CASE WHEN stock.month + (at - 1)::int BETWEEN due.today AND due.until - 1
          THEN least(n, due.keep) ELSE n END)::smallint
        FROM unnest(stock.units) WITH ORDINALITY AS night (n, at) ORDER BY at)
      FROM due WHERE stock.room_type_id = due.room_type_id AND stock.month = due.month`.execute(db);
    const changed = Number(numAffectedRows ?? 0);
    released += changed;
    if (changed < BATCH) return released;
  }
}
