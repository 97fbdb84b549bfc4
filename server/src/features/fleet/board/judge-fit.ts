import type { BoardRide } from '@serai/contract/vehicles/board';
import type { Distances } from '../journey.ts';
import { type Around, findObstacle, positioningMinutes, type Stop } from '../positioning.ts';

const MINUTE_MS = 60_000;

/** Judges an assigned ride by the rule with which `assign` accepts or refuses it. */
export function judgeFit(
  ride: Stop,
  around: Around,
  distances: Distances,
): NonNullable<BoardRide['driver_fit']> {
  const obstacle = findObstacle(ride, around, distances);
  return {
    clash: obstacle?.kind ?? null,
    clash_sn: obstacle && 'sn' in obstacle ? obstacle.sn : '',
    spare_minutes: spareMinutes(ride, around, distances),
  };
}

function spareMinutes(ride: Stop, { homeId, after }: Around, distances: Distances): number | null {
  if (!after) return null;
  const needed = positioningMinutes(ride, after, homeId, distances);
  if (needed === undefined) return null;
  return Math.floor((after.starts_at.getTime() - ride.ends_at.getTime()) / MINUTE_MS) - needed;
}
