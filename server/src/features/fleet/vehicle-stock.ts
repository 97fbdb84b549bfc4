import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { findDistances } from './distance-store.ts';
import { type Away, awayFor, type Journey } from './journey.ts';

/** Vehicles of a pool for a journey. */
export interface HeldVehicles {
  poolId: number;
  journey: Journey;
  vehicles: number;
}

/**
 * How many vehicles the row `pool` of `vehicle_pools` can sell at once: those of its vehicles that are in use, and never
 * more than its units. A pool to which no vehicle belongs sells its units: somebody else's vehicles drive for it.
 */
export const poolCapacity = sql<number>`(SELECT CASE WHEN count(*) = 0 THEN pool.units
  ELSE least(pool.units, count(*) FILTER (WHERE own.active)) END FROM vehicles own WHERE own.pool_id = pool.id)::int`;

/**
 * The most vehicles that active holds of the row `pool` have away at one instant of a span. What ends at an instant is
 * back for what begins then.
 */
export function mostHeld({ from, to }: Away, which: RawBuilder<unknown> = sql`true`): RawBuilder<number> {
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
 * Locks a pool until the transaction ends, so that what it sells is decided one after the other, and says whether it
 * has the vehicles. What `ownOrderId` holds counts as left.
 */
export async function admitVehicles(
  trx: Trx,
  { poolId, journey, vehicles }: HeldVehicles,
  ownOrderId?: number,
): Promise<boolean> {
  await lockPools(trx, [poolId]);
  const left = await countVehiclesLeft(trx, [poolId], journey, ownOrderId);
  return vehicles <= (left.get(poolId) ?? 0);
}

/** Locks pools in the order of their ids, so that two who need the same ones never wait for each other. */
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
 * How many of each pool can still be booked for a journey; a pool that is not sold has none. What `ownOrderId` holds
 * counts as left: it is the order that asks.
 */
export async function countVehiclesLeft(
  db: Db,
  poolIds: readonly number[],
  journey: Journey,
  ownOrderId = 0,
): Promise<Map<number, number>> {
  const away = awayFor(journey, await findDistances(db, journey));
  const { rows } = await sql<{ id: number; units_left: number }>`
    SELECT pool.id, greatest(${poolCapacity} - ${mostHeld(away, sql`held.order_id <> ${ownOrderId}::bigint`)}, 0) AS units_left
    FROM vehicle_pools pool WHERE pool.id = ANY(${[...poolIds]}::bigint[]) AND pool.active`.execute(db);
  return new Map(rows.map(({ id, units_left }) => [id, units_left]));
}

/** How many of those left are told of: what is plenty stays our own affair. */
export function shownUnits(unitsLeft: number): number {
  return Math.min(unitsLeft, 99);
}
