import { nightsBetween } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

/** Vehicles of a pool on every civil date from the first day to the last, both included. */
export interface HeldVehicles {
  poolId: number;
  firstDay: string;
  lastDay: string;
  vehicles: number;
}

/**
 * Takes vehicles from a pool on every day asked for; false, with nothing kept once the caller rolls back, when a
 * day has too few. Days are taken in order, and a row that another booking has in hand is judged after it.
 */
export async function takeVehicles(trx: Trx, held: HeldVehicles): Promise<boolean> {
  const { poolId, firstDay, lastDay, vehicles } = held;
  const pool = await trx
    .selectFrom('vehicle_pools')
    .select('units')
    .where('id', '=', poolId)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  if (!pool || vehicles > pool.units) return false;
  const { rows } = await sql<{ day: string }>`
    INSERT INTO vehicle_days (pool_id, day, sold)
    SELECT ${poolId}::bigint, day::date, ${vehicles}::int
    FROM generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') AS day ORDER BY day
    ON CONFLICT (pool_id, day) DO UPDATE SET sold = vehicle_days.sold + excluded.sold
      WHERE vehicle_days.sold + excluded.sold <= ${pool.units}::int
    RETURNING day`.execute(trx);
  return rows.length === nightsBetween(firstDay, lastDay) + 1;
}

/** Gives vehicles back, as many on each day as were sold there at most. */
export async function giveBackVehicles(trx: Trx, held: HeldVehicles): Promise<void> {
  const { poolId, firstDay, lastDay, vehicles } = held;
  await sql`
    WITH days AS (
      SELECT pool_id, day FROM vehicle_days
      WHERE pool_id = ${poolId}::bigint AND day BETWEEN ${firstDay}::date AND ${lastDay}::date
      ORDER BY day FOR UPDATE
    )
    UPDATE vehicle_days SET sold = greatest(vehicle_days.sold - ${vehicles}::int, 0)
    FROM days WHERE vehicle_days.pool_id = days.pool_id AND vehicle_days.day = days.day`.execute(trx);
}

/**
 * How many of each pool can still be booked on every day of a span; a pool that is not sold has none. What is `ownHold`
 * counts as left: it is held by the order that asks.
 */
export async function countVehiclesLeft(
  db: Db,
  poolIds: readonly number[],
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  ownHold?: HeldVehicles,
): Promise<Map<number, number>> {
  const own = ownHold
    ? sql`CASE WHEN p.id = ${ownHold.poolId}::bigint AND d.day BETWEEN ${ownHold.firstDay}::date
        AND ${ownHold.lastDay}::date THEN ${ownHold.vehicles}::int ELSE 0 END`
    : sql`0`;
  const { rows } = await sql<{ id: number; units_left: number }>`
    SELECT p.id, greatest(p.units - coalesce(max(d.sold - ${own}), 0), 0)::int AS units_left
    FROM vehicle_pools p
    LEFT JOIN vehicle_days d ON d.pool_id = p.id AND d.day BETWEEN ${firstDay}::date AND ${lastDay}::date
    WHERE p.id = ANY(${[...poolIds]}::bigint[]) AND p.active
    GROUP BY p.id, p.units`.execute(db);
  return new Map(rows.map(({ id, units_left }) => [id, units_left]));
}

/** How many of those left are told of: what is plenty stays our own affair. */
export function shownUnits(unitsLeft: number): number {
  return Math.min(unitsLeft, 99);
}
