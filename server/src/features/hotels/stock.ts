import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { type MonthPart, monthsOf } from '../../domain/stay.ts';
import type { HeldDay } from '../orders/for-products.ts';

/** Rooms of a type for a stay. */
export interface HeldRooms {
  roomTypeId: number;
  checkIn: string;
  checkOut: string;
  rooms: number;
}

/**
 * Takes rooms from stock on every night of a stay. Returns false if a night has too few; the caller must roll
 * back, and nothing is kept. The condition is part of the update, so that two callers cannot take the same
 * room. Months are taken in order, so that two stays cannot deadlock.
 */
export async function holdStock(trx: Trx, held: HeldRooms): Promise<boolean> {
  for (const part of monthsOf(held.checkIn, held.checkOut)) {
    if (!(await takeMonth(trx, held, part))) return false;
  }
  return true;
}

/**
 * Takes rooms of several types as `holdStock` does, all or none. Types are taken in order, as `moveStock` locks them, so
 * that two stays of the same types cannot deadlock.
 */
export async function holdAll(trx: Trx, held: readonly HeldRooms[]): Promise<boolean> {
  for (const rooms of inLockOrder(held)) if (!(await holdStock(trx, rooms))) return false;
  return true;
}

/** Returns rooms of several types to stock as `returnStock` does. */
export async function returnAll(
  trx: Trx,
  held: readonly HeldRooms[],
  how: { isRefused: boolean },
): Promise<void> {
  for (const rooms of inLockOrder(held)) await returnStock(trx, rooms, how);
}

