import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { RideRow } from './dispatch-store.ts';
import type { Neighbours, OtherRide } from './positioning.ts';

/** Column of the resource whose rides are requested. */
export type Whose = 'driver_id' | 'vehicle_id';

type NearRow = OtherRide & { id: number; side: 'before' | 'after' };

/** Finds the previous and next ride of each driver or vehicle; those without any are left out. */
export async function findNeighbours(
  db: Db,
  whose: Whose,
  ids: readonly number[],
  ride: RideRow,
): Promise<Map<number, Neighbours>> {
  const near = nearRides(whose, {
    who: sql`who.id`,
    rideId: sql`${ride.id}::bigint`,
    startsAt: sql`${ride.starts_at}`,
  });
  const { rows } = await sql<NearRow>`
    SELECT who.id, near.* FROM unnest(${[...ids]}::bigint[]) AS who (id), LATERAL (${near}) near`.execute(db);
  return group(rows);
}

/**
 * Finds, by ride, the previous and next ride of the driver or vehicle to whom it is assigned; rides without any
 * are left out.
 */
export async function findAssignedNeighbours(
  db: Db,
  whose: Whose,
  rideIds: readonly number[],
): Promise<Map<number, Neighbours>> {
  const near = nearRides(whose, {
    who: sql`ride.${sql.ref(whose)}`,
    rideId: sql`ride.id`,
    startsAt: sql`ride.starts_at`,
  });
  const { rows } = await sql<NearRow>`
    SELECT ride.id, near.* FROM rides ride, LATERAL (${near}) near
    WHERE ride.id = ANY(${[...rideIds]}::bigint[])`.execute(db);
  return group(rows);
}

function nearRides(
  whose: Whose,
  { who, rideId, startsAt }: Record<'who' | 'rideId' | 'startsAt', RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const others = sql`
    SELECT orders.sn, other.starts_at, other.from_base_id, other.to_base_id, other.out_minutes, other.back_minutes,
      other.status = 'finished' AS "isFinished", least(other.ends_at, finish.at) AS ends_at
    FROM rides other JOIN orders ON orders.id = other.order_id
    LEFT JOIN LATERAL (
      SELECT min(at) AS at FROM ride_history WHERE ride_id = other.id AND event = 'finish' AND other.status = 'finished'
    ) finish ON true
    WHERE other.${sql.ref(whose)} = ${who} AND other.id <> ${rideId}
      AND (other.active OR other.status = 'finished')`;
  return sql`
      (SELECT 'before' AS side, before.* FROM (${others} AND other.starts_at < ${startsAt}
        ORDER BY other.starts_at DESC LIMIT 1) before)
      UNION ALL
      (SELECT 'after', after.* FROM (${others} AND other.starts_at >= ${startsAt}
        ORDER BY other.starts_at LIMIT 1) after)`;
}

function group(rows: readonly NearRow[]): Map<number, Neighbours> {
  const found = new Map<number, Neighbours>();
  for (const { id, side, ...other } of rows) found.set(id, { ...found.get(id), [side]: other });
  return found;
}
