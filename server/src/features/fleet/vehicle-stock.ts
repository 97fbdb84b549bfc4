import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { findDistances } from './distance-store.ts';
import { type Away, awayFor, type Journey } from './journey.ts';

/** A number of vehicles of a pool for a journey. */
export interface HeldVehicles {
  poolId: number;
  journey: Journey;
  vehicles: number;
}

/**
 * SQL: number of vehicles that the `pool` row of `vehicle_pools` can sell at once: its active vehicles, at
 * most its units. A pool without vehicles sells its units, which are served by subcontractors.
 */
export const poolCapacity = sql<number>`(SELECT CASE WHEN count(*) = 0 THEN pool.units
  ELSE least(pool.units, count(*) FILTER (WHERE own.active)) END FROM vehicles own WHERE own.pool_id = pool.id)::int`;

/**
 * SQL: maximum number of vehicles that active holds of the `pool` row have away at one time within a span. A
 * hold that ends at an instant frees its vehicle for one that begins then.
 */
export function maxHeld({ from, to }: Away, which: RawBuilder<unknown> = sql`true`): RawBuilder<number> {
  const holds = sql`FROM vehicle_holds held WHERE held.pool_id = pool.id AND held.active
    AND held.from_at < ${to}::timestamptz AND held.to_at > ${from}::timestamptz AND ${which}`;
  return sql<number>`(SELECT coalesce(max(away), 0) FROM (
    SELECT sum(change) OVER (ORDER BY at, change ROWS UNBOUNDED PRECEDING) AS away FROM (
      SELECT greatest(held.from_at, ${from}::timestamptz) AS at, held.vehicles AS change ${holds}
      UNION ALL SELECT held.to_at, -held.vehicles ${holds}
    ) moves
  ) running)::int`;
}

/**
 * Locks a pool to serialise its sales; returns whether it has the vehicles. The hold of `ownOrderId` counts
 * as left.
 */
export async function lockAndCheckVehicles(
  trx: Trx,
  { poolId, journey, vehicles }: HeldVehicles,
  ownOrderId?: number,
): Promise<boolean> {
  await lockPools(trx, [poolId]);
  const left = await countVehiclesLeft(trx, [poolId], journey, ownOrderId);
  return vehicles <= (left.get(poolId) ?? 0);
}

/** Locks pools in id order, to avoid deadlocks. */
export async function lockPools(trx: Trx, poolIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('vehicle_pools')
    .select('id')
    .where('id', 'in', [...poolIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Counts the vehicles left of each pool for a journey; 0 for a pool that is not sold. The hold of
 * `ownOrderId` counts as left: that order is asking.
 */
export async function countVehiclesLeft(
  db: Db,
  poolIds: readonly number[],
  journey: Journey,
  ownOrderId = 0,
): Promise<Map<number, number>> {
  const away = awayFor(journey, await findDistances(db, journey));
  const { rows } = await sql<{ id: number; units_left: number }>`
    SELECT pool.id, greatest(${poolCapacity} - ${maxHeld(away, sql`held.order_id <> ${ownOrderId}::bigint`)}, 0) AS units_left
    FROM vehicle_pools pool WHERE pool.id = ANY(${[...poolIds]}::bigint[]) AND pool.active`.execute(db);
  return new Map(rows.map(({ id, units_left }) => [id, units_left]));
}

/** Number of vehicles shown as left; larger stocks are not disclosed. */
export function shownUnits(unitsLeft: number): number {
  return Math.min(unitsLeft, 99);
}
