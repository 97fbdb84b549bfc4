import type { ErrorCode } from '@serai/contract/errors';
import type { Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { RideRow } from './dispatch-store.ts';
import { loadDistances } from './distance-store.ts';
import { findNeighbours, type Whose } from './neighbour-store.ts';
import { findObstacle, type Obstacle } from './positioning.ts';

/** A driver or a vehicle. */
interface Candidate {
  id: number;
  base_id: number | null;
}

/** Finds the obstacle of each driver or vehicle to a ride; those without one are left out. */
export async function findObstacles(
  db: Db,
  whose: Whose,
  candidates: readonly Candidate[],
  ride: RideRow,
): Promise<Map<number, Obstacle>> {
  const distances = await loadDistances(db);
  const ids = candidates.map(({ id }) => id);
  const neighbours = await findNeighbours(db, whose, ids, ride);
  const found = new Map<number, Obstacle>();
  for (const { id, base_id: homeId } of candidates) {
    const hindrance = findObstacle(ride, { homeId, ...neighbours.get(id) }, distances);
    if (hindrance) found.set(id, hindrance);
  }
  return found;
}

/** Refusal of a ride for a locked driver or vehicle with an obstacle; undefined if there is none. */
export async function refusalOf(
  db: Db,
  whose: Whose,
  candidate: Candidate,
  ride: RideRow,
): Promise<AppError | undefined> {
  const hindrance = (await findObstacles(db, whose, [candidate], ride)).get(candidate.id);
  if (!hindrance) return undefined;
  const facts = 'sn' in hindrance ? { sn: hindrance.sn } : {};
  return new AppError(codes[whose][hindrance.kind], { facts });
}

/** Whether a driver speaks the requested language. Without a base, only Chinese is checked, and charged. */
export function speaksAsked(ride: RideRow, languages: readonly string[]): boolean {
  const { driver_language: asked, from_base_id } = ride;
  return languages.includes(asked) || (from_base_id === null && asked !== 'chinese');
}

const codes = {
  driver_id: { busy: 'driver_busy', too_far: 'driver_too_far', elsewhere: 'driver_elsewhere' },
  vehicle_id: { busy: 'vehicle_busy', too_far: 'vehicle_too_far', elsewhere: 'vehicle_elsewhere' },
} as const satisfies Record<Whose, Record<Obstacle['kind'], ErrorCode>>;
