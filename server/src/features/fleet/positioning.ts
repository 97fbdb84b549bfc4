import { type Distances, restMinutes } from './journey.ts';

const MINUTE_MS = 60_000;

/** When and where a ride is: what its driver and its vehicle need the time for. */
export interface Stop {
  starts_at: Date;
  ends_at: Date;
  from_base_id: number | null;
  to_base_id: number | null;
  out_minutes: number;
  back_minutes: number;
}

/** Another ride of a driver or a vehicle. */
export interface OtherRide extends Stop {
  /** The number of its order. */
  sn: string;
  /** It is over, whatever was planned: whoever drove it is free, where it ended. */
  isFinished: boolean;
}

/** The rides before and after one, of a driver or a vehicle. */
export interface Neighbours {
  before?: OtherRide;
  after?: OtherRide;
}

/** Why somebody cannot drive a ride: another one at that time, one too far away, or a home from which no road is known. */
export type Hindrance = { kind: 'busy' | 'too_far'; sn: string } | { kind: 'elsewhere' };

/**
 * What keeps a driver or a vehicle from a ride; undefined where nothing does. Who has no home is at home anywhere, and
 * a ride without bases may be anywhere.
 */
export function findHindrance(
  ride: Stop,
  { homeId, before, after }: Neighbours & { homeId: number | null },
  distances: Distances,
): Hindrance | undefined {
  if (before && !before.isFinished && before.ends_at > ride.starts_at) return { kind: 'busy', sn: before.sn };
  if (after && !after.isFinished && after.starts_at < ride.ends_at) return { kind: 'busy', sn: after.sn };
  const reaches = (needed: number | undefined, from: Date, to: Date) =>
    needed !== undefined && to.getTime() - from.getTime() >= needed * MINUTE_MS;
  if (before && !reaches(positioningMinutes(before, ride, homeId, distances), before.ends_at, ride.starts_at))
    return { kind: 'too_far', sn: before.sn };
  if (after && !reaches(positioningMinutes(ride, after, homeId, distances), ride.ends_at, after.starts_at))
    return { kind: 'too_far', sn: after.sn };
  return isReachable(homeId, ride.from_base_id, distances) ? undefined : { kind: 'elsewhere' };
}

/** Minutes from where one ride ends to where the next begins; undefined where no road is known. */
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
  // Who has reported that it is over has turned round already.
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