function inLockOrder(held: readonly HeldRooms[]): HeldRooms[] {
  return held.toSorted((one, other) => one.roomTypeId - other.roomTypeId);
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

/** Whether `holdStock` would succeed now. */
export async function hasStock(
  db: Db,
  { roomTypeId, checkIn, checkOut, rooms }: HeldRooms,
): Promise<boolean> {
  for (const { month, from, to } of monthsOf(checkIn, checkOut)) {
    const { rows } = await sql`
      SELECT FROM room_months
      WHERE room_type_id = ${roomTypeId}::bigint AND month = ${month}::date AND cardinality(units) >= ${to}::int
        AND ${rooms}::int <= ALL (units[${from}::int:${to}::int])`.execute(db);
    if (rows.length === 0) return false;
  }
  return true;
}

/**
 * Moves held stock to other nights or another room type in one step: nights that are kept are never free in
 * between, and no other booking can take them. Returns false if a night has too few; the caller must roll
 * back, and nothing is kept. Months are locked in the order of room types and months, so that two moves
 * cannot deadlock.
 */
export async function moveStock(trx: Trx, from: HeldRooms, to: HeldRooms): Promise<boolean> {
  const wanted = new Map<string, { roomTypeId: number; month: string; days: Map<number, number> }>();
  for (const [{ roomTypeId, checkIn, checkOut, rooms }, sign] of [
    [from, -1],
    [to, 1],
  ] as const) {
    for (const part of monthsOf(checkIn, checkOut)) {
      const key = `${roomTypeId} ${part.month}`;
      const { days } = wanted.get(key) ?? { days: new Map<number, number>() };
      for (let day = part.from; day <= part.to; day++) days.set(day, (days.get(day) ?? 0) + sign * rooms);
      wanted.set(key, { roomTypeId, month: part.month, days });
    }
  }
  const inOrder = [...wanted.values()].sort(
    (one, other) => one.roomTypeId - other.roomTypeId || (one.month < other.month ? -1 : 1),
  );
  for (const month of inOrder) if (!(await moveMonth(trx, month))) return false;
  return true;
}

/** Changes the sold units of some days of a month by the given differences; negative ones are returned. */
async function moveMonth(
  trx: Trx,
  { roomTypeId, month, days }: { roomTypeId: number; month: string; days: ReadonlyMap<number, number> },
): Promise<boolean> {
  const moved = [...days].filter(([, more]) => more !== 0);
  if (moved.length === 0) return true;
  const wanted = sql`(SELECT night.at, night.n, coalesce(day.more, 0) AS more
    FROM unnest(units) WITH ORDINALITY AS night (n, at)
    LEFT JOIN unnest(${moved.map(([day]) => day)}::int[], ${moved.map(([, more]) => more)}::int[]) AS day (at, more)
      ON day.at = night.at) AS night`;
  const result = await sql`
    UPDATE room_months SET
      units = ARRAY(SELECT (night.n - night.more)::smallint FROM ${wanted} ORDER BY night.at),
      sold = ARRAY(SELECT greatest(was.n + night.more, 0)::smallint
        FROM ${wanted} JOIN unnest(sold) WITH ORDINALITY AS was (n, at) ON was.at = night.at ORDER BY night.at)
    WHERE room_type_id = ${roomTypeId}::bigint AND month = ${month}::date
      AND cardinality(units) >= ${Math.max(...moved.map(([day]) => day))}::int
      AND NOT EXISTS (SELECT FROM ${wanted} WHERE night.more > 0 AND night.n < night.more)`.execute(trx);
  return result.numAffectedRows === 1n;
}

/** Takes free rooms off sale, as far as each night has them. The caller holds the locks of these months. */
export async function takeOffSale(
  trx: Trx,
  { roomTypeId, checkIn, checkOut, rooms }: HeldRooms,
): Promise<void> {
  for (const { month, from, to } of monthsOf(checkIn, checkOut)) {
    await sql`
      UPDATE room_months SET
        units[${from}::int:${to}::int] = ARRAY(SELECT greatest(night.n - ${rooms}::int, 0)::smallint
          FROM unnest(units[${from}::int:${to}::int]) WITH ORDINALITY AS night (n, at) ORDER BY at)
      WHERE room_type_id = ${roomTypeId}::bigint AND month = ${month}::date`.execute(trx);
  }
}

/**
 * Nights of a stay on which the agency's unpaid orders hold rooms: how many, and how many rooms were left
 * before these `rooms` were taken (already done).
 */
export async function listUnpaidNights(
  trx: Trx,
  agencyId: number,
  { roomTypeId, checkIn, checkOut, rooms }: HeldRooms,
): Promise<HeldDay[]> {
  const { rows } = await sql<HeldDay>`
    WITH own AS (
      SELECT night::date AS night, sum(coalesce(line.rooms, held.rooms))::int AS held
      FROM orders JOIN hotel_orders held ON held.order_id = orders.id
      LEFT JOIN hotel_order_lines line ON line.order_id = held.order_id, generate_series(
        greatest(held.check_in, ${checkIn}::date), least(held.check_out, ${checkOut}::date) - 1, interval '1 day') night
      WHERE orders.agency_id = ${agencyId} AND orders.order_status = 'pending_payment'
        AND coalesce(line.room_type_id, held.room_type_id) = ${roomTypeId} AND held.holds_stock
      GROUP BY night
    )
    SELECT own.held, month.units[extract(day FROM own.night)::int] + ${rooms}::int AS left
    FROM own JOIN room_months month ON month.room_type_id = ${roomTypeId}
      AND month.month = date_trunc('month', own.night)::date`.execute(trx);
  return rows;
}

/**
 * Returns rooms to stock, at most as many per night as were sold. Rooms that the hotel refused do not exist:
 * they no longer count as sold, but stay off sale until the desk sets the allotment again.
 */
export async function returnStock(
  trx: Trx,
  { roomTypeId, checkIn, checkOut, rooms }: HeldRooms,
  { isRefused }: { isRefused: boolean },
): Promise<void> {
  const onSale = isRefused ? 0 : rooms;
  for (const { month, from, to } of monthsOf(checkIn, checkOut)) {
    await sql`
      UPDATE room_months SET
        units[${from}::int:${to}::int] = ARRAY(SELECT (night.n + ${onSale}::int)::smallint
          FROM unnest(units[${from}::int:${to}::int]) WITH ORDINALITY AS night (n, at) ORDER BY at),
        sold[${from}::int:${to}::int] = ARRAY(SELECT greatest(night.n - ${rooms}::int, 0)::smallint
          FROM unnest(sold[${from}::int:${to}::int]) WITH ORDINALITY AS night (n, at) ORDER BY at)
      WHERE room_type_id = ${roomTypeId}::bigint AND month = ${month}::date`.execute(trx);
  }
}
