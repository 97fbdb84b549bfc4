import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { type MonthPart, monthsOf } from '../../domain/stay.ts';
import type { HeldDay } from '../orders/orders.ts';

/** Rooms of a type for a stay. */
export interface HeldRooms {
  roomTypeId: number;
  checkIn: string;
  checkOut: string;
  rooms: number;
}

/**
 * Takes rooms from stock on every night of a stay; false, with nothing kept once the caller rolls back, when a
 * night has too few. The condition stands in the update itself, so two callers cannot take the same room, and
 * months are taken in order, so two stays cannot wait for each other.
 */
export async function takeStock(trx: Trx, held: HeldRooms): Promise<boolean> {
  for (const part of monthsOf(held.checkIn, held.checkOut)) {
    if (!(await takeMonth(trx, held, part))) return false;
  }
  return true;
}

async function takeMonth(trx: Trx, { roomTypeId, rooms }: HeldRooms, part: MonthPart): Promise<boolean> {
  const { month, from, to } = part;
  const result = await sql`
    UPDATE room_months SET
      units[${from}::int:${to}::int] = ARRAY(SELECT (night.n - ${rooms}::int)::smallint
        FROM unnest(units[${from}::int:${to}::int]) WITH ORDINALITY AS night (n, at) ORDER BY at),
      sold[${from}::int:${to}::int] = ARRAY(SELECT (night.n + ${rooms}::int)::smallint
        FROM unnest(sold[${from}::int:${to}::int]) WITH ORDINALITY AS night (n, at) ORDER BY at)
    WHERE room_type_id = ${roomTypeId}::bigint AND month = ${month}::date AND cardinality(units) >= ${to}::int
      AND ${rooms}::int <= ALL (units[${from}::int:${to}::int])`.execute(trx);
  return result.numAffectedRows === 1n;
}

/**
 * The nights of a stay of which an agency's unpaid orders hold rooms: how many, and how many rooms were left before
 * those `rooms` were taken, which has been done.
 */
export async function listUnpaidNights(
  trx: Trx,
  agencyId: number,
  { roomTypeId, checkIn, checkOut, rooms }: HeldRooms,
): Promise<HeldDay[]> {
  const { rows } = await sql<HeldDay>`
    WITH own AS (
      SELECT night::date AS night, sum(held.rooms)::int AS held
      FROM orders JOIN hotel_orders held ON held.order_id = orders.id, generate_series(
        greatest(held.check_in, ${checkIn}::date), least(held.check_out, ${checkOut}::date) - 1, interval '1 day') night
      WHERE orders.agency_id = ${agencyId} AND orders.order_status = 'pending_payment'
        AND held.room_type_id = ${roomTypeId} AND held.holds_stock
      GROUP BY night
    )
    SELECT own.held, month.units[extract(day FROM own.night)::int] + ${rooms}::int AS left
    FROM own JOIN room_months month ON month.room_type_id = ${roomTypeId}
      AND month.month = date_trunc('month', own.night)::date`.execute(trx);
  return rows;
}

/** Gives rooms back, as many on each night as were sold there at most. */
export async function giveBackStock(
  trx: Trx,
  { roomTypeId, checkIn, checkOut, rooms }: HeldRooms,
): Promise<void> {
  for (const { month, from, to } of monthsOf(checkIn, checkOut)) {
    await sql`
      UPDATE room_months SET
        units[${from}::int:${to}::int] = ARRAY(SELECT (night.n + ${rooms}::int)::smallint
          FROM unnest(units[${from}::int:${to}::int]) WITH ORDINALITY AS night (n, at) ORDER BY at),
        sold[${from}::int:${to}::int] = ARRAY(SELECT greatest(night.n - ${rooms}::int, 0)::smallint
          FROM unnest(sold[${from}::int:${to}::int]) WITH ORDINALITY AS night (n, at) ORDER BY at)
      WHERE room_type_id = ${roomTypeId}::bigint AND month = ${month}::date`.execute(trx);
  }
}
