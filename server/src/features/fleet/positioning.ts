import { type Distances, restMinutes } from './journey.ts';

const MINUTE_MS = 60_000;

/** Time and place of a ride, for which its driver and vehicle are needed. */
export interface Stop {
  starts_at: Date;
  ends_at: Date;
  from_base_id: number | null;
  to_base_id: number | null;
  out_minutes: number;
  back_minutes: number;
}

/** Another ride of the same driver or vehicle. */
export interface OtherRide extends Stop {
  /** Number of its order. */
  sn: string;
  /** Finished early: the driver is free from then on, at the place where it ended. */
  isFinished: boolean;
}

/** Previous and next ride of a driver or vehicle. */
export interface Neighbours {
  before?: OtherRide;
  after?: OtherRide;
}

/** Facts of a driver or vehicle around a ride. */
export interface Around extends Neighbours {
  homeId: number | null;
  /** End of an absence during the ride. */
  absentUntil?: Date | undefined;
}

/**
 * Why a driver or vehicle cannot take a ride: an absence or another ride at that time, one too far away, or a home
 * base without a known route.
 */
export type Obstacle =
  | { kind: 'busy' | 'too_far'; sn: string; other: OtherRide }
  | { kind: 'absent'; until: Date }
  | { kind: 'elsewhere' };

/**
 * Finds the obstacle of a driver or vehicle to a ride; undefined if there is none. Without a home base any
 * place is home, and a ride without bases can be anywhere.
 */
export function findObstacle(
  ride: Stop,
  { homeId, before, after, absentUntil }: Around,
  distances: Distances,
): Obstacle | undefined {
  if (absentUntil) return { kind: 'absent', until: absentUntil };
  const sameTime = findRideAtSameTime(ride, { before, after });
  if (sameTime) return { kind: 'busy', sn: sameTime.sn, other: sameTime };
  const reaches = (needed: number | undefined, from: Date, to: Date) =>
    needed !== undefined && to.getTime() - from.getTime() >= needed * MINUTE_MS;
  if (before && !reaches(positioningMinutes(before, ride, homeId, distances), before.ends_at, ride.starts_at))
    return { kind: 'too_far', sn: before.sn, other: before };
  if (after && !reaches(positioningMinutes(ride, after, homeId, distances), ride.ends_at, after.starts_at))
    return { kind: 'too_far', sn: after.sn, other: after };
  return isReachable(homeId, ride.from_base_id, distances) ? undefined : { kind: 'elsewhere' };
}

/** Finds another ride of the same driver or vehicle that overlaps a ride; a finished one does not. */
export function findRideAtSameTime(
  ride: Pick<Stop, 'starts_at' | 'ends_at'>,
  { before, after }: { before?: OtherRide | undefined; after?: OtherRide | undefined },
): OtherRide | undefined {
  if (before && !before.isFinished && before.ends_at > ride.starts_at) return before;
  if (after && !after.isFinished && after.starts_at < ride.ends_at) return after;
  return undefined;
}

/**
 * Minutes that a driver or vehicle needs to the start of a ride: from the end of the previous ride, or else from home;
 * undefined if no route is known.
 */
export function minutesToStart(
  ride: Stop,
  { homeId, before }: Neighbours & { homeId: number | null },
  distances: Distances,
): number | undefined {
  if (before) return positioningMinutes(before, ride, homeId, distances);
  const to = ride.from_base_id;
  if (homeId === null || to === null) return 0;
  const way = homeId === to ? 0 : distances.drive(homeId, to);
  return way === undefined ? undefined : way + ride.out_minutes;
}

/** Minutes from the end of one ride to the start of the next; undefined if no route is known. */
export function positioningMinutes(
  before: Stop & { isFinished?: boolean },
  after: Stop,
  homeId: number | null,
  distances: Distances,
): number | undefined {
  const { turnaround, drive } = distances;
  const [from, to] = [before.to_base_id, after.from_base_id];
  if (from === null || to === null) return 0;
  const around = before.back_minutes + after.out_minutes;
  // After a reported end, the turnaround has already taken place.
  if (from === to) return before.isFinished ? 0 : around + turnaround(from);
  const direct = drive(from, to) ?? overHome(homeId, { from, to }, drive);
  return direct === undefined
    ? undefined
    : around + restMinutes(before.from_base_id, from, distances) + direct;
}

function overHome(
  homeId: number | null,
  { from, to }: { from: number; to: number },
  drive: Distances['drive'],
): number | undefined {
  if (homeId === null) return undefined;
  const [back, out] = [drive(from, homeId), drive(homeId, to)];
  return back === undefined || out === undefined ? undefined : back + out;
}

function isReachable(homeId: number | null, baseId: number | null, { drive }: Distances): boolean {
  return homeId === null || baseId === null || homeId === baseId || drive(homeId, baseId) !== undefined;
}
