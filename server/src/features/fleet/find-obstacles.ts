import type { ErrorCode } from '@serai/contract/errors';
import type { Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findAbsences } from './absences/absence-store.ts';
import type { RideRow } from './dispatch-store.ts';
import { loadDistances } from './distance-store.ts';
import { findNeighbours, type Whose } from './neighbour-store.ts';
import { findObstacle, findRideAtSameTime, minutesToStart, type Obstacle } from './positioning.ts';

/** A driver or a vehicle. */
interface Candidate {
  id: number;
  base_id: number | null;
}

/** How a driver or vehicle fits a ride. */
export interface Judgement {
  obstacle: Obstacle | undefined;
  /** Minutes to the start of the ride; undefined if no route is known. */
  minutesAway: number | undefined;
}

/** Judges each driver or vehicle for a ride, by id. */
export async function judgeCandidates(
  db: Db,
  whose: Whose,
  candidates: readonly Candidate[],
  ride: RideRow,
): Promise<Map<number, Judgement>> {
  const distances = await loadDistances(db);
  const ids = candidates.map(({ id }) => id);
  const neighbours = await findNeighbours(db, whose, ids, ride);
  const absences = await findAbsences(db, whose, ids, ride);
  return new Map(
    candidates.map(({ id, base_id: homeId }) => {
      const around = { homeId, ...neighbours.get(id), absentUntil: absences.get(id) };
      const obstacle = findObstacle(ride, around, distances);
      return [id, { obstacle, minutesAway: minutesToStart(ride, around, distances) }];
    }),
  );
}

/** Refusal of a ride for a locked driver or vehicle with an obstacle; undefined if there is none. */
export async function refusalOf(
  db: Db,
  whose: Whose,
  candidate: Candidate,
  ride: RideRow,
): Promise<AppError | undefined> {
  const obstacle = (await judgeCandidates(db, whose, [candidate], ride)).get(candidate.id)?.obstacle;
  if (!obstacle) return undefined;
  const facts = 'sn' in obstacle ? { sn: obstacle.sn } : {};
  return new AppError(codes[whose][obstacle.kind], { facts });
}

/**
 * Refusal of a ride for a locked driver or vehicle of another company that has another ride at that time; undefined if it
 * has none. Their bases, ways and absences are not known.
 */
export async function refusalOfHired(
  db: Db,
  whose: Whose,
  id: number,
  ride: RideRow,
): Promise<AppError | undefined> {
  const neighbours = await findNeighbours(db, whose, [id], ride);
  const other = findRideAtSameTime(ride, neighbours.get(id) ?? {});
  return other && new AppError(codes[whose].busy, { facts: { sn: other.sn } });
}

/** Whether a driver speaks the requested language. Without a base, only Chinese is checked, and charged. */
export function speaksAsked(ride: RideRow, languages: readonly string[]): boolean {
  const { driver_language: asked, from_base_id } = ride;
  return languages.includes(asked) || (from_base_id === null && asked !== 'chinese');
}

const codes = {
  driver_id: {
    busy: 'driver_busy',
    too_far: 'driver_too_far',
    elsewhere: 'driver_elsewhere',
    absent: 'driver_absent',
  },
  vehicle_id: {
    busy: 'vehicle_busy',
    too_far: 'vehicle_too_far',
    elsewhere: 'vehicle_elsewhere',
    absent: 'vehicle_absent',
  },
} as const satisfies Record<Whose, Record<Obstacle['kind'], ErrorCode>>;
